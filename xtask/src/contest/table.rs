//! A table: two engines and an arbiter who play one game after the other.

use super::arbiter::{Arbiter, Standing};
use super::bout::{Bout, Effort, End};
use super::nature::Choices;
use super::player::{Fault, Player};
use super::sides::Seat;
use crate::failure::{Failure, Outcome};
use std::sync::atomic::{AtomicBool, Ordering};

/// Two engines and an arbiter.
pub(crate) struct Table<'a> {
    /// The engines.
    pub(crate) players: [Player; 2],
    /// Who knows the rules.
    pub(crate) arbiter: Arbiter,
    /// From how many plies on a game is a draw.
    pub(crate) max_plies: u32,
    /// Whether to count among how much the engines can choose.
    pub(crate) counts_choices: bool,
    /// Whether all is to be left as it is.
    pub(crate) stop: &'a AtomicBool,
}

impl Table<'_> {
    /// Plays a game from an opening; `None` if it was left before its end.
    ///
    /// # Errors
    /// Where an engine cannot be started, or the arbiter fails.
    pub(crate) fn play(&mut self, opening: &str, first: Seat) -> Outcome<Option<Bout>> {
        let mut bout = Bout {
            record: opening.to_owned(),
            first,
            winner: None,
            end: End::Rules,
            plies: 0,
            efforts: <[Effort; 2]>::default(),
            choices: Choices::default(),
        };
        for seat in Seat::BOTH {
            let player = &mut self.players[seat.index()];
            player.sit_down()?;
            if let Err(fault) = player.new_game() {
                return Ok(Some(lost(bout, seat, fault)));
            }
        }
        let mut standing = self
            .arbiter
            .judge(opening)?
            .map_err(|refusal| Failure::new(format!("“{opening}”: {refusal}")))?;
        loop {
            let side = match standing {
                Standing::Over(winner) => {
                    bout.winner = winner.map(|side| first.playing(side));
                    return Ok(Some(bout));
                }
                Standing::Turn(_) if bout.plies >= self.max_plies => {
                    bout.end = End::Length;
                    return Ok(Some(bout));
                }
                Standing::Turn(_) if self.stop.load(Ordering::Relaxed) => return Ok(None),
                Standing::Turn(side) => side,
            };
            if self.counts_choices {
                bout.choices.note(self.arbiter.results(&bout.record)?);
            }
            let seat = first.playing(side);
            standing = match self.take_turn(seat, &mut bout)? {
                Ok(standing) => standing,
                Err(fault) => return Ok(Some(lost(bout, seat, fault))),
            };
        }
    }

    /// Has an engine move.
    fn take_turn(&mut self, seat: Seat, bout: &mut Bout) -> Outcome<Result<Standing, Fault>> {
        let player = &mut self.players[seat.index()];
        let thought = match player.think(&bout.record) {
            Ok(thought) => thought,
            Err(fault) => return Ok(Err(fault)),
        };
        let effort = &mut bout.efforts[seat.index()];
        effort.note(&thought, player.entrant().limit, &bout.record);
        if thought.best.is_empty() {
            return Ok(Err(Fault::Illegal("bestmove without a move".to_owned())));
        }
        let record = extended(&bout.record, &thought.best);
        let judged = self.arbiter.judge(&record)?;
        if judged.is_ok() {
            bout.record = record;
            bout.plies += 1;
        }
        Ok(judged.map_err(|refusal| Fault::Illegal(format!("“{}”: {refusal}", thought.best))))
    }
}

/// The game as one engine lost it by its fault.
fn lost(mut bout: Bout, seat: Seat, fault: Fault) -> Bout {
    bout.winner = Some(seat.other());
    bout.end = End::Fault(seat, fault);
    bout
}

