//! Runs the programs of this repository that are written in JavaScript, tests chosen by name, and fuzzers.

use crate::browsers::CHROMIUM;
use crate::files;
use crate::native;
use crate::node;
use crate::notices;
use crate::paths;
use crate::process::run;
use crate::wasm::{self, Variant};
use anyhow::{Context as _, Error, Result};
use clap::ValueEnum;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

#[allow(unreachable_pub, reason = "the fuzz targets use it as a library")]
#[path = "../../tests/fuzz/src/corpus.rs"]
mod corpus;

/// Files that are checked in, and generated from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Generated {
    /// The icons of the site, from `www/icon.svg`
    Icons,
    /// The pictures of the pages and of link previews, from the site in dist/
    Pictures,
    /// The animated picture of the README, from the site in dist/
    Animation,
    /// The start of each game as it is painted before the module has arrived
    StartViews,
    /// The diagram of the imports between the folders of `www`, printed
    Layers,
    /// The notices of others in THIRD-PARTY.txt, after a change of Cargo.lock
    Notices,
}

/// What is measured of the site in dist/.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Measurement {
    /// How long everyday things take: opening places, moves, the library, a review
    Everyday,
    /// How fast the page loads on a slow phone
    Loading,
    /// The scores of Lighthouse
    Lighthouse,
    /// How long a puzzle takes to open
    PuzzleOpening,
    /// How much deeper the analysis is with two engines than with one
    Cores,
}

impl Generated {
    /// The path of its program, if that is in JavaScript.
    const fn script(self) -> Option<&'static str> {
        Some(match self {
            Self::Icons => "tools/site/generate/icons.js",
            Self::Pictures => "tools/site/generate/pictures.js",
            Self::Animation => "tools/site/generate/animation.js",
            Self::StartViews => "tools/site/generate/start-views.js",
            Self::Layers => "tests/web/layers.mjs",
            Self::Notices => return None,
        })
    }
}

impl Measurement {
    /// The path of its program.
    const fn script(self) -> &'static str {
        match self {
            Self::Everyday => "tests/web/everyday.mjs",
            Self::Loading => "tests/web/loading.mjs",
            Self::Lighthouse => "tests/web/lighthouse.mjs",
            Self::PuzzleOpening => "tests/web/puzzle-opening.mjs",
            Self::Cores => "tests/web/cores.mjs",
        }
    }
}

/// `cargo xtask generate`.
///
/// # Errors
/// If it cannot be generated.
pub(crate) fn generate(file: Generated) -> Result<()> {
    match (file, file.script()) {
        (_, None) => notices::write(),
        (Generated::StartViews | Generated::Layers, Some(path)) => script(path, &[]),
        (_, Some(path)) => in_browser(path),
    }
}

/// `cargo xtask measure`.
///
/// # Errors
/// If the program fails, or a limit is exceeded.
pub(crate) fn measure(by: Measurement) -> Result<()> {
    in_browser(by.script())
}

/// The program that writes the words of a language.
const WORDS: &str = "tests/web/words.mjs";

/// `cargo xtask words`: the words of a language, or what there is to read in each; or records that one has been read.
///
/// # Errors
/// If there is no such language, or a file cannot be written.
pub(crate) fn words(code: Option<String>, is_read: bool) -> Result<()> {
    // Some messages are about what the rules say. For those who translate, any build of them will do.
    if !paths::www().join("wasm/ergo_wasm.js").exists() {
        wasm::build_into(Variant::Product, &paths::www())?;
    }
    let option = is_read.then(|| "--read".to_owned());
    script(WORDS, &code.into_iter().chain(option).collect::<Vec<_>>())
}

/// `cargo xtask unit`: the unit tests of the page whose files have these names, or all.
///
/// # Errors
/// If one fails, or there is no such file.
pub(crate) fn unit(names: &[String]) -> Result<()> {
    node::install_packages()?;
    if names.is_empty() {
        return node::run_unit_tests(&[]);
    }
    let mut command = node::node();
    if names.iter().any(|name| name == "bot") {
        command.env(node::ENGINE, native::build("ergo")?);
    }
    let files = names.iter().map(|name| format!("unit/{name}.test.mjs"));
    run(command.arg("--test").args(files))
}

