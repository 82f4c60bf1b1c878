//! Tunes the evaluation weights of a game (Texel tuning): the engine plays itself, and the weights are
//! fitted so that the evaluations of the positions predict the results.
//!
//! `cargo xtask tune` runs it. It writes the game's `weights.rs`.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use ergo_games::game::{Options, Outcome};
use ergo_games::hash::random;
use ergo_games::replay::History;
use ergo_games::search::self_play::is_quiet;
use ergo_games::search::{Chances, Engine, Limits, SearchResult, Tunable};

/// This many points multiply the odds of winning by e.
const SCALE: f64 = 200.0;
/// Weights are in eighths of a point.
const POINT: f64 = 8.0;
/// For variety, games start with random moves up to the first ply, then with random good moves up to
/// the second.
const RANDOM_PLIES: usize = 2;
const OPENING_PLIES: usize = 8;
/// How many points worse than the best a good move may be.
const GOOD_MOVE_MARGIN: i32 = 60;
/// Openings that favour a side by more points are dropped.
const MAX_OPENING_SCORE: i32 = 150;
/// Longer games are adjudicated as draws.
const MAX_PLIES: usize = 240;

const USAGE: &str = "\
usage: tune <game> [--games N] [--nodes N] [--passes N] [--seed N] [--only WORDS] [--opening] [--chances]
  WORDS: tune only features whose names contain one of these, separated by commas
  opening: leave out endgame positions (game phase 0)
  chances: fit the chances to win to the scores instead, and print those of games that were not used";

/// One game in this many is held out when the chances are fitted.
const HELD_OUT: usize = 4;
/// About how many of their positions are printed.
const PRINTED: usize = 6_000;

/// The command line.
struct Settings {
    games: u64,
    nodes: u64,
    passes: u32,
    seed: u64,
    /// The features to tune, if not all.
    only: Option<String>,
    /// Whether endgame positions are left out.
    opening: bool,
    /// Whether chances are fitted instead of weights.
    chances: bool,
}

impl Settings {
    /// Whether a feature is tuned.
    fn is_free(&self, feature: &str) -> bool {
        let named = |only: &String| only.split(',').any(|word| feature.contains(word));
        self.only.as_ref().is_none_or(named)
    }
}

