//! A table: two engines and an arbiter who play one game after the other.

use super::arbiter::{Arbiter, Standing};
use super::bout::{Bout, Effort, End};
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
