//! Learned evaluation: small neural nets with incrementally updated accumulators.
//!
//! A net sees a position from the perspective of each player, as *inputs* that are on or off. Each input that is on
//! adds its weights to the *lanes* of an accumulator. The lanes are clamped to 0 … 1 and squared; the evaluation is
//! their sum, weighted by the output weights, plus a multiple of the evaluation without a net. There is a set of output
//! weights for each *bucket* of positions, such as a phase of the game. All arithmetic is on integers, so results are
//! the same on every machine.
//!
//! Each *neuron* has one lane per symmetry of the game, or of a group of them, which sees the position mirrored by that
//! symmetry. All lanes of a neuron share its weights, so mirrored positions get exactly the same evaluation.
//! `tools/learn` trains nets; `docs/engine.md` has a diagram.

#[cfg(test)]
pub(crate) mod checks;

use std::fmt;

use super::evaluate::{EvalNet, Evaluate, InvalidNet};
use super::score::Score;
use crate::hash::{FNV_START, fnv};

/// The number 1 in a lane, in fixed point: the largest value whose square fits an `i16`.
pub const ONE: i16 = 181;
/// The number 1 in an output weight, in fixed point.
pub const OUTPUT_ONE: i16 = 256;
/// Points for an output of 1, which multiplies the odds of winning by e.
pub const POINTS: i16 = 250;
/// The largest file of a net, in bytes: many times the size of any that plays well.
pub const MAX_BYTES: u64 = 64_000_000;
/// The first bytes of a net file; the digit is the version of the format.
const MAGIC: &[u8] = b"NET3";

/// The inputs of the nets of a game.
///
/// All inputs are from the perspective of the first player; the second player sees the [swapped](Learnable::swapped)
/// ones.
pub trait Learnable: Evaluate {
    /// The number of inputs.
    const INPUTS: usize;
    /// The number of [places](Learnable::place).
    const PLACES: usize;
    /// The number of [buckets](Learnable::bucket).
    const BUCKETS: usize;
    /// Whether nets add a multiple of [`Evaluate::evaluate`].
    const ADDS_ESTIMATE: bool;

    /// The number of symmetries of the board of a [variant](crate::game::Game::VARIANTS) that have lanes of their own:
    /// the first ones, including the identity. They are a group, by default the whole one.
    #[must_use]
    fn symmetries(variant: usize) -> usize {
        Self::VARIANTS[variant].symmetries
    }

    /// Groups mutually exclusive inputs: of the inputs with the same place, at most one is on.
    fn place(input: usize) -> usize;

    /// The input with the players swapped.
    fn swapped(input: usize) -> usize;

    /// The input on the board that a [symmetry](crate::game::Game::image) of a variant gives.
    fn mirrored(variant: usize, input: usize, symmetry: usize) -> usize;

    /// The kind of position, which selects the output weights. Does not depend on symmetries or on the player to move.
    fn bucket(&self) -> usize;

    /// Calls a function with every input that is on.
    fn inputs(&self, state: &Self::EvalState, on: impl FnMut(usize));

    /// Calls a function with every input that has changed since an earlier position, and whether it is on now.
    fn changed_inputs(
        &self,
        state: &Self::EvalState,
        earlier: (&Self, &Self::EvalState),
        change: impl FnMut(usize, bool),
    );
}

/// The parameters of a net, as stored in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The number of neurons.
    pub neurons: usize,
    /// The weights from each input to all neurons, one input after the other; 1 is [`ONE`].
    pub weights: Vec<i16>,
    /// The bias of each neuron; 1 is [`ONE`].
    pub biases: Vec<i16>,
    /// The output of each bucket.
    pub outputs: Vec<Output>,
}

/// The parameters of the output for the positions of a bucket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// The weights of the neurons: first for the player to move, then for the opponent; 1 is [`OUTPUT_ONE`].
    pub weights: Vec<i16>,
    /// The factor of the evaluation without a net; 1 is [`OUTPUT_ONE`].
    pub estimate: i16,
    /// The bias, in units of [`ONE`]² · [`OUTPUT_ONE`].
    pub bias: i32,
}

