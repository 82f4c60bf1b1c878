//! What makes the site installable: its icons, and the service worker with a list of every file the pages need and its
//! hash.

use crate::digest::integrity;
use crate::files;
use anyhow::{Result, ensure};
use std::path::Path;

/// The service worker. It is at the root of the site, since its scope is its own folder.
const WORKER: &str = "sw.js";

/// The placeholder for the build in its source.
const PLACEHOLDER: &str = r#"{ version: "", files: {} }"#;

/// The placeholder for the page that the worker shows without a network.
const PAGE: &str = "offlinePage = \"\"";

/// The extensions of files that pages need.
const EXTENSIONS: &str = "bin css html js md png svg txt wasm webmanifest webp woff2";

/// The starts of the names of files that no page of the site loads: the service worker itself, the README of the npm
/// package, and the pictures that are for other sites.
const EXCLUDED: [&str; 3] = [WORKER, "README.md", "previews/"];

/// The length of a version, a prefix of a hash.
const VERSION_LENGTH: usize = 16;

/// Makes the site in `site` installable. This is the last step of a build, since it hashes all files.
///
/// # Errors
/// The error names the file that cannot be read or written.
pub(crate) fn finish(root: &Path, site: &Path) -> Result<()> {
    let www = root.join("www");
    files::copy(&www.join("icon.svg"), &site.join("icon.svg"))?;
    files::copy_all(&www.join("icons"), &site.join("icons"))?;
    let page = files::read_text(&www.join("offline.html"))?;
    let source = files::read_text(&www.join(WORKER))?;
    let source = source.replace(PAGE, &format!("offlinePage = {page:?}"));
    let worker = insert_build(&source, &parts(site)?)?;
    files::write(&site.join(WORKER), worker.as_bytes())
}

/// A file of the site: its path from the root, with slashes, and its hash.
type Part = (String, String);

/// The files that pages need, sorted.
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

/// Whether pages need a file.
fn is_needed(name: &str) -> bool {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    EXTENSIONS.split(' ').any(|needed| needed == extension)
        && !EXCLUDED.iter().any(|start| name.starts_with(start))
}

/// Inserts the version and its files into the source of the worker.
fn insert_build(source: &str, parts: &[Part]) -> Result<String> {
    let list: Vec<String> = parts
        .iter()
        .map(|(name, hash)| format!("    {name:?}: {hash:?}"))
        .collect();
    let list = list.join(",\n");
    // The version covers the worker too: another worker may cache the same files differently.
    let version = integrity(format!("{list}{source}").as_bytes());
    let version = version.trim_start_matches("sha256-");
    let version: String = version
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(VERSION_LENGTH)
        .collect();
    let build = format!("{{\n  \"version\": {version:?},\n  \"files\": {{\n{list}\n  }}\n}}");
    let count = source.matches(PLACEHOLDER).count();
    ensure!(count == 1, "www/{WORKER} has {count} of {PLACEHOLDER}");
    Ok(source.replace(PLACEHOLDER, &build))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, bytes: &[u8]) -> Part {
        (name.to_owned(), integrity(bytes))
    }

    #[test]
    fn pages_need_neither_the_worker_nor_files_for_other_sites() {
        for name in "index.html ergo/index.html ergo-board.js parts/1/ergo-2.bin".split(' ') {
            assert!(is_needed(name), "{name}");
        }
        let others = "sw.js package.json previews/ergo.png README.md ergo-board.d.ts LICENSE-MIT";
        for name in others.split(' ') {
            assert!(!is_needed(name), "{name}");
        }
    }

    #[test]
    fn the_worker_lists_every_file_and_its_version() -> Result<()> {
        let source = format!("const build = {PLACEHOLDER};\n");
        let parts = [part("a.js", b"a"), part("b/c.md", b"c")];
        let one = insert_build(&source, &parts)?;
        assert!(one.starts_with("const build = {\n  \"version"), "{one}");
        assert!(one.contains("\n    \"b/c.md\": \"sha256-"), "{one}");
        assert_eq!(one, insert_build(&source, &parts)?);
        let version = |worker: &str| worker.lines().nth(1).map(str::to_owned);
        for other in [
            insert_build(&source, &[part("a.js", b"A"), part("b/c.md", b"c")])?,
            insert_build(&source, &[part("a.js", b"a"), part("b/d.md", b"c")])?,
            insert_build(&format!("{source}// More."), &parts)?,
        ] {
            assert_ne!(version(&one), version(&other));
        }
        Ok(())
    }

    #[test]
    fn a_worker_without_the_placeholder_is_an_error() {
        assert!(insert_build("const build = {};", &[]).is_err());
    }
}
