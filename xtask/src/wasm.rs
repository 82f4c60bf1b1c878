//! The wasm module and its JavaScript glue: compiled by cargo, written by wasm-bindgen.

use crate::files::{self, Scratch};
use crate::paths;
use crate::process::{cargo, run};
use crate::split::{self, Output};
use crate::toolchain::{self, TARGET};
use crate::trial;
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
    let mut build = cargo_rustc(ENGINE, target, sources, variant != Variant::NoSimd)?;
    if variant == Variant::Protocol {
        build.args(["--features", "protocol"]);
    }
    // LLVM would merge equal functions of two games into one, and only one game's part would contain it.
    build.args(["--", "-Cllvm-args=-opt-disable=mergefunc"]);
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
    run(cargo_rustc(ENGINE, &target, sources, true)?
        .args([
            "--config",
            "profile.release.package.ergo-games.codegen-units=16",
        ])
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off"))?;
    Ok(target.join(TARGET).join("release/example.wasm"))
}

/// The package of the engine, as the page has it.
const ENGINE: &str = "ergo-games --no-default-features --features web";

/// `cargo rustc` of a package for the page, from the sources in a folder.
fn cargo_rustc(package: &str, target: &Path, sources: &Path, simd: bool) -> Result<Command> {
    toolchain::add_target()?;
    let mut build = cargo();
    build
        .args(["rustc", "--target", TARGET])
        .args("--locked --release --lib --package".split(' '))
        .args(package.split(' '))
        .arg("--target-dir")
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

/// Writes glue, type declarations and the [parts](split) of the finished module into `out`, and [plays](trial) with them.
///
/// # Errors
/// If wasm-bindgen cannot read the module, if it cannot be split, if a game cannot be played with its own parts, or if the
/// files cannot be written.
pub(crate) fn write_glue(module: &Path, sources: &Path, out: &Path) -> Result<()> {
    // The names of functions say in which part they are.
    bind(module, NAME, out, true)?;
    let whole = out.join(format!("{NAME}_bg.wasm"));
    let bytes = fs::read(&whole).with_context(|| whole.display().to_string())?;
    let outputs = split::split(&bytes)?;
    let table = files::read_text(&sources.join("www/games/module-parts.js"))?;
    trial::check(&outputs, &table)?;
    for Output { part, bytes } in outputs {
        let path = part.map_or_else(|| whole.clone(), |part| out.join(format!("{part}.wasm")));
        files::write(&path, &bytes)?;
    }
    Ok(())
}

/// Writes glue, type declarations and the finished module, with or without the names of functions, into `out`.
fn bind(module: &Path, name: &str, out: &Path, has_names: bool) -> Result<()> {
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .demangle(false)
        .remove_name_section(!has_names)
        .web(true)
        .and_then(|bindgen| bindgen.generate(out))
        .with_context(|| "wasm-bindgen".to_owned())
}

/// Compiles everything and writes the modules and their glue into `www`, where the sources import them: the engine into
/// `wasm`.
///
/// # Errors
/// See [`compile`], [`write_glue`] and [`write_separate`].
pub(crate) fn build_into(variant: Variant, www: &Path) -> Result<()> {
    let module = compile(variant)?;
    let glue = Scratch::new("dist-glue")?;
    write_glue(&module, &paths::root(), glue.path())?;
    files::copy_all(glue.path(), &www.join("wasm"))?;
    write_separate(&paths::root(), &paths::target().join("wasm"), www)
}

/// The modules that parts of the page have for themselves: the package, the name of its library and of the glue, and the
/// folder of the part.
const SEPARATE: [(&str, &str, &str, &str); 3] = [
    (
        "small-boards --no-default-features --features web",
        "small_boards",
        "values",
        "practice",
    ),
    ("check-proof-web", "check_proof_web", "check", "findings"),
    (
        "explorer --no-default-features --features web",
        "explorer",
        "openings",
        "explorer",
    ),
];

/// Everything that is compiled for the page: packages with their features, as cargo takes them.
pub(crate) fn packages() -> impl Iterator<Item = &'static str> {
    let separate = SEPARATE.iter().map(|(package, ..)| *package);
    [ENGINE].into_iter().chain(separate)
}

/// Compiles these from the sources in a folder, and writes modules and glue into folders `wasm` below another folder.
///
/// # Errors
/// If there is no compiler for wasm, or it fails, or wasm-bindgen cannot read a module.
pub(crate) fn write_separate(sources: &Path, target: &Path, www: &Path) -> Result<()> {
    for (package, library, name, part) in SEPARATE {
        run(cargo_rustc(package, target, sources, true)?.args(["--crate-type", "cdylib"]))?;
        let glue = Scratch::new("dist-separate")?;
        let module = target.join(TARGET).join(format!("release/{library}.wasm"));
        bind(&module, name, glue.path(), false)?;
        files::copy_all(glue.path(), &www.join(part).join("wasm"))?;
    }
    Ok(())
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
