//! `cargo xtask release`: checks that the working tree can be released, and prints the release notes. It
//! publishes nothing: pushing a tag does, through `.github/workflows/release.yml`.

use crate::files;
use crate::paths;
use crate::process::{cargo, output_of, run};
use crate::reproducible;
use crate::scripts;
use crate::site;
use crate::verify;
use crate::wasm::Variant;
use crate::workflows;
use anyhow::{Context as _, Error, Result};
use std::process::{Command, Stdio};

/// The version of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the workflows do to release a version: one of them, a fragment of its commands, and the file it depends on.
const ARTEFACTS: [(&str, &str, &str); 4] = [
    (
        ".github/workflows/test.yml",
        "node tools/site/pack.js dist target/packages\n",
        "dist/package.json",
    ),
    (
        ".github/workflows/release.yml",
        "--notes-file notes.md ergo-offline.html ",
        "dist/ergo-offline.html",
    ),
    (
        ".github/workflows/release.yml",
        "cargo build --release --locked --bin ergo ",
        "src/bin/ergo.rs",
    ),
    (
        ".github/workflows/release.yml",
        "cargo publish --locked --no-verify --package ergo-games\n",
        "src/lib.rs",
    ),
];

/// The action of `cargo xtask release`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Check that everything is ready.
    Check,
    /// Print the release notes.
    Notes,
}

/// Runs the command.
///
/// # Errors
/// If something prevents the release.
pub(crate) fn release(action: Action) -> Result<()> {
    let changes = changes()?;
    match action {
        Action::Notes => println!("{changes}"),
        Action::Check => {
            let left = check()?;
            println!(
                "\n{VERSION} can be released: git tag v{VERSION} && git push origin v{VERSION}"
            );
            if !left.is_empty() {
                println!("What is left to look at:");
            }
            for step in left {
                println!("- {step}");
            }
        }
    }
    Ok(())
}

/// The section of the changelog for this version.
fn changes() -> Result<String> {
    newest(
        &files::read_text(&paths::root().join("CHANGELOG.md"))?,
        VERSION,
    )
    .map_err(Error::msg)
}

/// Checks that everything is ready, the quick checks first. Returns what could not be checked, each with the command that
/// installs what it needs, and what need not stop a release.
fn check() -> Result<Vec<String>> {
    clean(&git(&["status", "--porcelain"])?).map_err(Error::msg)?;
    let tag = format!("v{VERSION}");
    let all = git(&["tag", "--list", &tag])?;
    let here = git(&["tag", "--points-at", "HEAD", "--list", "v*"])?;
    tagged(&tag, &all, &here).map_err(Error::msg)?;
    println!("the changelog describes {VERSION}, and the tag {tag} is available");
    let mut left = workflows::audit()?;
    verify::docs()?;
    left.extend(interface()?);
    run(cargo().args("publish --dry-run --locked --package ergo-games".split(' ')))?;
    site::build(Variant::Product)?;
    left.extend(grown(site::check_sizes()));
    artefacts()?;
    // The packed npm package, with publint and arethetypeswrong.
    scripts::unit(&["package-types".to_owned()])?;
    reproducible::check()?;
    Ok(left)
}

/// A line about sizes that are not listed. A fork that adds a sentence is released all the same.
fn grown(sizes: Result<()>) -> Option<String> {
    let why = sizes.err()?;
    Some(format!(
        "sizes of the site that have changed, printed above: {why:#}"
    ))
}

/// Compares the interface of the crate with that of the last release, if cargo-semver-checks is installed; otherwise
/// returns the command that installs it.
fn interface() -> Result<Option<String>> {
    let tags = git(&[
        "tag",
        "--list",
        "v*",
        "--merged",
        "HEAD",
        "--sort=-v:refname",
    ])?;
    let Some(last) = released_before(&tags, VERSION) else {
        println!("no earlier version has a tag: the interface of the crate is compared with none");
        return Ok(None);
    };
    let manifest = git(&["show", &format!("{last}:Cargo.toml")])?;
    if !manifest.contains("\nname = \"ergo-games\"\n") {
        println!("{last} has no crate ergo-games, with which its interface could be compared");
        return Ok(None);
    }
    if output_of(cargo().args(["semver-checks", "--version"])).is_none() {
        return Ok(Some(format!(
            "the interface of the crate against {last}: `cargo install --locked cargo-semver-checks`"
        )));
    }
    run(cargo().args([
        "semver-checks",
        "--package",
        "ergo-games",
        "--baseline-rev",
        last,
    ]))?;
    Ok(None)
}

