//! Positions that look alike: mirrored, turned, or with the colours exchanged.

use std::collections::BTreeMap;

use ergo_games::game::{Cell, Options, Side};
use ergo_games::render::Render;

/// A text that is the same for all positions that are alike.
#[must_use]
pub fn canonical<G: Render>(position: &G) -> String {
    let (turn, text) = (position.turn(), position.to_string());
    let rest = text.splitn(3, ' ').nth(2).unwrap_or_default();
    let rest = match rest.split_once('-') {
        Some((first, second)) if turn == Side::Second => format!("{second}-{first}"),
        _ => rest.to_owned(),
    };
    let options = Options::of_variant(position.variant());
    let images = (0..G::VARIANTS[position.variant()].symmetries).map(|symmetry| {
        let pieces = position.pieces().into_iter().map(|piece| {
            let seen = match turn {
                Side::First => Cell(piece.cell),
                Side::Second => G::opposite(Cell(piece.cell)),
            };
            let stack = piece.stack.iter();
            let stack: Vec<_> = stack
                .map(|run| (run.side == turn, run.shape, run.count))
                .collect();
            (G::image(options, seen, symmetry).0, stack)
        });
        format!("{:?}", pieces.collect::<BTreeMap<_, _>>())
    });
    format!("{} {rest}", images.min().unwrap_or_default())
}

/// The number of cells on which two positions differ.
#[must_use]
pub fn difference<G: Render>(one: &G, other: &G) -> usize {
    let stacks = |position: &G| -> BTreeMap<_, _> {
        let pieces = position.pieces().into_iter();
        pieces.map(|piece| (piece.cell, piece.stack)).collect()
    };
    let (one, other) = (stacks(one), stacks(other));
    let changed = one
        .iter()
        .filter(|(cell, stack)| other.get(cell) != Some(stack));
    changed.count() + other.keys().filter(|cell| !one.contains_key(cell)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo_games::game::{Game, Options};
    use ergo_games::games::{emergo, ergo as lion, intermedium};

    fn read<G: Game>(variant: usize, text: &str) -> G {
        G::parse(text, Options::of_variant(variant))
            .unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    fn are_alike<G: Render>(variant: usize, one: &str, other: &str) -> bool {
        canonical(&read::<G>(variant, one)) == canonical(&read::<G>(variant, other))
    }

    #[test]
    fn mirrored_and_exchanged_positions_are_alike() {
        for (game, one, other) in [
            (
                "ergo",
                "10/10/10/10/4S5/3sS5/10/10/9l 1",
                "10/10/10/10/5S4/5Ss3/10/10/l9 1",
            ),
            (
                "ergo",
                "10/10/10/10/4S5/3sS5/10/10/9l 1",
                "9L/10/10/3Ss5/4s5/10/10/10/10 2",
            ),
            (
                "emergo",
                "x/x3/x,12,x3/x7/x9/x7/x5/x3/2 1 3-0",
                "x/x3/x5/x7/x9/x7/x,12,x3/x3/x 1 3-0",
            ),
            (
                "hexemergo",
                "1,x2,12/x5/x6/x7/x6/x5/x4 1 0-0",
                "x4/x5/x6/x7/x6/x5/21,x2,2 2 0-0",
            ),
            (
                "intermedium",
                "x7/x7/x7/x7/x7/x7/x7/x7/a2,x6/b1,x6 1 4",
                "x7/x7/x7/x7/x7/x7/x7/x7/x6,a2/x6,b1 1 4",
            ),
            (
                "intermedium",
                "x7/x7/x7/x7/x7/x7/x7/x7/a2,x6/b1,x6 1 4",
                "a1,x6/b2,x6/x7/x7/x7/x7/x7/x7/x7/x7 2 4",
            ),
        ] {
            let alike = match game {
                "ergo" => are_alike::<lion::Position>(0, one, other),
                "emergo" => are_alike::<emergo::Position>(0, one, other),
                "hexemergo" => are_alike::<emergo::Position>(1, one, other),
                _ => are_alike::<intermedium::Position>(0, one, other),
            };
            assert_eq!(alike, !one.ends_with("3-0"), "{one} {other}");
        }
    }

    #[test]
    fn differences_are_counted_by_cell() {
        let one: lion::Position = read(0, "10/10/10/10/4S5/3sS5/10/10/10 1");
        let other = read(0, "10/10/10/10/4s5/3s1S4/10/10/10 1");
        assert_eq!(difference(&one, &other), 3);
        assert_eq!(difference(&one, &one), 0);
    }
}
