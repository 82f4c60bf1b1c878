//! The page that tells people what the board is for other pages.

use super::{Api, Item, Method, TAG};
use std::fmt::Write as _;

/// The page.
pub(crate) const FILE: &str = "api.html";

/// The page as text.
pub(super) fn tell(api: &Api) -> String {
    let mut body = String::new();
    for paragraph in api.text.split("\n\n") {
        let _ = writeln!(body, "      <p>{}</p>", prose(paragraph));
    }
    let fields: Vec<Item> = api
        .fields
        .iter()
        .map(|field| {
            let mut item = field.item.clone();
            if field.is_readonly {
                item.text.push_str(" It can only be read.");
            }
            item
        })
        .collect();
    section(
        &mut body,
        "Attributes",
        "What is said in HTML.",
        &api.attributes,
    );
    section(
        &mut body,
        "Properties",
        "What scripts read and set.",
        &fields,
    );
    methods(&mut body, &api.methods);
    section(
        &mut body,
        "Events",
        "What the element tells of. All of them bubble.",
        &api.events,
    );
    section(&mut body, "Slots", "What may stand inside it.", &api.slots);
    section(
        &mut body,
        "Parts",
        "What <code>::part()</code> reaches.",
        &api.parts,
    );
    section(
        &mut body,
        "Custom properties",
        "Colours and sizes, set from outside.",
        &api.properties,
    );
    let kinds: Vec<String> = api.types.iter().map(|one| escape(&one.text)).collect();
    if !kinds.is_empty() {
        let _ = writeln!(
            body,
            "      <h2>Types</h2>\n      <pre tabindex=\"0\"><code>{}</code></pre>",
            kinds.join("\n")
        );
    }
    include_str!("page.html")
        .replace("{tag}", TAG)
        .replace("{body}\n", &body)
}

/// A list of things, each with what is said of it.
fn section(body: &mut String, title: &str, about: &str, items: &[Item]) {
    if items.is_empty() {
        return;
    }
    let _ = writeln!(
        body,
        "      <h2>{title}</h2>\n      <p>{about}</p>\n      <dl>"
    );
    for item in items {
        let _ = write!(body, "        <dt><code>{}</code>", escape(&item.name));
        if !item.kind.is_empty() {
            let _ = write!(body, " <code class=\"kind\">{}</code>", escape(&item.kind));
        }
        if !item.default.is_empty() {
            let _ = write!(
                body,
                " <span>= <code>{}</code></span>",
                escape(&item.default)
            );
        }
        let _ = writeln!(body, "</dt>\n        <dd>{}</dd>", prose(&item.text));
    }
    body.push_str("      </dl>\n");
}

fn methods(body: &mut String, methods: &[Method]) {
    body.push_str("      <h2>Methods</h2>\n      <dl>\n");
    for method in methods {
        let _ = writeln!(
            body,
            "        <dt><code>{}</code></dt>",
            escape(&method.signature)
        );
        let _ = write!(body, "        <dd>{}", prose(&method.text));
        for item in method.takes.iter().filter(|item| !item.text.is_empty()) {
            let _ = write!(
                body,
                "<br /><code>{}</code>: {}",
                escape(&item.name),
                prose(&item.text)
            );
        }
        let (what, _) = &method.gives;
        if !what.is_empty() {
            let _ = write!(body, "<br />Gives {}", prose(what));
        }
        body.push_str("</dd>\n");
    }
    body.push_str("      </dl>\n");
}

/// A text in which pieces between grave accents are code.
fn prose(text: &str) -> String {
    let pieces = escape(text);
    let pieces = pieces.split('`').enumerate();
    pieces
        .map(|(at, piece)| {
            if at % 2 == 1 {
                format!("<code>{piece}</code>")
            } else {
                piece.to_owned()
            }
        })
        .collect()
}

/// A text that is no markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_in_prose_is_code() {
        assert_eq!(prose("a `b<c>` & d"), "a <code>b&lt;c&gt;</code> &amp; d");
    }
}
