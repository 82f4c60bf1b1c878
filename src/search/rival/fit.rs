//! Fitting a rival to the moves of a person, by maximum likelihood.
//!
//! ```
//! use ergo_games::game::{Game, Options};
//! use ergo_games::games::ergo::Position;
//! use ergo_games::search::rival::fit::{fit, log_likelihood};
//! use ergo_games::search::{Engine, Evaluate, Rival};
//!
//! let mut position = Position::start(Options::default());
//! let mut engine = Engine::new(1);
//! let mut observations = Vec::new();
//! for text in ["e5", "d5", "f6"] {
//!     let mv = position.parse_move(text)?;
//!     observations.push(engine.observe(&position, &[], mv));
//!     position = position.play_unchecked(mv);
//! }
//! let prior = Rival::of_level(&Position::levels(0)[2]);
//! let rival = fit(&observations, &prior);
//! assert!(log_likelihood(&observations, &rival) >= log_likelihood(&observations, &prior));
//! # Ok::<(), ergo_games::parse::ParseError>(())
//! ```

use super::observation::{Kind, Observation};
use super::{MAX_LOOK, Rival};

/// How many moves of the level that the fit starts from count as much as those of the person.
const PRIOR_MOVES: f64 = 30.0;
/// At how many positions that level is asked, at most.
const PRIOR_POSITIONS: usize = 100;
/// The share of moves that have reasons the model does not know: any of them is as likely as any other.
const UNEXPLAINED: f64 = 0.02;
/// How much it counts that a rival's moves cost as much as the person's: 1 is as much as their likelihood says.
const COST_WEIGHT: f64 = 10.0;
/// The most rounds over all numbers.
const ROUNDS: usize = 20;

/// The values that are tried.
const SHARES: [u8; 16] = [0, 2, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];
const TEMPERATURES: [u16; 26] = [
    2, 3, 4, 5, 7, 9, 12, 15, 18, 22, 27, 33, 40, 50, 60, 75, 90, 110, 135, 160, 200, 250, 320,
    420, 600, 1000,
];
const ATTACKS: [i16; 11] = [-300, -150, -75, -35, -15, 0, 15, 35, 75, 150, 300];

/// The rival that is most likely to have played the moves, and those of a level nearby, which count little among the moves
/// of many games. The moves of the rival should also cost about as much as those of the person: two players who often agree
/// can differ in strength by a few mistakes.
#[must_use]
pub fn fit(observations: &[Observation], prior: &Rival) -> Rival {
    let step = observations.len().div_ceil(PRIOR_POSITIONS).max(1);
    let expected: Vec<_> = observations
        .iter()
        .step_by(step)
        .map(|observation| (observation, observation.chances(prior)))
        .collect();
    let costs: Vec<_> = observations.iter().map(Observation::costs).collect();
    let likelihood = |rival: &Rival| {
        let mut excess = Excess::default();
        let mut sum = 0.0;
        for (seen, costs) in observations.iter().zip(&costs) {
            let chances = seen.chances(rival);
            sum += seen.explained(chances[seen.played]).ln();
            excess.add(seen, &chances, costs);
        }
        let agreements = expected
            .iter()
            .map(|(seen, prior)| seen.agreement(rival, prior));
        sum + PRIOR_MOVES * mean(agreements) - COST_WEIGHT * excess.deviations().powi(2) / 2.0
    };
    // From far apart, as where everything is played at a glance nothing depends on how far a rival looks.
    let starts = [prior.glance, 0, 50, 100].map(|glance| Rival { glance, ..*prior });
    let climbed = starts.map(|start| climb(start, &likelihood));
    let best = climbed
        .into_iter()
        .reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map_or(*prior, |(rival, _)| rival)
}

/// The mean logarithm of the chance that a rival plays a move that was played.
#[must_use]
pub fn log_likelihood(observations: &[Observation], rival: &Rival) -> f64 {
    mean(
        observations
            .iter()
            .map(|seen| seen.explained(seen.chances(rival)[seen.played]).ln()),
    )
}

