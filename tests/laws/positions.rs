//! Position texts and move lists: each has one canonical form, and errors have a place.

use std::str::FromStr;

use ergo_games::game::{Game, Options};
use ergo_games::parse::ParseError;
use ergo_games::replay::History;

use crate::mutate::mutated;
use crate::quoted::assert_quoted;
use crate::support::{choices_of_options, positions};
use ergo_games::dice::Dice;

#[test]
fn positions_round_trip() {
    fn check<G: Game>(variant: usize) {
        for (options, position) in positions::<G>(variant, 8) {
            let text = position.to_string();
            assert_eq!(G::parse(&text, options), Ok(position), "{text}");
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn positions_without_options_round_trip_by_from_str() {
    fn check<G: Game + FromStr<Err = ParseError>>(variant: usize) {
        let first = Options::default();
        for (options, position) in positions::<G>(variant, 2) {
            let text = position.to_string();
            // The text does not say which variant and options it belongs to: `FromStr` reads those of the first.
            assert_eq!(text.parse(), G::parse(&text, first), "{text}");
            if options == first {
                assert_eq!(text.parse(), Ok(position), "{text}");
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn mutated_positions_are_rejected_or_round_trip() {
    fn check<G: Game>(variant: usize) {
        let mut dice = Dice::new(2);
        let positions = positions::<G>(variant, 4);
        let mut read = 0;
        for _ in 0..20_000 {
            let (options, position) = dice.pick(&positions);
            let text = mutated(&mut dice, &position.to_string());
            let Ok(position) = G::parse(&text, *options) else {
                continue;
            };
            read += 1;
            assert_eq!(position.to_string(), text);
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            assert_eq!(
                position.outcome().is_some(),
                position.count() == 0,
                "{text}"
            );
        }
        assert!(read > 100, "{read}");
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn errors_quote_the_text_at_their_place() {
    fn check<G: Game>(variant: usize) {
        let mut dice = Dice::new(3);
        let positions = positions::<G>(variant, 1);
        for _ in 0..5_000 {
            let (options, position) = dice.pick(&positions);
            let text = mutated(&mut dice, &position.to_string());
            if let Err(error) = G::parse(&text, *options) {
                assert_quoted(&error, &text, error.span.start, &error.found);
            }
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn mutated_position_lines_are_rejected_or_round_trip() {
    fn check<G: Game>(variant: usize) {
        let mut dice = Dice::new(4);
        for options in choices_of_options(G::VARIANTS[variant].options) {
            let options = options.in_variant(variant);
            let line = random_line::<G>(options, &mut dice);
            for _ in 0..3_000 {
                let text = mutated(&mut dice, &line);
                let Ok(game) = History::<G>::from_line(options, &text) else {
                    continue;
                };
                let again = History::<G>::from_line(options, &game.line()).unwrap();
                assert_eq!(again.line(), game.line(), "{text:?}");
                assert_eq!(again.position(), game.position(), "{text:?}");
            }
        }
    }
    ergo_games::for_every_game!(check);
}

/// The position line of a few random moves.
fn random_line<G: Game>(options: Options, dice: &mut Dice) -> String {
    let mut game = History::<G>::new(options);
    for _ in 0..12 {
        let mut moves = Vec::new();
        game.position().choices(&mut moves);
        if game.outcome().is_none() {
            game.play_unchecked(*dice.pick(&moves));
        }
    }
    game.line()
}
