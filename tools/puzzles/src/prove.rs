//! The properties of each game that the exact solver needs.

use ergo_games::advice::Advise;
use ergo_games::game::{Game, Side};
use ergo_games::games::{emergo, ergo as lion, intermedium};
use ergo_games::render::Render;
use ergo_games::search::{Chances, Evaluate};

/// There are more moves than can be listed, so nothing is proven.
#[derive(Debug)]
pub struct Unlisted;

/// A game whose wins can be proven and ruled out by exhaustion.
pub trait Prove: Evaluate + Advise + Render + Send + Sync {
    /// Converts points of the evaluation without a net to chances: puzzles are found and verified without one.
    fn plain_chances(&self) -> Chances;

    /// The fewest moves that a puzzle must offer. Where captures are compulsory, finding the only one may be a task.
    const FEWEST_MOVES: usize = 3;

    /// The nodes that may be spent on the proof of a puzzle.
    const NODES: u64 = 30_000_000;

    /// A move that wins at once; `None` only if there is none.
    ///
    /// # Errors
    /// If there are too many moves.
    fn wins_now(&self, state: &Self::EvalState) -> Result<Option<Self::Move>, Unlisted>;

    /// Appends every distinct result that can start a win within this many plies, at least 3, of a player who is not
    /// threatened. Others may be listed, too.
    ///
    /// # Errors
    /// If there are too many.
    fn attacks(
        &self,
        state: &Self::EvalState,
        plies: u32,
        into: &mut Vec<Self::Move>,
    ) -> Result<(), Unlisted> {
        let _ = (state, plies);
        self.every_result(into)
    }

    /// Appends a move for every distinct result.
    ///
    /// # Errors
    /// If there are too many.
    fn every_result(&self, into: &mut Vec<Self::Move>) -> Result<(), Unlisted> {
        self.results().map_err(|_| Unlisted)?;
        self.choices(into);
        Ok(())
    }
}

fn wins<G: Game>(position: &G, mv: G::Move) -> bool {
    let end = position.play_unchecked(mv).decided();
    end.is_some_and(|end| end.winner == Some(position.turn()))
}

impl Prove for lion::Position {
    fn plain_chances(&self) -> Chances {
        Chances {
            opening: 204.0,
            endgame: 127.0,
            to_move: 10.0,
        }
    }

    fn wins_now(&self, lines: &Self::EvalState) -> Result<Option<Self::Move>, Unlisted> {
        Ok(self.winning_move(lines))
    }

    /// While the opponent can drop pieces, they never have to make way: so they can only lose to a player who can
    /// make five in as many moves of their own, all in one window without a piece of the opponent.
    fn attacks(
        &self,
        lines: &Self::EvalState,
        plies: u32,
        into: &mut Vec<Self::Move>,
    ) -> Result<(), Unlisted> {
        let (turn, moves) = (self.turn(), plies.div_ceil(2));
        if self.hand(turn.other()) < moves || moves > 4 {
            return self.every_result(into);
        }
        if plies == 3 {
            self.threats(lines, into);
            return Ok(());
        }
        self.choices(into);
        // The number of pieces that one window needs after the move.
        let needed = usize::try_from(6 - moves).map_err(|_| Unlisted)?;
        let tally = lines.tally();
        let has = |pieces| {
            tally
                .iter()
                .any(|counts| counts[lion::lines::slot(turn, pieces)] > 0)
        };
        if !(needed..5).any(has) {
            let before = u8::try_from(needed - 1).map_err(|_| Unlisted)?;
            let ready = lion::lines::alone(turn, before);
            let contents = lines.contents();
            into.retain(|mv| {
                let mut windows = lion::lines::around(mv.to).iter();
                windows.any(|&window| contents[usize::from(window)] == ready)
            });
        }
        Ok(())
    }
}

impl Prove for emergo::Position {
    const FEWEST_MOVES: usize = 1;

    fn plain_chances(&self) -> Chances {
        match self.variant() {
            0 => Chances {
                opening: 298.0,
                endgame: 216.0,
                to_move: 29.0,
            },
            _ => Chances {
                opening: 111.0,
                endgame: 177.0,
                to_move: 18.0,
            },
        }
    }

    /// Only a capture of everything wins at once.
    fn wins_now(&self, state: &()) -> Result<Option<Self::Move>, Unlisted> {
        if self.hand(self.turn().other()) > 0 || !self.must_extend(state) {
            return Ok(None);
        }
        let mut moves = Vec::new();
        self.choices(&mut moves);
        Ok(moves.into_iter().find(|&mv| wins(self, mv)))
    }
}

impl Prove for intermedium::Position {
    const NODES: u64 = 1_000_000;

    fn plain_chances(&self) -> Chances {
        Chances {
            opening: 238.0,
            endgame: 146.0,
            to_move: 20.0,
        }
    }

    /// The city or the last stack can be taken, or all of up to four stacks at once. A player who has no stack left
    /// loses anyway.
    fn wins_now(&self, state: &()) -> Result<Option<Self::Move>, Unlisted> {
        if let Some(mv) = self.winning_move(state) {
            return Ok(Some(mv));
        }
        let stacks = self.stacks(self.turn().other()).len();
        if !self.is_opening() && (stacks == 1 || stacks > 4) {
            return Ok(None);
        }
        let mut moves = Vec::new();
        if stacks == 0 || !self.captures(&mut moves) {
            moves.clear();
            self.every_result(&mut moves)?;
        }
        Ok(moves.into_iter().find(|&mv| wins(self, mv)))
    }

    fn every_result(&self, into: &mut Vec<Self::Move>) -> Result<(), Unlisted> {
        // The results of stacks that are not high can always be listed.
        let tallest = |side: Side| {
            let stacks = self.stacks(side).into_iter();
            stacks.map(|spot| self.height(side, spot)).max()
        };
        if self.allows_partial_moves() || tallest(self.turn()) > Some(7) {
            self.results().map_err(|_| Unlisted)?;
        }
        self.choices(into);
        Ok(())
    }
}
