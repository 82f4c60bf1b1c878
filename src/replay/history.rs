//! The history of a game: the moves that led to a position, repetition, the swap rule and the result.
//! It reads and writes the position lines of `docs/formats.md`.
//!
//! Repetitions are counted in a map, so the cost of a turn does not depend on the length of the game.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::codes::{OutcomeReason, ParseErrorCode};
use crate::game::{Game, Options, Outcome, SWAP, Side};
use crate::parse::ParseError;

/// The number of occurrences of a position that makes the game a draw.
const REPETITIONS: usize = 3;
/// The turns of the opening.
const OPENING: usize = 6;

/// A turn of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<M> {
    /// A move of the game.
    Move(M),
    /// The second player takes over the first move: the players change sides.
    Swap,
}

/// A turn and the position after it.
#[derive(Clone, Debug)]
struct Taken<G: Game> {
    turn: Turn<G::Move>,
    after: G,
}

/// The turns from the start of a game to a position.
///
/// ```
/// use ergo_games::game::Options;
/// use ergo_games::games::ergo::Position;
/// use ergo_games::replay::History;
/// let mut game = History::<Position>::new(Options::default());
/// game.play_text("e5").unwrap();
/// game.play_text("a1").unwrap();
/// assert_eq!(game.line(), "startpos moves e5 a1");
/// assert!(game.undo().is_some());
/// assert_eq!(game.at(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    options: Options,
    start: G,
    turns: Vec<Taken<G>>,
    /// The number of occurrences of each position key; a swap does not count.
    seen: HashMap<u64, usize>,
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
            seen: HashMap::from([(start.key(), 1)]),
            start,
            turns: Vec::new(),
        }
    }

    /// Parses a position line and plays its moves.
    ///
    /// # Errors
    /// Locates the syntax error or the illegal move.
    pub fn from_line(options: Options, line: &str) -> Result<Self, ParseError> {
        let (position, moves) = split_line(line)?;
        let start = match position {
            None => G::start(options),
            Some(text) => G::parse(text, options).map_err(|error| error.within(line, text))?,
        };
        let mut game = Self::from_position(options, start);
        for word in moves.split_whitespace() {
            game.play_text(word)
                .map_err(|error| error.within(line, word))?;
        }
        Ok(game)
    }

    /// The start and the moves as a position line.
    #[must_use]
    pub fn line(&self) -> String {
        let mut line = if self.start == G::start(self.options) {
            "startpos".to_owned()
        } else {
            format!("fen {}", self.start)
        };
        for at in 0..self.at() {
            let mark = if at == 0 { " moves" } else { "" };
            let text = self.turn_text(at);
            let _ = write!(line, "{mark} {text}");
        }
        line
    }

    fn turn_text(&self, at: usize) -> String {
        match self.turns[at].turn {
            Turn::Move(mv) => self.position_at(at).move_text(mv),
            Turn::Swap => SWAP.to_owned(),
        }
    }

    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of turns taken.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.turns.len()
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &G {
        self.position_at(self.at())
    }

    pub(crate) fn position_at(&self, at: usize) -> &G {
        at.checked_sub(1)
            .map_or(&self.start, |last| &self.turns[last].after)
    }

    /// The turns, each with the position before it.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = (Turn<G::Move>, &G)> {
        let turns = self.turns.iter().enumerate();
        turns.map(|(at, taken)| (taken.turn, self.position_at(at)))
    }

    /// The last turn, and the position before it.
    #[must_use]
    pub fn last(&self) -> Option<(Turn<G::Move>, &G)> {
        self.turns().next_back()
    }

    /// The keys of the positions whose next occurrence ends the game, sorted.
    #[must_use]
    pub fn last_chances(&self) -> Vec<u64> {
        let often = self.seen.iter();
        let often = often.filter(|&(_, &often)| often + 1 >= REPETITIONS);
        let mut keys: Vec<_> = often.map(|(&key, _)| key).collect();
        keys.sort_unstable();
        keys
    }

    /// Whether the position occurred often enough for a draw.
    fn is_repeated(&self) -> bool {
        let now = self.position();
        let often = self.seen.get(&now.key()).copied().unwrap_or_default();
        // Keys may collide, so the positions themselves are compared.
        let earlier = |&(at, taken): &(usize, &Taken<G>)| {
            taken.turn != Turn::Swap && self.position_at(at) == now
        };
        often >= REPETITIONS && {
            let earlier = self.turns.iter().enumerate().filter(earlier);
            earlier.count() + 1 >= REPETITIONS
        }
    }

    /// The outcome, once there is one.
    #[must_use]
    #[inline(never)]
    pub fn outcome(&self) -> Option<Outcome> {
        let repeated = || {
            self.is_repeated()
                .then_some(Outcome::draw(OutcomeReason::Repetition))
        };
        self.position().outcome().or_else(repeated)
    }

    /// Whether the game is over, without checking whether the player to move has a legal move.
    fn is_plainly_over(&self) -> bool {
        self.position().decided().is_some() || self.is_repeated()
    }

    /// Whether the player to move may take over the first move instead of moving.
    #[must_use]
    pub fn can_swap(&self) -> bool {
        self.at() == 1 && self.offers_swap() && self.outcome().is_none()
    }

    /// Whether the opponent may take over the next move by swapping.
    #[must_use]
    pub fn will_be_swappable(&self) -> bool {
        self.at() == 0 && self.offers_swap()
    }

    /// Whether the game started as usual and only the first turns were played.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.at() < OPENING && self.start == G::start(self.options)
    }

    /// The number of turns since something was captured or entered.
    #[must_use]
    pub fn quiet_turns(&self) -> usize {
        let turns = self.turns().rev();
        let is_quiet =
            |(turn, before): &(_, &G)| matches!(turn, Turn::Move(mv) if before.is_quiet(*mv));
        turns.take_while(is_quiet).count()
    }

    fn offers_swap(&self) -> bool {
        self.options.has(G::variant_of(self.options).options, SWAP)
            && self.start == G::start(self.options)
    }

    /// Whether the players have swapped sides, which is possible only in the second turn.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.turns
            .get(1)
            .is_some_and(|taken| taken.turn == Turn::Swap)
    }

    /// The player to move, identified by the side they had before any swap.
    #[must_use]
    pub fn player(&self) -> Side {
        let side = self.position().turn();
        if self.is_swapped() {
            side.other()
        } else {
            side
        }
    }

    /// Parses a turn and checks that it is legal.
    ///
    /// # Errors
    /// Says why the turn is illegal.
    pub fn parse_turn(&self, text: &str) -> Result<Turn<G::Move>, ParseError> {
        #[cfg(test)]
        JUDGED.set(JUDGED.get() + 1);
        if self.is_plainly_over() {
            return Err(game_over(text));
        }
        let turn = if text != SWAP {
            self.position().parse_move(text).map(Turn::Move)
        } else if self.can_swap() {
            Ok(Turn::Swap)
        } else {
            let expected = "a move: sides may be swapped only by option, after the first move";
            Err(ParseError::whole(text, ParseErrorCode::NoSwap, expected))
        };
        // A legal move proves that the player had one.
        turn.map_err(|error| {
            let is_over = self.position().outcome().is_some();
            if is_over { game_over(text) } else { error }
        })
    }

    /// Plays a turn given as text.
    ///
    /// # Errors
    /// Says why the turn is illegal. The history is then unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<(), ParseError> {
        let turn = self.parse_turn(text)?;
        self.take(turn);
        Ok(())
    }

    /// Plays a move that is known to be legal, in a game that is not over.
    pub fn play_unchecked(&mut self, mv: G::Move) {
        self.take(Turn::Move(mv));
    }

    /// Plays a turn that is known to be legal, in a game that is not over.
    pub(crate) fn take(&mut self, turn: Turn<G::Move>) {
        let after = match turn {
            Turn::Move(mv) => self.position().play_unchecked(mv),
            Turn::Swap => self.position().clone(),
        };
        if turn != Turn::Swap {
            *self.seen.entry(after.key()).or_default() += 1;
        }
        self.turns.push(Taken { turn, after });
    }

    /// Undoes the last turn, if there is one, and returns it.
    pub fn undo(&mut self) -> Option<Turn<G::Move>> {
        let Taken { turn, after } = self.turns.pop()?;
        let key = after.key();
        if turn != Turn::Swap
            && let Some(often) = self.seen.get_mut(&key)
        {
            *often -= 1;
            // Empty entries are removed, so that many short variations do not grow the map.
            if *often == 0 {
                self.seen.remove(&key);
            }
        }
        Some(turn)
    }
}