/// The tag of the last release before a version, given tags with the newest first.
fn released_before<'a>(tags: &'a str, version: &str) -> Option<&'a str> {
    tags.lines()
        .find(|tag| tag.strip_prefix('v') != Some(version))
}

/// Checks the version of the npm package, and that the files the workflow publishes exist.
fn artefacts() -> Result<()> {
    let package = files::read_text(&paths::dist().join("package.json"))?;
    if !package.contains(&format!("\"version\": \"{VERSION}\"")) {
        return Err(Error::msg(format!(
            "dist/package.json does not have the version {VERSION}"
        )));
    }
    for (workflow, words, file) in ARTEFACTS {
        let text = files::read_text(&paths::root().join(workflow))?;
        if !text.contains(words) || !paths::root().join(file).is_file() {
            return Err(Error::msg(format!(
                "{workflow} must contain “{}”, and {file} must exist",
                words.trim()
            )));
        }
    }
    Ok(())
}

/// The output of a git command.
fn git(arguments: &[&str]) -> Result<String> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(paths::root())
        .stdin(Stdio::null())
        .output()
        .with_context(|| "cannot start git".to_owned())?;
    if !output.status.success() {
        return Err(Error::msg(format!(
            "git {} failed: {}",
            arguments.join(" "),
            String::from_utf8_lossy(&output.stderr).trim()
        )));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The newest section of a changelog, which must be for `version` and have a date. Above it, the section for changes that
/// are not released must be empty.
fn newest(changelog: &str, version: &str) -> Result<String, String> {
    let mut sections = changelog.split("\n## [").skip(1).peekable();
    let wanted =
        format!("the first section of CHANGELOG.md must be “## [{version}] - ” with a date");
    if let Some(changes) = sections
        .peek()
        .and_then(|section| section.strip_prefix("Unreleased]"))
    {
        if !changes.trim().is_empty() {
            return Err(format!("{wanted}; there are changes under “Unreleased”"));
        }
        sections.next();
    }
    let section = sections.next().ok_or(&wanted)?;
    let (heading, changes) = section.split_once('\n').unwrap_or((section, ""));
    let day = heading.strip_prefix(&format!("{version}] - "));
    let is_day = |day: &str| {
        day.len() == 10
            && day.bytes().enumerate().all(|(at, byte)| match at {
                4 | 7 => byte == b'-',
                _ => byte.is_ascii_digit(),
            })
    };
    if !day.is_some_and(is_day) {
        return Err(format!("{wanted}, not “## [{heading}”"));
    }
    match changes.trim() {
        "" => Err(format!(
            "the section of CHANGELOG.md for {version} is empty"
        )),
        // GitHub renders every line break of release notes.
        changes => Ok(changes.replace("\n  ", " ")),
    }
}

/// Checks that there are no uncommitted changes.
fn clean(status: &str) -> Result<(), String> {
    match status.lines().next() {
        None => Ok(()),
        Some(first) => Err(format!("uncommitted changes, the first: {}", first.trim())),
    }
}

/// Checks that the tag is available or on this commit, and that the commit has no other version tag.
fn tagged(tag: &str, all: &str, here: &str) -> Result<(), String> {
    if let Some(other) = here.lines().find(|&other| other != tag) {
        return Err(format!("this commit is tagged {other}, not {tag}"));
    }
    if all.lines().any(|known| known == tag) && here.is_empty() {
        return Err(format!(
            "{tag} is released already: another commit has that tag"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_changes_are_found() {
        let changelog = "# Changelog\n\nWords.\n\n## [1.2.0] - 2026-11-21\n\n### Added\n\n- A [link](x)\n  and more.\n\n## [1.1.0] - 2026-01-01\n\n- Old.\n";
        assert_eq!(
            newest(changelog, "1.2.0"),
            Ok("### Added\n\n- A [link](x) and more.".to_owned())
        );
        let wrong = newest(changelog, "1.3.0").expect_err("it is older");
        assert!(
            wrong.contains("“## [1.3.0] - ”") && wrong.contains("[1.2.0]"),
            "{wrong}"
        );
        let prepared = changelog.replacen("## [", "## [Unreleased]\n\n## [", 1);
        assert_eq!(newest(&prepared, "1.2.0"), newest(changelog, "1.2.0"));
    }

    #[test]
    fn a_version_needs_a_date_and_changes() {
        for changelog in [
            "",
            "\n## [Unreleased]\n\n- New.\n\n## [1.0.0] - 2026-11-21\n\n- Old.",
            "\n## [1.0.0]\n\n- New.",
            "\n## [1.0.0] - soon\n\n- New.",
            "\n## [1.0.0] - 2026-11-21",
            "\n## [1.0.0] - 2026-11-21\n\n## [0.9.0] - 2026-01-01\n\n- Old.",
        ] {
            assert!(newest(changelog, "1.0.0").is_err(), "{changelog}");
        }
    }

    #[test]
    fn a_dirty_tree_is_rejected() {
        assert_eq!(clean(""), Ok(()));
        let wrong = clean(" M src/lib.rs\n?? new.rs\n").expect_err("two files are changed");
        assert!(wrong.contains("M src/lib.rs"), "{wrong}");
    }

    #[test]
    fn the_last_release_is_found() {
        let tags = "v1.1.0\nv1.0.0\nv0.9.0\n";
        assert_eq!(released_before(tags, "1.2.0"), Some("v1.1.0"));
        assert_eq!(released_before(tags, "1.1.0"), Some("v1.0.0"));
        assert_eq!(released_before("v1.1.0\n", "1.1.0"), None);
        assert_eq!(released_before("", "1.1.0"), None);
    }

    #[test]
    fn a_tag_is_used_once() {
        assert_eq!(tagged("v1.0.0", "", ""), Ok(()));
        assert_eq!(tagged("v1.0.0", "v1.0.0\n", "v1.0.0\n"), Ok(()));
        assert!(tagged("v1.0.0", "v1.0.0\n", "").is_err());
        assert!(tagged("v1.0.0", "", "v0.9.0\n").is_err());
        assert!(tagged("v1.0.0", "v1.0.0\n", "v0.9.0\nv1.0.0\n").is_err());
    }

    #[test]
    fn a_site_that_has_grown_is_reported() {
        assert_eq!(grown(Ok(())), None);
        let line = grown(Err(Error::msg("`node sizes.js` failed")));
        assert!(line.is_some_and(|line| line.contains("`node sizes.js` failed")));
    }

    #[test]
    fn the_workflows_publish_every_artefact() -> Result<()> {
        for (workflow, words, _) in ARTEFACTS {
            let text = files::read_text(&paths::root().join(workflow))?;
            assert!(text.contains(words), "{words}");
        }
        Ok(())
    }

    #[test]
    fn every_lock_file_has_the_version() -> Result<()> {
        for path in ["Cargo.lock", "tests/fuzz/Cargo.lock"] {
            let lock = files::read_text(&paths::root().join(path))?;
            let package = format!("name = \"ergo-games\"\nversion = \"{VERSION}\"\n");
            assert!(lock.contains(&package), "{path}");
        }
        Ok(())
    }

    #[test]
    fn workflows_have_few_permissions_and_pinned_actions() -> Result<()> {
        for path in files::below(&paths::root().join(".github/workflows"))? {
            let workflow = files::read_text(&path)?;
            assert!(
                workflow.contains("\npermissions:\n  contents: read\n"),
                "{}",
                path.display()
            );
            let actions = workflow
                .lines()
                .filter_map(|line| line.split_once("uses: "));
            for (_, action) in actions.filter(|(_, action)| !action.starts_with("./")) {
                // A tag could be moved; Dependabot reads the version in the comment.
                let (commit, version) = action.split_once(" # v").unwrap_or_default();
                let hash = commit.rsplit_once('@').map_or("", |(_, hash)| hash);
                let is_hash = hash.len() == 40 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
                assert!(is_hash && version.contains('.'), "{action}");
            }
        }
        Ok(())
    }
}
