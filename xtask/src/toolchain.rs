//! The compiler of the wasm module, which is installed if necessary and possible.
//!
//! Normally this is rustup's compiler with its wasm32 target. Where rustup cannot download the target, it is Debian's
//! `rustc-web` with its source, from which cargo builds the standard library.

use crate::debian;
use crate::process::{cargo, output_of, run_within};
use anyhow::{Error, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The wasm target.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The time limit of downloads by rustup, which would wait for ever if the network does not respond.
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);

/// Debian's compiler and its source.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// The minor version of the workspace's `rust-version`.
const OLDEST_MINOR: u32 = 88;

/// A way to compile for [`TARGET`].
pub(crate) enum Toolchain {
    /// The default compiler has the target.
    Ready,
    /// Debian's compiler, which builds the standard library from source.
    FromSource {
        /// The linker for wasm, which Debian's compiler lacks.
        linker: PathBuf,
    },
}

impl Toolchain {
    /// `cargo rustc` with this compiler, for [`TARGET`]. Unstable flags are allowed for the library itself.
    pub(crate) fn cargo_rustc(&self) -> Command {
        let mut command = cargo();
        command.args(["rustc", "--target", TARGET]);
        match self {
            Self::Ready => &mut command,
            Self::FromSource { linker } => command
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC", DEBIAN_RUSTC)
                // Allows a stable compiler to build its standard library.
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker),
        };
        command
    }
}

/// Finds a compiler for wasm, and installs what is missing if possible.
///
/// # Errors
/// If there is none; the error says what to install.
pub(crate) fn find() -> Result<Toolchain> {
    if has_target() {
        return Ok(Toolchain::Ready);
    }
    // Tried before rustup, which would fail again in every build if it cannot download.
    if let Some(toolchain) = debian_toolchain() {
        return Ok(toolchain);
    }
    if add_target() {
        return Ok(Toolchain::Ready);
    }
    if let Err(why) = debian::install(&wanted_packages()) {
        println!("      {why}");
    }
    debian_toolchain().ok_or_else(|| {
        Error::msg(format!(
            "no Rust compiler for {TARGET}: run `rustup target add {TARGET}` (or, on Debian, `{}`)",
            debian::by_hand(&wanted_packages())
        ))
    })
}

/// Whether the default compiler has the target's standard library.
fn has_target() -> bool {
    sysroot(&rustc()).is_some_and(|root| root.join("lib/rustlib").join(TARGET).join("lib").is_dir())
}

/// Adds the target with rustup and returns whether it is installed.
fn add_target() -> bool {
    if output_of(Command::new("rustup").arg("--version")).is_none() {
        return false;
    }
    println!("      adding the {TARGET} target with rustup");
    if let Err(why) = rustup(&["target", "add", TARGET]) {
        println!("      {why}; trying Debian's compiler");
    }
    has_target()
}

/// Runs rustup with a time limit.
///
/// # Errors
/// If there is no rustup, or it fails.
pub(crate) fn rustup(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("rustup");
    // A backtrace of rustup would be noise here.
    command.args(arguments).env("RUST_BACKTRACE", "0");
    run_within(&mut command, RUSTUP_LIMIT)
}

/// Debian's compiler, if it is new enough and has its source and a linker.
fn debian_toolchain() -> Option<Toolchain> {
    let rustc = Path::new(DEBIAN_RUSTC);
    let minor = minor_version(&output_of(Command::new(rustc).arg("--version"))?)?;
    let source = sysroot(rustc)?.join("lib/rustlib/src/rust/library/std/Cargo.toml");
    if minor < OLDEST_MINOR || !source.is_file() {
        return None;
    }
    wasm_linker().map(|linker| Toolchain::FromSource { linker })
}

/// The Debian packages to install, with a linker if rustup has none.
fn wanted_packages() -> Vec<&'static str> {
    let linker = wasm_linker().is_none().then_some("lld");
    DEBIAN_PACKAGES.into_iter().chain(linker).collect()
}

/// A linker for wasm: rustup's own, or one on the path.
fn wasm_linker() -> Option<PathBuf> {
    let rustup = || {
        let rustc = rustc();
        let about = output_of(Command::new(&rustc).arg("-vV"))?;
        let host = about.lines().find_map(|line| line.strip_prefix("host: "))?;
        let linker = sysroot(&rustc)?.join(format!("lib/rustlib/{host}/bin/rust-lld"));
        linker.is_file().then_some(linker)
    };
    rustup().or_else(|| {
        ["rust-lld", "wasm-ld"]
            .into_iter()
            .find(|linker| {
                output_of(Command::new(linker).args(["-flavor", "wasm", "--version"])).is_some()
            })
            .map(PathBuf::from)
    })
}

/// The default compiler.
fn rustc() -> PathBuf {
    env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

/// The folder of a compiler's libraries.
fn sysroot(rustc: &Path) -> Option<PathBuf> {
    output_of(Command::new(rustc).args(["--print", "sysroot"])).map(PathBuf::from)
}

/// The `95` of `rustc 1.95.0 (…)`.
fn minor_version(about: &str) -> Option<u32> {
    about
        .strip_prefix("rustc 1.")?
        .split('.')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minor_versions_are_read() {
        assert_eq!(
            minor_version("rustc 1.96.0 (ac68faa20 2026-05-25)"),
            Some(96)
        );
        assert_eq!(minor_version("rustc 1.63.0"), Some(63));
        assert_eq!(minor_version("gcc 12"), None);
    }

    #[test]
    fn the_minimum_version_is_that_of_the_workspace() {
        assert_eq!(env!("CARGO_PKG_RUST_VERSION"), format!("1.{OLDEST_MINOR}"));
    }
}
