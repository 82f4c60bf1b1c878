//! Finds the puzzles of one game or position: proves them, compares their solutions with the other moves by the engine,
//! and rates them.

use ergo_games::codes::Verdict;
use ergo_games::exercise::{Goal, PASS};
use ergo_games::game::Options;
use ergo_games::search::{Engine, Limits};

use crate::check::{self, Solution, prove};
use crate::exact::Exact;
use crate::file::Puzzle;
use crate::propose::{Candidate, Kind, look, play, propose, stands_out};
use crate::rate::rate;
use crate::themes::{Themed, themes};
use crate::verify::{is_shown, open};

/// Kinds of puzzles, and how many are wanted.
pub type Kinds = Vec<(&'static str, usize)>;

/// The fewest moves with different results in a puzzle.
const LEAST_CHOICES: u64 = 3;

/// The size of the table of the engine, in megabytes.
const HASH: usize = 4;

/// A puzzle that was found.
#[derive(Debug)]
pub struct Find {
    /// Its kind.
    pub kind: &'static str,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// The kind of this name, if more of it are wanted.
fn wanted(open: &Kinds, name: &str) -> Option<&'static str> {
    let kind = open.iter().find(|(kind, _)| *kind == name);
    kind.map(|&(kind, _)| kind)
}

/// The most plies of the kinds that are wanted and start with one of these words.
fn longest(open: &Kinds, words: &[&str]) -> u32 {
    let plies = open.iter().filter_map(|(kind, _)| {
        let plies = words.iter().find_map(|word| kind.strip_prefix(word))?;
        plies.parse().ok()
    });
    plies.max().unwrap_or_default()
}

/// Finds puzzles of a game.
pub struct Finder<G: Themed> {
    options: Options,
    engine: Engine<G>,
    exact: Exact<G>,
}

impl<G: Themed> Finder<G> {
    /// Finds puzzles of the game of these options.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options,
            engine: Engine::thorough(HASH),
            exact: Exact::default(),
        }
    }

    /// Plays a game and finds its puzzles.
    pub fn play(&mut self, game: u64, open: &Kinds) -> Vec<Find> {
        let mut candidates = Vec::new();
        play(&mut self.engine, self.options, game, &mut candidates);
        self.all(&candidates, open)
    }

    /// Finds a puzzle in a position.
    pub fn look_at(&mut self, position: &G, open: &Kinds) -> Vec<Find> {
        let mut candidates = Vec::new();
        self.engine.clear();
        if let Some(result) = look(&mut self.engine, position) {
            propose(position, &result, &mut candidates);
        }
        self.all(&candidates, open)
    }

    fn all(&mut self, candidates: &[Candidate<G>], open: &Kinds) -> Vec<Find> {
        let mut finds: Vec<Find> = Vec::new();
        for candidate in candidates {
            finds.extend(self.find(candidate, open));
        }
        finds
    }

    fn find(&mut self, candidate: &Candidate<G>, open: &Kinds) -> Option<Find> {
        let position = &candidate.position;
        // Where hardly anything else is possible there is nothing to find out.
        if position.count() < LEAST_CHOICES {
            return None;
        }
        let (kind, goal, solution) = self.goal(candidate, open)?;
        if !stands_out(&mut self.engine, position, &goal, &solution)
            || !self.is_playable(position, &goal, &solution)
        {
            return None;
        }
        let puzzle = Puzzle {
            position: position.to_string(),
            rating: rate(&mut self.engine, position, &goal, &solution),
            themes: themes(position, &goal, &solution),
            goal,
        };
        is_shown::<G>(self.options, &puzzle).ok()?;
        Some(Find { kind, puzzle })
    }

    /// The goal of a position, with its solution.
    fn goal(
        &mut self,
        candidate: &Candidate<G>,
        open: &Kinds,
    ) -> Option<(&'static str, Goal, Solution<G::Move>)> {
        let position = &candidate.position;
        match candidate.kind {
            Kind::Win(plies) => {
                self.exact.start(G::NODES);
                let longest = longest(open, &["win ", "decide "]);
                let plies = self.exact.win(position, plies.min(longest)).ok()??;
                let mut kind = wanted(open, &format!("win {plies}"));
                let mut goal = Goal::Win(plies);
                if let Some(other) = wanted(open, &format!("decide {plies}"))
                    && (kind.is_none() || position.key().is_multiple_of(4))
                {
                    (kind, goal) = (Some(other), Goal::Decide(plies));
                }
                let kind = kind?;
                let solution = prove(&mut self.exact, position, &goal).ok()?;
                Some((kind, goal, solution))
            }
            Kind::Hold(plies) => (1..=plies.min(longest(open, &["hold "])))
                .step_by(2)
                .find_map(|plies| {
                    let kind = wanted(open, &format!("hold {plies}"))?;
                    let goal = Goal::Hold(plies);
                    let solution = prove(&mut self.exact, position, &goal).ok()?;
                    self.exact.start(G::NODES);
                    let wins = self.exact.win(position, 3).ok()?;
                    wins.is_none().then_some((kind, goal, solution))
                }),
            Kind::Gain => [1, 3, 5].into_iter().find_map(|plies| {
                let kind = wanted(open, &format!("gain {plies}"))?;
                let stones = check::gain(position, candidate.best?, plies).ok()?;
                if !(2..=24).contains(&stones) {
                    return None;
                }
                let goal = Goal::Gain { stones, plies };
                let solution = prove(&mut self.exact, position, &goal).ok()?;
                Some((kind, goal, solution))
            }),
            Kind::Nothing => {
                // One in some positions, so that they are from many games.
                if !position.key().is_multiple_of(16) {
                    return None;
                }
                let plies = [3, 5][usize::from(position.key().is_multiple_of(3))];
                let kind = wanted(open, &format!("nothing {plies}"))?;
                let goal = Goal::Decide(plies);
                let solution = prove(&mut self.exact, position, &goal).ok()?;
                let is_puzzle = solution.moves >= 8 && solution.first.is_none();
                is_puzzle.then_some((kind, goal, solution))
            }
        }
    }

    /// Whether the judge of the page, which looks for wins with an engine, agrees with the proof: the solution is right
    /// against its own replies to the end, and where the opponent has to be stopped, all else is wrong.
    fn is_playable(&mut self, position: &G, goal: &Goal, solution: &Solution<G::Move>) -> bool {
        match (solution.first, goal) {
            (Some(first), &Goal::Hold(plies)) => self.only_holds(position, first, plies),
            (Some(first), _) => self.is_solved(position, goal, first).is_some(),
            (None, _) => {
                let session = open::<G>(self.options, &position.to_string());
                let attempt = session.map(|mut session| session.attempt(&goal.to_string(), PASS));
                matches!(attempt, Ok(Ok(attempt)) if attempt.verdict == Verdict::Solved)
            }
        }
    }

    /// Whether the opponent's win is found after every move but one.
    fn only_holds(&mut self, position: &G, first: G::Move, plies: u32) -> bool {
        let mut moves = Vec::new();
        position.choices(&mut moves);
        let first = position.play_unchecked(first);
        moves.into_iter().all(|mv| {
            let after = position.play_unchecked(mv);
            after == first || self.finds_win(&after, plies)
        })
    }

    /// Whether the engine finds a win of the player to move, as the judge looks for it.
    fn finds_win(&mut self, position: &G, plies: u32) -> bool {
        self.engine.clear();
        let line = self.engine.solve(position, &[], plies, 300_000);
        if matches!(line, Ok(Some(_))) {
            return true;
        }
        let limits = Limits {
            nodes: Some(200_000),
            ..Limits::default()
        };
        let wins = self.engine.search(position, limits).score().win_in();
        wins.is_some_and(|needed| needed <= plies)
    }

    /// Plays a puzzle to its end against the replies of the judge; nothing if it does not accept the solution.
    fn is_solved(&mut self, position: &G, goal: &Goal, first: G::Move) -> Option<()> {
        let mut session = open::<G>(self.options, &position.to_string()).ok()?;
        let (mut position, mut goal, mut mv) = (position.clone(), goal.clone(), first);
        loop {
            let text = position.move_text(mv);
            let attempt = session.attempt(&goal.to_string(), &text).ok()?;
            match attempt.verdict {
                Verdict::Solved => return Some(()),
                Verdict::Right => {}
                _ => return None,
            }
            let reply = attempt.reply?;
            session.play(&text).ok()?;
            session.play(&reply).ok()?;
            position = position.play_unchecked(mv);
            position = position.play_unchecked(position.parse_move(&reply).ok()?);
            goal = Goal::parse(&attempt.goal?).ok()?;
            mv = if let Goal::Win(plies) = goal {
                check::winning_move(&mut self.exact, &position, plies)?
            } else {
                let moves = session.solution(&goal.to_string()).ok()?;
                position.parse_move(moves.first()?).ok()?
            };
        }
    }
}
