//! The site with one more game, the example of `docs/adding-a-game.md`, for browser tests: built from a copy of the
//! sources, so that nothing of it is in the site itself.

use crate::files;
use crate::node;
use crate::paths;
use crate::process::run;
use crate::wasm;
use anyhow::Result;
use std::process::{Command, Stdio};

/// `cargo xtask example`: builds it into `example/dist` in the target folder.
///
/// # Errors
/// If a part of the site cannot be built.
pub(crate) fn build() -> Result<()> {
    node::check()?;
    node::install_site_packages()?;
    let sources = paths::target().join("example");
    println!("[1/3] Copy the sources and add the game");
    run(node::node().arg("example-game/add.mjs").arg(&sources))?;
    println!("[2/3] Compile rules and engine to WebAssembly");
    let module = wasm::compile_example(&sources)?;
    wasm::write_glue(&module, &sources, &sources.join("www/wasm"))?;
    // They do not know the game.
    let target = paths::target().join("wasm");
    wasm::write_separate(&paths::root(), &target, &sources.join("www"))?;
    println!("[3/3] Build the site");
    let script = |name: &str| {
        let mut command = Command::new("node");
        command.arg(sources.join("tools/site").join(name));
        command
    };
    run(&mut script("generate/start-views.js"))?;
    let site = sources.join("dist");
    files::remove_dir(&site)?;
    // It prints sizes, which are not listed for it.
    run(script("build.js").arg(&site).stdout(Stdio::null()))
}
