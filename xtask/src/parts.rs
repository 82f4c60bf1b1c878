//! The parts, files that are loaded on demand: the worker, the wasm module and the rules of the games. The name of
//! each contains a hash of its content, so that versions never mix.

use crate::bundle::Sources;
use crate::digest::digest;
use crate::files;
use crate::paths;
use crate::wasm;
use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};
use std::path::Path;

/// The folder of the worker and the wasm module.
pub(crate) const FOLDER: &str = "parts";

/// The contents of all parts.
pub(crate) struct Parts {
    /// The bundled worker.
    pub(crate) worker: String,
    /// The wasm module.
    pub(crate) module: Vec<u8>,
    /// The rules of each game by its id.
    pub(crate) rules: Vec<(String, String)>,
}

impl Parts {
    /// Collects them; the glue is in `www/wasm`.
    ///
    /// # Errors
    /// If one cannot be read or bundled.
    pub(crate) fn collect(www: &Path, sources: &Sources) -> Result<Self> {
        Ok(Self {
            worker: sources.bundle_worker()?,
            module: files::read(&www.join(format!("wasm/{}_bg.wasm", wasm::NAME)))?,
            rules: rules()?,
        })
    }

    /// Writes them into the site and returns the text of the `parts.js` that locates them.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub(crate) fn write(&self, site: &Path) -> Result<String> {
        let worker = write_hashed(site, FOLDER, "worker", "js", self.worker.as_bytes())?;
        let module = write_hashed(site, FOLDER, "ergo", "wasm", &self.module)?;
        let mut rules = Map::new();
        for (game, text) in &self.rules {
            let path = write_hashed(site, "rules", game, "md", text.as_bytes())?;
            rules.insert(game.clone(), path.into());
        }
        Ok(parts_module(&worker, &module, &rules))
    }
}

/// The rules of every game that has `rules.md`.
fn rules() -> Result<Vec<(String, String)>> {
    let mut rules = Vec::new();
    for game in files::entries(&paths::root().join("src/games"))? {
        let text = game.join("rules.md");
        if let (true, Some(id)) = (text.is_file(), game.file_name()) {
            rules.push((id.to_string_lossy().into_owned(), files::read_text(&text)?));
        }
    }
    ensure!(!rules.is_empty(), "no game has rules.md");
    Ok(rules)
}

/// Writes a file with a hash in its name and returns its path in the site.
fn write_hashed(
    site: &Path,
    folder: &str,
    name: &str,
    ending: &str,
    bytes: &[u8],
) -> Result<String> {
    let path = format!("{folder}/{name}-{}.{ending}", digest(bytes));
    files::write(&site.join(&path), bytes)?;
    Ok(path)
}

/// The `parts.js` of the site. Other bundlers recognise `new URL("…", import.meta.url)` and copy both files; an address
/// that is not fixed would stop some of them.
fn parts_module(worker: &str, module: &str, rules: &Map<String, Value>) -> String {
    let url = |path| format!("partUrl(\"./{path}\", () => new URL(\"./{path}\", import.meta.url))");
    format!(
        "import {{ fetchPart, partUrl }} from \"./parts-url.js\";
         const RULES = {};
         export const serviceWorkerUrl = \"sw.js\";
         export const workerUrl = () => {};
         export const fetchModule = async () => fetchPart({});
         export const languageUrl = (code, part) => import.meta.url.replace(/[^/]*$/, `text/${{code}}/${{part}}.js`);
         export const rulesText = async (game) => {{
           if (!Object.hasOwn(RULES, game)) throw new Error(game);
           const response = await fetch(new URL(RULES[game], import.meta.url));
           if (!response.ok) throw new Error(response.statusText);
           return response.text();
         }};",
        json!(rules),
        url(worker),
        url(module),
    )
}
