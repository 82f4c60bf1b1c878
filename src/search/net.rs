//! Learned evaluation: small neural nets with incrementally updated accumulators.
//!
//! A net sees a position from the perspective of each player, as *inputs* that are on or off. Each input that is on
//! adds its weights to the *lanes* of an accumulator. The lanes are clamped to 0 … 1 and squared; the evaluation is
//! their sum, weighted by the output weights. All arithmetic is on integers, so results are the same on every machine.
//!
//! Each *neuron* has one lane per symmetry of the game, which sees the position mirrored by that symmetry. All lanes of
//! a neuron share its weights, so mirrored positions get exactly the same evaluation. `tools/learn` trains nets;
//! `docs/engine.md` has a diagram.

use std::fmt;

use super::evaluate::{EvalNet, Evaluate, InvalidNet};
use super::score::Score;
use crate::game::Side;

/// The number 1 in a lane, in fixed point: the largest value whose square fits an `i16`.
pub const ONE: i16 = 181;
/// The number 1 in an output weight, in fixed point.
pub const OUTPUT_ONE: i16 = 256;
/// Points for an output of 1, which multiplies the odds of winning by e.
pub const POINTS: i16 = 250;
/// The first bytes of a net file; the digit is the version of the format.
const MAGIC: &[u8] = b"NET1";

/// The inputs of the nets of a game.
///
/// All inputs are from the perspective of the first player; the second player sees the [swapped](Learnable::swapped)
/// ones.
pub trait Learnable: Evaluate {
    /// The number of inputs.
    const INPUTS: usize;
    /// The number of symmetries of the board, including the identity.
    const SYMMETRIES: usize;
    /// The number of [places](Learnable::place).
    const PLACES: usize;

    /// Groups mutually exclusive inputs: of the inputs with the same place, at most one is on.
    fn place(input: usize) -> usize;

    /// The input with the players swapped.
    fn swapped(input: usize) -> usize;

    /// The input on a mirrored board. Symmetry 0 is the identity.
    fn mirrored(input: usize, symmetry: usize) -> usize;

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
    /// The output weights of the neurons: first for the player to move, then for the opponent; 1 is [`OUTPUT_ONE`].
    pub outputs: Vec<i16>,
    /// The bias of the output, in units of [`ONE`]² · [`OUTPUT_ONE`].
    pub bias: i32,
}

impl Numbers {
    /// Serializes the net: a header, then all numbers in little-endian order.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let count = |number: usize| u16::try_from(number).unwrap_or_default().to_le_bytes();
        let inputs = self.weights.len() / self.neurons.max(1);
        let mut bytes = [MAGIC, &count(inputs), &count(self.neurons)].concat();
        bytes.extend(self.bias.to_le_bytes());
        let numbers = [&self.weights, &self.biases, &self.outputs];
        bytes.extend(
            numbers
                .into_iter()
                .flatten()
                .flat_map(|number| number.to_le_bytes()),
        );
        bytes
    }

    /// Parses the bytes of a net file.
    ///
    /// # Errors
    /// If the file is damaged.
    pub fn parse(bytes: &[u8]) -> Result<Self, InvalidNet> {
        let read = || {
            let rest = bytes.strip_prefix(MAGIC)?;
            let (&inputs, rest) = rest.split_first_chunk()?;
            let (&neurons, rest) = rest.split_first_chunk()?;
            let (&bias, rest) = rest.split_first_chunk()?;
            let [inputs, neurons] = [inputs, neurons].map(|count| u16::from_le_bytes(count).into());
            let (numbers, []) = rest.as_chunks() else {
                return None;
            };
            let numbers: Vec<i16> = numbers.iter().copied().map(i16::from_le_bytes).collect();
            let ends: [usize; 3] = [inputs, inputs + 1, inputs + 3].map(|end| end * neurons);
            (numbers.len() == ends[2]).then(|| Self {
                neurons,
                weights: numbers[..ends[0]].to_vec(),
                biases: numbers[ends[0]..ends[1]].to_vec(),
                outputs: numbers[ends[1]..].to_vec(),
                bias: i32::from_le_bytes(bias),
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

    /// The largest absolute value of the output.
    fn largest_output<G: Learnable>(&self) -> i64 {
        let outputs: i64 = self
            .outputs
            .iter()
            .map(|&weight| i64::from(weight).abs())
            .sum();
        let symmetries = i64::try_from(G::SYMMETRIES).unwrap_or(i64::MAX);
        let square = i64::from(ONE) * i64::from(ONE);
        outputs * symmetries * square + i64::from(self.bias).abs()
    }
}

/// A net with this many lanes, a multiple of the number of symmetries of its game.
#[derive(Clone)]
pub struct Net<const LANES: usize> {
    /// The weights of each input.
    weights: Vec<[i16; LANES]>,
    biases: [i16; LANES],
    /// For the player to move, and for the opponent.
    outputs: [[i16; LANES]; 2],
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

    fn parse(bytes: &[u8]) -> Result<Self, InvalidNet> {
        let numbers = Numbers::parse(bytes)?;
        let neurons = numbers.neurons;
        if neurons * G::SYMMETRIES != LANES
            || numbers.weights.len() != G::INPUTS * neurons
            || numbers.largest_sum::<G>() > i16::MAX.into()
            || numbers.largest_output::<G>() > i32::MAX.into()
        {
            return Err(InvalidNet);
        }
        let weights = |input| {
            std::array::from_fn(|lane| {
                let seen = G::mirrored(input, lane / neurons);
                numbers.weights[seen * neurons + lane % neurons]
            })
        };
        let copies = |of: &[i16]| std::array::from_fn(|lane| of[lane % neurons]);
        let (own, other) = numbers.outputs.split_at(neurons);
        Ok(Self {
            weights: (0..G::INPUTS).map(weights).collect(),
            biases: copies(&numbers.biases),
            outputs: [own, other].map(copies),
            bias: numbers.bias,
        })
    }

    fn accumulate(&self, (position, state): (&G, &G::EvalState)) -> Lanes<LANES> {
        let mut lanes = [self.biases; 2];
        position.inputs(state, |input| self.change::<G>(&mut lanes, input, true));
        lanes
    }

    fn update(
        &self,
        accumulator: &Lanes<LANES>,
        earlier: (&G, &G::EvalState),
        (position, state): (&G, &G::EvalState),
    ) -> Lanes<LANES> {
        let mut lanes = *accumulator;
        position.changed_inputs(state, earlier, |input, is_on| {
            self.change::<G>(&mut lanes, input, is_on);
        });
        lanes
    }

    fn evaluate(&self, lanes: &Lanes<LANES>, turn: Side) -> i32 {
        let sides = [turn, turn.other()].map(|side| &lanes[side.index()]);
        let sum: i32 = sides
            .into_iter()
            .zip(&self.outputs)
            .map(|(lanes, outputs)| output(lanes, outputs))
            .sum();
        points(sum + self.bias).clamp(-Score::EVAL_LIMIT, Score::EVAL_LIMIT)
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
fn output<const LANES: usize>(lanes: &[i16; LANES], outputs: &[i16; LANES]) -> i32 {
    let mut sum = 0;
    for (&lane, &weight) in lanes.iter().zip(outputs) {
        let lane = lane.clamp(0, ONE);
        sum += i32::from(lane * lane) * i32::from(weight);
    }
    sum
}
