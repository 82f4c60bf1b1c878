//! Runs cargo in this repository. The configuration of a user may let it build somewhere else and for another target, so
//! cargo is asked where things are.

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The cargo that runs this program, in the root of the repository.
#[must_use]
pub fn command() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// The root of the repository.
#[must_use]
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}

/// The folder into which cargo builds.
pub fn target() -> &'static Path {
    static TARGET: OnceLock<PathBuf> = OnceLock::new();
    TARGET.get_or_init(|| {
        let mut command = command();
        command.args("metadata --no-deps --format-version 1".split(' '));
        let metadata = output_of(&mut command);
        // Cargo says what is wrong when it is to build something.
        metadata
            .ok()
            .and_then(|text| target_in(&text))
            .unwrap_or_else(|| root().join("target"))
    })
}

/// The folder that `cargo metadata` names.
fn target_in(metadata: &str) -> Option<PathBuf> {
    let metadata: Value = serde_json::from_str(metadata).ok()?;
    Some(metadata["target_directory"].as_str()?.into())
}

/// Builds something with `cargo build`, and returns the path of the program with this name.
///
/// # Errors
/// If cargo fails, or builds no such program.
pub fn program(build: &mut Command, name: &str) -> Result<PathBuf> {
    let mut programs = programs(build)?;
    let program = programs.remove(name);
    program.with_context(|| format!("cargo has built no program {name}"))
}

/// Builds something with `cargo build`, and returns the paths of all programs by their names.
///
/// # Errors
/// If cargo fails.
pub(crate) fn programs(build: &mut Command) -> Result<BTreeMap<String, PathBuf>> {
    // What compilers say is printed as always.
    build.arg("--message-format=json-render-diagnostics");
    Ok(programs_in(&output_of(build)?))
}

/// The programs in the messages of cargo, each in a line of JSON.
fn programs_in(messages: &str) -> BTreeMap<String, PathBuf> {
    let program = |line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let path = message["executable"].as_str()?;
        Some((message["target"]["name"].as_str()?.to_owned(), path.into()))
    };
    messages.lines().filter_map(program).collect()
}

/// The output of cargo; its errors are shown.
fn output_of(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = output.output().context("cannot start cargo")?;
    ensure!(
        output.status.success(),
        "cargo {} failed",
        command
            .get_args()
            .map(|argument| argument.to_string_lossy())
            .collect::<Vec<_>>()
            .join(" ")
    );
    String::from_utf8(output.stdout).context("cargo does not answer in UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_folder_is_read() {
        let metadata = r#"{"packages":[],"target_directory":"/elsewhere/é #1","version":1}"#;
        assert_eq!(target_in(metadata), Some("/elsewhere/é #1".into()));
        assert_eq!(target_in("error"), None);
        assert!(target().is_absolute());
    }

    #[test]
    fn programs_are_read() {
        let messages = r#"{"reason":"compiler-artifact","target":{"kind":["lib"],"name":"ergo_games"},"executable":null}
{"reason":"compiler-artifact","target":{"kind":["bin"],"name":"ergo"},"executable":"C:\\x\\release\\ergo.exe"}
{"reason":"build-finished","success":true}
"#;
        let programs = programs_in(messages);
        assert_eq!(programs.len(), 1);
        assert_eq!(programs["ergo"], PathBuf::from(r"C:\x\release\ergo.exe"));
    }

    #[test]
    fn a_configured_target_and_folder_are_respected() -> Result<()> {
        let host = Command::new("rustc").arg("-vV").output()?;
        let host = String::from_utf8(host.stdout)?;
        let host = host.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc names no host")?;
        let folder = env::temp_dir().join(format!("ergo-cargo-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("src"))?;
        let manifest =
            "[package]\nname = \"tiny\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[workspace]\n";
        std::fs::write(folder.join("Cargo.toml"), manifest)?;
        std::fs::write(folder.join("src/main.rs"), "fn main() {}\n")?;
        let mut build = command();
        build.args(["build", "--quiet"]).current_dir(&folder);
        build.env("CARGO_BUILD_TARGET", host);
        build.env_remove("CARGO_TARGET_DIR");
        build.env("CARGO_BUILD_TARGET_DIR", folder.join("elsewhere"));
        let program = program(&mut build, "tiny")?;
        assert!(program.starts_with(folder.join("elsewhere").join(host)));
        assert!(Command::new(&program).status()?.success());
        std::fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
