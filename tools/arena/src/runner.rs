//! Playing one game between two engines.

use crate::engine::{Engine, Forfeit};
use crate::game::Choices;
use crate::game::{Game, SearchStats, Termination};
use crate::process::quote;
use crate::referee::{Referee, Status};
use crate::slot::Slot;
use anyhow::{Result, anyhow};
use std::sync::atomic::{AtomicBool, Ordering};

/// Two engines and a referee, who play one game after another.
pub(crate) struct GameRunner<'a> {
    /// The engines.
    pub(crate) engines: [Engine; 2],
    /// Decides what is legal.
    pub(crate) referee: Referee,
    /// The length at which a game is adjudicated as a draw.
    pub(crate) max_plies: u32,
    /// Whether to count the choices at each move.
    pub(crate) counts_choices: bool,
    /// The seed of the next game; `None` leaves it to the engines.
    pub(crate) seed: Option<u64>,
    /// Set when the match is over.
    pub(crate) stop: &'a AtomicBool,
}

impl GameRunner<'_> {
    /// Plays a game from an opening; `None` if the match ended before the game did.
    ///
    /// # Errors
    /// If the referee fails.
    pub(crate) fn play(&mut self, opening: &str, first: Slot) -> Result<Option<Game>> {
        let seed = self.next_seed();
        let mut game = Game {
            moves: opening.to_owned(),
            first,
            winner: None,
            termination: Termination::Rules,
            plies: 0,
            search_stats: <[SearchStats; 2]>::default(),
            choices: Choices::default(),
        };
        for slot in Slot::BOTH {
            let engine = &mut self.engines[slot.index()];
            // It has been started once before the first game, so that its configuration is not to blame.
            if engine.start().is_err() {
                return Ok(Some(forfeited(game, slot, Forfeit::Crash)));
            }
            if let Err(forfeit) = engine.new_game(seed.map(|seed| 2 * seed + slot.index() as u64)) {
                return Ok(Some(forfeited(game, slot, forfeit)));
            }
        }
        let mut status = self
            .referee
            .status(opening)?
            .map_err(|error| anyhow!("“{opening}”: {error}"))?;
        loop {
            let side = match status {
                Status::Over(winner) => {
                    game.winner = winner.map(|side| game.playing(side));
                    return Ok(Some(game));
                }
                Status::Turn(_) if game.plies >= self.max_plies => {
                    game.termination = Termination::Length;
                    return Ok(Some(game));
                }
                Status::Turn(_) if self.stop.load(Ordering::Relaxed) => return Ok(None),
                Status::Turn(side) => side,
            };
            if self.counts_choices {
                game.choices.add(self.referee.results(&game.moves)?);
            }
            let slot = game.playing(side);
            status = match self.take_turn(slot, &mut game)? {
                Ok(status) => status,
                Err(forfeit) => return Ok(Some(forfeited(game, slot, forfeit))),
            };
        }
    }

    /// The seed of the next game, if games differ by their seeds.
    fn next_seed(&mut self) -> Option<u64> {
        let seed = self.seed;
        self.seed = seed.map(|seed| seed + 1);
        seed
    }

    /// Requests a move from an engine and plays it.
    fn take_turn(&mut self, slot: Slot, game: &mut Game) -> Result<Result<Status, Forfeit>> {
        let engine = &mut self.engines[slot.index()];
        let best = match engine.go(&game.moves) {
            Ok(best) => best,
            Err(forfeit) => return Ok(Err(forfeit)),
        };
        let search = &mut game.search_stats[slot.index()];
        search.add(&best, engine.config().limit, &game.moves);
        if best.text.is_empty() {
            return Ok(Err(Forfeit::Illegal("bestmove without a move".to_owned())));
        }
        let moves = with_move(&game.moves, &best.text);
        let status = self.referee.status(&moves)?;
        if status.is_ok() {
            game.moves = moves;
            game.plies += 1;
        }
        Ok(status.map_err(|error| Forfeit::Illegal(format!("“{}”: {error}", quote(&best.text)))))
    }
}

