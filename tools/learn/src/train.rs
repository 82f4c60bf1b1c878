//! Training: stochastic gradient descent (Adam) on the cross-entropy of predicted and actual results.
//!
//! Everything happens in one thread and in a fixed order, so the same samples give the same bits.

use ergo_games::search::net::{Learnable, Numbers, ONE, OUTPUT_ONE, Output, POINTS};

use crate::numbers::chance;
use crate::progress::Progress;
use crate::samples::{Known, Samples};
use ergo_games::dice::Dice;

/// The parameters of training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Training {
    /// The number of passes over the positions.
    pub epochs: usize,
    /// The initial step size (learning rate), which decreases to 0.
    pub step: f32,
    /// The weight of the game result in the training target; the rest is the search score.
    pub result: f32,
    /// The points of a score that multiply the odds of winning by e.
    pub points: f64,
    /// The seed of the initial weights and of the order of the positions.
    pub seed: u64,
}

impl Training {
    /// The training of the net in the repository.
    pub const DEFAULT: Self = Self {
        epochs: 12,
        step: 0.003,
        result: 0.3,
        points: 1.0 / 0.0045,
        seed: 1,
    };
}

/// The number of positions per step.
const BATCH: usize = 1_024;
/// Adam's decay of the means of gradients and of squared gradients.
const DECAY: [f32; 2] = [0.9, 0.999];
/// The largest absolute value of an input weight.
const LARGEST: f32 = 1.98;
/// The initial values: weights and outputs are random up to these bounds, biases have exactly this value.
const FIRST_WEIGHT: f32 = 0.1;
const FIRST_BIAS: f32 = 0.25;
const FIRST_OUTPUT: f32 = 0.25;

/// The parameters of a net with this many neurons, in floating point.
#[derive(Clone, Debug)]
struct Parameters<const NEURONS: usize> {
    weights: Vec<[f32; NEURONS]>,
    biases: [f32; NEURONS],
    outputs: Vec<OutputParameters<NEURONS>>,
}

/// The parameters of the output for the positions of a bucket.
#[derive(Clone, Debug)]
struct OutputParameters<const NEURONS: usize> {
    weights: [[f32; NEURONS]; 2],
    estimate: f32,
    bias: f32,
}

impl<const NEURONS: usize> Parameters<NEURONS> {
    fn zero<G: Learnable>() -> Self {
        let output = OutputParameters {
            weights: [[0.0; NEURONS]; 2],
            estimate: 0.0,
            bias: 0.0,
        };
        Self {
            weights: vec![[0.0; NEURONS]; G::INPUTS],
            biases: [0.0; NEURONS],
            outputs: vec![output; G::BUCKETS],
        }
    }

    /// The initial parameters. Inputs that are never on keep their weights, so these are 0.
    fn random<G: Learnable>(is_used: &[bool], dice: &mut Dice) -> Self {
        let mut net = Self::zero::<G>();
        for (weights, &is_used) in net.weights.iter_mut().zip(is_used) {
            for weight in weights.iter_mut().filter(|_| is_used) {
                *weight = FIRST_WEIGHT * dice.spread();
            }
        }
        net.biases = [FIRST_BIAS; NEURONS];
        for output in &mut net.outputs {
            for weight in output.weights.iter_mut().flatten() {
                *weight = FIRST_OUTPUT * dice.spread();
            }
            output.estimate = if G::ADDS_ESTIMATE { 1.0 } else { 0.0 };
        }
        net
    }

    /// All parameters, in a fixed order.
    fn all(&mut self) -> impl Iterator<Item = &mut f32> {
        let Self {
            weights,
            biases,
            outputs,
        } = self;
        let outputs = outputs.iter_mut().flat_map(|output| {
            let OutputParameters {
                weights,
                estimate,
                bias,
            } = output;
            weights.iter_mut().flatten().chain([estimate, bias])
        });
        weights.iter_mut().flatten().chain(biases).chain(outputs)
    }

    fn clear(&mut self) {
        self.all().for_each(|number| *number = 0.0);
    }

