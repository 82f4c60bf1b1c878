//! The whole product in one file, which opens from a disk: a page that holds its style, its scripts and
//! all its parts.

use crate::bundle::{self, Sources};
use crate::files;
use crate::media_type;
use crate::page::{PAGES, Page};
use crate::parts::Parts;
use crate::paths;
use crate::policy;
use anyhow::{Context as _, Error, Result};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Map, Value, json};
use std::io::Write as _;
use std::path::Path;

/// The file.
pub(crate) const FILE: &str = "ergo.html";

/// The `parts.js` of this file.
const INLINED_PARTS: &str = "parts-inlined.js";

/// Writes the file into the site.
///
/// # Errors
/// Where something cannot stand in a page.
pub(crate) fn write(www: &Path, sources: &Sources, parts: &Parts, site: &Path) -> Result<()> {
    let [page, ..] = &PAGES;
    sources.set_parts(&files::read_text(&www.join(INLINED_PARTS))?)?;
    let script = sources.bundle(page.source)?;
    bundle::check_inline(&script)?;
    let text = put_together(page, &script, &inlined(parts)?)?;
    files::write(&site.join(FILE), text.as_bytes())
}

/// The page with everything in it.
fn put_together(page: &Page, script: &str, parts: &str) -> Result<String> {
    let text = page.text()?;
    let tag = page.script_tag(&text)?;
    let mut text = text.replace(&tag, "");
    while let Some((before, link, after)) = next_link(&text) {
        text = format!("{before}{}{after}", inline_link(&link)?);
    }
    let end = text
        .rfind("</body>")
        .ok_or_else(|| Error::msg(format!("{} has no end of its body", page.file)))?;
    let scripts = format!(
        "<script type=\"application/json\" id=\"parts\">{parts}</script>\n\
         <script type=\"module\">\n{script}</script>\n"
    );
    text.insert_str(end, &scripts);
    policy::of_file(&text)
}

/// The first link that is not inlined yet: what is before it, its tag, and what follows.
fn next_link(text: &str) -> Option<(String, String, String)> {
    let begin = text
        .match_indices("<link ")
        .map(|(at, _)| at)
        .find(|&at| !text[at..].starts_with("<link rel=\"icon\" href=\"data:"))?;
    let end = begin + text[begin..].find('>')? + 1;
    Some((
        text[..begin].to_owned(),
        text[begin..end].to_owned(),
        text[end..].to_owned(),
    ))
}

/// What stands for a link: styles and icons are in the page, others mean nothing on a disk.
fn inline_link(link: &str) -> Result<String> {
    let attribute = |name: &str| link.split(&format!("{name}=\"")).nth(1)?.split('"').next();
    let (Some(kind), Some(source)) = (attribute("rel"), attribute("href")) else {
        return Err(Error::msg(format!("{link} is not understood")));
    };
    let path = paths::root().join(source);
    match kind {
        "stylesheet" => {
            let style = files::read_text(&path)?;
            let style = inline_fonts(&style, &path)?;
            if style.to_lowercase().contains("</style") {
                return Err(Error::msg(format!("{source} cannot stand in a page")));
            }
            Ok(format!("<style>\n{style}</style>"))
        }
        "icon" if media_type::of(&path) == "image/svg+xml" => {
            let icon = BASE64_STANDARD.encode(&files::read(&path)?);
            Ok(format!(
                "<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\" />"
            ))
        }
        _ => Ok(String::new()),
    }
}

/// A style sheet with the fonts that it names in it.
fn inline_fonts(style: &str, path: &Path) -> Result<String> {
    const START: &str = "url(\"";
    let mut parts = style.split(START);
    let mut inlined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part
            .split_once("\")")
            .ok_or_else(|| Error::msg(format!("{} has an open address", path.display())))?;
        let font = files::read(&path.with_file_name(name))?;
        let kind = media_type::of(Path::new(name));
        inlined += &format!(
            "{START}data:{kind};base64,{}\"){rest}",
            BASE64_STANDARD.encode(&font)
        );
    }
    Ok(inlined)
}

/// The parts, as the page has them in an element of its own.
fn inlined(parts: &Parts) -> Result<String> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let packed = gzip
        .write_all(&parts.module)
        .and_then(|()| gzip.finish())
        .with_context(|| "cannot compress the module".to_owned())?;
    let rules: Map<String, Value> = parts
        .rules
        .iter()
        .map(|(game, text)| (game.clone(), text.as_str().into()))
        .collect();
    let text = json!({
        "worker": parts.worker,
        "module": BASE64_STANDARD.encode(&packed),
        "rules": rules,
    });
    // Only strings have such letters, and none of them may end the element.
    Ok(text.to_string().replace('<', "\\u003c"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_linked_any_more() -> Result<()> {
        let [page, ..] = &PAGES;
        let text = put_together(page, "script;\n", "{}")?;
        assert!(!text.contains("www/") && !text.contains("src="), "{text}");
        assert!(text.contains("<style>") && text.contains("data:image/svg+xml;base64,"));
        assert_eq!(text.matches("<script").count(), 2);
        Ok(())
    }
}
