//! What the board is for other pages, read out of its own documentation, and told three times: as types,
//! as a manifest for tools, and as a page for people.
//!
//! The compiler of TypeScript says which types everything has; the comments in `www/element/ergo-board.js` say
//! what it means. A member with the tag `@ignore` is for the page of this project only.
//!
//! - `doc` reads comments, `declared` reads what the compiler writes.
//! - `types`, `manifest` and `page` tell it.

mod declared;
mod doc;
mod manifest;
mod page;
mod token;
mod types;

use crate::files;
use crate::node;
use crate::policy;
use crate::process::run;
use anyhow::{Error, Result};
use declared::{Declared, members, statements};
use doc::Doc;
use std::path::Path;

pub(crate) use page::FILE as PAGE;

/// The element.
const TAG: &str = "ergo-board";

/// Its class.
const CLASS: &str = "ErgoBoard";

/// The script that defines it.
const SCRIPT: &str = "ergo-board.js";

/// Its types.
pub(crate) const TYPES: &str = "ergo-board.d.ts";

/// What tools read.
pub(crate) const MANIFEST: &str = "custom-elements.json";

/// Members that a browser calls, and nobody else.
const OF_BROWSER: [&str; 6] = [
    "constructor",
    "connectedCallback",
    "disconnectedCallback",
    "attributeChangedCallback",
    "adoptedCallback",
    "observedAttributes",
];

/// Something with a name, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Item {
    name: String,
    /// Its type, as TypeScript writes it.
    kind: String,
    /// What it is if nothing is said.
    default: String,
    text: String,
}

/// A property of the element.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    item: Item,
    is_readonly: bool,
}

/// A method of the element.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Method {
    name: String,
    /// As it is called, with the types of all it takes.
    signature: String,
    text: String,
    takes: Vec<Item>,
    /// What comes back, and its type.
    gives: (String, String),
}

/// All that other pages may rely on.
#[derive(Debug)]
struct Api {
    text: String,
    attributes: Vec<Item>,
    events: Vec<Item>,
    slots: Vec<Item>,
    parts: Vec<Item>,
    properties: Vec<Item>,
    fields: Vec<Field>,
    methods: Vec<Method>,
    /// The members as they are declared.
    members: Vec<Declared>,
    /// The types that they name.
    types: Vec<Declared>,
}

/// Writes types, manifest and page into the site.
///
/// # Errors
/// Where the sources have wrong types, or something public is not documented.
pub(crate) fn write(www: &Path, scratch: &Path, site: &Path) -> Result<()> {
    declare(www, scratch)?;
    let declared = files::read_text(&scratch.join("element").join(TYPES))?;
    let engine = files::read_text(&www.join("wasm/ergo_wasm.d.ts"))?;
    let api = Api::read(&declared, &engine)?;
    files::write(&site.join(TYPES), types::tell(&api).as_bytes())?;
    files::write(&site.join(MANIFEST), manifest::tell(&api).as_bytes())?;
    files::write(
        &site.join(PAGE),
        policy::of_page(&page::tell(&api))?.as_bytes(),
    )
}

/// Has the compiler say which types the board has.
fn declare(www: &Path, out: &Path) -> Result<()> {
    let mut compiler = node::typescript();
    compiler
        .args([
            "--ignoreConfig",
            "--allowJs",
            "--declaration",
            "--emitDeclarationOnly",
            "--skipLibCheck",
        ])
        .args([
            "--strict",
            "--target",
            "es2023",
            "--module",
            "esnext",
            "--moduleResolution",
            "bundler",
        ])
        .args([
            "--lib",
            "es2023,dom,dom.iterable,dom.asynciterable,webworker",
            "--types",
            "",
        ])
        .arg("--rootDir")
        .arg(www)
        .arg("--outDir")
        .arg(out)
        .arg(www.join("element").join(SCRIPT));
    run(&mut compiler)
}

impl Api {
    fn read(declared: &str, engine: &str) -> Result<Self> {
        let context = |why: crate::api::token::Fault| format!("{TYPES}:{}: {}", why.line, why.what);
        let all = statements(declared).map_err(context).map_err(Error::msg)?;
        let others = statements(engine).map_err(context).map_err(Error::msg)?;
        let class = all
            .iter()
            .find(|one| one.word_after("class") == Some(CLASS))
            .ok_or_else(|| Error::msg(format!("there is no class {CLASS}")))?;
        let mut members = members(&class.text).map_err(context).map_err(Error::msg)?;
        // A pair of getter and setter has one comment.
        let ignored: Vec<String> = members
            .iter()
            .filter(|member| member.doc.has("ignore"))
            .map(name_of)
            .collect();
        members.retain(|member| {
            let name = name_of(member);
            !OF_BROWSER.contains(&name.as_str()) && !ignored.contains(&name)
        });
        let items = |tag: &str| items(&class.doc, tag);
        let mut api = Self {
            text: class.doc.text.clone(),
            attributes: items("attr"),
            events: items("fires"),
            slots: items("slot"),
            parts: items("csspart"),
            properties: items("cssprop"),
            fields: Vec::new(),
            methods: Vec::new(),
            members,
            types: Vec::new(),
        };
        api.read_members()?;
        api.types = types::named(&api, &all, &others)?;
        Ok(api)
    }

