//! What comes from others: crates by the policy in `deny.toml`, npm packages by the word of their registry.
//! Nothing is installed for it, and what cannot be asked here is told in one line.

use crate::files;
use crate::node;
use crate::paths;
use crate::process::{answer, cargo, run};
use anyhow::{Error, Result};
use std::process::Command;

/// The policy, below the root.
const POLICY: &str = "xtask/deny.toml";

/// Where every dependency is accounted for, below the root.
const ACCOUNTS: &str = "docs/development.md";

/// The manifests that name them.
const MANIFESTS: [&str; 6] = [
    "Cargo.toml",
    "xtask/Cargo.toml",
    "tools/arena/Cargo.toml",
    "tools/baseline/Cargo.toml",
    "tests/fuzz/Cargo.toml",
    "tests/web/package.json",
];

/// Checks it.
///
/// # Errors
/// Where something breaks the policy, has a known hole, or is not accounted for.
pub(crate) fn check() -> Result<()> {
    accounts()?;
    crates()?;
    packages()
}

/// Every dependency that we name ourselves has its line.
fn accounts() -> Result<()> {
    let told = files::read_text(&paths::root().join(ACCOUNTS))?;
    for manifest in MANIFESTS {
        let text = files::read_text(&paths::root().join(manifest))?;
        for name in named(&text) {
            if !told.contains(&format!("| `{name}` |")) {
                return Err(Error::msg(format!(
                    "{ACCOUNTS} does not say what “{name}” of {manifest} is for"
                )));
            }
        }
    }
    println!("every dependency is accounted for");
    Ok(())
}

/// What a manifest says it depends on, but for other crates of ours: the names that begin lines of such
/// sections.
fn named(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_inside = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') || line.ends_with('{') || line.starts_with('}') {
            is_inside = line.ends_with("dependencies]") || line.ends_with("ependencies\": {");
        } else if is_inside && !line.starts_with('#') && !line.contains("path =") {
            let name = line.split(['=', ':']).next().unwrap_or_default();
            names.push(name.trim().trim_matches('"'));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// What cargo-deny says of the crates. The list of known holes lies elsewhere, and is asked for by itself.
fn crates() -> Result<()> {
    if answer(cargo().args(["deny", "--version"])).is_none() {
        println!(
            "crates: skipped, as cargo-deny is not installed (cargo install --locked cargo-deny)"
        );
        return Ok(());
    }
    run(deny().args(["check", "bans", "licenses", "sources"]))?;
    if answer(deny().args(["fetch", "db"])).is_none() {
        println!("known holes of crates: skipped, as their list cannot be fetched here");
        return Ok(());
    }
    run(deny().args(["check", "advisories"]))
}

/// cargo-deny, which looks at all crates of the workspace.
fn deny() -> Command {
    let mut command = cargo();
    command.args(["deny", "--workspace", "--locked", "--config", POLICY]);
    command
}

/// What the registry knows of the npm packages, which serve the tests only.
fn packages() -> Result<()> {
    let audit = node::npm()
        .args(["audit", "--json"])
        .output()
        .map_err(|error| Error::msg(format!("cannot start npm: {error}")))?;
    match verdict(
        &String::from_utf8_lossy(&audit.stdout),
        audit.status.success(),
    ) {
        Verdict::Sound => println!("npm packages have no known holes"),
        Verdict::Unknown => {
            println!(
                "known holes of npm packages: skipped, as the registry does not tell them here"
            );
        }
        Verdict::Unsound => {
            return Err(Error::msg(
                "npm packages have known holes: run `npm audit` in tests/web",
            ));
        }
    }
    Ok(())
}

/// What came of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Sound,
    Unsound,
    /// Nobody answered.
    Unknown,
}

/// What npm has found out: it fails for holes, and in the same way where the registry does not answer.
fn verdict(report: &str, succeeded: bool) -> Verdict {
    match (report.contains("\"auditReportVersion\""), succeeded) {
        (false, _) => Verdict::Unknown,
        (true, true) => Verdict::Sound,
        (true, false) => Verdict::Unsound,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_found() {
        let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nb = \"1\"\n# Why.\nc-d = { version = \"1\" }\n\
            e = { path = \"..\" }\n\n[dev-dependencies]\nf = \"1\"\n\n[lints]\ng = 1\n";
        assert_eq!(named(manifest), ["b", "c-d", "f"]);
        let package = "{\n  \"name\": \"a\",\n  \"devDependencies\": {\n    \"@b/c\": \"1\",\n    \"d\": \"1\"\n  }\n}\n";
        assert_eq!(named(package), ["@b/c", "d"]);
    }

    #[test]
    fn every_dependency_is_accounted_for() -> Result<()> {
        for manifest in MANIFESTS {
            let text = files::read_text(&paths::root().join(manifest))?;
            assert!(!named(&text).is_empty(), "{manifest}");
        }
        accounts()
    }

    #[test]
    fn silence_is_no_verdict() {
        let report = r#"{ "auditReportVersion": 2, "vulnerabilities": {} }"#;
        assert_eq!(verdict(report, true), Verdict::Sound);
        assert_eq!(verdict(report, false), Verdict::Unsound);
        assert_eq!(verdict(r#"{ "message": "405" }"#, false), Verdict::Unknown);
        assert_eq!(verdict("", false), Verdict::Unknown);
    }
}
