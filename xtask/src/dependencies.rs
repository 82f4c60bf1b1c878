//! Checks that the documentation gives a reason for every direct dependency, and that the notices of those that are shipped
//! are up to date. (CI also checks licences and known
//! vulnerabilities, with cargo-deny and `npm audit`.)

use crate::files;
use crate::notices;
use crate::paths;
use anyhow::{Result, bail};

/// The page that lists the dependencies and their reasons.
const REASONS: &str = "docs/development.md";

/// The manifests that name dependencies.
const MANIFESTS: [&str; 14] = [
    "Cargo.toml",
    "xtask/Cargo.toml",
    "tools/arena/Cargo.toml",
    "tools/check-proof/Cargo.toml",
    "tools/check-proof/web/Cargo.toml",
    "tools/learn/Cargo.toml",
    "tools/prove/Cargo.toml",
    "tools/explorer/Cargo.toml",
    "tools/puzzles/Cargo.toml",
    "tools/small-boards/Cargo.toml",
    "tools/baseline/Cargo.toml",
    "tests/fuzz/Cargo.toml",
    "tests/web/package.json",
    "tools/site/package.json",
];

/// Checks all manifests.
///
/// # Errors
/// The error lists the dependencies without a reason, or says that the notices are out of date.
pub(crate) fn check() -> Result<()> {
    let reasons = files::read_text(&paths::root().join(REASONS))?;
    let mut missing = Vec::new();
    for manifest in MANIFESTS {
        let text = files::read_text(&paths::root().join(manifest))?;
        for name in dependencies(&text) {
            if !reasons.contains(&format!("| `{name}` |")) {
                missing.push(format!("{name} ({manifest})"));
            }
        }
    }
    if !missing.is_empty() {
        bail!(
            "{REASONS} gives no reason for these dependencies: {}",
            missing.join(", ")
        );
    }
    notices::check()
}

/// The dependencies in a manifest, without those on other packages of the workspace.
fn dependencies(manifest: &str) -> Vec<&str> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_found() {
        let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nb = \"1\"\n# Why.\nc-d = { version = \"1\" }\n\
            e = { path = \"..\" }\n\n[dev-dependencies]\nf = \"1\"\n\n[lints]\ng = 1\n";
        assert_eq!(dependencies(manifest), ["b", "c-d", "f"]);
        let package = "{\n  \"name\": \"a\",\n  \"devDependencies\": {\n    \"@b/c\": \"1\",\n    \"d\": \"1\"\n  }\n}\n";
        assert_eq!(dependencies(package), ["@b/c", "d"]);
    }

    #[test]
    fn every_manifest_has_dependencies() -> Result<()> {
        for manifest in MANIFESTS {
            let text = files::read_text(&paths::root().join(manifest))?;
            assert!(!dependencies(&text).is_empty(), "{manifest}");
        }
        Ok(())
    }
}
