//! The page ships no third-party JavaScript: every import is relative, every script our own.
//!
//! A check of the text, not a parser: it looks at every place where a module can be named and
//! refuses what it cannot see to be relative.

use crate::budget::is_javascript;
use crate::files;
use crate::page::PAGES;
use crate::paths;
use anyhow::{Error, Result};
use std::path::Path;

/// Checks every page and everything in `www/`.
///
/// # Errors
/// Lists the imports that are not relative.
pub(crate) fn check() -> Result<()> {
    let root = paths::root();
    let mut pages = files::below(&root.join("www"))?;
    pages.extend(PAGES.map(|page| root.join(page.file)));
    let mut foreign = Vec::new();
    for path in pages {
        let find = match path.extension().and_then(|ending| ending.to_str()) {
            _ if is_javascript(&path) => foreign_in_javascript,
            Some("html") => foreign_in_html,
            _ => continue,
        };
        if path.is_file() {
            let text = files::read(&path)?;
            let found = find(&String::from_utf8_lossy(&text));
            foreign.extend(found.iter().map(|name| describe(&root, &path, name)));
        }
    }
    if foreign.is_empty() {
        return Ok(());
    }
    Err(Error::msg(format!(
        "imports that are not relative: {}",
        foreign.join(", ")
    )))
}

/// Where a foreign import was found.
fn describe(root: &Path, path: &Path, name: &str) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    format!("{name} in {}", path.display())
}

/// How `www/engine/client.js` names the script of the worker, whose address `www/parts.js` makes of a relative
/// one: in a call, and in the script that a worker of another site begins with.
const OWN_PARTS: [&str; 2] = ["workerUrl())", "URL_OF_WORKER)"];

/// Modules a script names that are not relative.
fn foreign_in_javascript(text: &str) -> Vec<String> {
    let calls = ["import(", "importScripts("]
        .into_iter()
        .flat_map(|call| after_each(text, call))
        .map(str::trim_start)
        .filter(|place| !OWN_PARTS.iter().any(|part| place.starts_with(part)));
    let statements = text
        .lines()
        .zip(line_starts(text))
        .filter_map(|(line, start)| {
            let statement = &text[start + (line.len() - line.trim_start().len())..];
            named_by_statement(statement)
        });
    calls
        .chain(statements)
        .filter_map(|place| foreign(place, |name| !is_relative(name)))
        .collect()
}

/// Scripts a page takes from elsewhere, and import maps, which could hide some.
fn foreign_in_html(text: &str) -> Vec<String> {
    let sources = after_each(text, "src=").filter_map(|place| {
        foreign(place, |name| {
            name.contains("//") || name.starts_with("data:")
        })
    });
    let map = text
        .contains("importmap")
        .then(|| "an import map".to_owned());
    sources.chain(map).collect()
}

/// Where each line of `text` starts.
fn line_starts(text: &str) -> impl Iterator<Item = usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1))
}

/// What follows each `word` that is not the end of a longer one.
fn after_each<'text>(text: &'text str, word: &'static str) -> impl Iterator<Item = &'text str> {
    text.match_indices(word)
        .filter(|(at, _)| {
            !text[..*at]
                .ends_with(|before: char| before.is_alphanumeric() || "_$.-".contains(before))
        })
        .map(|(at, word)| &text[at + word.len()..])
}

/// The place where an import or export statement names its module, if it does.
fn named_by_statement(statement: &str) -> Option<&str> {
    if let Some(rest) = keyword(statement, "import") {
        let rest = rest.trim_start();
        // Calls are looked for elsewhere, and `import.meta` names nothing.
        let names = !rest.starts_with(['(', '.']);
        return names.then(|| &rest[rest.find(['"', '\'']).unwrap_or(0)..]);
    }
    let list = keyword(statement, "export")?.trim_start();
    let after_list = match list.strip_prefix('*') {
        Some(rest) => &rest[rest.find("from")?..],
        None => list.strip_prefix('{')?.split_once('}')?.1.trim_start(),
    };
    Some(keyword(after_list, "from")?.trim_start())
}

/// What follows `word`, if the text starts with it and the word ends there.
fn keyword<'text>(text: &'text str, word: &str) -> Option<&'text str> {
    let rest = text.strip_prefix(word)?;
    let ends = !rest.starts_with(|next: char| next.is_alphanumeric() || "_$".contains(next));
    ends.then_some(rest)
}

/// The string at `place` if it is foreign, or the place itself if no plain string stands there.
fn foreign(place: &str, is_foreign: impl Fn(&str) -> bool) -> Option<String> {
    let quoted = place.chars().next().filter(|quote| "\"'".contains(*quote));
    let name = quoted.and_then(|quote| place[1..].split_once(quote));
    match name {
        Some((name, _)) => is_foreign(name).then(|| format!("“{name}”")),
        None => Some(format!(
            "“{}”",
            place.chars().take(20).collect::<String>().trim()
        )),
    }
}

/// Whether a module's name is a relative path.
fn is_relative(name: &str) -> bool {
    name.starts_with("./") || name.starts_with("../")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_imports_pass() {
        let text = r#"
            import { a } from "./a.js";
            import {
                b,
            } from '../b.js';
            import "./c.js";
            export { d } from "./d.js";
            export * as e from "./e.js";
            export const f = "from here", g = { from: "anywhere" };
            /** @type {import("./types.js").Move} */
            const h = await import("./h.js");
            const i = new URL("./i.js", import.meta.url);
            const important = reimport("x"), exported = text.import("y");
        "#;
        assert_eq!(foreign_in_javascript(text), Vec::<String>::new());
    }

    #[test]
    fn foreign_imports_are_found() {
        for text in [
            r#"import { a } from "chess";"#,
            "import b\n  from 'b';",
            r#"import "https://cdn.example/c.js";"#,
            r#"import d from "/d.js";"#,
            r#"export * from "e";"#,
            r#"export { f } from "f";"#,
            r#"const g = await import("g");"#,
            "const h = await import(name);",
            r#"importScripts("i.js");"#,
        ] {
            assert_eq!(foreign_in_javascript(text).len(), 1, "{text}");
        }
    }

    #[test]
    fn scripts_of_a_page() {
        let own = r#"<script type="module" src="www/main.js"></script><img src="a.svg">"#;
        assert_eq!(foreign_in_html(own), Vec::<String>::new());
        for text in [
            r#"<script src="https://cdn.example/x.js"></script>"#,
            r#"<script src="//cdn.example/x.js"></script>"#,
            r#"<script type="importmap">{}</script>"#,
        ] {
            assert_eq!(foreign_in_html(text).len(), 1, "{text}");
        }
    }
}