impl Numbers {
    /// Serializes the net: a header, then all numbers in little-endian order. The header ends with a checksum of all
    /// that follows.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let count = |number: usize| u16::try_from(number).unwrap_or_default().to_le_bytes();
        let inputs = self.weights.len() / self.neurons.max(1);
        let counts = [inputs, self.neurons, self.outputs.len()].map(count);
        let mut bytes = counts.as_flattened().to_vec();
        let mut add = |numbers: &[i16]| {
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        };
        add(&self.weights);
        add(&self.biases);
        for output in &self.outputs {
            add(&output.weights);
            add(&[output.estimate]);
            add(&halves(output.bias));
        }
        [MAGIC, &fnv(FNV_START, &bytes).to_le_bytes(), &bytes].concat()
    }

    /// Parses the bytes of a net file.
    ///
    /// # Errors
    /// If the file is damaged.
    pub fn parse(bytes: &[u8]) -> Result<Self, InvalidNet> {
        let read = || {
            let (&sum, rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk()?;
            if u32::from_le_bytes(sum) != fnv(FNV_START, rest) {
                return None;
            }
            let (&counts, rest) = rest.split_first_chunk::<6>()?;
            let (counts, _) = counts.as_chunks();
            let [inputs, neurons, outputs] =
                [0, 1, 2].map(|at| usize::from(u16::from_le_bytes(counts[at])));
            let (numbers, []) = rest.as_chunks() else {
                return None;
            };
            let numbers: Vec<i16> = numbers.iter().copied().map(i16::from_le_bytes).collect();
            let (weights, rest) = numbers.split_at_checked(inputs * neurons)?;
            let (biases, rest) = rest.split_at_checked(neurons)?;
            let size = 2 * neurons + 3;
            let output = |numbers: &[i16]| {
                let (weights, rest) = numbers.split_at(2 * neurons);
                Output {
                    weights: weights.to_vec(),
                    estimate: rest[0],
                    bias: joined([rest[1], rest[2]]),
                }
            };
            // The product may be too large for 32 bits.
            let fits = rest.len() / size == outputs && rest.len().is_multiple_of(size);
            fits.then(|| Self {
                neurons,
                weights: weights.to_vec(),
                biases: biases.to_vec(),
                outputs: rest.chunks(size).map(output).collect(),
            })
        };
        read().ok_or(InvalidNet)
    }

    /// The largest absolute value that a lane of an accumulator can reach.
    #[must_use]
    pub fn largest_sum<G: Learnable>(&self) -> i32 {
        let sum = |neuron: usize| {
            let mut largest = vec![0; G::PLACES];
            for (input, weights) in self.weights.chunks(self.neurons).enumerate() {
                let largest = &mut largest[G::place(input)];
                *largest = i32::from(weights[neuron]).abs().max(*largest);
            }
            i32::from(self.biases[neuron]).abs() + largest.iter().sum::<i32>()
        };
        (0..self.neurons).map(sum).max().unwrap_or_default()
    }

    /// The largest absolute value of the weighted sum of all neurons, with its bias.
    fn largest_output<G: Learnable>(&self, variant: usize) -> i64 {
        let symmetries = i64::try_from(G::symmetries(variant)).unwrap_or(i64::MAX);
        let square = i64::from(ONE) * i64::from(ONE);
        let largest = |output: &Output| {
            let weights = output.weights.iter().map(|&weight| i64::from(weight).abs());
            weights.sum::<i64>() * symmetries * square + i64::from(output.bias).abs()
        };
        self.outputs.iter().map(largest).max().unwrap_or_default()
    }
}

/// The lower and the upper half of a number.
#[allow(clippy::cast_possible_truncation, reason = "that is the point")]
const fn halves(number: i32) -> [i16; 2] {
    [number as i16, (number >> 16) as i16]
}

/// The number with these halves.
const fn joined([lower, upper]: [i16; 2]) -> i32 {
    (upper as i32) << 16 | lower.cast_unsigned() as i32
}

/// A net with this many lanes: each neuron has one for each symmetry, and as many neurons as fit are used.
#[derive(Clone)]
pub struct Net<const LANES: usize> {
    /// The weights of each input.
    weights: Vec<[i16; LANES]>,
    biases: [i16; LANES],
    outputs: Vec<LaneOutput<LANES>>,
}

/// The output of a bucket.
#[derive(Clone)]
struct LaneOutput<const LANES: usize> {
    /// For the player to move, and for the opponent.
    weights: [[i16; LANES]; 2],
    estimate: i32,
    bias: i32,
}

impl<const LANES: usize> fmt::Debug for Net<LANES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net of {} inputs, {LANES} lanes", self.weights.len())
    }
}

/// The weighted sums of all inputs that are on, from the perspectives of the first and the second player.
pub type Lanes<const LANES: usize> = [[i16; LANES]; 2];

impl<G: Learnable, const LANES: usize> EvalNet<G> for Net<LANES> {
    type Accumulator = Lanes<LANES>;

