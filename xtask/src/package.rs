//! The npm package of the board: the files that make `dist/` one. It contains only the board, and has no install
//! scripts.

use crate::api;
use crate::files;
use crate::page::BOARD;
use crate::parts;
use crate::paths;
use anyhow::Result;
use serde_json::json;
use std::path::Path;

/// Writes the files of the package, except the board itself, into the site.
///
/// # Errors
/// See [`api::write`].
pub(crate) fn write(www: &Path, site: &Path) -> Result<()> {
    api::write(www, site)?;
    files::copy(&www.join("api.css"), &site.join("api.css"))?;
    files::copy(&www.join("package.md"), &site.join("README.md"))?;
    files::write(&site.join("package.json"), manifest()?.as_bytes())
}

/// `package.json`.
fn manifest() -> Result<String> {
    let at = |name: &str| format!("./{name}");
    let mut files = vec![
        BOARD.1.to_owned(),
        // Its chunks.
        BOARD.1.replace(".js", "-*.js"),
        api::TYPES.to_owned(),
        api::MANIFEST.to_owned(),
        format!("{}/", parts::FOLDER),
        format!("{}/", api::TYPES_FOLDER),
    ];
    files.extend(files::licences(&paths::root())?);
    let package = json!({
        "name": "ergo-board",
        "version": env!("CARGO_PKG_VERSION"),
        "description": "A board for the games Ergo, Emergo and Intermedium, with a strong engine: \
            a custom element that needs no server",
        "keywords": [
            "abstract-game",
            "board-game",
            "custom-element",
            "emergo",
            "ergo",
            "game-engine",
            "intermedium",
            "wasm",
            "web-component",
        ],
        "license": env!("CARGO_PKG_LICENSE"),
        "type": "module",
        "exports": {
            ".": { "types": at(api::TYPES), "default": at(BOARD.1) },
            "./custom-elements.json": at(api::MANIFEST),
            "./package.json": "./package.json",
        },
        "types": at(api::TYPES),
        "customElements": api::MANIFEST,
        // Importing it defines the element.
        "sideEffects": true,
        "files": files,
    });
    Ok(serde_json::to_string_pretty(&package)? + "\n")
}
