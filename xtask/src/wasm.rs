//! The wasm module and its JavaScript glue: compiled by cargo, written by wasm-bindgen.

use crate::files::{self, Scratch};
use crate::paths;
use crate::process::run;
use crate::toolchain::{self, TARGET};
use anyhow::{Context as _, Result};
use std::env;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// What the glue and the module are called: `ergo_wasm.js`, `ergo_wasm_bg.wasm`.
pub(crate) const NAME: &str = "ergo_wasm";

/// Whether the module may use 128-bit vector instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Simd {
    /// The product.
    On,
    /// For comparison only.
    Off,
}

/// Compiles the engine; where the raw module is.
///
/// # Errors
/// Where no compiler for wasm can be had, or it fails.
pub(crate) fn compile(simd: Simd) -> Result<PathBuf> {
    // Folders of their own, so that neither the native build nor the other one is thrown away.
    let target = paths::target().join(match simd {
        Simd::On => "wasm",
        Simd::Off => "wasm-no-simd",
    });
    let mut build = toolchain::find()?.cargo_build();
    build
        .args([
            "--locked",
            "--release",
            "--lib",
            "--package",
            "ergo",
            "--target-dir",
        ])
        .arg(&target)
        // A twentieth smaller to load, for a search that is hardly slower.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "2")
        // Flags meant for the native build must not replace ours, as `RUSTFLAGS` would.
        .env_remove("RUSTFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", rust_flags(simd).join("\u{1f}"));
    run(&mut build)?;
    Ok(target.join(TARGET).join("release/ergo.wasm"))
}

/// Writes glue, type declarations and the finished module into `out`.
///
/// # Errors
/// Where wasm-bindgen cannot read the module or write the files.
pub(crate) fn write_glue(module: &Path, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name(NAME)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out))
        .with_context(|| "wasm-bindgen".to_owned())
}

/// Compiles the engine and writes the module and its glue into `www/wasm`, where the sources import it.
///
/// # Errors
/// As [`compile`] and [`write_glue`].
pub(crate) fn build_into(simd: Simd, www: &Path) -> Result<()> {
    let module = compile(simd)?;
    let glue = Scratch::new("dist-glue")?;
    write_glue(&module, glue.path())?;
    files::copy_all(glue.path(), &www.join("wasm"))
}

/// Compiler flags of the module.
fn rust_flags(simd: Simd) -> Vec<String> {
    let mut flags = Vec::new();
    if simd == Simd::On {
        flags.push("-Ctarget-feature=+simd128".to_owned());
    }
    // Panic messages name source files: as everyone sees them, not as this machine has them.
    for (folder, name) in [(Some(paths::root()), "ergo"), (cargo_home(), "cargo")] {
        if let Some(folder) = folder {
            flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
        }
    }
    flags
}

/// Where cargo keeps the sources of packages.
fn cargo_home() -> Option<PathBuf> {
    let home = || {
        Some(PathBuf::from(
            env::var_os("HOME").or_else(|| env::var_os("USERPROFILE"))?,
        ))
    };
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(home()?.join(".cargo")))
}
