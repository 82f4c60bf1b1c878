//! The types of the board in one file, for those who write TypeScript or have their editor help.

use super::declared::Declared;
use super::{Api, CLASS, TAG};
use anyhow::{Error, Result};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The types that an interface names, and those that they name, from the board and from the engine.
///
/// # Errors
/// Where two types of one name would meet.
pub(super) fn named(api: &Api, board: &[Declared], engine: &[Declared]) -> Result<Vec<Declared>> {
    let mut wanted: Vec<String> = api
        .members
        .iter()
        .flat_map(|member| member.words.clone())
        .collect();
    wanted.extend(api.events.iter().flat_map(|event| words(&event.kind)));
    let mut seen = BTreeSet::new();
    let mut types = Vec::new();
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let in_board = of_name(board, &name);
        let is_borrowed = in_board.is_some_and(|one| one.text.contains("import("));
        let found = match in_board {
            Some(one) if !is_borrowed => one,
            Some(one)
                if one
                    .text
                    .contains(&format!("import(\"../wasm/ergo_wasm.js\").{name};")) =>
            {
                let found = of_name(engine, &name);
                found.ok_or_else(|| Error::msg(format!("the engine has no type {name}")))?
            }
            Some(_) => {
                return Err(Error::msg(format!(
                    "the public type {name} comes from a private module"
                )));
            }
            None => match of_name(engine, &name) {
                // Only what types of the engine name.
                Some(one)
                    if types.iter().any(|other: &Declared| {
                        engine.contains(other) && other.words.contains(&name)
                    }) =>
                {
                    one
                }
                _ => continue,
            },
        };
        if engine.contains(found) {
            let clash = found.words.iter().find(|word| {
                of_name(engine, word).is_some()
                    && of_name(board, word).is_some_and(|one| !one.text.contains("import("))
            });
            if let Some(word) = clash {
                return Err(Error::msg(format!("two public types are called {word}")));
            }
        }
        wanted.extend(found.words.clone());
        types.push(found.clone());
    }
    types.sort_by_key(|one| type_name(one).map(str::to_owned));
    Ok(types)
}

/// The type of a name.
fn of_name<'all>(all: &'all [Declared], name: &str) -> Option<&'all Declared> {
    all.iter().find(|one| type_name(one) == Some(name))
}

/// Which type a statement declares.
fn type_name(one: &Declared) -> Option<&str> {
    one.word_after("type")
        .or_else(|| one.word_after("interface"))
}

/// The words in a type.
fn words(kind: &str) -> Vec<String> {
    kind.split(|next: char| !next.is_alphanumeric() && next != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The file.
pub(super) fn tell(api: &Api) -> String {
    let mut out = String::new();
    for one in &api.types {
        if !one.comment.is_empty() {
            let _ = writeln!(out, "{}", one.comment);
        }
        let _ = writeln!(out, "{}\n", one.text);
    }
    let _ = writeln!(
        out,
        "/** What a board tells of. */\nexport interface {CLASS}EventMap {{"
    );
    for event in &api.events {
        let _ = writeln!(
            out,
            "    /** {} */\n    {}: {};",
            event.text, event.name, event.kind
        );
    }
    out.push_str("}\n\n/**\n");
    for line in api.text.lines() {
        let _ = writeln!(out, "{}", format!(" * {line}").trim_end());
    }
    out.push_str(" */\n");
    let _ = writeln!(out, "export declare class {CLASS} extends HTMLElement {{");
    for member in &api.members {
        if !member.comment.is_empty() {
            let _ = writeln!(out, "    {}", member.comment);
        }
        let _ = writeln!(out, "    {}", member.text);
    }
    for verb in ["add", "remove"] {
        let how = if verb == "add" {
            "AddEventListenerOptions"
        } else {
            "EventListenerOptions"
        };
        for names in [format!("{CLASS}EventMap"), "HTMLElementEventMap".to_owned()] {
            let _ = writeln!(
                out,
                "    {verb}EventListener<Name extends keyof {names}>(type: Name, \
                 listener: (this: {CLASS}, event: {names}[Name]) => unknown, options?: boolean | {how}): void;"
            );
        }
        let _ = writeln!(
            out,
            "    {verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | {how}): void;"
        );
    }
    let _ = writeln!(
        out,
        "}}\n\ndeclare global {{\n    interface HTMLElementTagNameMap {{\n        \"{TAG}\": {CLASS};\n    }}\n}}"
    );
    out
}
