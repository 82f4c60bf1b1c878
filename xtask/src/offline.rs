//! What makes the site one that stays: its manifest, its icons, and the service worker, which is told
//! of every file that the pages need and what it must hold. It knows no file by name but its own.

use crate::digest::integrity;
use crate::files;
use crate::page::BOARD;
use crate::single;
use anyhow::{Error, Result};
use std::path::Path;

/// The service worker; it lies at the root of the site, for it has no say above its own folder.
const WORKER: &str = "sw.js";

/// What stands in its source where the build is told.
const BLANK: &str = r#"{ version: "", files: {} }"#;

/// What a page is made of, by the endings of names.
const PARTS: [&str; 9] = [
    "css",
    "html",
    "js",
    "md",
    "png",
    "svg",
    "wasm",
    "webmanifest",
    "woff2",
];

/// Files that no page of the site loads: the service worker itself, the element and the single file, which are
/// for others, and the README of the npm package.
const APART: [&str; 4] = [WORKER, BOARD.1, single::FILE, "README.md"];

/// How many letters of its hash name a version.
const VERSION_LENGTH: usize = 16;

/// Makes the site in `site` installable: the last step of a build, for it looks at all others made.
///
/// # Errors
/// Names the file that cannot be read or written.
pub(crate) fn finish(root: &Path, site: &Path) -> Result<()> {
    let www = root.join("www");
    for name in ["manifest.webmanifest", "icon.svg"] {
        files::copy(&www.join(name), &site.join(name))?;
    }
    files::copy_all(&www.join("icons"), &site.join("icons"))?;
    let told = tell(&files::read_text(&www.join(WORKER))?, &parts(site)?)?;
    files::write(&site.join(WORKER), told.as_bytes())
}

/// A file of the site: where it is, with slashes and relative to the root, and its hash.
type Part = (String, String);

/// What the pages need, sorted.
fn parts(site: &Path) -> Result<Vec<Part>> {
    let mut parts = Vec::new();
    for path in files::below(site)? {
        let inside = path.strip_prefix(site).unwrap_or(&path);
        let names = inside.iter().map(|name| name.to_string_lossy());
        let name = names.collect::<Vec<_>>().join("/");
        if is_needed(&name) {
            parts.push((name, integrity(&files::read(&path)?)));
        }
    }
    parts.sort();
    Ok(parts)
}

/// Whether the pages need a file.
fn is_needed(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    PARTS.contains(&ending) && !APART.contains(&name)
}

/// Puts the version and its files into the source of the worker.
fn tell(source: &str, parts: &[Part]) -> Result<String> {
    let list: Vec<String> = parts
        .iter()
        .map(|(name, hash)| format!("    {name:?}: {hash:?}"))
        .collect();
    let list = list.join(",\n");
    // The worker belongs to the version as well: another one may keep the same files in another way.
    let version = integrity(format!("{list}{source}").as_bytes());
    let version = version.trim_start_matches("sha256-");
    let version: String = version
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(VERSION_LENGTH)
        .collect();
    let build = format!("{{\n  \"version\": {version:?},\n  \"files\": {{\n{list}\n  }}\n}}");
    match source.matches(BLANK).count() {
        1 => Ok(source.replace(BLANK, &build)),
        count => Err(Error::msg(format!(
            "www/{WORKER} says {count} times, not once, where the build is told: {BLANK}"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, bytes: &[u8]) -> Part {
        (name.to_owned(), integrity(bytes))
    }

    #[test]
    fn pages_need_neither_the_worker_nor_what_is_for_others() {
        for name in ["index.html", "parts/ergo-0a1b.wasm", "rules/ergo.md"] {
            assert!(is_needed(name), "{name}");
        }
        for name in [
            "sw.js",
            "ergo.html",
            "package.json",
            "README.md",
            "ergo-board.d.ts",
            "LICENSE-MIT",
        ] {
            assert!(!is_needed(name), "{name}");
        }
    }

    #[test]
    fn the_worker_is_told_every_file_and_a_version_of_its_own() -> Result<()> {
        let source = format!("const build = {BLANK};\n");
        let one = tell(&source, &[part("a.js", b"a"), part("b/c.md", b"c")])?;
        assert!(
            one.starts_with("const build = {\n  \"version\": \""),
            "{one}"
        );
        assert!(one.contains("\n    \"b/c.md\": \"sha256-"), "{one}");
        assert_eq!(
            one,
            tell(&source, &[part("a.js", b"a"), part("b/c.md", b"c")])?
        );
        let version = |told: &str| told.lines().nth(1).map(str::to_owned);
        for other in [
            tell(&source, &[part("a.js", b"A"), part("b/c.md", b"c")])?,
            tell(&source, &[part("a.js", b"a"), part("b/d.md", b"c")])?,
            tell(
                &format!("{source}// More."),
                &[part("a.js", b"a"), part("b/c.md", b"c")],
            )?,
        ] {
            assert_ne!(version(&one), version(&other));
        }
        Ok(())
    }

    #[test]
    fn a_worker_that_cannot_be_told_is_an_error() {
        assert!(tell("const build = {};", &[]).is_err());
    }
}
