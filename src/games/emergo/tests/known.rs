//! Known facts about Emergo from other sources.

use super::{after, at, stones, texts, with_centre_ban};
use crate::game::{Game, Options, perft};
use crate::games::emergo::Position;

const EXAMPLE: &str = "x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5";

#[test]
fn perft_from_the_start() {
    for (depth, leaves, with_ban) in [
        (0, 1, 1),
        (1, 41, 40),
        (2, 1_540, 1_504),
        (3, 56_500, 55_172),
        (4, 1_871_264, 1_828_116),
    ] {
        let start = Position::start(Options::default());
        assert_eq!(perft(&start, depth), Ok(leaves), "depth {depth}");
        let start = Position::start(with_centre_ban());
        assert_eq!(perft(&start, depth), Ok(with_ban), "depth {depth}");
    }
}

#[test]
fn the_example_of_the_source_goes_as_it_says() {
    let position = at(EXAMPLE);
    let fed = after(&position, "g6");
    assert_eq!(texts(&fed), ["g7xg5xe5xe3xc3xc5"]);
    let taken = after(&fed, "g7xg5xe5xe3xc3xc5");
    assert_eq!(stones(&taken, "c5"), "111112");
    let fed = after(&taken, "c6");
    assert_eq!(texts(&fed), ["g3xe3"]);
    let taken = after(&fed, "g3xe3");
    assert_eq!(texts(&taken), ["c6xc4"]);
    let end = after(&taken, "c6xc4");
    assert_eq!(stones(&end, "c4"), "21");
    assert_eq!(stones(&end, "c5"), "11111");
}
