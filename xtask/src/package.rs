//! The board as an npm package: what makes `dist/` one. It holds the board alone, and runs nothing when
//! it is installed.

use crate::api;
use crate::files;
use crate::json::Value;
use crate::page::BOARD;
use crate::parts;
use crate::paths;
use anyhow::Result;
use std::path::Path;

/// Writes what the package needs beside the board into the site.
///
/// # Errors
/// As [`api::write`].
pub(crate) fn write(www: &Path, scratch: &Path, site: &Path) -> Result<()> {
    api::write(www, scratch, site)?;
    files::copy(&www.join("api.css"), &site.join("api.css"))?;
    files::copy(&www.join("package.md"), &site.join("README.md"))?;
    files::write(&site.join("package.json"), manifest()?.as_bytes())
}

/// `package.json`.
fn manifest() -> Result<String> {
    let at = |name: &str| Value::text(format!("./{name}"));
    let board = Value::table([("types", at(api::TYPES)), ("default", at(BOARD.1))]);
    let exports = Value::table([
        (".", board),
        ("./custom-elements.json", at(api::MANIFEST)),
        ("./package.json", at("package.json")),
    ]);
    let mut shipped = vec![
        BOARD.1.to_owned(),
        api::TYPES.to_owned(),
        api::MANIFEST.to_owned(),
        format!("{}/", parts::FOLDER),
    ];
    shipped.extend(files::licences(&paths::root())?);
    let keywords = [
        "abstract-game",
        "board-game",
        "custom-element",
        "emergo",
        "ergo",
        "game-engine",
        "intermedium",
        "wasm",
        "web-component",
    ];
    let package = Value::table([
        ("name", Value::text("ergo-board")),
        ("version", Value::text(env!("CARGO_PKG_VERSION"))),
        (
            "description",
            Value::text(
                "A board for the games Ergo, Emergo and Intermedium, with a strong engine: a custom element that needs no server",
            ),
        ),
        ("keywords", list(keywords)),
        ("license", Value::text(env!("CARGO_PKG_LICENSE"))),
        ("type", Value::text("module")),
        ("exports", exports),
        ("types", at(api::TYPES)),
        ("customElements", Value::text(api::MANIFEST)),
        // To import it is to define the element.
        ("sideEffects", Value::Bool(true)),
        ("files", list(shipped)),
    ]);
    Ok(package.pretty())
}

fn list<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> Value {
    Value::List(texts.into_iter().map(Value::text).collect())
}
