//! The wasm module and its JavaScript glue: compiled by cargo, written by wasm-bindgen.

use crate::files::{self, Scratch};
use crate::paths;
use crate::process::run;
use crate::toolchain::{self, TARGET};
use anyhow::{Context as _, Result};
use std::env;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The name of the glue and the module: `ergo_wasm.js`, `ergo_wasm_bg.wasm`.
pub(crate) const NAME: &str = "ergo_wasm";

/// A variant of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Variant {
    /// The module of the site, with 128-bit SIMD instructions.
    Product,
    /// The same without SIMD, for comparison only.
    NoSimd,
    /// With the text protocol, for `cargo xtask bench` only.
    Protocol,
}

/// Compiles the engine and returns the path of the module, as rustc wrote it.
///
/// # Errors
/// If there is no compiler for wasm, or it fails.
pub(crate) fn compile(variant: Variant) -> Result<PathBuf> {
    // Separate folders, so that builds with other flags do not replace each other.
    let target = paths::target().join(match variant {
        Variant::Product | Variant::Protocol => "wasm",
        Variant::NoSimd => "wasm-no-simd",
    });
    let mut build = toolchain::find()?.cargo_build();
    build
        .args("--locked --release --lib --package ergo-games".split(' '))
        .args("--no-default-features --features web --target-dir".split(' '))
        .arg(&target)
        // 5 % smaller than level 3, and the search is hardly slower.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "2")
        // `RUSTFLAGS`, meant for the native build, would replace our flags.
        .env_remove("RUSTFLAGS")
        .env(
            "CARGO_ENCODED_RUSTFLAGS",
            rust_flags(variant).join("\u{1f}"),
        );
    if variant == Variant::Protocol {
        build.args(["--features", "protocol"]);
    }
    run(&mut build)?;
    Ok(target.join(TARGET).join("release/ergo.wasm"))
}

/// Writes glue, type declarations and the finished module into `out`.
///
/// # Errors
/// If wasm-bindgen cannot read the module or write the files.
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
/// See [`compile`] and [`write_glue`].
pub(crate) fn build_into(variant: Variant, www: &Path) -> Result<()> {
    let module = compile(variant)?;
    let glue = Scratch::new("dist-glue")?;
    write_glue(&module, glue.path())?;
    files::copy_all(glue.path(), &www.join("wasm"))
}

/// Compiler flags of the module.
fn rust_flags(variant: Variant) -> Vec<String> {
    let mut flags = Vec::new();
    if variant != Variant::NoSimd {
        flags.push("-Ctarget-feature=+simd128".to_owned());
    }
    // Panic messages contain source paths, which must not depend on the machine.
    for (folder, name) in [(Some(paths::root()), "ergo"), (cargo_home(), "cargo")] {
        if let Some(folder) = folder {
            flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
        }
    }
    flags
}

/// The folder in which cargo keeps the sources of packages.
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
