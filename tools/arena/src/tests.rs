//! Matches with real engines, and checks of the opening books.

use crate::book::{self, Book};
use crate::cargo;
use crate::limit::Limit;
use crate::match_play;
use crate::options::tests::read;
use crate::programs::Programs;
use crate::referee::Referee;
use crate::slot::Slot;
use anyhow::Result;
use std::sync::OnceLock;

/// The engines as the test profile builds them. Building the whole workspace reuses what
/// `cargo test --workspace` has compiled.
pub(crate) fn programs() -> &'static Programs {
    static PROGRAMS: OnceLock<Programs> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let line = "build --locked --quiet --workspace --bin ergo --bin baseline";
        let mut build = cargo::command();
        let paths = cargo::programs(build.args(line.split(' '))).expect("the engines build");
        Programs {
            ours: paths["ergo"].clone(),
            baseline: paths["baseline"].clone(),
        }
    })
}

#[test]
fn games_against_the_baseline_end_by_the_rules() -> Result<()> {
    let programs = programs();
    for game in &Referee::start(&programs.ours, None)?.games {
        let mut referee = Referee::start(&programs.ours, Some(game))?;
        let book = Book::read(&book::default_path(referee.game()))?;
        book.check(&mut referee)?;
        assert!(book.len() >= 100, "{game}");

        let line = "--two baseline --one-nodes 200 --two-depth 1 --games 4 --max-plies 100 --jobs 2 --statistics";
        let mut options = read(&line.split(' ').collect::<Vec<_>>())?;
        options.engines[Slot::Two.index()].limit = Limit::nodes(100);
        let score = match_play::play(&options, programs, referee.game(), &book)?;
        assert_eq!((score.games(), score.forfeits()), (4, 0), "{game}");
        let choices = score.statistics.choices();
        assert!(choices.counted.mean() > Some(1.0), "{game}: {choices:?}");
        assert!(score.plies >= 4, "{game}: {}", score.plies);
        assert!(score.search_stats[Slot::Two.index()].nodes.mean() > Some(1.0));
    }
    Ok(())
}

#[test]
fn an_unknown_game_is_an_error() {
    let error = Referee::start(&programs().ours, Some("go")).err();
    let error = error.expect("there is no such game").to_string();
    assert!(error.contains("“go”"), "{error}");
}
