//! `cargo xtask bench`: compares the speed of the native engine and of wasm, and measures the cost of searching in
//! slices.
//!
//! The engines run alternately, because the speed of a machine drifts over minutes.

use crate::native;
use crate::node;
use crate::signature;
use crate::wasm::Variant;
use anyhow::Result;
use arena::process::{EngineProcess, Reply, Timing};
use std::process::Command;
use std::time::Duration;

/// The number of measured rounds, after a warm-up round; odd, so that the median is one of them.
const ROUNDS: usize = 11;

/// The number of nodes searched with and without slices.
const SLICED: u64 = 600_000;

/// A task for both engines.
struct Work<'a> {
    game: &'a str,
    position: &'static str,
    line: &'static str,
    /// The unit of the number in the reply.
    unit: &'static str,
}

/// Tasks besides the bench of every game.
const WORK: [Work<'static>; 4] = [
    Work::new("ergo", "startpos", "perft 4", "leaves"),
    // With stones in hand, and with none.
    Work::new(
        "emergo",
        "startpos moves d7 f4 e5 f8",
        "bench 600000",
        "nodes",
    ),
    Work::new(
        "emergo",
        "fen x/x,2,x/1,x2,22,1/x4,112,x,1/x6,2,x,2/1,111,x2,2,2,x/221,x,2,x,1/21,x2/x 1 0-0",
        "bench 600000",
        "nodes",
    ),
    Work::new(
        "intermedium",
        "fen x,b1,x5/b1,a2,b2,x,b5,x2/a1,b1,a1,x2,b5,x/b1,x,b2,x3,b6/a1,b1,x,b2,x,b2,x/\
         x,a1,b1,a1,x,a1,x/x2,a2,b1,x,b1,x/x,a8,x,a1,b1,a6,x/x4,a6,x2/x7 1 4",
        "bench 200000",
        "nodes",
    ),
];

impl<'a> Work<'a> {
    const fn new(
        game: &'a str,
        position: &'static str,
        line: &'static str,
        unit: &'static str,
    ) -> Self {
        Self {
            game,
            position,
            line,
            unit,
        }
    }
}

/// Builds both engines and compares them.
///
/// # Errors
/// If an engine cannot be built or run, or their results differ.
pub(crate) fn bench() -> Result<()> {
    node::check()?;
    let binary = native::build("ergo")?;
    let folder = signature::glue(Variant::Protocol)?;
    let mut native = EngineProcess::start(
        "the native engine",
        Timing::Local,
        &mut Command::new(binary),
    )?;
    let mut wasm = signature::wasm_engine("the wasm engine", &folder)?;
    for game in signature::games()? {
        let work = Work::new(&game, "startpos", "bench", "nodes");
        compare(&mut native, &mut wasm, &work)?;
    }
    for work in &WORK {
        compare(&mut native, &mut wasm, work)?;
    }
    wasm.tell("game ergo")?;
    slices(&mut wasm)
}

/// Prints the cost of searching in slices, as the page does, compared with an uninterrupted search.
fn slices(wasm: &mut EngineProcess) -> Result<()> {
    let mut times = [Vec::new(), Vec::new()];
    for round in 0..=ROUNDS {
        for (how, times) in ["whole", "sliced"].into_iter().zip(&mut times) {
            let line = format!("{how} {SLICED}");
            let reply = wasm.ask(&line)?;
            if count(&reply) != Some(SLICED) {
                return Err(wasm.unexpected(&line, &reply.result));
            }
            if round > 0 {
                times.push(reply.time);
            }
        }
    }
    let [whole, sliced] = times.map(median);
    println!("slices: {SLICED} nodes, median of {ROUNDS} rounds");
    println!(
        "  wasm {sliced:.1?} in slices of 20 ms, {whole:.1?} without, ratio {:.3}",
        sliced.div_duration_f64(whole)
    );
    Ok(())
}

/// Runs a task on both engines and prints their speed.
fn compare(native: &mut EngineProcess, wasm: &mut EngineProcess, work: &Work) -> Result<()> {
    let Work {
        game, line, unit, ..
    } = *work;
    for engine in [&mut *native, &mut *wasm] {
        engine.tell(&format!("game {game}"))?;
        engine.tell(&format!("position {}", work.position))?;
    }
    let mut times = [Vec::new(), Vec::new()];
    let mut agreed: Option<Reply> = None;
    for round in 0..=ROUNDS {
        for (engine, times) in [&mut *native, &mut *wasm].into_iter().zip(&mut times) {
            let reply = engine.ask(line)?;
            let expected = agreed.get_or_insert_with(|| reply.clone());
            // Includes the signature of `bench`.
            if reply.result != expected.result {
                return Err(engine.unexpected(line, &reply.result));
            }
            if round > 0 {
                times.push(reply.time);
            }
        }
    }
    let count = agreed.as_ref().and_then(count).unwrap_or_default();
    let [native, wasm] = times.map(median);
    println!("{game}, {line}: {count} {unit}, median of {ROUNDS} rounds");
    println!("  from {}", work.position);
    println!("  native {} {unit}/s in {native:.1?}", speed(count, native));
    println!("  wasm   {} {unit}/s in {wasm:.1?}", speed(count, wasm));
    println!("  wasm / native {:.2}", native.div_duration_f64(wasm));
    Ok(())
}

/// The first number of a result.
fn count(reply: &Reply) -> Option<u64> {
    let mut words = reply.result.split(' ');
    words.find_map(|word| word.parse().ok())
}

/// The median of an odd number of times.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Millions per second, with two decimals.
fn speed(count: u64, time: Duration) -> String {
    let per_second = u128::from(count) * 1_000_000_000 / time.as_nanos().max(1);
    let parts = per_second / 10_000;
    format!("{}.{:02} M", parts / 100, parts % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(result: &str) -> Reply {
        Reply {
            result: result.to_owned(),
            time: Duration::ZERO,
        }
    }

    #[test]
    fn counts_are_read() {
        assert_eq!(count(&reply("84932016")), Some(84_932_016));
        assert_eq!(count(&reply("bench 471776 nodes 1c86f0b3")), Some(471_776));
        assert_eq!(count(&reply("bench many")), None);
    }

    #[test]
    fn speeds_are_in_millions() {
        assert_eq!(speed(84_932_016, Duration::from_millis(250)), "339.72 M");
        assert_eq!(speed(0, Duration::ZERO), "0.00 M");
    }

    #[test]
    fn the_median_ignores_an_outlier() {
        let times = [9, 1, 2].map(Duration::from_secs);
        assert_eq!(median(times.to_vec()), Duration::from_secs(2));
    }
}