/// A record with one more move.
pub(crate) fn extended(record: &str, mv: &str) -> String {
    let has_moves = record.split_whitespace().any(|word| word == "moves");
    let mark = if has_moves { "" } else { " moves" };
    format!("{record}{mark} {mv}")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::contest::toy;
    use std::time::Duration;

    /// Plays a game of the toy in which engine one is this script.
    fn play(script: &str, max_plies: u32) -> Bout {
        let stop = AtomicBool::new(false);
        let mut table = toy::table([script, toy::ENGINE], &stop).unwrap();
        table.max_plies = max_plies;
        let bout = table.play("startpos", Seat::One).unwrap();
        bout.unwrap()
    }

    #[test]
    fn a_game_goes_on_until_the_rules_end_it() {
        let bout = play(toy::ENGINE, 100);
        assert_eq!(bout.record, "startpos moves m m m m m m");
        assert_eq!((bout.winner, bout.end), (Some(Seat::Two), End::Rules));
        assert_eq!(bout.plies, 6);
        assert_eq!(bout.efforts[0].moves, 3);
        assert_eq!(bout.efforts[0].depth.mean(), Some(4.0));
        assert_eq!(bout.efforts[1].nodes.mean(), Some(100.0));
        assert_eq!(bout.choices, Choices::default());
    }

    #[test]
    fn choices_are_counted_where_that_is_asked_for() {
        let stop = AtomicBool::new(false);
        let mut table = toy::table([toy::ENGINE; 2], &stop).unwrap();
        table.counts_choices = true;
        let bout = table.play("startpos moves m", Seat::One).unwrap().unwrap();
        assert_eq!((bout.length(), bout.plies), (6, 5));
        // The toy has too many at the third move and one at any other.
        assert_eq!(bout.choices.counted.mean(), Some(1.0));
        assert_eq!(bout.choices.uncounted, 1);
    }

    #[test]
    fn a_long_game_is_called_a_draw() {
        let bout = play(toy::ENGINE, 5);
        assert_eq!((bout.winner, bout.end), (None, End::Length));
        assert_eq!(bout.plies, 5);
    }

    #[test]
    fn an_illegal_move_loses() {
        for script in [toy::CHEAT, toy::SPEECHLESS, toy::PUZZLED] {
            let bout = play(script, 100);
            assert_eq!(bout.winner, Some(Seat::Two), "{script}");
            assert!(
                matches!(bout.end, End::Fault(Seat::One, Fault::Illegal(_))),
                "{:?}",
                bout.end
            );
            assert_eq!(bout.record, "startpos", "{script}");
        }
    }

    #[test]
    fn who_dies_or_falls_silent_loses_and_plays_again() {
        for (script, fault) in [(toy::MORTAL, Fault::Crash), (toy::MUTE, Fault::Silence)] {
            let stop = AtomicBool::new(false);
            let mut table = toy::table([script, toy::ENGINE], &stop).unwrap();
            for _ in 0..2 {
                let bout = table.play("startpos", Seat::Two).unwrap().unwrap();
                assert_eq!(bout.record, "startpos moves m", "{script}");
                assert_eq!(bout.winner, Some(Seat::Two), "{script}");
                assert_eq!(bout.end, End::Fault(Seat::One, fault.clone()));
            }
        }
    }

    #[test]
    fn too_long_a_thought_is_noted() {
        let bout = play(toy::SLOW, 1);
        let effort = &bout.efforts[0];
        assert_eq!((bout.end, effort.overruns), (End::Length, 1));
        let worst = effort.worst.clone().unwrap();
        assert!(worst.by > Duration::from_millis(50), "{worst:?}");
        assert_eq!(worst.record, "startpos");
    }

    #[test]
    fn who_cannot_play_the_game_ends_the_match() {
        for (script, word) in [("exit 1", "one"), (toy::STRANGER, "no such game")] {
            let stop = AtomicBool::new(false);
            let mut table = toy::table([script, toy::ENGINE], &stop).unwrap();
            let failure = table.play("startpos", Seat::One).expect_err(script);
            assert!(failure.to_string().contains(word), "{failure}");
        }
    }

    #[test]
    fn a_game_may_be_left() {
        let stop = AtomicBool::new(true);
        let mut table = toy::table([toy::ENGINE; 2], &stop).unwrap();
        assert_eq!(table.play("startpos", Seat::One).unwrap(), None);
    }

    #[test]
    fn records_grow_by_moves() {
        assert_eq!(extended("startpos", "a"), "startpos moves a");
        assert_eq!(extended("fen x 1 moves a", "b"), "fen x 1 moves a b");
    }
}
