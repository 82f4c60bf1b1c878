//! A reference implementation of the evaluation by a net, without accumulators. Tests compare it with the engine's.

use ergo_games::search::Score;
use ergo_games::search::net::{Learnable, Numbers, ONE, OUTPUT_ONE, POINTS};

/// The evaluation of a position from its inputs, which are from the perspective of the player to move, its bucket, and
/// its evaluation without a net.
#[must_use]
pub fn evaluate<G: Learnable>(
    variant: usize,
    net: &Numbers,
    inputs: &[u16],
    bucket: usize,
    estimate: i32,
) -> i32 {
    let output = &net.outputs[bucket];
    let mut sum = i64::from(output.bias);
    for (at, outputs) in output.weights.chunks(net.neurons).enumerate() {
        for symmetry in 0..G::symmetries(variant) {
            let seen = inputs.iter().map(|&input| {
                let input = G::mirrored(variant, input.into(), symmetry);
                if at == 0 { input } else { G::swapped(input) }
            });
            let seen: Vec<usize> = seen.collect();
            for (neuron, &output) in outputs.iter().enumerate() {
                let weights = seen
                    .iter()
                    .map(|input| net.weights[input * net.neurons + neuron]);
                let lane = i64::from(net.biases[neuron]) + weights.map(i64::from).sum::<i64>();
                let lane = lane.clamp(0, ONE.into());
                sum += lane * lane * i64::from(output);
            }
        }
    }
    // `POINTS` are the points for an output of 1.
    let one = i64::from(ONE) * i64::from(ONE) * i64::from(OUTPUT_ONE);
    let mut points = i32::try_from(sum * i64::from(POINTS) / one).unwrap_or_default();
    if G::ADDS_ESTIMATE {
        points += estimate * i32::from(output.estimate) / i32::from(OUTPUT_ONE);
    }
    points.clamp(-Score::EVAL_LIMIT, Score::EVAL_LIMIT)
}
