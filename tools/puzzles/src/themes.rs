//! The themes of a puzzle, found in its solution.

use ergo_games::codes::OutcomeReason;
use ergo_games::exercise::Goal;
use ergo_games::game::{Cell, Game};
use ergo_games::games::ergo::board::EDGE;
use ergo_games::games::ergo::lines::{CELLS_OF, Lines, MASKS, alone, around};
use ergo_games::games::{emergo, ergo as lion, intermedium};
use ergo_games::search::Evaluate as _;

use crate::check::Solution;
use crate::prove::Prove;

/// A game whose puzzles have themes.
pub trait Themed: Prove {
    /// The themes of a solution that are found in this game alone.
    fn own_themes(&self, goal: &Goal, line: &[Self::Move]) -> Vec<&'static str>;

    /// Whether a move neither captures nor threatens to win at once.
    fn threatens_nothing(&self, mv: Self::Move) -> bool;
}

/// The number of plies of a goal.
#[must_use]
pub const fn plies(goal: &Goal) -> u32 {
    match *goal {
        Goal::Win(plies) | Goal::Hold(plies) | Goal::Decide(plies) | Goal::Gain { plies, .. } => {
            plies
        }
        Goal::Play(_) | Goal::End(_) | Goal::Any => 1,
    }
}

/// The number of turns of the solver.
#[must_use]
pub const fn turns(goal: &Goal) -> u32 {
    plies(goal).div_ceil(2)
}

/// The themes of a puzzle, sorted.
#[must_use]
pub fn themes<G: Themed>(
    position: &G,
    goal: &Goal,
    solution: &Solution<G::Move>,
) -> Vec<&'static str> {
    let mut themes = match (goal, solution.first) {
        (_, None) => vec!["pass"],
        (_, Some(first)) if matches!(goal, Goal::Hold(_)) => {
            let mut themes = position.own_themes(goal, &[first]);
            themes.push("defence");
            themes
        }
        _ => position.own_themes(goal, &solution.line),
    };
    let is_defence = matches!(goal, Goal::Hold(_));
    themes.extend(match turns(goal) {
        1 => Some("one"),
        _ if is_defence => None,
        2 => Some("two"),
        _ => Some("three"),
    });
    if solution
        .first
        .is_some_and(|mv| position.threatens_nothing(mv))
        && turns(goal) > 1
    {
        themes.push("quiet");
    }
    let is_basic = match goal {
        Goal::Win(plies) | Goal::Hold(plies) | Goal::Gain { plies, .. } => *plies == 1,
        _ => false,
    };
    if is_basic {
        themes.push("basic");
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}

/// Plays a line, and calls a function with each position of the solver and the move there.
fn each_turn<G: Game>(position: &G, line: &[G::Move], mut look: impl FnMut(&G, G::Move, &G)) {
    let mut position = position.clone();
    for (ply, &mv) in line.iter().enumerate() {
        let after = position.play_unchecked(mv);
        if ply % 2 == 0 {
            look(&position, mv, &after);
        }
        position = after;
    }
}

/// The cells on which the player who is not to move makes five next.
fn fifths(position: &lion::Position) -> usize {
    let lines = Lines::of(position);
    let side = position.turn().other();
    let mut cells: Vec<Cell> = Vec::new();
    for window in lines.fours(side) {
        cells.extend(MASKS[window] & position.empty());
    }
    cells.sort_unstable();
    cells.dedup();
    cells.len()
}

