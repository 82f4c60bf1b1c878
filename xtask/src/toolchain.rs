//! The compiler: its target for wasm, and where it comes from.

use crate::paths;
use crate::process::{output_of, run_within};
use anyhow::{Context as _, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The wasm target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The manifest of the newest stable release.
const RELEASES: &str = "https://static.rust-lang.org/dist/channel-rust-stable.toml";

/// The time limit of downloads by rustup, which would wait for ever if the network does not respond.
const DOWNLOAD_LIMIT: Duration = Duration::from_mins(3);

/// Adds the wasm target with rustup, if the compiler does not have it.
///
/// # Errors
/// If it cannot be added; the error says what to do.
pub(crate) fn add_target() -> Result<()> {
    if has_target() {
        return Ok(());
    }
    println!("      adding the target {TARGET} with rustup");
    rustup(&["target", "add", TARGET])
        .ok()
        .filter(|()| has_target())
        .with_context(|| {
            format!(
                "the Rust compiler has no target {TARGET}: install Rust with rustup (https://rustup.rs) and run `rustup \
                 target add {TARGET}`, or install your system's package of this target"
            )
        })
}

/// Whether the compiler has the target's standard library.
fn has_target() -> bool {
    sysroot().is_some_and(|root| root.join("lib/rustlib").join(TARGET).join("lib").is_dir())
}

/// Runs rustup with a time limit.
///
/// # Errors
/// If there is no rustup, or it fails.
pub(crate) fn rustup(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("rustup");
    // A backtrace of rustup would be noise here.
    command.args(arguments).env("RUST_BACKTRACE", "0");
    run_within(command.current_dir(paths::root()), DOWNLOAD_LIMIT)
}

/// Prints the compiler and the newest stable one, and checks that it is one that everybody gets: a stable release from
/// rustup.
///
/// # Errors
/// If it is another one.
pub(crate) fn check() -> Result<()> {
    let about = output_of(here(&rustc()).arg("-vV")).context("no Rust compiler found")?;
    let version = about.lines().next().unwrap_or_default();
    println!("{version}, newest stable: {}", newest());
    let from_rustup = output_of(here(Path::new("rustup")).args(["which", "rustc"]));
    let compiler = Compiler {
        release: release(&about).unwrap_or_default(),
        sysroot: sysroot(),
        from_rustup: from_rustup.map(PathBuf::from),
    };
    match compiler.fault() {
        Some(fault) => bail!("{version}: {fault}; the site is tested as everybody gets it"),
        None => Ok(()),
    }
}

/// The facts that decide whether others get the same compiler.
struct Compiler<'a> {
    /// Such as `1.95.0` or `1.96.0-nightly`.
    release: &'a str,
    sysroot: Option<PathBuf>,
    /// The compiler that rustup would run here.
    from_rustup: Option<PathBuf>,
}

impl Compiler<'_> {
    /// Why others do not get it.
    fn fault(&self) -> Option<&'static str> {
        let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        let is_from_rustup = match (&self.sysroot, &self.from_rustup) {
            (Some(root), Some(rustc)) => real(rustc).starts_with(real(root)),
            _ => false,
        };
        if !is_from_rustup {
            return Some("not a compiler of rustup");
        }
        let is_stable = !self.release.is_empty() && !self.release.contains('-');
        (!is_stable).then_some("not a stable release")
    }
}

/// The newest stable release, if the network has it.
fn newest() -> String {
    let mut curl = Command::new("curl");
    curl.args(["--fail", "--silent", "--max-time", "20", RELEASES]);
    let releases = output_of(&mut curl);
    let newest = releases.as_deref().and_then(newest_in);
    newest.unwrap_or("unknown").to_owned()
}

/// The newest release in the manifest of a channel.
fn newest_in(manifest: &str) -> Option<&str> {
    let (_, about) = manifest.split_once("\n[pkg.rust]\nversion = \"")?;
    about.split(' ').next()
}

/// The `1.95.0` in the output of `rustc -vV`.
fn release(about: &str) -> Option<&str> {
    about
        .lines()
        .find_map(|line| line.strip_prefix("release: "))
}

/// The compiler that cargo runs.
fn rustc() -> PathBuf {
    env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

/// A command in the repository, where `rust-toolchain.toml` applies.
fn here(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(paths::root());
    command
}

/// The folder of the compiler's libraries.
fn sysroot() -> Option<PathBuf> {
    output_of(here(&rustc()).args(["--print", "sysroot"])).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn the_newest_release_is_read() {
        let manifest = "manifest-version = \"2\"\n[pkg.cargo]\nversion = \"1.99.0 (3a1)\"\n\
            [pkg.rust]\nversion = \"1.99.1 (58cf8f9c3 2026-10-13)\"\n";
        assert_eq!(newest_in(manifest), Some("1.99.1"));
        assert_eq!(newest_in("<html>"), None);
    }

    #[test]
    fn only_a_stable_compiler_of_rustup_will_do() {
        let compiler = |release, sysroot: &str, rustc: Option<&str>| Compiler {
            release,
            sysroot: Some(sysroot.into()),
            from_rustup: rustc.map(PathBuf::from),
        };
        let (root, rustc) = ("/rustup/stable", Some("/rustup/stable/bin/rustc"));
        assert_eq!(compiler("1.95.0", root, rustc).fault(), None);
        for (faulty, word) in [
            (compiler("1.96.0-nightly", root, rustc), "stable"),
            (compiler("1.96.0-beta.2", root, rustc), "stable"),
            (compiler("", root, rustc), "stable"),
            (compiler("1.95.0", "/usr", rustc), "rustup"),
            (compiler("1.95.0", root, None), "rustup"),
        ] {
            assert!(
                faulty.fault().is_some_and(|why| why.contains(word)),
                "{word}"
            );
        }
    }

    #[test]
    fn the_compiler_of_the_site_is_the_oldest_that_can_build_it() -> Result<()> {
        let file = files::read_text(&paths::root().join("rust-toolchain.toml"))?;
        let channel = format!("channel = \"{}.0\"\n", env!("CARGO_PKG_RUST_VERSION"));
        assert!(file.contains(&channel), "{channel}");
        assert!(file.contains(&format!("targets = [\"{TARGET}\"]\n")));
        Ok(())
    }

    #[test]
    fn nothing_that_builds_needs_an_unstable_flag() -> Result<()> {
        // Put together, so that this file does not contain them.
        let unstable = [
            ["RUSTC_", "BOOTSTRAP"].concat(),
            ["\"-", "Z"].concat(),
            ["-", "Zbuild-std"].concat(),
        ];
        let root = paths::root();
        for folder in ["xtask/src", ".github", ".cargo", ".ci"] {
            for path in files::below(&root.join(folder))? {
                let text = files::read_text(&path)?;
                for flag in &unstable {
                    assert!(!text.contains(flag), "{flag} in {}", path.display());
                }
            }
        }
        Ok(())
    }
}