    fn read_members(&mut self) -> Result<()> {
        for member in &self.members {
            let name = name_of(member);
            if member.text.starts_with('#')
                || member.words.first().is_some_and(|word| word == "set")
            {
                continue;
            }
            if member.doc.text.is_empty() {
                return Err(Error::msg(format!(
                    "{CLASS}.{name} is not documented; tag it @ignore if it is not for others"
                )));
            }
            if member.words[0] == "get" || member.words[0] == "readonly" {
                let has_setter =
                    |other: &Declared| other.words[0] == "set" && name_of(other) == name;
                self.fields.push(Field {
                    is_readonly: !self.members.iter().any(has_setter),
                    item: Item {
                        kind: result_of(&member.text),
                        text: member.doc.text.clone(),
                        default: String::new(),
                        name,
                    },
                });
            } else if member.text.starts_with(&format!("{name}("))
                || member.text.starts_with(&format!("{name}<"))
            {
                self.methods.push(method(member, name)?);
            } else {
                return Err(Error::msg(format!(
                    "{CLASS}.{name} is neither a method nor has it a getter"
                )));
            }
        }
        Ok(())
    }
}

/// What a class is said to have.
fn items(doc: &Doc, tag: &str) -> Vec<Item> {
    doc.tagged(tag)
        .map(|tag| {
            let (name, default, text) = tag.named();
            let kind = tag.kind.clone();
            Item {
                name,
                kind,
                default,
                text,
            }
        })
        .collect()
}

/// What a member is called.
fn name_of(member: &Declared) -> String {
    let modifiers = ["get", "set", "static", "readonly", "async"];
    let name = member
        .words
        .iter()
        .find(|word| !modifiers.contains(&word.as_str()));
    name.cloned().unwrap_or_default()
}

/// The type after the first colon outside of brackets.
fn result_of(text: &str) -> String {
    let mut depth = 0_i32;
    let mut begin = 0;
    for (at, next) in text.char_indices() {
        match next {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            ':' if depth == 0 && begin == 0 => begin = at + 1,
            _ => {}
        }
    }
    let result = text[begin..].trim_end_matches(';');
    result.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads a method; all that it takes has to be said.
fn method(member: &Declared, name: String) -> Result<Method> {
    let takes = items(&member.doc, "param");
    let gives = member.doc.tagged("returns").next();
    let signature: Vec<&str> = member
        .text
        .trim_end_matches(';')
        .split_whitespace()
        .collect();
    let method = Method {
        signature: signature.join(" "),
        text: member.doc.text.clone(),
        gives: (
            gives.map(|tag| tag.rest.clone()).unwrap_or_default(),
            result_of(&member.text),
        ),
        takes,
        name,
    };
    // Every parameter is a word that a colon or a question mark follows.
    let list = member.text.split_once('(').map_or("", |(_, rest)| rest);
    let told = method.takes.iter().all(|item| list.contains(&item.name));
    if told && (list.starts_with(')') == method.takes.is_empty()) {
        return Ok(method);
    }
    Err(Error::msg(format!(
        "{CLASS}.{} takes what is not documented",
        method.name
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str = "/** Why. */\nexport interface Fault {\n    at: Place;\n}\nexport type Place = number;\nexport type Other = 1;\n";

    /// A class with more members.
    fn read(members: &str) -> Result<Api> {
        let declared = format!(
            "import {{ Session }} from \"./session.js\";\nexport type Fault = import(\"../wasm/ergo_wasm.js\").Fault;\n\
             export type Setup = import(\"./session.js\").Setup;\nexport type Told = {{ fault?: Fault }};\n\
             /**\n * A board.\n * @attr {{number}} [level=4] - How well.\n * @fires {{CustomEvent<Told>}} told - Something.\n */\n\
             export declare class ErgoBoard extends HTMLElement {{\n    #private;\n    constructor();\n    connectedCallback(): void;\n    \
             /** How well. @type {{number}} */\n    get level(): number;\n    set level(level: number);\n    \
             /** For us. @ignore */\n    get session(): Session;\n{members}\n}}\n"
        );
        Api::read(&declared, ENGINE)
    }

    #[test]
    fn what_is_public_is_read() -> Result<()> {
        let api = read(
            "    /** Goes there. @param {number} ply how far @returns {Promise<boolean>} whether */\n    goTo(ply: number): Promise<boolean>;",
        )?;
        assert_eq!(api.text, "A board.");
        assert_eq!(api.attributes[0].default, "4");
        assert_eq!(api.fields.len(), 1);
        assert!(!api.fields[0].is_readonly);
        let [method] = &api.methods[..] else {
            panic!("one method")
        };
        assert_eq!(method.signature, "goTo(ply: number): Promise<boolean>");
        assert_eq!(
            method.gives,
            ("whether".to_owned(), "Promise<boolean>".to_owned())
        );
        let types = types::tell(&api);
        for told in [
            "Told = ",
            "interface Fault",
            "type Place",
            "get level(): number;",
            "told: CustomEvent<Told>;",
        ] {
            assert!(types.contains(told), "{told}: {types}");
        }
        for private in ["session", "Setup", "Other", "connectedCallback"] {
            assert!(!types.contains(private), "{private}: {types}");
        }
        Ok(())
    }

    #[test]
    fn what_others_cannot_know_is_refused() {
        for (members, why) in [
            ("    stop(): void;", "ErgoBoard.stop is not documented"),
            (
                "    /** Goes there. */\n    goTo(ply: number): void;",
                "ErgoBoard.goTo takes what is not documented",
            ),
            ("    /** It. */\n    it: number;", "ErgoBoard.it is neither"),
            (
                "    /** Opens. @param {Setup} setup */\n    open(setup: Setup): void;",
                "Setup comes from a private module",
            ),
        ] {
            let failure = read(members).expect_err(why).to_string();
            assert!(failure.contains(why), "{failure}");
        }
    }
}