    /// The parameters in fixed point, rounded.
    fn numbers(&self) -> Numbers {
        let square = f32::from(ONE) * f32::from(ONE);
        let one = |&number: &f32| round(number * f32::from(ONE));
        let output_one = |&number: &f32| round(number * f32::from(OUTPUT_ONE));
        let output = |output: &OutputParameters<NEURONS>| Output {
            weights: output.weights.iter().flatten().map(output_one).collect(),
            estimate: output_one(&output.estimate),
            #[allow(clippy::cast_possible_truncation, reason = "it is small")]
            bias: (output.bias * square * f32::from(OUTPUT_ONE)).round() as i32,
        };
        Numbers {
            neurons: NEURONS,
            weights: self.weights.iter().flatten().map(one).collect(),
            biases: self.biases.iter().map(one).collect(),
            outputs: self.outputs.iter().map(output).collect(),
        }
    }
}

#[allow(clippy::cast_possible_truncation, reason = "it saturates")]
fn round(number: f32) -> i16 {
    number.round() as i16
}

/// The input that each lane of a neuron sees, by player, symmetry and input.
struct Views<const SYMMETRIES: usize>([[Vec<u16>; SYMMETRIES]; 2]);

impl<const SYMMETRIES: usize> Views<SYMMETRIES> {
    fn of<G: Learnable>(variant: usize) -> Self {
        let input = |input: usize| u16::try_from(input).unwrap_or_default();
        Self([false, true].map(|is_other| {
            std::array::from_fn(|symmetry| {
                let seen = (0..G::INPUTS).map(|seen| G::mirrored(variant, seen, symmetry));
                seen.map(|seen| input(if is_other { G::swapped(seen) } else { seen }))
                    .collect()
            })
        }))
    }

    /// Which inputs are on in any of the positions, from any perspective.
    fn used(&self, samples: &Samples) -> Vec<bool> {
        let mut used = vec![false; self.0[0][0].len()];
        for at in 0..samples.len() {
            for &input in samples.inputs(at) {
                for views in self.0.iter().flatten() {
                    used[usize::from(views[usize::from(input)])] = true;
                }
            }
        }
        used
    }
}

/// A position to learn from.
struct Sample<'a> {
    /// From the perspective of the player to move.
    inputs: &'a [u16],
    bucket: usize,
    /// The evaluation without a net, as the logarithm of the odds.
    estimate: f32,
    /// The chance to win.
    target: f32,
}

/// Trains a net with this many neurons, and as many lanes for each as the game has symmetries.
///
/// # Panics
/// If the game has another number of symmetries.
#[must_use]
pub fn train<G: Learnable, const NEURONS: usize, const SYMMETRIES: usize>(
    variant: usize,
    samples: &Samples,
    training: &Training,
) -> Numbers {
    assert_eq!(SYMMETRIES, G::symmetries(variant));
    let mut dice = Dice::new(training.seed);
    let views = Views::<SYMMETRIES>::of::<G>(variant);
    let is_used = views.used(samples);
    let mut net = Parameters::<NEURONS>::random::<G>(&is_used, &mut dice);
    let mut gradient = Parameters::<NEURONS>::zero::<G>();
    let mut means = gradient.clone();
    let mut squares = gradient.clone();
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = training.epochs * samples.len().div_ceil(BATCH);
    let mut progress = Progress::new("steps", 0, steps);
    let mut unbiased = [1.0_f32; 2];
    let mut done = 0;
    for _ in 0..training.epochs {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            gradient.clear();
            for &at in batch {
                let known = samples.known[at];
                let sample = Sample {
                    inputs: samples.inputs(at),
                    bucket: known.bucket,
                    estimate: known.estimate / f32::from(POINTS),
                    target: target(known, training),
                };
                learn::<G, _, _>(&net, &views, &sample, &mut gradient);
            }
            for (unbiased, decay) in unbiased.iter_mut().zip(DECAY) {
                *unbiased *= decay;
            }
            let step = training.step * remaining(done, steps);
            let numbers = net.all().zip(gradient.all());
            let moments = means.all().zip(squares.all());
            for ((number, gradient), (mean, square)) in numbers.zip(moments) {
                let slope = *gradient / size(batch.len());
                *mean = DECAY[0] * *mean + (1.0 - DECAY[0]) * slope;
                *square = DECAY[1] * *square + (1.0 - DECAY[1]) * slope * slope;
                let spread = (*square / (1.0 - unbiased[1])).sqrt() + 1e-8;
                *number -= step * *mean / (1.0 - unbiased[0]) / spread;
            }
            for weight in net.weights.iter_mut().flatten() {
                *weight = weight.clamp(-LARGEST, LARGEST);
            }
            done += 1;
            progress.add(1);
        }
    }
    net.numbers()
}

