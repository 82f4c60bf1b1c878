//! A game being played: its history with undo and redo, repetition, the pie rule, the result, and
//! the record that it can be taken up from again.
//!
//! ```text
//! record = start [" moves" 1*(" " turn)]
//! start  = "startpos" | "fen " position
//! turn   = move | "swap"
//! ```
//!
//! It refuses to know which game it is, and how moves are entered or found.

use std::fmt::Write as _;

use crate::codes::{OutcomeReason, ParseErrorCode};
use crate::game::{Game, Options, Outcome, SWAP, Side};
use crate::parse::ParseError;

/// How often a position comes up before the game is a draw.
pub(crate) const REPETITIONS: usize = 3;

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<M> {
    /// A move of the game.
    Move(M),
    /// The second player takes over the first move: the players change sides.
    Swap,
}

/// A turn that was taken.
#[derive(Clone, Debug)]
struct Taken<G: Game> {
    turn: Turn<G::Move>,
    after: G,
}

/// A game being played.
///
/// ```
/// use ergo::game::Options;
/// use ergo::games::ergo::Position;
/// use ergo::replay::History;
/// let mut game = History::<Position>::new(Options::default());
/// game.play_text("e5").unwrap();
/// game.play_text("a1").unwrap();
/// assert!(game.undo());
/// assert_eq!(game.record(), "startpos moves e5 a1");
/// assert_eq!(game.at(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    options: Options,
    start: G,
    /// The turns taken, and after them those that were undone.
    turns: Vec<Taken<G>>,
    /// How many of the turns count.
    at: usize,
}