impl Themed for lion::Position {
    fn own_themes(&self, goal: &Goal, line: &[lion::Move]) -> Vec<&'static str> {
        let mut themes = Vec::new();
        let mut threats = Vec::new();
        each_turn(self, line, |before, mv, after| {
            match mv.from {
                None => themes.push("drop"),
                Some(from) if EDGE.has(from) && EDGE.has(mv.to) => themes.push("ring"),
                Some(_) => themes.push("march"),
            }
            if EDGE.has(mv.to) && mv.from.is_none_or(|from| !EDGE.has(from)) {
                themes.push("edge");
            }
            threats.push(fifths(after));
            if after.decided().is_some() {
                themes.push("five");
                let lines = Lines::of(before);
                let turn = before.turn();
                let inside = |window: &&u8| {
                    let window = usize::from(**window);
                    let [first, .., last] = CELLS_OF[window];
                    lines.contents()[window] == alone(turn, 4) && mv.to != first && mv.to != last
                };
                if around(mv.to).iter().any(|window| inside(&window)) {
                    themes.push("gap");
                }
            }
        });
        if matches!(goal, Goal::Hold(_)) {
            themes.retain(|&theme| ["drop", "ring", "march", "edge"].contains(&theme));
            return themes;
        }
        // A drop is what most moves are.
        if themes
            .iter()
            .any(|&theme| theme == "march" || theme == "ring")
        {
            themes.retain(|&theme| theme != "drop");
        }
        let wins = threats.len();
        if wins >= 2 && threats[wins - 2] >= 2 {
            themes.push("two-fours");
            if wins >= 3 && threats[wins - 3] == 1 {
                themes.push("four-three");
            }
            if wins >= 3 && threats[wins - 3] == 0 {
                themes.push("open-three");
            }
        }
        themes
    }

    fn threatens_nothing(&self, mv: lion::Move) -> bool {
        let after = self.play_unchecked(mv);
        after.decided().is_none() && fifths(&after) == 0
    }
}

impl Themed for emergo::Position {
    fn own_themes(&self, goal: &Goal, line: &[emergo::Move]) -> Vec<&'static str> {
        let mut themes = Vec::new();
        each_turn(self, line, |before, mv, after| {
            if mv.is_capture() {
                if mv.len() >= 3 {
                    themes.push("long-capture");
                }
                let mut others = Vec::new();
                before.choices(&mut others);
                if others.len() > 1 {
                    themes.push("maximum-capture");
                }
            } else {
                if mv.is_empty() {
                    themes.push("drop");
                } else {
                    themes.push("march");
                }
                if after.must_extend(&()) {
                    themes.push("feed");
                }
            }
        });
        match goal {
            Goal::Gain { .. } => themes.push("captives"),
            Goal::Win(_) | Goal::Decide(_) => themes.push("last-stack"),
            _ => {}
        }
        themes
    }

    fn threatens_nothing(&self, mv: emergo::Move) -> bool {
        !mv.is_capture() && !self.play_unchecked(mv).must_extend(&())
    }
}

/// Whether a move of Intermedium captures stacks.
fn captures(before: &intermedium::Position, after: &intermedium::Position) -> bool {
    let enemy = before.turn().other();
    after.stones(enemy) < before.stones(enemy)
}

impl Themed for intermedium::Position {
    fn own_themes(&self, goal: &Goal, line: &[intermedium::Move]) -> Vec<&'static str> {
        let mut themes = Vec::new();
        each_turn(self, line, |before, mv, after| {
            if captures(before, after) {
                themes.push("sowing-capture");
            }
            if mv.length() >= 5 {
                themes.push("long-sowing");
            }
            let path = before.path(mv);
            if let Some((last, sown)) = path.split_last()
                && sown.iter().skip(1).any(|cell| cell == last)
            {
                themes.push("stepping-stone");
            }
            match after.decided().map(|end| end.reason) {
                Some(OutcomeReason::City) => themes.push("city"),
                Some(_) => themes.push("last-stack"),
                None => {
                    let threatens = after.forced_replies(&(), &mut Vec::new());
                    if threatens && !captures(before, after) {
                        themes.push("siege");
                    }
                }
            }
        });
        if matches!(goal, Goal::Gain { .. }) {
            themes.push("stones");
        }
        themes
    }

    fn threatens_nothing(&self, mv: intermedium::Move) -> bool {
        let after = self.play_unchecked(mv);
        after.decided().is_none()
            && !captures(self, &after)
            && !after.forced_replies(&(), &mut Vec::new())
    }
}
