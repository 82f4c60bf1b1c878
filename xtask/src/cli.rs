//! The command line.

use crate::scripts::{Generated, Measurement};
use crate::wasm::Variant;
use clap::{ArgGroup, Args, Parser, Subcommand};

/// `cargo xtask`.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Builds, serves and tests Ergo")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the page from its sources and open it; needs nothing but cargo
    Play {
        /// The port [default: 4949, or any free one]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
        port: Option<u16>,
        /// Only print the address
        #[arg(long)]
        no_open: bool,
    },
    /// Run every check that CI runs
    #[command(group = ArgGroup::new("scope"))]
    Test {
        /// Only formatting, lints, types, unit tests and laws
        #[arg(long, group = "scope")]
        quick: bool,
        /// Only the Rust code
        #[arg(long, group = "scope")]
        rust: bool,
        /// Only the site, in Node and in browsers
        #[arg(long, group = "scope")]
        page: bool,
        /// Only what may be broken by what differs from a commit, such as `--changed=HEAD~1`, or from `origin/main`
        #[arg(
            long,
            value_name = "COMMIT",
            num_args = 0..=1,
            require_equals = true,
            default_missing_value = "origin/main"
        )]
        changed: Option<String>,
    },
    /// Run the long tests in full; `test` runs a sample of them
    Soak,
    /// Run unit tests of the page by name, such as `lessons`, or all
    Unit { names: Vec<String> },
    /// Run browser tests on dist/, with the arguments of Playwright, such as `link --project=chromium`; `--steady [file …]`:
    /// beside busy threads and alone; `--record`: write which modules each test covers
    Browser(Tool),
    /// Search for inputs that break a parser: `page [--seconds N] [target …]`, or a target of tests/fuzz; `keep target …`
    /// adds what was found to the corpus
    Fuzz(Tool),
    /// Break the sources of the page in ways that a unit test has to notice: those of all lists in
    /// tests/web/breakages, or of some (`page`)
    Breakages { lists: Vec<String> },
    /// Format Rust and JavaScript
    Fmt,
    /// Write the types of views for JavaScript, generated from the Rust types
    Types,
    /// Write other files that are checked in, such as icons and pictures
    Generate { file: Generated },
    /// Write the words of a language beside the English ones, for those who speak it, into `target/words-CODE.html`, and
    /// print what changed in English since it was read; without a language, how much that is in each
    Words {
        /// The language, such as `de`
        code: Option<String>,
        /// Record that somebody has read the language as it is now
        #[arg(long, requires = "code")]
        read: bool,
    },
    /// Build the site and the npm package into dist/
    Dist {
        /// Without vector instructions, for comparison
        #[arg(long)]
        no_simd: bool,
    },
    /// Build the site with the game of `docs/adding-a-game.md` into target/example/dist, for browser tests
    Example,
    /// Measure the site in dist/: how it loads, and how fast it is in use
    Measure { by: Measurement },
    /// Compare the speed of the native engine and of wasm
    Bench,
    /// Play engines against each other (`match`, `tournament`), make opening books (`book`) or tune the search (`spsa`)
    Arena(Tool),
    /// Tune the evaluation weights of a game by self-play (`<game>`)
    Tune(Tool),
    /// Make the puzzles of a game (`make <game>`), or prove all again (`verify [--share K/N]`)
    Puzzles(Tool),
    /// Check proofs of wins (`<file> …`), with nothing but the rules
    CheckProof(Tool),
    /// Prove openings of Ergo and write files that `check-proof` can check (`["e5 a1" …]`)
    Prove(Rest),
    /// Train the net of a game (`<game>`), or run a single step of that
    Learn(Tool),
    /// Explore the openings of a game (`<game>`), and write what is known of them for the page and the engine
    Explore(Tool),
    /// Solve small boards and write the values of their positions, or check those files (`--check`)
    SolveSmall(Rest),
    /// Take screenshots of the page with Chromium
    Screenshots,
    /// Follow the README and the workflow that deploys the site in a new Debian system, as a user without root
    Rehearse {
        /// Only this job: `test`, with which the README is followed, or `deploy`
        #[arg(value_parser = ["test", "deploy"])]
        job: Option<String>,
    },
    /// Check whether a version can be released, or print its notes; publishes nothing
    Release(Release),
}

/// Arguments that another program gets.
#[derive(Args, Debug)]
pub(crate) struct Tool {
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<String>,
}

/// Arguments that another program gets, if there are any.
#[derive(Args, Debug)]
pub(crate) struct Rest {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<String>,
}

/// Arguments of `release`.
#[derive(Args, Debug)]
#[command(group = ArgGroup::new("what").required(true))]
pub(crate) struct Release {
    /// Check that everything is ready
    #[arg(long, group = "what")]
    check: bool,
    /// Print the newest section of the changelog
    #[arg(long, group = "what")]
    pub(crate) notes: bool,
}

impl Command {
    /// `--no-simd` as a choice.
    pub(crate) fn simd(no_simd: bool) -> Variant {
        if no_simd {
            Variant::NoSimd
        } else {
            Variant::Product
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_definition_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn invalid_arguments_are_rejected() {
        for (line, is_valid) in [
            ("play --port 8000 --no-open", true),
            ("play --no-open --port=8000", true),
            ("test --quick", true),
            ("test --changed", true),
            ("test --changed=HEAD~1 --page", true),
            ("test --changed HEAD~1", false),
            ("release --check", true),
            ("puzzles make ergo", true),
            ("puzzles verify --share 1/20", true),
            ("check-proof a.txt b.txt.gz", true),
            ("learn ergo play --part 1/8", true),
            ("solve-small", true),
            ("rehearse", true),
            ("explore emergo --positions 1000", true),
            ("explore", false),
            ("solve-small --check", true),
            ("solve-small --tasks", true),
            ("prove", true),
            ("prove --part 1/8", true),
            ("arena match --game ergo --sprt 0,10", true),
            ("tune ergo --games 100", true),
            ("unit", true),
            ("unit lessons library", true),
            ("breakages", true),
            ("breakages page", true),
            ("browser link --project=chromium", true),
            ("fuzz page --seconds 60 split", true),
            ("measure loading", true),
            ("generate start-views", true),
            ("words", true),
            ("words de", true),
            ("words de --read", true),
            ("words --read", false),
            ("words de fr", false),
            ("browser", false),
            ("fuzz", false),
            ("measure weight", false),
            ("generate", false),
            ("puzzles", false),
            ("check-proof", false),
            ("", false),
            ("fly", false),
            ("test --fast", false),
            ("test --quick --rust", false),
            ("dist extra", false),
            ("release", false),
            ("release --check --notes", false),
            ("play --port 0", false),
            ("play --port 65536", false),
        ] {
            let arguments = ["xtask"].into_iter().chain(line.split_whitespace());
            assert_eq!(Cli::try_parse_from(arguments).is_ok(), is_valid, "{line}");
        }
    }
}