impl<G: Game> History<G> {
    /// A new game.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self::from_position(options, G::start(options))
    }

    pub(crate) fn from_position(options: Options, start: G) -> Self {
        Self {
            options,
            start,
            turns: Vec::new(),
            at: 0,
        }
    }

    /// Takes a game up from its record.
    ///
    /// # Errors
    /// Says where the record cannot be read, or which of its turns is not legal.
    pub fn from_record(options: Options, record: &str) -> Result<Self, ParseError> {
        let (start, moves) = split_record(record);
        let mut game = match start.split_once(' ') {
            None if start == "startpos" => Self::new(options),
            Some(("fen", text)) => {
                let text = text.trim();
                let position =
                    G::parse(text, options).map_err(|fault| fault.within(record, text))?;
                Self::from_position(options, position)
            }
            _ => {
                let fault = ParseError::whole(
                    start,
                    ParseErrorCode::RecordStart,
                    "startpos, or fen and a position",
                );
                return Err(fault.within(record, start));
            }
        };
        for word in moves.split_whitespace() {
            game.play_text(word)
                .map_err(|fault| fault.within(record, word))?;
        }
        Ok(game)
    }

    /// The record of the game, undone turns included.
    #[must_use]
    pub fn record(&self) -> String {
        let mut record = if self.start == G::start(self.options) {
            "startpos".to_owned()
        } else {
            format!("fen {}", self.start)
        };
        for (at, text) in self.texts().into_iter().enumerate() {
            let mark = if at == 0 { " moves" } else { "" };
            let _ = write!(record, "{mark} {text}");
        }
        record
    }

    /// The texts of all turns, undone ones included.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        (0..self.turns.len())
            .map(|at| self.turn_text(self.turns[at].turn, self.position_at(at)))
            .collect()
    }

    /// The text of a turn taken on a position.
    #[must_use]
    pub fn turn_text(&self, turn: Turn<G::Move>, on: &G) -> String {
        match turn {
            Turn::Move(mv) => on.move_text(mv),
            Turn::Swap => SWAP.to_owned(),
        }
    }

    /// The rules that are played.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// How many turns were taken and not undone.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G {
        self.position_at(self.at)
    }

    /// The position after so many turns.
    fn position_at(&self, at: usize) -> &G {
        at.checked_sub(1)
            .map_or(&self.start, |last| &self.turns[last].after)
    }

    /// The last turn that counts, and the position it was taken on.
    #[must_use]
    pub fn last(&self) -> Option<(Turn<G::Move>, &G)> {
        let at = self.at.checked_sub(1)?;
        Some((self.turns[at].turn, self.position_at(at)))
    }

    /// The side that took each turn, undone ones included.
    #[must_use]
    pub fn sides(&self) -> Vec<Side> {
        (0..self.turns.len())
            .map(|at| self.position_at(at).turn())
            .collect()
    }

    /// The positions that came before the one now, each as often as it came up.
    fn earlier(&self) -> impl Iterator<Item = &G> {
        (0..self.at)
            .filter(|&at| self.turns[at].turn != Turn::Swap)
            .map(|at| self.position_at(at))
    }

    /// The keys of the positions that end the game when they come up once more, sorted.
    #[must_use]
    pub fn last_chances(&self) -> Vec<u64> {
        let mut keys: Vec<_> = self
            .earlier()
            .chain([self.position()])
            .map(Game::key)
            .collect();
        keys.sort_unstable();
        let runs = keys.chunk_by(|one, other| one == other);
        runs.filter(|run| run.len() + 1 >= REPETITIONS)
            .map(|run| run[0])
            .collect()
    }

    /// The outcome, once there is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let now = self.position();
        let repeated = || {
            let before = self.earlier().filter(|&earlier| earlier == now).count();
            (before + 1 >= REPETITIONS).then_some(Outcome::draw(OutcomeReason::Repetition))
        };
        now.outcome().or_else(repeated)
    }

    /// Whether the player to move may take over the first move instead of moving.
    #[must_use]
    pub fn can_swap(&self) -> bool {
        self.at == 1 && self.offers_swap() && self.outcome().is_none()
    }

    /// Whether the next move may be taken over by the other player.
    #[must_use]
    pub fn will_be_swappable(&self) -> bool {
        self.at == 0 && self.offers_swap()
    }

    /// Whether it is a game in which the first move may be taken over.
    fn offers_swap(&self) -> bool {
        self.options.has(G::OPTIONS, SWAP) && self.start == G::start(self.options)
    }

    /// Whether the players have changed sides.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.turns[..self.at]
            .iter()
            .any(|taken| taken.turn == Turn::Swap)
    }

    /// Reads a turn that may be taken now.
    ///
    /// # Errors
    /// Says why it may not.
    pub fn parse_turn(&self, text: &str) -> Result<Turn<G::Move>, ParseError> {
        if self.outcome().is_some() {
            Err(game_over(text))
        } else {
            self.parse_turn_unended(text)
        }
    }

    /// Reads a turn that may be taken now in a game that is known not to be over. Whether it is takes
    /// a look at all that came before, and those who go through many turns know it without.
    pub(crate) fn parse_turn_unended(&self, text: &str) -> Result<Turn<G::Move>, ParseError> {
        if text != SWAP {
            self.position().parse_move(text).map(Turn::Move)
        } else if self.can_swap() {
            Ok(Turn::Swap)
        } else {
            let expected = "a move: sides may be swapped only by option, after the first move";
            Err(ParseError::whole(text, ParseErrorCode::NoSwap, expected))
        }
    }

    /// Takes a turn spelled as text. Undone turns are forgotten, unless it is the first of them.
    ///
    /// # Errors
    /// Says why it may not be taken; nothing changes then.
    pub fn play_text(&mut self, text: &str) -> Result<(), ParseError> {
        let turn = self.parse_turn(text)?;
        self.take(turn);
        Ok(())
    }

    /// Makes a move that is known to be legal in a game that is not over.
    pub fn play_unchecked(&mut self, mv: G::Move) {
        self.take(Turn::Move(mv));
    }

    /// Takes a turn that is known to be legal in a game that is not over.
    pub(crate) fn take(&mut self, turn: Turn<G::Move>) {
        if self.turns.get(self.at).is_none_or(|next| next.turn != turn) {
            let after = match turn {
                Turn::Move(mv) => self.position().play_unchecked(mv),
                Turn::Swap => self.position().clone(),
            };
            self.turns.truncate(self.at);
            self.turns.push(Taken { turn, after });
        }
        self.at += 1;
    }

    /// Takes the last turn back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.at > 0 && self.go_to(self.at - 1)
    }

    /// Goes to the position after so many turns; `false` if there are not so many.
    pub fn go_to(&mut self, at: usize) -> bool {
        let there = at <= self.turns.len();
        if there {
            self.at = at;
        }
        there
    }
}

/// The number of a turn after another, as texts of games count: it rises where the first player follows
/// the second.
pub(crate) fn number_after(last: Option<(u32, Side)>, side: Side) -> u32 {
    match last {
        None => 1,
        Some((number, Side::Second)) if side == Side::First => number + 1,
        Some((number, _)) => number,
    }
}

/// What to say to those who play on after the end.
pub(crate) fn game_over(text: &str) -> ParseError {
    ParseError::whole(
        text,
        ParseErrorCode::GameOver,
        "no more moves: the game is over",
    )
}