/// By how many standard deviations the moves of a person cost more than those of a rival would, as far as the deepest look
/// tells; negative if they cost less.
#[must_use]
pub fn excess_cost(observations: &[Observation], rival: &Rival) -> f64 {
    let mut excess = Excess::default();
    for seen in observations {
        excess.add(seen, &seen.chances(rival), &seen.costs());
    }
    excess.deviations()
}

/// What the moves of a person cost beyond those of a rival.
#[derive(Default)]
struct Excess {
    sum: f64,
    variance: f64,
}

impl Excess {
    /// Adds a move, given the chances of all moves and what they cost.
    fn add(&mut self, seen: &Observation, chances: &[f64], costs: &[f64]) {
        let expected = |power: i32| -> f64 {
            let terms = chances.iter().zip(costs);
            terms.map(|(chance, cost)| chance * cost.powi(power)).sum()
        };
        let mean = expected(1);
        self.sum += costs[seen.played] - mean;
        self.variance += expected(2) - mean * mean;
    }

    fn deviations(&self) -> f64 {
        self.sum / self.variance.max(1.0).sqrt()
    }
}

/// Changes one number after the other as long as that makes a rival more likely.
fn climb(start: Rival, likelihood: &impl Fn(&Rival) -> f64) -> (Rival, f64) {
    let mut best = (start, likelihood(&start));
    for _ in 0..ROUNDS {
        let before = best.0;
        for number in 0..NUMBERS {
            for rival in neighbours(&best.0, number) {
                let value = likelihood(&rival);
                if value > best.1 {
                    best = (rival, value);
                }
            }
        }
        if best.0 == before {
            break;
        }
    }
    best
}

/// How many numbers a rival has.
const NUMBERS: usize = 5 + 2 * Kind::COUNT;

/// The same rival with other values of one number.
fn neighbours(rival: &Rival, number: usize) -> Vec<Rival> {
    let with = |change: &dyn Fn(&mut Rival)| {
        let mut changed = *rival;
        change(&mut changed);
        changed
    };
    match number {
        0 => (1..=MAX_LOOK)
            .map(|look| with(&|rival| rival.look = look))
            .collect(),
        1 => SHARES
            .map(|share| with(&|rival| rival.glance = share))
            .into(),
        2 => TEMPERATURES
            .map(|temperature| with(&|rival| rival.temperature = temperature))
            .into(),
        4 => SHARES.map(|share| with(&|rival| rival.own = share)).into(),
        3 => ATTACKS
            .map(|attack| with(&|rival| rival.attack = attack))
            .into(),
        _ => {
            let at = number - 5;
            SHARES
                .map(|share| {
                    with(&|rival| {
                        let overlooks = if at < Kind::COUNT {
                            &mut rival.wins
                        } else {
                            &mut rival.threats
                        };
                        overlooks[at % Kind::COUNT] = share;
                    })
                })
                .into()
        }
    }
}

impl Observation {
    /// What each move costs as far as the deepest look tells; for moves that it did not compare, as much as the worst that it
    /// did. Nothing where a move wins at once.
    fn costs(&self) -> Vec<f64> {
        let lines: &[_] = self.looks.last().map_or(&[], |lines| lines);
        let values = lines.iter().map(|&(_, value)| f64::from(value));
        let best = values.clone().reduce(f64::max).unwrap_or_default();
        let worst = values.reduce(f64::min).unwrap_or_default();
        let mut costs = vec![best - worst; self.moves.len()];
        for &(at, value) in lines {
            costs[at] = best - f64::from(value);
        }
        costs
    }

    /// The mean logarithm of the chance that a rival plays the move of a level, given the chances of its moves.
    fn agreement(&self, rival: &Rival, level: &[f64]) -> f64 {
        let chances = self.chances(rival);
        let terms = chances.iter().zip(level).filter(|&(_, &share)| share > 0.0);
        terms
            .map(|(&chance, share)| share * self.explained(chance).ln())
            .sum()
    }

    #[allow(clippy::cast_precision_loss, reason = "there are not that many moves")]
    fn explained(&self, chance: f64) -> f64 {
        (1.0 - UNEXPLAINED) * chance + UNEXPLAINED / self.moves.len() as f64
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are not that many")]
fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len().max(1) as f64;
    values.sum::<f64>() / count
}