/// A position from a game.
struct Sample {
    features: Vec<i32>,
    phase: f64,
    /// The score of the search, in points.
    points: i32,
    /// The result of the game for the player to move, from 0 to 1.
    result: f64,
}

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(output) => {
            print!("{output}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("tune: {error}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(mut words: impl Iterator<Item = String>) -> Result<String, String> {
    let game = words.next().ok_or("expected the id of a game")?;
    let mut settings = Settings {
        games: 6_000,
        nodes: 2_000,
        passes: 400,
        seed: 1,
        only: None,
        opening: false,
        chances: false,
    };
    while let Some(word) = words.next() {
        if word == "--opening" {
            settings.opening = true;
            continue;
        }
        if word == "--chances" {
            settings.chances = true;
            continue;
        }
        let value = words.next();
        if word == "--only" {
            settings.only = Some(value.ok_or("--only: expected words")?);
            continue;
        }
        let value: u64 = value
            .and_then(|value| value.parse().ok())
            .ok_or_else(|| format!("{word}: expected a number"))?;
        match word.as_str() {
            "--games" => settings.games = value,
            "--nodes" => settings.nodes = value,
            "--passes" => settings.passes = u32::try_from(value).map_err(|_| "too many passes")?,
            "--seed" => settings.seed = value,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    let mut output = None;
    ergo_games::for_every_game!(run_if_chosen, &game, &settings, &mut output);
    output.unwrap_or_else(|| Err(format!("unknown game {game:?}")))
}

fn run_if_chosen<G: Tunable + Send>(
    variant: usize,
    game: &str,
    settings: &Settings,
    output: &mut Option<Result<String, String>>,
) {
    if game == G::VARIANTS[variant].id {
        *output = Some(run_game::<G>(variant, settings));
    }
}

/// Plays the games, fits chances or fits and writes weights, and returns what to print.
fn run_game<G: Tunable + Send>(variant: usize, settings: &Settings) -> Result<String, String> {
    let games = play_all::<G>(variant, settings);
    if settings.chances {
        return Ok(chances::<G>(variant, settings, games));
    }
    let samples: Vec<Sample> = games.into_iter().flat_map(|(_, samples)| samples).collect();
    eprintln!("{} positions", samples.len());
    let file = format!(
        "{}/src/games/{}/weights.rs",
        env!("CARGO_MANIFEST_DIR"),
        G::VARIANTS[variant].id
    );
    std::fs::write(&file, tune::<G>(variant, settings, &samples))
        .map_err(|error| format!("{file}: {error}"))?;
    Ok(format!("wrote {file}\n"))
}

/// Fits the chances to most games, and returns positions of the others: points, phase and
/// result on each line.
fn chances<G: Tunable>(
    variant: usize,
    settings: &Settings,
    games: Vec<(u64, Vec<Sample>)>,
) -> String {
    let (held, used): (Vec<_>, Vec<_>) = games
        .into_iter()
        .map(|(_, samples)| samples)
        .filter(|samples| !samples.is_empty())
        .enumerate()
        .partition(|(game, _)| game.is_multiple_of(HELD_OUT));
    let used: Vec<Sample> = used.into_iter().flat_map(|(_, samples)| samples).collect();
    let chances = fit_chances(&used);
    let mut text = format!(
        "# Held out of `cargo xtask tune {} --chances --games {} --nodes {} --seed {}`\n\
         # The other games, with {} positions, fit {chances}.\n",
        G::VARIANTS[variant].id,
        settings.games,
        settings.nodes,
        settings.seed,
        used.len(),
    );
    let held: Vec<Sample> = held.into_iter().flat_map(|(_, samples)| samples).collect();
    // An odd step, as neighbours say much the same: so both players have their turn.
    for sample in held.iter().step_by(held.len().div_ceil(PRINTED) | 1) {
        let _ = writeln!(
            text,
            "{} {:.2} {}",
            sample.points, sample.phase, sample.result
        );
    }
    text
}

/// The numbers under which the results are the most likely, by coordinate descent.
fn fit_chances(samples: &[Sample]) -> Chances {
    let loss = |chances: Chances| -> f64 {
        let of = |sample: &Sample| {
            let share = chances.share(f64::from(sample.points), sample.phase);
            let share = share.clamp(1e-6, 1.0 - 1e-6);
            -sample.result * share.ln() - (1.0 - sample.result) * (1.0 - share).ln()
        };
        samples.iter().map(of).sum()
    };
    let made = |[opening, endgame, to_move]: [f64; 3]| Chances {
        opening: opening.clamp(20.0, 1_000.0),
        endgame: endgame.clamp(20.0, 1_000.0),
        to_move,
    };
    let mut best = [250.0, 250.0, 0.0];
    let mut step = 128.0;
    while step >= 1.0 {
        let mut is_better = false;
        for number in 0..best.len() {
            for step in [step, -step] {
                let mut tried = best;
                tried[number] += step;
                if loss(made(tried)) < loss(made(best)) {
                    best = tried;
                    is_better = true;
                }
            }
        }
        if !is_better {
            step /= 2.0;
        }
    }
    made(best)
}

/// Fits the weights, and returns the source.
fn tune<G: Tunable>(variant: usize, settings: &Settings, samples: &[Sample]) -> String {
    let mut weights: Vec<[f64; 2]> = G::weights(variant)
        .iter()
        .map(|pair| pair.map(|weight| f64::from(weight) / POINT / SCALE))
        .collect();
    let free: Vec<bool> = G::feature_names()
        .iter()
        .map(|name| settings.is_free(name))
        .collect();
    fit(&mut weights, &free, samples, settings.passes);
    source::<G>(variant, settings, &weights)
}

/// Plays all games on all cores. The samples depend on the settings alone, not on the number of cores.
fn play_all<G: Tunable + Send>(variant: usize, settings: &Settings) -> Vec<(u64, Vec<Sample>)> {
    let next = AtomicU64::new(0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut games: Vec<(u64, Vec<Sample>)> = std::thread::scope(|scope| {
        let work = || {
            let mut games = Vec::new();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= settings.games {
                    return games;
                }
                if game.is_multiple_of(500) {
                    eprintln!("game {game} of {}", settings.games);
                }
                games.push((game, play_one::<G>(variant, settings, game)));
            }
        };
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_default())
            .collect()
    });
    games.sort_by_key(|(game, _)| *game);
    games
}

/// Plays one game and samples its quiet positions, unless the opening is too unequal.
fn play_one<G: Tunable>(variant: usize, settings: &Settings, game: u64) -> Vec<Sample> {
    let mut dice = random(settings.seed) ^ game;
    let mut roll = |sides: usize| {
        dice = random(dice);
        usize::try_from(dice >> 33).unwrap_or_default() % sides.max(1)
    };
    let mut game = History::<G>::new(Options::of_variant(variant));
    let mut engine = if settings.chances {
        Engine::with_built_in_net(4, variant)
    } else {
        Engine::new(4)
    };
    let mut samples: Vec<(usize, Sample)> = Vec::new();
    for ply in 0..MAX_PLIES {
        if game.outcome().is_some() {
            break;
        }
        let position = game.position().clone();
        if ply < RANDOM_PLIES {
            let mut moves = Vec::new();
            position.candidates(&mut moves);
            game.play_unchecked(moves[roll(moves.len())]);
            continue;
        }
        let is_opening = ply < OPENING_PLIES;
        let result = think(
            &mut engine,
            &game,
            settings.nodes,
            if is_opening { 5 } else { 1 },
        );
        let score = result.score();
        if ply == OPENING_PLIES && (score.is_proven() || score.points().abs() > MAX_OPENING_SCORE) {
            return Vec::new();
        }
        let least = score.points() - GOOD_MOVE_MARGIN;
        let good = result
            .lines
            .iter()
            .take_while(|line| line.score.points() >= least);
        let line = &result.lines[roll(good.count())];
        let state = position.eval_state();
        let is_wanted = !settings.opening || position.game_phase() > 0.0;
        // Chances are fitted to scores of searches, which settle what is not quiet; weights to evaluations.
        let is_sampled = if settings.chances {
            true
        } else {
            !is_opening && is_wanted && is_quiet(&position)
        };
        if is_sampled && !score.is_proven() {
            let sample = Sample {
                features: position.count_features(&state),
                phase: position.game_phase(),
                points: score.points(),
                result: 0.5,
            };
            samples.push((position.turn().index(), sample));
        }
        game.play_unchecked(line.moves[0]);
    }
    let winner = game.outcome().and_then(|Outcome { winner, .. }| winner);
    for (turn, sample) in &mut samples {
        if let Some(winner) = winner {
            sample.result = f64::from(u8::from(winner.index() == *turn));
        }
    }
    samples.into_iter().map(|(_, sample)| sample).collect()
}

fn think<G: Tunable>(
    engine: &mut Engine<G>,
    game: &History<G>,
    nodes: u64,
    lines: usize,
) -> SearchResult<G::Move> {
    let limits = Limits {
        nodes: Some(nodes),
        lines,
        ..Limits::default()
    };
    engine.search_with_draws(game.position(), &game.last_chances(), limits)
}

/// Fits the free weights by gradient descent (Adam) on the cross-entropy of the predicted results.
fn fit(weights: &mut [[f64; 2]], free: &[bool], samples: &[Sample], passes: u32) {
    const LEARNING_RATE: f64 = 0.01;
    const DECAY: [f64; 2] = [0.9, 0.999];
    const WEIGHT_DECAY: f64 = 1e-4;
    let mut mean = vec![[0.0; 2]; weights.len()];
    let mut square = mean.clone();
    for pass in 1..=passes {
        let mut slope = vec![[0.0; 2]; weights.len()];
        let mut loss = 0.0;
        for Sample {
            features,
            phase,
            result,
            ..
        } in samples
        {
            let shares = [*phase, 1.0 - phase];
            let odds: f64 = features
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
            for (slope, &count) in slope.iter_mut().zip(features) {
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
                let slope = slope[at][half] / size + WEIGHT_DECAY * weights[at][half];
                let (mean, square) = (&mut mean[at][half], &mut square[at][half]);
                *mean = DECAY[0] * *mean + (1.0 - DECAY[0]) * slope;
                *square = DECAY[1] * *square + (1.0 - DECAY[1]) * slope * slope;
                let unbiased = |value: f64, decay: f64| value / (1.0 - decay.powf(f64::from(pass)));
                weights[at][half] -= LEARNING_RATE * unbiased(*mean, DECAY[0])
                    / (unbiased(*square, DECAY[1]).sqrt() + 1e-8);
            }
        }
    }
}

/// The weights as the source of `weights.rs`.
fn source<G: Tunable>(variant: usize, settings: &Settings, weights: &[[f64; 2]]) -> String {
    let Settings {
        games,
        nodes,
        passes,
        seed,
        only,
        opening,
        ..
    } = settings;
    let only = only
        .as_ref()
        .map(|only| format!(" --only '{only}'"))
        .unwrap_or_default();
    let opening = if *opening { " --opening" } else { "" };
    let mut source = format!(
        "//! The weight of each feature in eighths of a point: in the opening, and in the endgame.\n\
         //!\n\
         //! Made by `cargo xtask tune {} --games {games} --nodes {nodes} --passes {passes} --seed {seed}{only}{opening}`.\n\n\
         pub(super) const WEIGHTS: [[i16; 2]; {}] = [\n",
        G::VARIANTS[variant].id,
        weights.len(),
    );
    for (weight, name) in weights.iter().zip(G::feature_names()) {
        let [opening, endgame] = weight.map(|weight| rounded(weight * SCALE * POINT));
        let _ = writeln!(source, "    [{opening}, {endgame}], // {name}");
    }
    source.push_str("];\n");
    source
}

/// The nearest weight that can be written.
#[allow(clippy::cast_possible_truncation, reason = "it is clamped")]
fn rounded(weight: f64) -> i16 {
    weight
        .round()
        .clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16
}