/// The parts of a record before and after the word `moves`.
pub(crate) fn split_record(record: &str) -> (&str, &str) {
    let mut words = record.split_whitespace();
    let moves = words.find(|&word| word == "moves");
    let at = moves.map(|word| word.as_ptr() as usize - record.as_ptr() as usize);
    match at {
        Some(at) => (record[..at].trim(), &record[at + "moves".len()..]),
        None => (record.trim(), ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ergo::Position;

    type Ergo = History<Position>;

    fn game(options: &[&str], record: &str) -> Result<Ergo, ParseError> {
        let mut chosen = Options::default();
        for option in options {
            assert!(chosen.set(Position::OPTIONS, option, true));
        }
        Ergo::from_record(chosen, record)
    }

    #[test]
    fn records_round_trip() {
        for record in [
            "startpos",
            "startpos moves e5 a1 e5-e6 a1-j9",
            "fen 10/10/10/10/4S5/10/10/10/10 2 moves a1",
        ] {
            assert_eq!(game(&[], record).unwrap().record(), record);
        }
    }

    #[test]
    fn faults_in_records_are_told_with_their_place() {
        let fault = |record| game(&[], record).unwrap_err();
        assert_eq!(fault("startpos moves e5 e5").column, 19);
        assert_eq!(fault("startpos moves e5 k1").column, 19);
        assert_eq!(fault("fen 10/10/10/10/4S5/10/10/10/10 3").column, 33);
        assert_eq!(fault("elsewhere").code, "record-start");
        let error = fault("\n  elsewhere");
        assert_eq!((error.line, error.column), (2, 3));
        assert_eq!(fault("").code, "record-start");
    }

    #[test]
    fn the_third_occurrence_is_a_draw_and_the_second_is_not() {
        let round = "a1-b1 j9-i9 b1-a1 i9-j9";
        let record = format!("startpos moves a1 j9 {round} {round}");
        let mut game = game(&[], &record).unwrap();
        assert_eq!(
            game.outcome(),
            Some(Outcome::draw(OutcomeReason::Repetition))
        );
        assert_eq!(game.play_text("e5").unwrap_err().code, "game-over");
        assert!(game.undo());
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn the_other_player_to_move_makes_another_position() {
        // a1 and j9 stand as before, but reached in five plies: the other player is to move.
        let game = game(&[], "startpos moves a1 j9 a1-b1 j9-i9 b1-c1 i9-j9 c1-a1").unwrap();
        assert_eq!(game.outcome(), None);
        assert!(game.earlier().all(|earlier| earlier != game.position()));
    }

    #[test]
    fn sides_may_be_swapped_once_and_only_by_option() {
        assert!(game(&[], "startpos moves e5 swap").is_err());
        let swapped = game(&["swap"], "startpos moves e5 swap d5").unwrap();
        assert!(swapped.is_swapped());
        assert_eq!(swapped.record(), "startpos moves e5 swap d5");
        assert_eq!(swapped.sides(), [Side::First, Side::Second, Side::Second]);
        assert!(game(&["swap"], "startpos moves swap").is_err());
        assert!(game(&["swap"], "startpos moves e5 swap swap").is_err());
        assert!(game(&["swap"], "fen 10/10/10/10/10/10/10/10/9S 1 moves e5 swap").is_err());
    }

    #[test]
    fn swapping_is_not_repeating() {
        let game = game(&["swap"], "startpos moves a1 swap").unwrap();
        assert_eq!(game.earlier().count(), 1);
        assert!(game.last_chances().is_empty());
    }

    #[test]
    fn what_came_up_twice_is_on_its_last_chance() {
        let game = game(&[], "startpos moves a1 j9 a1-b1 j9-i9 b1-a1 i9-j9").unwrap();
        assert_eq!(game.last_chances(), [game.position().key()]);
    }

    #[test]
    fn playing_the_undone_move_again_keeps_what_follows() {
        let mut game = game(&[], "startpos moves e5 a1 d5").unwrap();
        assert!(game.go_to(1));
        game.play_text("a1").unwrap();
        assert_eq!(game.record(), "startpos moves e5 a1 d5");
        assert!(game.undo());
        game.play_text("a2").unwrap();
        assert_eq!(game.record(), "startpos moves e5 a2");
        assert!(!game.go_to(game.at() + 1));
        assert!(!game.go_to(3));
    }
}