/// The game, lost by forfeit.
fn forfeited(mut game: Game, slot: Slot, forfeit: Forfeit) -> Game {
    game.winner = Some(slot.other());
    game.termination = Termination::Forfeit(slot, forfeit);
    game
}

/// The moves and one more, as in the command `position`.
pub(crate) fn with_move(moves: &str, mv: &str) -> String {
    let has_moves = moves.split_whitespace().any(|word| word == "moves");
    let mark = if has_moves { "" } else { " moves" };
    format!("{moves}{mark} {mv}")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::limit::Limit;
    use crate::options::{EngineConfig, Program};
    use crate::programs::Programs;
    use crate::test_engine;
    use std::path::PathBuf;
    use std::process::Command;
    use std::time::Duration;

    /// A runner for two engines given as scripts.
    ///
    /// # Errors
    /// If there is no shell.
    fn runner<'a>(scripts: [&str; 2], stop: &'a AtomicBool) -> Result<GameRunner<'a>> {
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", test_engine::REFEREE]);
        let referee = Referee::start_command(shell, Some("test"))?;
        let programs = Programs {
            ours: PathBuf::new(),
            baseline: PathBuf::new(),
        };
        let engine = |slot: Slot| {
            let script = scripts[slot.index()];
            let config = EngineConfig {
                name: slot.name().to_owned(),
                program: Program::Other("sh".to_owned(), vec!["-c".to_owned(), script.to_owned()]),
                options: Vec::new(),
                limit: Limit {
                    movetime: Some(1),
                    ..Limit::default()
                },
                // Long enough for a shell to start on a busy machine.
                timeout: Duration::from_secs(
                    if [test_engine::NO_REPLY, test_engine::FLOODING].contains(&script) {
                        0
                    } else {
                        60
                    },
                ),
            };
            Engine::new(&config, &programs, referee.game())
        };
        Ok(GameRunner {
            engines: Slot::BOTH.map(engine),
            referee,
            max_plies: 100,
            counts_choices: false,
            seed: None,
            stop,
        })
    }

    /// Plays a test game in which engine one is this script.
    fn play(script: &str, max_plies: u32) -> Game {
        let stop = AtomicBool::new(false);
        let mut runner = runner([script, test_engine::ENGINE], &stop).unwrap();
        runner.max_plies = max_plies;
        let game = runner.play("startpos", Slot::One).unwrap();
        game.unwrap()
    }

    #[test]
    fn a_game_goes_on_until_the_rules_end_it() {
        let game = play(test_engine::ENGINE, 100);
        assert_eq!(game.moves, "startpos moves m m m m m m");
        assert_eq!(
            (game.winner, game.termination),
            (Some(Slot::Two), Termination::Rules)
        );
        assert_eq!(game.plies, 6);
        assert_eq!(game.search_stats[0].moves, 3);
        assert_eq!(game.search_stats[0].depth.mean(), Some(4.0));
        assert_eq!(game.search_stats[1].nodes.mean(), Some(100.0));
        assert_eq!(game.choices, Choices::default());
    }

    #[test]
    fn choices_are_counted_on_request() {
        let stop = AtomicBool::new(false);
        let mut runner = runner([test_engine::ENGINE; 2], &stop).unwrap();
        runner.counts_choices = true;
        let game = runner.play("startpos moves m", Slot::One).unwrap().unwrap();
        assert_eq!((game.length(), game.plies), (6, 5));
        // The referee counts too many at the third move and one at any other.
        assert_eq!(game.choices.counted.mean(), Some(1.0));
        assert_eq!(game.choices.uncounted, 1);
    }

    #[test]
    fn a_long_game_is_adjudicated_as_a_draw() {
        let game = play(test_engine::ENGINE, 5);
        assert_eq!((game.winner, game.termination), (None, Termination::Length));
        assert_eq!(game.plies, 5);
    }

    #[test]
    fn an_illegal_move_loses() {
        for script in [
            test_engine::ILLEGAL,
            test_engine::NO_MOVE,
            test_engine::ERROR,
        ] {
            let game = play(script, 100);
            assert_eq!(game.winner, Some(Slot::Two), "{script}");
            assert!(
                matches!(
                    game.termination,
                    Termination::Forfeit(Slot::One, Forfeit::Illegal(_))
                ),
                "{:?}",
                game.termination
            );
            assert_eq!(game.moves, "startpos", "{script}");
        }
    }

    #[test]
    fn what_an_engine_says_cannot_control_a_terminal() {
        for (script, shown) in [
            (test_engine::ESCAPING, r"“q\u{1b}[31m”: error position: "),
            (test_engine::ESCAPING_ERROR, r"error \u{1b}[31m\u{7}"),
        ] {
            let game = play(script, 100);
            let Termination::Forfeit(Slot::One, Forfeit::Illegal(why)) = game.termination else {
                panic!("{:?}", game.termination);
            };
            assert!(why.starts_with(shown), "{why}");
        }
    }

    #[test]
    fn an_endless_line_forfeits_the_game_and_says_why() {
        let game = play(test_engine::ENDLESS, 100);
        let why = "wrote a line of more than 1000000 bytes".to_owned();
        assert_eq!(
            game.termination,
            Termination::Forfeit(Slot::One, Forfeit::Output(why))
        );
    }

    #[test]
    fn crashes_and_timeouts_forfeit_only_one_game() {
        for (script, expected) in [
            (test_engine::CRASHING, Forfeit::Crash),
            (test_engine::NO_REPLY, Forfeit::Timeout),
            (test_engine::FLOODING, Forfeit::Timeout),
        ] {
            let stop = AtomicBool::new(false);
            let mut runner = runner([script, test_engine::ENGINE], &stop).unwrap();
            for _ in 0..2 {
                let game = runner.play("startpos", Slot::Two).unwrap().unwrap();
                assert_eq!(game.moves, "startpos moves m", "{script}");
                assert_eq!(game.winner, Some(Slot::Two), "{script}");
                assert_eq!(
                    game.termination,
                    Termination::Forfeit(Slot::One, expected.clone())
                );
            }
        }
    }

    #[test]
    fn overruns_are_recorded() {
        let game = play(test_engine::SLOW, 1);
        let stats = &game.search_stats[0];
        assert_eq!(game.termination, Termination::Length);
        assert_eq!(stats.overruns.count, 1);
        assert!(
            stats.overruns.longest > Duration::from_millis(50),
            "{stats:?}"
        );
        assert_eq!(stats.before_longest, "startpos");
    }

    #[test]
    fn an_engine_that_does_not_start_says_why_and_loses() {
        for (script, word) in [("exit 1", "one"), (test_engine::WRONG_GAME, "no such game")] {
            let stop = AtomicBool::new(false);
            let mut runner = runner([script, test_engine::ENGINE], &stop).unwrap();
            let failure = runner.engines[0].start().expect_err(script);
            assert!(failure.to_string().contains(word), "{failure}");
            let game = runner.play("startpos", Slot::One).unwrap().unwrap();
            let forfeit = Termination::Forfeit(Slot::One, Forfeit::Crash);
            assert_eq!((game.winner, game.termination), (Some(Slot::Two), forfeit));
        }
    }

    #[test]
    fn a_stopped_match_abandons_its_game() {
        let stop = AtomicBool::new(true);
        let mut runner = runner([test_engine::ENGINE; 2], &stop).unwrap();
        assert_eq!(runner.play("startpos", Slot::One).unwrap(), None);
    }

    #[test]
    fn moves_are_appended() {
        assert_eq!(with_move("startpos", "a"), "startpos moves a");
        assert_eq!(with_move("fen x 1 moves a", "b"), "fen x 1 moves a b");
    }
}
