//! What a page may do, told to browsers by a Content-Security-Policy in its head: it asks no other site for
//! anything, and runs no script but ours. As the policy is part of the page, it holds on any host, and on a disk.

use crate::digest::integrity;
use anyhow::{Error, Result};

/// What the policy follows: all before it is read without one.
const HEAD: &str = "<meta charset=\"utf-8\" />";

/// What any page of ours is denied, and the one name under which scripts may be trusted: see `www/engine/trusted-types.js`.
const ALWAYS: &str = "object-src 'none'; base-uri 'none'; form-action 'none'; \
     require-trusted-types-for 'script'; trusted-types ergo";

/// A page that lies beside its parts, with its policy: all that it needs comes from there. Where it is in a
/// frame that may not say where it comes from, its worker begins with a few words of the page's own, `blob:`.
///
/// # Errors
/// Where the page holds a script or style itself.
pub(crate) fn of_page(text: &str) -> Result<String> {
    refuse_attributes(text)?;
    if text.contains("<style") || !scripts(text).is_empty() {
        return Err(Error::msg(
            "a page holds a script or a style, which its policy forbids",
        ));
    }
    put(
        text,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
    )
}

/// A page that holds all its parts, with its policy: it may load nothing at all, and of scripts and styles
/// just those that stand in it now are meant. Its worker is made of its own text, `data:`; no such address is
/// let in as a script of the page itself, which thinks in a worker or not at all.
///
/// # Errors
/// Where something in it cannot be told by what it holds.
pub(crate) fn of_file(text: &str) -> Result<String> {
    let scripts = scripts(text);
    let styles = between(text, "<style>", "</style>");
    let around = [&scripts[..], &styles[..]].concat();
    let rest = around
        .iter()
        .fold(text.to_owned(), |text, part| text.replace(part, ""));
    refuse_attributes(&rest)?;
    let policy = format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; img-src data:; worker-src data:",
        hashes(&scripts),
        hashes(&styles)
    );
    put(text, &policy)
}

/// Puts the policy into the head of a page.
fn put(text: &str, policy: &str) -> Result<String> {
    let policy =
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}; {ALWAYS}\" />");
    if text.matches(HEAD).count() != 1 {
        return Err(Error::msg(format!("a page should say {HEAD} once")));
    }
    Ok(text.replace(HEAD, &format!("{HEAD}\n    {policy}")))
}

/// The scripts that stand in a page, but for data, which never run.
fn scripts(text: &str) -> Vec<&str> {
    ["<script>", "<script type=\"module\">"]
        .into_iter()
        .flat_map(|tag| between(text, tag, "</script>"))
        .collect()
}

/// What stands between each pair of tags.
fn between<'text>(text: &'text str, begin: &str, end: &str) -> Vec<&'text str> {
    text.split(begin)
        .skip(1)
        .filter_map(|rest| rest.split(end).next())
        .collect()
}

/// The hashes of some parts of a page, as browsers compute them: of what they read, in which lines end in one way.
fn hashes(parts: &[&str]) -> String {
    let hash = |part: &&str| format!("'{}'", integrity(part.replace("\r\n", "\n").as_bytes()));
    parts.iter().map(hash).collect::<Vec<_>>().join(" ")
}

/// Refuses styles and handlers in tags: no hash lets them in.
fn refuse_attributes(text: &str) -> Result<()> {
    let is_barred = |word: &str| {
        let name = word.split_once("=\"").map_or("", |(name, _)| name);
        name == "style"
            || (name.starts_with("on") && name.bytes().all(|byte| byte.is_ascii_lowercase()))
    };
    match text.split_whitespace().find(|word| is_barred(word)) {
        None => Ok(()),
        Some(word) => Err(Error::msg(format!(
            "a page has the attribute {word}, which its policy forbids"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(body: &str) -> String {
        format!("<head>\n    {HEAD}\n  </head>\n<body>{body}</body>")
    }

    #[test]
    fn the_policy_comes_first() -> Result<()> {
        let guarded = of_page(&page("<script type=\"module\" src=\"app.js\"></script>"))?;
        let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; ";
        assert!(
            guarded.contains(&format!("{HEAD}\n    {policy}")),
            "{guarded}"
        );
        assert!(!guarded.contains("unsafe-inline") && !guarded.contains("'unsafe-eval'"));
        Ok(())
    }

    #[test]
    fn what_stands_in_a_file_is_named_by_its_hash() -> Result<()> {
        let file = page(
            "<style>abc</style><script type=\"application/json\">{}</script><script type=\"module\">a\r\nb</script>",
        );
        let guarded = of_file(&file)?;
        // As `printf abc | openssl dgst -sha256 -binary | base64` has it.
        let style = "style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';";
        let script = format!("script-src '{}' 'wasm-unsafe-eval';", integrity(b"a\nb"));
        assert!(
            guarded.contains(style) && guarded.contains(&script),
            "{guarded}"
        );
        Ok(())
    }

    #[test]
    fn what_no_policy_lets_in_is_refused() {
        for body in [
            "<script>let a;</script>",
            "<script type=\"module\">let a;</script>",
            "<style>p {}</style>",
            "<p style=\"color: red\"></p>",
            "<p onclick=\"a()\"></p>",
        ] {
            assert!(of_page(&page(body)).is_err(), "{body}");
        }
        assert!(of_file(&page("<p onclick=\"a()\"></p>")).is_err());
        assert!(of_page("<head></head>").is_err());
    }
}
