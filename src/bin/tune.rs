//! Tunes what a game's estimates weigh: the engine plays itself, and the weights are fitted so that
//! the estimates of the positions on the way foretell the results.
//!
//! `cargo xtask tune` runs it. What it prints is the source of the game's `weights.rs`.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use ergo::game::{Game, Options, Outcome};
use ergo::games::emergo::Position as Emergo;
use ergo::games::ergo::Position as Ergo;
use ergo::games::intermedium::Position as Intermedium;
use ergo::hash::random;
use ergo::replay::History;
use ergo::search::{Engine, Limits, Progress, Report, Tunable};

/// How many points make a player's odds e times as good.
const SCALE: f64 = 200.0;
/// What one point is in the unit of the weights.
const POINT: f64 = 8.0;
/// The plies that are played by chance or nearly so, to have games of all kinds.
const WILD: usize = 2;
const LOOSE: usize = 8;
/// How many points a move of the loose part may be worse than the best.
const SLACK: i32 = 60;
/// A game that has begun more unequally than this is not played.
const UNEQUAL: i32 = 150;
/// A game as long as this is a draw.
const LONGEST: usize = 240;

const USAGE: &str = "\
usage: tune <game> [--games N] [--nodes N] [--passes N] [--seed N] [--only WORDS] [--young]
  games: ergo, emergo, intermedium
  WORDS: what the names of the features have in them that are tuned, with commas between;
         the others stay as they are
  young: by what comes of positions that are not old yet, and no others";

/// What was asked for.
struct Plan {
    games: u64,
    nodes: u64,
    passes: u32,
    seed: u64,
    /// What is tuned, if not everything.
    only: Option<String>,
    /// Whether only positions count that are not old yet.
    young: bool,
}

impl Plan {
    /// Whether the weight of a feature is tuned.
    fn is_free(&self, feature: &str) -> bool {
        let named = |only: &String| only.split(',').any(|word| feature.contains(word));
        self.only.as_ref().is_none_or(named)
    }
}

/// A position from a game: what is counted in it, how young it was, and the result for the player
/// who was to move, from 0 to 1.
struct Sample {
    counts: Vec<i32>,
    youth: f64,
    result: f64,
}

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(source) => {
            print!("{source}");
            ExitCode::SUCCESS
        }
        Err(what) => {
            eprintln!("tune: {what}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(mut words: impl Iterator<Item = String>) -> Result<String, String> {
    let game = words.next().ok_or("which game?")?;
    let mut plan = Plan {
        games: 6_000,
        nodes: 2_000,
        passes: 400,
        seed: 1,
        only: None,
        young: false,
    };
    while let Some(word) = words.next() {
        if word == "--young" {
            plan.young = true;
            continue;
        }
        let value = words.next();
        if word == "--only" {
            plan.only = Some(value.ok_or("--only wants words")?);
            continue;
        }
        let value: u64 = value
            .and_then(|value| value.parse().ok())
            .ok_or_else(|| format!("{word} wants a number"))?;
        match word.as_str() {
            "--games" => plan.games = value,
            "--nodes" => plan.nodes = value,
            "--passes" => plan.passes = u32::try_from(value).map_err(|_| "too many passes")?,
            "--seed" => plan.seed = value,
            _ => return Err(format!("there is no {word}")),
        }
    }
    match game.as_str() {
        Ergo::ID => Ok(tune::<Ergo>(&plan)),
        Emergo::ID => Ok(tune::<Emergo>(&plan)),
        Intermedium::ID => Ok(tune::<Intermedium>(&plan)),
        _ => Err(format!(
            "there is no game {game:?} whose weights can be tuned"
        )),
    }
}

/// Plays, fits, and writes the weights down.
fn tune<G: Tunable + Send>(plan: &Plan) -> String {
    let samples = play_all::<G>(plan);
    eprintln!("{} positions", samples.len());
    let mut weights: Vec<[f64; 2]> = G::WEIGHTS
        .iter()
        .map(|pair| pair.map(|weight| f64::from(weight) / POINT / SCALE))
        .collect();
    let free: Vec<bool> = G::feature_names()
        .iter()
        .map(|name| plan.is_free(name))
        .collect();
    fit(&mut weights, &free, &samples, plan.passes);
    source::<G>(plan, &weights)
}

/// Plays all games on all cores and returns their samples, the same for the same plan.
fn play_all<G: Tunable + Send>(plan: &Plan) -> Vec<Sample> {
    let next = AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut games: Vec<(u64, Vec<Sample>)> = std::thread::scope(|scope| {
        let work = || {
            let mut games = Vec::new();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= plan.games {
                    return games;
                }
                if game.is_multiple_of(500) {
                    eprintln!("game {game} of {}", plan.games);
                }
                games.push((game, play_one::<G>(plan, game)));
            }
        };
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_default())
            .collect()
    });
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Plays one game and samples it, unless it began too unequally.
fn play_one<G: Tunable>(plan: &Plan, game: u64) -> Vec<Sample> {
    let mut dice = random(plan.seed) ^ game;
    let mut roll = |sides: usize| {
        dice = random(dice);
        usize::try_from(dice >> 33).unwrap_or_default() % sides.max(1)
    };
    let mut table = History::<G>::new(Options::default());
    let mut engine = Engine::<G>::new(4);
    let mut samples: Vec<(usize, Sample)> = Vec::new();
    for ply in 0..LONGEST {
        if table.outcome().is_some() {
            break;
        }
        let position = table.position().clone();
        if ply < WILD {
            let mut moves = Vec::new();
            position.candidates(&mut moves);
            table.play_unchecked(moves[roll(moves.len())]);
            continue;
        }
        let loose = ply < LOOSE;
        let report = think(&mut engine, &table, plan.nodes, if loose { 5 } else { 1 });
        let score = report.score();
        if ply == LOOSE && (score.is_proven() || score.points().abs() > UNEQUAL) {
            return Vec::new();
        }
        let near =
            |line: &&ergo::search::Line<G::Move>| line.score.points() >= score.points() - SLACK;
        let near = report.lines.iter().take_while(near).count();
        let line = &report.lines[roll(near)];
        let insight = position.insight();
        let quiet = position.winning_move(&insight).is_none()
            && !position.is_unsettled(&insight)
            && !position.parries(&insight, &mut Vec::new());
        let counts = !plan.young || position.youth() > 0.0;
        if !loose && quiet && counts && !score.is_proven() {
            let sample = Sample {
                counts: position.count_features(&insight),
                youth: position.youth(),
                result: 0.5,
            };
            samples.push((position.turn().index(), sample));
        }
        table.play_unchecked(line.moves[0]);
    }
    let winner = table.outcome().and_then(|Outcome { winner, .. }| winner);
    for (turn, sample) in &mut samples {
        if let Some(winner) = winner {
            sample.result = f64::from(u8::from(winner.index() == *turn));
        }
    }
    samples.into_iter().map(|(_, sample)| sample).collect()
}