/// `cargo xtask fuzz`: the parsers that are JavaScript for `page`, and otherwise a target of `tests/fuzz`. `keep` adds to
/// the corpus of a target what was found to reach something new.
///
/// # Errors
/// If an input breaks a parser, or the fuzzer cannot be run.
pub(crate) fn fuzz(arguments: &[String]) -> Result<()> {
    let (target, options) = arguments.split_first().expect("clap requires one");
    if target == "page" {
        return script("tests/web/fuzz.mjs", options);
    }
    if target == "keep" {
        if options.is_empty() {
            return Err(Error::msg("name a target: `cargo xtask fuzz keep session`"));
        }
        return options.iter().try_for_each(|target| keep(target));
    }
    let [known, found] = ["known", "found"].map(|name| inputs_of(target).join(name));
    files::remove_dir(&known)?;
    for (number, input) in corpus_of(target)?.iter().enumerate() {
        files::write(&known.join(number.to_string()), input)?;
    }
    fs::create_dir_all(&found).with_context(|| found.display().to_string())?;
    // Searching for inputs needs a nightly compiler, which `cargo +nightly` would not find from here.
    let mut command = Command::new("rustup");
    command.args("run nightly cargo fuzz run --fuzz-dir tests/fuzz -s none".split(' '));
    command.arg(target).args([&found, &known]);
    command.args(["--", "-dict=tests/fuzz/words.dict"]);
    run(command.args(options).current_dir(paths::root()))
}

/// The folder of the inputs of a target, each in a file, as the fuzzer has them.
fn inputs_of(target: &str) -> PathBuf {
    paths::target().join("fuzz-inputs").join(target)
}

/// The file of the corpus of a target.
fn corpus_file(target: &str) -> PathBuf {
    paths::root().join(format!("tests/fuzz/corpus/{target}.txt"))
}

/// The corpus of a target.
fn corpus_of(target: &str) -> Result<Vec<Vec<u8>>> {
    let file = corpus_file(target);
    corpus::read(&files::read_text(&file)?)
        .map_err(|line| Error::msg(format!("{}: no input: {line}", file.display())))
}

/// Adds what was found to reach something new to the corpus of a target.
fn keep(target: &str) -> Result<()> {
    let mut inputs = corpus_of(target)?;
    let found = inputs_of(target).join("found");
    for path in files::entries(&found)? {
        let input = files::read(&path)?;
        if !inputs.contains(&input) {
            inputs.push(input);
        }
    }
    files::write(&corpus_file(target), corpus::write(&inputs).as_bytes())?;
    files::remove_dir(&found)
}

/// The program that breaks the sources to try the unit tests.
const BREAKAGES: &str = "tests/web/breakages/run.mjs";

/// `cargo xtask breakages`: those of some lists, or all.
///
/// # Errors
/// If a test does not notice one.
pub(crate) fn breakages(lists: &[String]) -> Result<()> {
    let engine = native::build("ergo")?;
    run(program(BREAKAGES)?.env(node::ENGINE, engine).args(lists))
}

/// Runs a program, in the folder of the tests.
fn script(path: &str, arguments: &[String]) -> Result<()> {
    run(program(path)?.args(arguments))
}

/// Runs a program that starts Chromium.
fn in_browser(path: &str) -> Result<()> {
    run(program(path)?.env(CHROMIUM.variable, CHROMIUM.find()?))
}

/// A program, in the folder of the tests.
fn program(path: &str) -> Result<Command> {
    node::install_packages()?;
    let mut command = node::node();
    command.arg(paths::root().join(path));
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_exists() {
        let generated = Generated::value_variants()
            .iter()
            .filter_map(|file| file.script());
        let measured = Measurement::value_variants().iter().map(|by| by.script());
        for path in generated
            .chain(measured)
            .chain(["tests/web/fuzz.mjs", WORDS, BREAKAGES])
        {
            assert!(paths::root().join(path).is_file(), "no {path}");
        }
    }
}
