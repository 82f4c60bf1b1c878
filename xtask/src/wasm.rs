//! The wasm module and its JavaScript glue: compiled by cargo, written by wasm-bindgen.

use crate::files::{self, Scratch};
use crate::paths;
use crate::process::run;
use crate::split::{self, Output};
use crate::toolchain::{self, TARGET};
use anyhow::{Context as _, Result};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
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
    compile_into(&target, &paths::root(), variant)
}

/// Compiles the engine of the site from a copy of the sources, with a target folder of its own.
///
/// # Errors
/// See [`compile`].
pub(crate) fn compile_copy(sources: &Path, target: &Path) -> Result<PathBuf> {
    compile_into(target, sources, Variant::Product)
}

/// Compiles a variant of the engine and returns the path of the module.
fn compile_into(target: &Path, sources: &Path, variant: Variant) -> Result<PathBuf> {
    let mut build = cargo_rustc(target, sources, variant != Variant::NoSimd)?;
    if variant == Variant::Protocol {
        build.args(["--features", "protocol"]);
    }
    // Equal functions of two games would be one, which belongs to one of them.
    build.args(["--", "-Zmerge-functions=disabled"]);
    run(&mut build)?;
    Ok(target.join(TARGET).join("release/ergo_games.wasm"))
}

/// Compiles the engine with the example game in a copy of the sources, where the library has another name, and returns
/// the path of the module. It is ready sooner than the module of the site, and slower.
///
/// # Errors
/// If there is no compiler for wasm, or it fails.
pub(crate) fn compile_example(sources: &Path) -> Result<PathBuf> {
    let target = paths::target().join("wasm");
    run(cargo_rustc(&target, sources, true)?
        .args([
            "--config",
            "profile.release.package.ergo-games.codegen-units=16",
        ])
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off"))?;
    Ok(target.join(TARGET).join("release/example.wasm"))
}

/// `cargo rustc` of the engine for the page, from the sources in a folder.
fn cargo_rustc(target: &Path, sources: &Path, simd: bool) -> Result<Command> {
    cargo_rustc_of("ergo-games", target, sources, simd)
}

/// `cargo rustc` of a package for the page, from the sources in a folder.
fn cargo_rustc_of(package: &str, target: &Path, sources: &Path, simd: bool) -> Result<Command> {
    let mut build = toolchain::find()?.cargo_rustc();
    build
        .args("--locked --release --lib --package".split(' '))
        .arg(package)
        .args("--no-default-features --features web --target-dir".split(' '))
        .arg(target)
        .arg("--manifest-path")
        .arg(sources.join("Cargo.toml"))
        // `RUSTFLAGS`, meant for the native build, would replace our flags.
        .env_remove("RUSTFLAGS")
        .env(
            "CARGO_ENCODED_RUSTFLAGS",
            rust_flags(sources, simd).join("\u{1f}"),
        );
    Ok(build)
}

/// Writes glue, type declarations and the [parts](split) of the finished module into `out`.
///
/// # Errors
/// If wasm-bindgen cannot read the module, if it cannot be split, or if the files cannot be written.
pub(crate) fn write_glue(module: &Path, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name(NAME)
        .typescript(true)
        // The names of functions say in which part they are.
        .demangle(false)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out))
        .with_context(|| "wasm-bindgen".to_owned())?;
    let whole = out.join(format!("{NAME}_bg.wasm"));
    let bytes = fs::read(&whole).with_context(|| whole.display().to_string())?;
    for Output { part, bytes } in split::split(&bytes)? {
        let path = part.map_or_else(|| whole.clone(), |part| out.join(format!("{part}.wasm")));
        files::write(&path, &bytes)?;
    }
    Ok(())
}

/// Compiles the engine and the reader of tables, and writes the modules and their glue into `www/wasm` and
/// `www/practice/wasm`, where the sources import them.
///
/// # Errors
/// See [`compile`], [`write_glue`] and [`write_values`].
pub(crate) fn build_into(variant: Variant, www: &Path) -> Result<()> {
    let module = compile(variant)?;
    let glue = Scratch::new("dist-glue")?;
    write_glue(&module, glue.path())?;
    files::copy_all(glue.path(), &www.join("wasm"))?;
    write_values(&paths::root(), &paths::target().join("wasm"), www)
}

/// Compiles what reads the tables of small boards, from the sources in a folder, and writes the module and its glue into
/// `practice/wasm` below another folder.
///
/// # Errors
/// If there is no compiler for wasm, or it fails, or wasm-bindgen cannot read the module.
pub(crate) fn write_values(sources: &Path, target: &Path, www: &Path) -> Result<()> {
    run(cargo_rustc_of("small-boards", target, sources, true)?.args(["--crate-type", "cdylib"]))?;
    let glue = Scratch::new("dist-values")?;
    Bindgen::new()
        .input_path(target.join(TARGET).join("release/small_boards.wasm"))
        .out_name("values")
        .typescript(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(glue.path()))
        .with_context(|| "wasm-bindgen".to_owned())?;
    files::copy_all(glue.path(), &www.join("practice/wasm"))
}

/// Compiler flags of the module, whose sources are in a folder.
fn rust_flags(sources: &Path, simd: bool) -> Vec<String> {
    let mut flags = [
        // These names have the types of generic functions, which tell the games apart.
        "-Csymbol-mangling-version=v0",
        // Calls cost more than in native code, and so do copies of structs by `memory.copy`. The module is a fifth larger
        // for it, and the search up to a sixth faster.
        "-Cllvm-args=--inline-threshold=500",
        "-Cllvm-args=--max-store-memcpy=32",
    ]
    .map(str::to_owned)
    .to_vec();
    if simd {
        flags.push("-Ctarget-feature=+simd128".to_owned());
    }
    // Panic messages contain source paths, which must not depend on the machine.
    for (folder, name) in [
        (Some(sources.to_path_buf()), "ergo"),
        (cargo_home(), "cargo"),
    ] {
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
