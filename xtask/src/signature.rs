//! Compares the bench signatures of native code, of wasm with SIMD and of wasm without it with the recorded ones,
//! which shows that all three search identically.

use crate::files;
use crate::native;
use crate::node;
use crate::paths;
use crate::wasm::{self, Variant};
use anyhow::{Error, Result};
use arena::process::{EngineProcess, Timing};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A line `<game>: <nodes> nodes <signature>` for each game and net.
const RECORDED: [(&str, &str); 2] = [
    ("<built-in>", "tests/data/bench.txt"),
    ("<empty>", "tests/data/bench-without-nets.txt"),
];

/// Builds the three engines and compares the signature of every game. `dist/` is not touched.
///
/// # Errors
/// If an engine cannot be built or run, or a signature differs.
pub(crate) fn check() -> Result<()> {
    let mut engines = vec![native_engine(&native::build("ergo")?)?];
    for (name, variant) in [
        ("wasm", Variant::Product),
        ("wasm without SIMD", Variant::NoSimd),
    ] {
        engines.push(wasm_engine(name, &glue(variant)?)?);
    }
    for (net, file) in RECORDED {
        for (game, expected) in recorded(file)? {
            for engine in &mut engines {
                engine.tell(&format!("game {game}"))?;
                engine.tell(&format!("setoption name EvalFile value {net}"))?;
                let reply = engine.ask("bench")?;
                if reply.result.strip_prefix("bench ") != Some(&*expected) {
                    let why = format!("{game}, net {net}, recorded as “{expected}”");
                    return Err(engine.unexpected(&why, &reply.result));
                }
            }
            println!("{game}, net {net}: {expected}");
        }
    }
    Ok(())
}

/// The games in the order of the registry; the laws ask for a signature of each.
///
/// # Errors
/// If the signatures cannot be read.
pub(crate) fn games() -> Result<Vec<String>> {
    let [(_, file), _] = RECORDED;
    let lines = recorded(file)?.into_iter();
    Ok(lines.map(|(game, _)| game).collect())
}

/// Each game and its signature.
fn recorded(file: &str) -> Result<Vec<(String, String)>> {
    let text = files::read_text(&paths::root().join(file))?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (game, signature) = line
                .split_once(": ")
                .ok_or_else(|| Error::msg(format!("{file}: “{line}” is not a signature")))?;
            Ok((game.to_owned(), signature.to_owned()))
        })
        .collect()
}

fn native_engine(binary: &Path) -> Result<EngineProcess> {
    EngineProcess::start(
        "the native engine",
        Timing::Local,
        &mut Command::new(binary),
    )
}

/// The engine of a module in Node; `folder` holds the glue.
pub(crate) fn wasm_engine(name: &str, folder: &Path) -> Result<EngineProcess> {
    let mut command = node::node();
    command.arg("bench.mjs").arg(folder);
    EngineProcess::start(name, Timing::Remote, &mut command)
}

/// Compiles the module and writes it with its glue into a folder of the target directory.
pub(crate) fn glue(variant: Variant) -> Result<PathBuf> {
    let folder = paths::target().join(match variant {
        Variant::Product => "wasm-glue",
        Variant::NoSimd => "wasm-glue-no-simd",
        Variant::Protocol => "wasm-glue-protocol",
    });
    let module = wasm::compile(variant)?;
    files::remove_dir(&folder)?;
    wasm::write_glue(&module, &paths::root(), &folder)?;
    // So that Node treats the glue as an ES module.
    files::write(&folder.join("package.json"), br#"{"type":"module"}"#)?;
    Ok(folder)
}
