//! Which compiler builds the wasm module: found, else installed, else asked for.
//!
//! Ordinarily rustup's, with its wasm32 target. Where rustup cannot download that, Debian's
//! `rustc-web` together with its source, from which cargo builds the standard library itself.

use crate::debian;
use crate::process::{answer, cargo, run_within};
use anyhow::{Error, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The target all of this is about.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// How long rustup may try to download something, so that a dead network is not a hang.
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);

/// Debian's compiler and its source.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// The oldest minor version of Rust 1 that compiles us; the workspace's `rust-version`.
const OLDEST_MINOR: u32 = 88;

/// A way to compile for [`TARGET`].
pub(crate) enum Toolchain {
    /// The compiler that compiled us has the target.
    Ready,
    /// Debian's compiler, which builds the standard library from source.
    FromSource {
        /// What links wasm; Debian's compiler comes without.
        linker: PathBuf,
    },
}

impl Toolchain {
    /// `cargo build` with this compiler, for [`TARGET`].
    pub(crate) fn cargo_build(&self) -> Command {
        let mut command = cargo();
        command.args(["build", "--target", TARGET]);
        if let Self::FromSource { linker } = self {
            command
                .arg("-Zbuild-std=std,panic_abort")
                .env("RUSTC", DEBIAN_RUSTC)
                // What lets a stable compiler build its own standard library.
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        }
        command
    }
}

/// Finds a compiler for wasm, installing what is missing where that is possible.
///
/// # Errors
/// Says what to install by hand.
pub(crate) fn find() -> Result<Toolchain> {
    if has_target() {
        return Ok(Toolchain::Ready);
    }
    // Before rustup is asked: where it cannot download, it would fail anew with every build.
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

/// Whether the ordinary compiler has the target's standard library.
fn has_target() -> bool {
    sysroot(&rustc()).is_some_and(|root| root.join("lib/rustlib").join(TARGET).join("lib").is_dir())
}

/// Asks rustup for the target; whether it is there afterwards.
fn add_target() -> bool {
    if answer(Command::new("rustup").arg("--version")).is_none() {
        return false;
    }
    println!("      adding the {TARGET} target with rustup");
    if let Err(why) = rustup(&["target", "add", TARGET]) {
        println!("      {why}; trying Debian's compiler");
    }
    has_target()
}

/// Has rustup download something, for as long as that may take.
///
/// # Errors
/// Where there is no rustup, or it has no network.
pub(crate) fn rustup(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("rustup");
    // A stack trace of rustup helps nobody here.
    command.args(arguments).env("RUST_BACKTRACE", "0");
    run_within(&mut command, RUSTUP_LIMIT)
}

/// Debian's compiler, if it is new enough and has its source and a linker.
fn debian_toolchain() -> Option<Toolchain> {
    let rustc = Path::new(DEBIAN_RUSTC);
    let minor = minor_version(&answer(Command::new(rustc).arg("--version"))?)?;
    let source = sysroot(rustc)?.join("lib/rustlib/src/rust/library/std/Cargo.toml");
    if minor < OLDEST_MINOR || !source.is_file() {
        return None;
    }
    wasm_linker().map(|linker| Toolchain::FromSource { linker })
}

/// What Debian has to install; a linker too where rustup brings none.
fn wanted_packages() -> Vec<&'static str> {
    let linker = wasm_linker().is_none().then_some("lld");
    DEBIAN_PACKAGES.into_iter().chain(linker).collect()
}

/// A linker for wasm: rustup's own, or one on the path.
fn wasm_linker() -> Option<PathBuf> {
    let rustup = || {
        let rustc = rustc();
        let about = answer(Command::new(&rustc).arg("-vV"))?;
        let host = about.lines().find_map(|line| line.strip_prefix("host: "))?;
        let linker = sysroot(&rustc)?.join(format!("lib/rustlib/{host}/bin/rust-lld"));
        linker.is_file().then_some(linker)
    };
    rustup().or_else(|| {
        ["rust-lld", "wasm-ld"]
            .into_iter()
            .find(|linker| {
                answer(Command::new(linker).args(["-flavor", "wasm", "--version"])).is_some()
            })
            .map(PathBuf::from)
    })
}

/// The ordinary compiler.
fn rustc() -> PathBuf {
    env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

/// Where a compiler keeps its libraries.
fn sysroot(rustc: &Path) -> Option<PathBuf> {
    answer(Command::new(rustc).args(["--print", "sysroot"])).map(PathBuf::from)
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
    fn the_oldest_version_is_the_workspace_s() {
        assert_eq!(env!("CARGO_PKG_RUST_VERSION"), format!("1.{OLDEST_MINOR}"));
    }
}
