//! The single-file build `ergo.html`, which can be opened from disk: the page with its styles, scripts and parts
//! inlined.

use crate::budget;
use crate::bundle::{self, Sources};
use crate::files;
use crate::media_type;
use crate::page::{PAGES, Page};
use crate::parts::Parts;
use crate::paths;
use crate::policy;
use anyhow::{Error, Result};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, json};
use std::path::Path;

/// The file.
pub(crate) const FILE: &str = "ergo.html";

/// Writes the file into the site.
///
/// # Errors
/// If something cannot be inlined.
pub(crate) fn write(sources: &Sources, parts: &Parts, site: &Path) -> Result<()> {
    let [page, ..] = &PAGES;
    for name in ["parts", "parts-texts"] {
        let inlined = format!("export * from \"./{name}-inlined.js\";");
        sources.replace(&format!("{name}.js"), &inlined)?;
    }
    let script = sources.bundle(page.source)?;
    bundle::check_inline(&script)?;
    let text = inline_page(page, &script, &inlined(parts)?)?;
    files::write(&site.join(FILE), text.as_bytes())
}

/// The page with everything inlined.
fn inline_page(page: &Page, script: &str, parts: &str) -> Result<String> {
    let text = page.text()?;
    let tag = page.script_tag(&text)?;
    let mut text = text.replace(&tag, "");
    while let Some((before, link, after)) = next_link(&text) {
        text = format!("{before}{}{after}", inline_link(&link)?);
    }
    let end = text
        .rfind("</body>")
        .ok_or_else(|| Error::msg(format!("{} has no </body>", page.file)))?;
    let scripts = format!(
        "<script type=\"application/json\" id=\"parts\">{parts}</script>\n\
         <script type=\"module\">\n{script}</script>\n"
    );
    text.insert_str(end, &scripts);
    policy::of_file(&text)
}

/// The first link that is not inlined yet: the text before it, its tag, and the text after it.
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

/// The replacement of a link: styles and icons are inlined, others have no use in a single file.
fn inline_link(link: &str) -> Result<String> {
    let attribute = |name: &str| link.split(&format!("{name}=\"")).nth(1)?.split('"').next();
    let (Some(kind), Some(source)) = (attribute("rel"), attribute("href")) else {
        return Err(Error::msg(format!("{link} has no rel or no href")));
    };
    let path = paths::root().join(source);
    match kind {
        "stylesheet" => {
            let style = files::read_text(&path)?;
            let style = inline_fonts(&style, &path)?;
            if style.to_lowercase().contains("</style") {
                return Err(Error::msg(format!("{source} cannot be inlined")));
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

/// A style sheet with its fonts as data URLs.
fn inline_fonts(style: &str, path: &Path) -> Result<String> {
    const START: &str = "url(\"";
    let mut parts = style.split(START);
    let mut inlined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part
            .split_once("\")")
            .ok_or_else(|| Error::msg(format!("{} has a URL without an end", path.display())))?;
        let font = files::read(&path.with_file_name(name))?;
        let kind = media_type::of(Path::new(name));
        let data = BASE64_STANDARD.encode(&font);
        inlined.extend([START, "data:", kind, ";base64,", &data, "\")", rest]);
    }
    Ok(inlined)
}

/// A file, compressed by gzip, in base64.
fn pack(bytes: &[u8]) -> Result<String> {
    Ok(BASE64_STANDARD.encode(budget::compressed(bytes)?))
}

/// The parts as JSON, for an element of the page.
fn inlined(parts: &Parts) -> Result<String> {
    let nets = parts.nets.iter();
    let nets = nets.map(|(game, net)| Ok((game.clone(), pack(net)?.into())));
    let text = json!({
        "worker": parts.worker,
        "module": pack(&parts.module)?,
        "nets": nets.collect::<Result<Map<_, _>>>()?,
        "texts": parts.texts,
    });
    // In JSON only strings contain `<`, and escaped it cannot end the element.
    Ok(text.to_string().replace('<', "\\u003c"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_inlined() -> Result<()> {
        let [page, ..] = &PAGES;
        let text = inline_page(page, "script;\n", "{}")?;
        assert!(!text.contains("www/") && !text.contains("src="), "{text}");
        assert!(text.contains("<style>") && text.contains("data:image/svg+xml;base64,"));
        assert_eq!(text.matches("<script").count(), 2);
        Ok(())
    }
}