fn think<G: Tunable>(
    engine: &mut Engine<G>,
    table: &History<G>,
    nodes: u64,
    lines: usize,
) -> Report<G::Move> {
    let limits = Limits {
        nodes: Some(nodes),
        lines,
        ..Limits::default()
    };
    engine.begin(table.position(), &table.last_chances(), limits);
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    engine.report().cloned().expect("it was asked")
}

/// Fits those of the weights that are free by descent, each at a pace of its own (Adam).
fn fit(weights: &mut [[f64; 2]], free: &[bool], samples: &[Sample], passes: u32) {
    const PACE: f64 = 0.01;
    const MEMORY: [f64; 2] = [0.9, 0.999];
    const PULL: f64 = 1e-4;
    let mut mean = vec![[0.0; 2]; weights.len()];
    let mut square = mean.clone();
    for pass in 1..=passes {
        let mut slope = vec![[0.0; 2]; weights.len()];
        let mut loss = 0.0;
        for Sample {
            counts,
            youth,
            result,
        } in samples
        {
            let shares = [*youth, 1.0 - youth];
            let odds: f64 = counts
                .iter()
                .zip(&*weights)
                .filter(|(count, _)| **count != 0)
                .map(|(&count, weight)| {
                    f64::from(count) * (weight[0] * shares[0] + weight[1] * shares[1])
                })
                .sum();
            let expected = 1.0 / (1.0 + (-odds).exp());
            loss -=
                result * expected.max(1e-9).ln() + (1.0 - result) * (1.0 - expected).max(1e-9).ln();
            for (slope, &count) in slope.iter_mut().zip(counts) {
                if count != 0 {
                    for half in 0..2 {
                        slope[half] += (expected - result) * f64::from(count) * shares[half];
                    }
                }
            }
        }
        let size = f64::from(u32::try_from(samples.len()).unwrap_or(u32::MAX).max(1));
        if pass == 1 || pass % 100 == 0 {
            eprintln!("pass {pass}: loss {:.5}", loss / size);
        }
        for at in (0..weights.len()).filter(|&at| free[at]) {
            for half in 0..2 {
                let slope = slope[at][half] / size + PULL * weights[at][half];
                let (mean, square) = (&mut mean[at][half], &mut square[at][half]);
                *mean = MEMORY[0] * *mean + (1.0 - MEMORY[0]) * slope;
                *square = MEMORY[1] * *square + (1.0 - MEMORY[1]) * slope * slope;
                let fair = |value: f64, memory: f64| value / (1.0 - memory.powf(f64::from(pass)));
                weights[at][half] -=
                    PACE * fair(*mean, MEMORY[0]) / (fair(*square, MEMORY[1]).sqrt() + 1e-8);
            }
        }
    }
}

/// The weights as the source of `weights.rs`.
fn source<G: Tunable>(plan: &Plan, weights: &[[f64; 2]]) -> String {
    let Plan {
        games,
        nodes,
        passes,
        seed,
        only,
        young,
    } = plan;
    let only = only
        .as_ref()
        .map(|only| format!(" --only '{only}'"))
        .unwrap_or_default();
    let young = if *young { " --young" } else { "" };
    let mut source = format!(
        "//! What each feature of a position is worth, in eighths of a point: while the game is young, and\n\
         //! when it is old.\n\
         //!\n\
         //! Made by `cargo xtask tune {} --games {games} --nodes {nodes} --passes {passes} --seed {seed}{only}{young}`.\n\n\
         pub(super) const WEIGHTS: [[i16; 2]; {}] = [\n",
        G::ID,
        weights.len(),
    );
    for (weight, name) in weights.iter().zip(G::feature_names()) {
        let [young, old] = weight.map(|weight| whole(weight * SCALE * POINT));
        let _ = writeln!(source, "    [{young}, {old}], // {name}");
    }
    source.push_str("];\n");
    source
}

/// The nearest whole number that a weight may be.
#[allow(
    clippy::cast_possible_truncation,
    reason = "it is kept within its bounds"
)]
fn whole(weight: f64) -> i16 {
    weight
        .round()
        .clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16
}
