//! The parts, files that are loaded on demand: the worker, the wasm module, and the rules, lessons and puzzles of the
//! games. The name of each contains a hash of its content, so that versions never mix. The folder of worker and module
//! is named by a hash of their interface, and a file there names the newest ones, for boards that cannot find theirs
//! after a deployment.

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
    /// The texts of the games, by kind and by the id of the game.
    pub(crate) texts: Value,
    /// A hash of what the board has to know of worker and module.
    interface: String,
}

impl Parts {
    /// Collects them; the glue is in `www/wasm`.
    ///
    /// # Errors
    /// If one cannot be read or bundled.
    pub(crate) fn collect(www: &Path, sources: &Sources) -> Result<Self> {
        let calls = files::read_text(&www.join("engine/worker.js"))?;
        let types = files::read_text(&www.join(format!("wasm/{}.d.ts", wasm::NAME)))?;
        Ok(Self {
            worker: sources.bundle_worker()?,
            module: files::read(&www.join(format!("wasm/{}_bg.wasm", wasm::NAME)))?,
            texts: json!({
                "rules": texts("src/games/*/rules.md")?,
                "lessons": texts("www/lessons/*.txt")?,
                "puzzles": texts("www/puzzles/*.txt")?,
            }),
            interface: digest((calls + &types).as_bytes()),
        })
    }

    /// Writes the parts into the site, and the modules that locate them into the sources.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub(crate) fn write(&self, sources: &Sources, site: &Path) -> Result<()> {
        let folder = format!("{FOLDER}/{}", self.interface);
        // A worker works with one module only.
        let pair = digest(&[self.worker.as_bytes(), &self.module].concat());
        let worker = format!("worker-{pair}.js");
        let module = format!("ergo-{}.wasm", digest(&self.module));
        let newest = json!({ "worker": worker, "module": module }).to_string();
        let inner = site.join(&folder);
        files::write(&inner.join(&worker), self.worker.as_bytes())?;
        files::write(&inner.join(&module), &self.module)?;
        files::write(&inner.join("newest.json"), newest.as_bytes())?;
        let mut paths = self.texts.clone();
        for (kind, extension) in [("rules", "md"), ("lessons", "txt"), ("puzzles", "txt")] {
            // Boards on other pages load the puzzles.
            let folder = if kind == "puzzles" { FOLDER } else { "." };
            for (game, text) in paths[kind].as_object_mut().into_iter().flatten() {
                let bytes = text.as_str().unwrap_or_default().as_bytes();
                let path = format!("{folder}/{kind}/{game}-{}.{extension}", digest(bytes));
                files::write(&site.join(&path), bytes)?;
                *text = path.into();
            }
        }
        sources.replace("parts.js", &parts_module(&folder, &worker, &module))?;
        sources.replace("parts-texts.js", &texts_module(&paths))
    }
}

/// A text of every game that has one; `*` in the path stands for its id.
fn texts(path: &str) -> Result<Map<String, Value>> {
    let mut texts = Map::new();
    for folder in files::entries(&paths::root().join("src/games"))? {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        let text = paths::root().join(path.replace('*', &game));
        if text.is_file() {
            texts.insert(game.into_owned(), files::read_text(&text)?.into());
        }
    }
    ensure!(!texts.is_empty(), "there is no {path}");
    Ok(texts)
}

/// The `parts.js` of the site.
fn parts_module(folder: &str, worker: &str, module: &str) -> String {
    format!(
        "import {{ fetchPart, partUrl }} from \"./parts-url.js\";
         export const serviceWorkerUrl = \"sw.js\";
         export const workerUrl = () => {};
         export const fetchModule = async () => fetchPart({});
         export const languageUrl = (code, part) => import.meta.url.replace(/[^/]*$/, `text/${{code}}/${{part}}.js`);",
        part_url("worker", &format!("{folder}/{worker}")),
        part_url("module", &format!("{folder}/{module}")),
    )
}

/// The `parts-texts.js` of the site.
fn texts_module(paths: &Value) -> String {
    let [rules, lessons, puzzles] = ["rules", "lessons", "puzzles"].map(|kind| &paths[kind]);
    let urls = puzzles.as_object().into_iter().flatten();
    let urls = urls.map(|(game, path)| (game, part_url("puzzles", path.as_str().unwrap_or(""))));
    let urls = urls.map(|(game, url)| format!("{game}: () => {url}"));
    let urls = urls.collect::<Vec<_>>().join(", ");
    format!(
        "import {{ fetchPart, partUrl }} from \"./parts-url.js\";
         const RULES = {rules}, LESSONS = {lessons}, PUZZLES = {{{urls}}};
         const textAt = async (url) => (await fetchPart(url)).text();
         export const rulesText = async (game) => textAt(new URL(RULES[game], import.meta.url));
         export const lessonsText = async (game) => textAt(new URL(LESSONS[game], import.meta.url));
         export const puzzlesText = async (game) => textAt(PUZZLES[game]());",
    )
}

/// The call that finds a part. Other bundlers recognise `new URL("…", import.meta.url)` and copy the file; an address that
/// is not fixed would stop some of them.
fn part_url(kind: &str, path: &str) -> String {
    format!("partUrl(\"{kind}\", \"./{path}\", () => new URL(\"./{path}\", import.meta.url))")
}
