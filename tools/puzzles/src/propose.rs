//! Games of the engine against itself, and the goals that their positions may have.

use ergo_games::exercise::Goal;
use ergo_games::game::Options;
use ergo_games::search::{Engine, Limits, PvLine, Score, SearchResult};

use crate::check;
use crate::prove::Prove;
use ergo_games::dice::Dice;

/// The nodes of the search of each position.
const NODES: u64 = 5_000;
/// The nodes of the solver for each wrong move.
const SOLVER_NODES: u32 = 3_000;
/// The longest game, in plies.
const LONGEST: usize = 160;
/// How much of the expected result a wrong move has to cost.
const COST: f64 = 0.25;

/// A possible use of a position, and about how many plies it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The player to move wins.
    Win(u32),
    /// The opponent threatens to win.
    Hold(u32),
    /// One move is much better than the others, perhaps because it wins stones.
    Gain,
    /// The player to move is ahead, but there is no win.
    Nothing,
}

/// A position that may be a puzzle.
pub struct Candidate<G: Prove> {
    /// The position.
    pub position: G,
    /// The possible goal.
    pub kind: Kind,
    /// The best move, by a short search.
    pub best: Option<G::Move>,
}

/// Plays a game with random openings and mistakes, and proposes goals for its positions.
pub fn play<G: Prove>(
    engine: &mut Engine<G>,
    options: Options,
    game: u64,
    found: &mut Vec<Candidate<G>>,
) {
    let mut dice = Dice::new(game);
    let mut position = G::start(options);
    engine.clear();
    let (opening, weak) = (2 + dice.below(5), dice.below(3));
    for ply in 0..LONGEST {
        if position.outcome().is_some() {
            return;
        }
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        if ply < opening || dice.percent(2 + 2 * weak) {
            let mv = moves[dice.below(moves.len())];
            position = position.play_unchecked(mv);
            continue;
        }
        let Some(result) = look(engine, &position) else {
            return;
        };
        propose(&position, &result, found);
        let lines = &result.lines;
        let chosen = if dice.percent(12 + 12 * weak) {
            dice.below(lines.len())
        } else {
            0
        };
        position = position.play_unchecked(lines[chosen].moves[0]);
    }
}

/// Compares the best moves of a position.
pub fn look<G: Prove>(engine: &mut Engine<G>, position: &G) -> Option<SearchResult<G::Move>> {
    let limits = Limits {
        nodes: Some(NODES),
        lines: 3,
        ..Limits::default()
    };
    let result = engine.search(position, limits);
    (!result.lines.is_empty()).then_some(result)
}

/// Appends what a position may be good for, given the best moves found.
pub fn propose<G: Prove>(
    position: &G,
    result: &SearchResult<G::Move>,
    found: &mut Vec<Candidate<G>>,
) {
    let mut add = |kind| {
        found.push(Candidate {
            position: position.clone(),
            kind,
            best: result.lines[0].moves.first().copied(),
        });
    };
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    if moves.len() < G::FEWEST_MOVES.max(2) && result.lines[0].score.win_in().is_none() {
        return;
    }
    let best = result.lines[0].score;
    let second = result.lines.get(1).map(|line| line.score);
    let share = |score: Score| chance(position, score);
    let cost = second.map_or(1.0, |second| share(best) - share(second));
    if let Some(plies) = best.win_in() {
        if second.is_none_or(|second| {
            second.win_in().is_none_or(|plies| plies > 1) && cost >= COST / 2.0
        }) {
            add(Kind::Win(plies));
        }
        return;
    }
    if best.loss_in().is_none() && second.is_none_or(|second| second.loss_in().is_some()) {
        add(Kind::Hold(
            second.and_then(Score::loss_in).unwrap_or(2).max(2) - 1,
        ));
        return;
    }
    if best.loss_in().is_none() && cost >= COST && position.material().is_some() {
        add(Kind::Gain);
    }
    // Something that looks like an attack but is not: the search thinks much of it.
    if best.loss_in().is_none() && share(best) > 0.72 {
        add(Kind::Nothing);
    }
}

/// The expected result of the player to move.
pub fn chance<G: Prove>(position: &G, score: Score) -> f64 {
    if score.win_in().is_some() {
        return 1.0;
    }
    if score.loss_in().is_some() {
        return 0.0;
    }
    position
        .plain_chances()
        .share(f64::from(score.points()), position.game_phase())
}

/// The expected result of the best and of the second best move, compared more thoroughly.
pub fn compare<G: Prove>(engine: &mut Engine<G>, position: &G, nodes: u64) -> Vec<PvLine<G::Move>> {
    engine.clear();
    let limits = Limits {
        nodes: Some(nodes),
        lines: 2,
        ..Limits::default()
    };
    engine.search(position, limits).lines
}

/// Whether the solution of a puzzle is much better than all other moves, by the engine: none of them wins within two
/// plies more, and they cost a quarter of the expected result.
pub fn stands_out<G: Prove>(
    engine: &mut Engine<G>,
    position: &G,
    goal: &Goal,
    solution: &check::Solution<G::Move>,
) -> bool {
    let lines = compare(engine, position, 30_000);
    let Some(best) = lines.first() else {
        return false;
    };
    let Some(first) = solution.first else {
        // There is no longer win either, and the position is not lost.
        return best.score.win_in().is_none() && best.score.loss_in().is_none();
    };
    let after = position.play_unchecked(first);
    let is_first = |line: &&PvLine<G::Move>| {
        line.moves
            .first()
            .is_some_and(|&mv| position.play_unchecked(mv).key() == after.key())
    };
    let other = lines.iter().find(|line| !is_first(line));
    let other = other.map_or(0.0, |line| chance(position, line.score));
    match goal {
        &Goal::Win(plies) | &Goal::Decide(plies) => {
            other <= 1.0 - COST && !others_win(engine, position, &after, plies + 2)
        }
        _ => {
            let own = lines.iter().find(is_first);
            let own = own.map_or(0.0, |line| chance(position, line.score));
            own - other >= COST
        }
    }
}

/// Whether the solver of the engine finds that a move to another position than this one wins within some plies.
fn others_win<G: Prove>(engine: &mut Engine<G>, position: &G, except: &G, plies: u32) -> bool {
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    moves.into_iter().any(|mv| {
        let after = position.play_unchecked(mv);
        let line = (after != *except && after.outcome().is_none())
            .then(|| engine.solve_move(position, &[], mv, plies, SOLVER_NODES));
        matches!(line, Some(Ok(Some(_))))
    })
}