#[cfg(test)]
std::thread_local! {
    /// The number of turns checked in this thread.
    pub(crate) static JUDGED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

fn game_over(text: &str) -> ParseError {
    ParseError::whole(
        text,
        ParseErrorCode::GameOver,
        "no more moves: the game is over",
    )
}

/// The position text of a line, if it has one, and its moves.
pub(crate) fn split_line(line: &str) -> Result<(Option<&str>, &str), ParseError> {
    let mut words = line.split_whitespace();
    let moves = words.find(|&word| word == "moves");
    let at = moves.map(|word| word.as_ptr() as usize - line.as_ptr() as usize);
    let (start, moves) = match at {
        Some(at) => (line[..at].trim(), &line[at + "moves".len()..]),
        None => (line.trim(), ""),
    };
    match start.split_once(' ') {
        None if start == "startpos" => Ok((None, moves)),
        Some(("fen", text)) => Ok((Some(text.trim()), moves)),
        _ => {
            let error = ParseError::whole(
                start,
                ParseErrorCode::PositionLine,
                "startpos, or fen and a position",
            );
            Err(error.within(line, start))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ergo::Position;

    type Ergo = History<Position>;

    fn game(options: &[&str], line: &str) -> Result<Ergo, ParseError> {
        let mut chosen = Options::default();
        for option in options {
            assert!(chosen.set(Position::VARIANTS[0].options, option, true));
        }
        Ergo::from_line(chosen, line)
    }

    #[test]
    fn lines_round_trip() {
        for line in [
            "startpos",
            "startpos moves e5 a1 e5-e6 a1-j9",
            "fen 10/10/10/10/4S5/10/10/10/10 2 moves a1",
        ] {
            assert_eq!(game(&[], line).unwrap().line(), line);
        }
    }

    #[test]
    fn errors_in_lines_have_their_place() {
        let error_of = |line| game(&[], line).unwrap_err();
        assert_eq!(error_of("startpos moves e5 e5").column, 19);
        assert_eq!(error_of("startpos moves e5 k1").column, 19);
        assert_eq!(error_of("fen 10/10/10/10/4S5/10/10/10/10 3").column, 33);
        assert_eq!(error_of("elsewhere").code, "position-line");
        let error = error_of("\n  elsewhere");
        assert_eq!((error.line, error.column), (2, 3));
        assert_eq!(error_of("").code, "position-line");
    }

    #[test]
    fn the_third_occurrence_is_a_draw_and_the_second_is_not() {
        let round = "a1-b1 j9-i9 b1-a1 i9-j9";
        let line = format!("startpos moves a1 j9 {round} {round}");
        let mut game = game(&[], &line).unwrap();
        assert_eq!(
            game.outcome(),
            Some(Outcome::draw(OutcomeReason::Repetition))
        );
        assert_eq!(game.play_text("e5").unwrap_err().code, "game-over");
        assert!(game.undo().is_some());
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn turns_are_quiet_while_nothing_is_captured_or_entered() {
        let quiet = |options, line| game(options, line).unwrap().quiet_turns();
        assert_eq!(quiet(&[], "startpos"), 0);
        assert_eq!(quiet(&[], "startpos moves a1 j9 a1-b1 j9-i9"), 2);
        assert_eq!(quiet(&[], "startpos moves a1 j9 a1-b1 j9-i9 e5"), 0);
        assert_eq!(quiet(&["swap"], "startpos moves a1 swap j9 a1-b1"), 1);
    }

    #[test]
    fn the_other_player_to_move_makes_another_position() {
        // The pieces are placed as before, but the other player is to move.
        let game = game(&[], "startpos moves a1 j9 a1-b1 j9-i9 b1-c1 i9-j9 c1-a1").unwrap();
        assert_eq!(game.outcome(), None);
        assert!(game.turns().all(|(_, earlier)| earlier != game.position()));
    }

    #[test]
    fn sides_may_be_swapped_once_and_only_by_option() {
        assert!(game(&[], "startpos moves e5 swap").is_err());
        let swapped = game(&["swap"], "startpos moves e5 swap d5").unwrap();
        assert!(swapped.is_swapped());
        assert_eq!(swapped.line(), "startpos moves e5 swap d5");
        assert!(game(&["swap"], "startpos moves swap").is_err());
        assert!(game(&["swap"], "startpos moves e5 swap swap").is_err());
        assert!(game(&["swap"], "fen 10/10/10/10/10/10/10/10/9S 1 moves e5 swap").is_err());
    }

    #[test]
    fn a_swap_repeats_no_position() {
        let mut game = game(&["swap"], "startpos moves a1 swap").unwrap();
        assert_eq!(game.seen.values().sum::<usize>(), 2);
        assert!(game.last_chances().is_empty());
        assert_eq!(game.play_text("swap").unwrap_err().code, "no-swap");
        assert_eq!(game.undo(), Some(Turn::Swap));
        assert_eq!(game.seen.values().sum::<usize>(), 2);
    }

    #[test]
    fn a_position_that_occurred_twice_has_one_more_chance() {
        let game = game(&[], "startpos moves a1 j9 a1-b1 j9-i9 b1-a1 i9-j9").unwrap();
        assert_eq!(game.last_chances(), [game.position().key()]);
    }

    #[test]
    fn what_is_undone_is_not_counted() {
        let mut game = game(&[], "startpos moves a1 j9 a1-b1 j9-i9").unwrap();
        while game.undo().is_some() {}
        assert_eq!(game.seen.len(), 1);
        assert_eq!(game.line(), "startpos");
    }
}