/// The training target of a position: a chance to win.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a chance needs no more digits"
)]
fn target(known: Known, training: &Training) -> f32 {
    let searched = chance(f64::from(known.score) / training.points) as f32;
    known.result.map_or(searched, |result| {
        training.result * result + (1.0 - training.result) * searched
    })
}

/// The factor of the step size: decreases smoothly from 1 to 0.
fn remaining(done: usize, all: usize) -> f32 {
    let share = size(done) / size(all);
    1.0 - share * share * (3.0 - 2.0 * share)
}

/// Adds the gradient of one position to `gradient`.
fn learn<G: Learnable, const NEURONS: usize, const SYMMETRIES: usize>(
    net: &Parameters<NEURONS>,
    views: &Views<SYMMETRIES>,
    sample: &Sample<'_>,
    gradient: &mut Parameters<NEURONS>,
) {
    let inputs = sample.inputs;
    let output = &net.outputs[sample.bucket];
    let mut lanes = [[net.biases; SYMMETRIES]; 2];
    for (lanes, views) in lanes.iter_mut().flatten().zip(views.0.iter().flatten()) {
        for &input in inputs {
            let weights = &net.weights[usize::from(views[usize::from(input)])];
            for (lane, weight) in lanes.iter_mut().zip(weights) {
                *lane += weight;
            }
        }
    }
    let mut sum = output.bias + output.estimate * sample.estimate;
    for (lanes, weights) in lanes.iter().zip(&output.weights) {
        for lanes in lanes {
            for (lane, weight) in lanes.iter().zip(weights) {
                let lane = lane.clamp(0.0, 1.0);
                sum += lane * lane * weight;
            }
        }
    }
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a chance needs no more digits"
    )]
    let error = chance(f64::from(sum)) as f32 - sample.target;
    let slopes = &mut gradient.outputs[sample.bucket];
    slopes.bias += error;
    if G::ADDS_ESTIMATE {
        slopes.estimate += error * sample.estimate;
    }
    for (player, lanes) in lanes.iter_mut().enumerate() {
        for (lanes, views) in lanes.iter_mut().zip(&views.0[player]) {
            for (neuron, lane) in lanes.iter_mut().enumerate() {
                let inside = lane.clamp(0.0, 1.0);
                slopes.weights[player][neuron] += error * inside * inside;
                // From here on, `lane` holds its gradient, which is 0 outside its bounds.
                let is_inside = *lane > 0.0 && *lane < 1.0;
                *lane = if is_inside {
                    error * output.weights[player][neuron] * 2.0 * inside
                } else {
                    0.0
                };
            }
            if lanes.iter().all(|&lane| lane == 0.0) {
                continue;
            }
            for &input in inputs {
                let weights = &mut gradient.weights[usize::from(views[usize::from(input)])];
                for (slope, lane) in weights.iter_mut().zip(&*lanes) {
                    *slope += lane;
                }
            }
        }
    }
    for lanes in lanes.iter().flatten() {
        for (slope, lane) in gradient.biases.iter_mut().zip(lanes) {
            *slope += lane;
        }
    }
}

#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2²⁴")]
fn size(count: usize) -> f32 {
    count as f32
}
