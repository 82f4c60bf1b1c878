//! The Content-Security-Policy of each page: no requests to other sites, and no scripts but ours. It is a
//! `meta` element, so it applies on any host and to local files.

use crate::digest::integrity;
use anyhow::{Error, Result};

/// The policy is inserted after this element; nothing before it is restricted.
const HEAD: &str = "<meta charset=\"utf-8\" />";

/// The directives of every page. The Trusted Types policy is in `www/engine/trusted-types.js`.
const ALWAYS: &str = "object-src 'none'; base-uri 'none'; form-action 'none'; \
     require-trusted-types-for 'script'; trusted-types ergo";

/// What a page loads from its own site, `SITE`. In a frame with an opaque origin, the worker starts from a `blob:` URL.
const OWN: &str = "default-src SITE; script-src SITE 'wasm-unsafe-eval'; worker-src SITE blob:";

/// Adds the policy to a page that loads its files from the same origin.
///
/// # Errors
/// If the page has an inline script or style.
pub(crate) fn of_page(text: &str) -> Result<String> {
    reject_inline(text)?;
    insert(
        text,
        &format!("{}; {ALWAYS}", OWN.replace("SITE", "'self'")),
        "",
    )
}

/// Adds the policy to the page for frames. If the origin of a frame is opaque, `'self'` matches nothing in Safari:
/// a script adds the address of the site.
///
/// # Errors
/// If the page has an inline script or style.
pub(crate) fn of_frame(text: &str) -> Result<String> {
    reject_inline(text)?;
    let script = format!(
        "<script>
      const site = new URL(\".\", location.href).href.replace(/[;,]/g, encodeURIComponent);
      const policy = document.createElement(\"meta\");
      policy.httpEquiv = \"Content-Security-Policy\";
      policy.content = `{}`;
      document.head.append(policy);
    </script>",
        OWN.replace("SITE", "${site}")
    );
    insert(text, ALWAYS, &format!("\n    {script}"))
}

/// Rejects inline scripts and styles.
fn reject_inline(text: &str) -> Result<()> {
    reject_attributes(text)?;
    if text.contains("<style") || !scripts(text).is_empty() {
        return Err(Error::msg(
            "a page contains an inline script or style, which its policy forbids",
        ));
    }
    Ok(())
}

/// Adds the policy to a page that consists of a single file: it may load nothing, and its inline scripts
/// and styles are allowed by hash. Its worker starts from a `data:` URL, which is not allowed as a script
/// of the page.
///
/// # Errors
/// If the page has an attribute that no hash can allow.
pub(crate) fn of_file(text: &str) -> Result<String> {
    let scripts = scripts(text);
    let styles = between(text, "<style>", "</style>");
    let around = [&scripts[..], &styles[..]].concat();
    let rest = around
        .iter()
        .fold(text.to_owned(), |text, part| text.replace(part, ""));
    reject_attributes(&rest)?;
    let policy = format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; img-src data:; font-src data:; worker-src data:; {ALWAYS}",
        hashes(&scripts),
        hashes(&styles)
    );
    insert(text, &policy, "")
}

/// Inserts the policy, and what adds to it, into the head of a page.
fn insert(text: &str, policy: &str, more: &str) -> Result<String> {
    let policy =
        format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />{more}");
    if text.matches(HEAD).count() != 1 {
        return Err(Error::msg(format!(
            "a page must contain {HEAD} exactly once"
        )));
    }
    Ok(text.replace(HEAD, &format!("{HEAD}\n    {policy}")))
}

/// The inline scripts of a page, except data blocks.
fn scripts(text: &str) -> Vec<&str> {
    ["<script>", "<script type=\"module\">"]
        .into_iter()
        .flat_map(|tag| between(text, tag, "</script>"))
        .collect()
}

/// The text between each pair of tags.
fn between<'text>(text: &'text str, start: &str, end: &str) -> Vec<&'text str> {
    text.split(start)
        .skip(1)
        .filter_map(|rest| rest.split(end).next())
        .collect()
}

/// The hashes of parts of a page as browsers compute them, with normalised line breaks.
fn hashes(parts: &[&str]) -> String {
    let hash = |part: &&str| format!("'{}'", integrity(part.replace("\r\n", "\n").as_bytes()));
    parts.iter().map(hash).collect::<Vec<_>>().join(" ")
}

/// Rejects style and event handler attributes, which no hash can allow.
fn reject_attributes(text: &str) -> Result<()> {
    let is_forbidden = |word: &str| {
        let name = word.split_once("=\"").map_or("", |(name, _)| name);
        name == "style"
            || (name.starts_with("on") && name.bytes().all(|byte| byte.is_ascii_lowercase()))
    };
    match text.split_whitespace().find(|word| is_forbidden(word)) {
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
    fn a_page_for_frames_names_its_site() -> Result<()> {
        let guarded = of_frame(&page("<script type=\"module\" src=\"embed.js\"></script>"))?;
        let start = format!(
            "{HEAD}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{ALWAYS}\" />\n    <script>"
        );
        assert!(guarded.contains(&start), "{guarded}");
        assert!(guarded.contains("default-src ${site}; ") && !guarded.contains("'self'"));
        Ok(())
    }

    #[test]
    fn inline_scripts_and_styles_are_allowed_by_hash() -> Result<()> {
        let file = page(
            "<style>abc</style><script type=\"application/json\">{}</script><script type=\"module\">a\r\nb</script>",
        );
        let guarded = of_file(&file)?;
        // The output of `printf abc | openssl dgst -sha256 -binary | base64`.
        let style = "style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';";
        let script = format!("script-src '{}' 'wasm-unsafe-eval';", integrity(b"a\nb"));
        assert!(
            guarded.contains(style) && guarded.contains(&script),
            "{guarded}"
        );
        Ok(())
    }

    #[test]
    fn forbidden_content_is_rejected() {
        for body in [
            "<script>let a;</script>",
            "<script type=\"module\">let a;</script>",
            "<style>p {}</style>",
            "<p style=\"color: red\"></p>",
            "<p onclick=\"a()\"></p>",
        ] {
            assert!(
                of_page(&page(body)).is_err() && of_frame(&page(body)).is_err(),
                "{body}"
            );
        }
        assert!(of_file(&page("<p onclick=\"a()\"></p>")).is_err());
        assert!(of_page("<head></head>").is_err());
    }
}