    fn parse(bytes: &[u8], variant: usize) -> Result<Self, InvalidNet> {
        let numbers = Numbers::parse(bytes)?;
        let neurons = numbers.neurons;
        let symmetries = G::symmetries(variant);
        if neurons != LANES / symmetries
            || numbers.weights.len() != G::INPUTS * neurons
            || numbers.largest_sum::<G>() > i16::MAX.into()
            || numbers.largest_output::<G>(variant) > i32::MAX.into()
            || numbers.outputs.len() != G::BUCKETS
        {
            return Err(InvalidNet);
        }
        // The lanes that remain after one for each neuron and symmetry stay 0.
        let used = neurons * symmetries;
        let weights = |input| {
            let mut weights = [0; LANES];
            for (symmetry, weights) in weights[..used].chunks_mut(neurons).enumerate() {
                let seen = G::mirrored(variant, input, symmetry) * neurons;
                weights.copy_from_slice(&numbers.weights[seen..seen + neurons]);
            }
            weights
        };
        let copies = |of: &[i16]| {
            let mut copies = [0; LANES];
            for copies in copies[..used].chunks_mut(neurons) {
                copies.copy_from_slice(of);
            }
            copies
        };
        let output = |output: &Output| {
            let (own, other) = output.weights.split_at(neurons);
            LaneOutput {
                weights: [own, other].map(copies),
                estimate: output.estimate.into(),
                bias: output.bias,
            }
        };
        Ok(Self {
            weights: (0..G::INPUTS).map(weights).collect(),
            biases: copies(&numbers.biases),
            outputs: numbers.outputs.iter().map(output).collect(),
        })
    }

    fn accumulate(&self, (position, state): (&G, &G::EvalState)) -> Lanes<LANES> {
        let mut lanes = [self.biases; 2];
        position.inputs(state, |input| self.change::<G>(&mut lanes, input, true));
        lanes
    }

    fn update(
        &self,
        lanes: &mut Lanes<LANES>,
        earlier: (&G, &G::EvalState),
        (position, state): (&G, &G::EvalState),
    ) {
        position.changed_inputs(state, earlier, |input, is_on| {
            self.change::<G>(lanes, input, is_on);
        });
    }

    fn evaluate(&self, lanes: &Lanes<LANES>, (position, state): (&G, &G::EvalState)) -> i32 {
        let turn = position.turn();
        let output = &self.outputs[position.bucket()];
        let sides = [turn, turn.other()].map(|side| &lanes[side.index()]);
        let sums = sides.into_iter().zip(&output.weights);
        let sum: i32 = sums.map(|(lanes, weights)| weighted(lanes, weights)).sum();
        let mut points = points(sum + output.bias);
        if G::ADDS_ESTIMATE {
            points += position.evaluate(state) * output.estimate / i32::from(OUTPUT_ONE);
        }
        points.clamp(-Score::EVAL_LIMIT, Score::EVAL_LIMIT)
    }
}

impl<const LANES: usize> Net<LANES> {
    /// Turns an input on or off.
    fn change<G: Learnable>(&self, lanes: &mut Lanes<LANES>, input: usize, is_on: bool) {
        for (lanes, input) in lanes.iter_mut().zip([input, G::swapped(input)]) {
            for (lane, &weight) in lanes.iter_mut().zip(&self.weights[input]) {
                // The sums do not overflow: the net was checked when it was parsed.
                *lane = if is_on {
                    lane.wrapping_add(weight)
                } else {
                    lane.wrapping_sub(weight)
                };
            }
        }
    }
}

/// Converts an output to points.
fn points(output: i32) -> i32 {
    let one = i64::from(ONE) * i64::from(ONE) * i64::from(OUTPUT_ONE);
    let points = i64::from(output) * i64::from(POINTS) / one;
    // A few thousand at most.
    i32::try_from(points).unwrap_or_default()
}

/// The weighted sum of all lanes, clamped to 0 … 1 and squared.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
fn weighted<const LANES: usize>(lanes: &[i16; LANES], weights: &[i16; LANES]) -> i32 {
    let mut sum = 0;
    for (&lane, &weight) in lanes.iter().zip(weights) {
        let lane = lane.clamp(0, ONE);
        sum += i32::from(lane * lane) * i32::from(weight);
    }
    sum
}

/// The same: the compiler does not find the instruction that adds products of pairs.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
fn weighted<const LANES: usize>(lanes: &[i16; LANES], weights: &[i16; LANES]) -> i32 {
    use core::arch::wasm32::{
        i16x8, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane, i32x4_splat,
    };
    const { assert!(LANES.is_multiple_of(8)) }
    let vector = |&[a, b, c, d, e, f, g, h]: &[i16; 8]| i16x8(a, b, c, d, e, f, g, h);
    let (zero, one) = (i16x8_splat(0), i16x8_splat(ONE));
    let mut sums = i32x4_splat(0);
    for (lanes, weights) in lanes.as_chunks().0.iter().zip(weights.as_chunks().0) {
        let lanes = i16x8_min(i16x8_max(vector(lanes), zero), one);
        let squares = i16x8_mul(lanes, lanes);
        sums = i32x4_add(sums, i32x4_dot_i16x8(squares, vector(weights)));
    }
    i32x4_extract_lane::<0>(sums)
        + i32x4_extract_lane::<1>(sums)
        + i32x4_extract_lane::<2>(sums)
        + i32x4_extract_lane::<3>(sums)
}
