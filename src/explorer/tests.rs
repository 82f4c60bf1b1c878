use super::*;
use crate::game::Game as _;
use crate::games::ergo::Position;

fn start() -> Position {
    Position::start(Options::default())
}

/// An explorer of the start and of the positions after some moves, with the chances of these to the first player in percent.
fn explorer(keys: &Keys, moves: &[(&str, u8)]) -> Explorer {
    let start = start();
    let after = moves.iter().map(|&(text, chance)| Entry {
        key: keys.of(&start.play_unchecked(start.parse_move(text).unwrap())),
        value: Value::Chance(2 * chance).before(),
        games: 10,
    });
    let root = Entry {
        key: keys.of(&start),
        value: Value::Chance(2 * moves.iter().map(|&(_, chance)| chance).max().unwrap()),
        games: 20,
    };
    Explorer::new("ergo", after.chain([root]).collect())
}

/// The moves that are chosen with different seeds.
fn chosen(explorer: &Explorer, keys: &Keys) -> Vec<String> {
    let moves = (0..400).map(|seed| {
        let mv = explorer.choose(keys, &start(), Variety::LITTLE, seed);
        start().move_text(mv.unwrap())
    });
    moves.collect()
}

#[test]
fn moves_are_listed_with_their_mirror_images_the_best_first() {
    let keys = Keys::new::<Position>(0);
    let explorer = explorer(&keys, &[("e5", 70), ("a1", 40)]);
    let known = explorer.moves(&keys, &start());
    let texts: Vec<_> = known
        .iter()
        .map(|known| start().move_text(known.mv))
        .collect();
    assert_eq!(texts.len(), 6, "{texts:?}");
    assert_eq!(known[0].value, Value::Chance(140));
    assert!(texts[..2].contains(&"e5".to_owned()) && texts[2..].contains(&"j9".to_owned()));
}

#[test]
fn the_best_moves_are_chosen_and_bad_ones_never() {
    let keys = Keys::new::<Position>(0);
    let explorer = explorer(&keys, &[("e5", 70), ("e4", 69), ("a1", 40)]);
    let texts = chosen(&explorer, &keys);
    let count = |names: &[&str]| {
        texts
            .iter()
            .filter(|text| names.contains(&&***text))
            .count()
    };
    let [best, next] = [count(&["e5", "f5"]), count(&["e4", "f4", "e6", "f6"])];
    assert!(
        best > 100 && next > 50 && best + next == texts.len(),
        "{best} {next}"
    );
}

#[test]
fn nothing_is_chosen_if_the_best_move_is_not_known() {
    let keys = Keys::new::<Position>(0);
    let mut explorer = explorer(&keys, &[("e5", 70)]);
    let root = keys.of(&start());
    let entry = explorer.entries.iter_mut().find(|entry| entry.key == root);
    entry.unwrap().value = Value::Chance(150);
    assert!(
        explorer
            .choose(&keys, &start(), Variety::LITTLE, 0)
            .is_none()
    );
}

#[test]
fn nothing_is_chosen_in_an_unknown_position() {
    let keys = Keys::new::<Position>(0);
    let mut explorer = explorer(&keys, &[("e5", 70)]);
    let root = keys.of(&start());
    explorer.entries.retain(|entry| entry.key != root);
    assert!(
        explorer
            .choose(&keys, &start(), Variety::LITTLE, 0)
            .is_none()
    );
}

#[test]
fn options_that_change_the_rules_are_not_covered() {
    let known = ["centre-ban", "swap"];
    let with = |name: &str| {
        let mut options = Options::default();
        options.set(&known, name, true);
        options
    };
    assert!(covers(&known, Options::default()) && covers(&known, with("swap")));
    assert!(!covers(&known, with("centre-ban")));
}
