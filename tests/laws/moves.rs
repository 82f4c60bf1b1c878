//! Keys, moves and their paths.

use std::collections::{BTreeMap, HashSet};

use ergo_games::game::{Game, Options};

use crate::support::{positions, wander};
use ergo_games::dice::Dice;

#[test]
fn incremental_keys_equal_keys_from_scratch() {
    fn check<G: Game>(variant: usize) {
        let mut texts = BTreeMap::new();
        for (options, position) in positions::<G>(variant, 8) {
            let text = position.to_string();
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            let same = texts.entry((options.names(G::VARIANTS[variant].options), position.key()));
            assert_eq!(same.or_insert_with(|| text.clone()), &text);
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn moves_and_their_paths_round_trip() {
    fn check<G: Game>(variant: usize) {
        for (_, position) in positions::<G>(variant, 2) {
            for mv in position.moves().unwrap() {
                let text = position.move_text(mv);
                assert!(position.is_legal(mv), "{text} on {position}");
                assert_eq!(position.parse_move(&text), Ok(mv), "on {position}");
                let path = position.path(mv);
                assert_eq!(
                    position.move_of_path(&path),
                    Some(mv),
                    "{text} on {position}"
                );
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn the_texts_of_a_line_play_it() {
    fn check<G: Game>(variant: usize) {
        let options = Options::of_variant(variant);
        for seed in 0..4 {
            let mut dice = Dice::new(seed);
            let (mut position, mut line) = (G::start(options), Vec::new());
            for _ in 0..20 {
                let mut moves = Vec::new();
                position.choices(&mut moves);
                if moves.is_empty() {
                    break;
                }
                line.push(*dice.pick(&moves));
                position = position.play(line[line.len() - 1]).unwrap();
            }
            let texts = G::start(options).line_texts(&line);
            let replayed = texts.iter().fold(G::start(options), |position, text| {
                position.play_unchecked(position.parse_move(text).unwrap())
            });
            assert_eq!(replayed, position, "{texts:?}");
            assert_eq!(texts.len(), line.len());
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn choices_are_one_move_for_each_result() {
    fn check<G: Game>(variant: usize) {
        // In Intermedium two moves may lead to the same position, of which only one wins.
        let results = |position: &G, moves: Vec<G::Move>| -> HashSet<_> {
            let played = moves.into_iter().map(|mv| position.play_unchecked(mv));
            played
                .map(|after| (after.key(), after.decided().is_some()))
                .collect()
        };
        for (_, position) in positions::<G>(variant, 2) {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let count = choices.len();
            let chosen = results(&position, choices);
            assert_eq!(chosen.len(), count, "{position}");
            assert_eq!(position.count(), count as u64, "{position}");
            let all = results(&position, position.moves().unwrap());
            assert_eq!(all, chosen, "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn the_players_alternate() {
    fn check<G: Game>(variant: usize) {
        for pair in wander::<G>(Options::of_variant(variant), &mut Dice::new(1)).windows(2) {
            assert_eq!(pair[0].turn(), pair[1].turn().other());
        }
    }
    ergo_games::for_every_game!(check);
}
