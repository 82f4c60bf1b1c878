use super::*;
use crate::game::{Game, Options};
#[test]
fn start() {
    let p = Position::start(Options::default());
    println!("{p}");
    assert_eq!(p.moves().unwrap().len(), 250);
    assert_eq!(p.results(), Ok(234));
    let mut o = Options::default();
    o.set(Position::OPTIONS, FREE_OPENING, true);
    let p = Position::start(o);
    assert_eq!((p.moves().unwrap().len(), p.results()), (500, Ok(430)));
    o.set(Position::OPTIONS, PARTIAL_MOVES, true);
    let p = Position::start(o);
    assert_eq!((p.moves().unwrap().len(), p.results()), (828, Ok(702)));
}
