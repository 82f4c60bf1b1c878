//! The parts, files that are loaded on demand: the worker, the wasm module, and the nets, rules, lessons and puzzles of
//! the games. The name of each contains a hash of its content, so that versions never mix. The folder of worker, module
//! and nets is named by a hash of their interface, and a file there names the newest ones, for boards that cannot find theirs
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
    /// The net of each game that has one.
    pub(crate) nets: Vec<(String, Vec<u8>)>,
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
            nets: of_games("src/games/*/net.bin", files::read)?,
            texts: json!({
                "rules": texts("src/games/*/rules.md")?,
                "lessons": texts("www/text/en/lessons/*.txt")?,
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
        let mut newest = json!({ "worker": worker, "module": module });
        let inner = site.join(&folder);
        files::write(&inner.join(&worker), self.worker.as_bytes())?;
        files::write(&inner.join(&module), &self.module)?;
        for (game, net) in &self.nets {
            let name = format!("{game}-{}.bin", digest(net));
            files::write(&inner.join(&name), net)?;
            newest[format!("{game}-net")] = name.into();
        }
        files::write(&inner.join("newest.json"), newest.to_string().as_bytes())?;
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
        sources.replace("parts.js", &parts_module(&folder, &newest))?;
        sources.replace("parts-texts.js", &texts_module(&paths))
    }
}

/// A text of every game that has one.
fn texts(path: &str) -> Result<Map<String, Value>> {
    let texts = of_games(path, files::read_text)?.into_iter();
    Ok(texts.map(|(game, text)| (game, text.into())).collect())
}

/// Reads a file for each game; `*` in the path is replaced by the id of the game. Missing files are skipped.
fn of_games<T>(path: &str, read: fn(&Path) -> Result<T>) -> Result<Vec<(String, T)>> {
    let mut found = Vec::new();
    for folder in files::entries(&paths::root().join("src/games"))? {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        let file = paths::root().join(path.replace('*', &game));
        if file.is_file() {
            found.push((game.into_owned(), read(&file)?));
        }
    }
    ensure!(!found.is_empty(), "there is no {path}");
    Ok(found)
}

/// The `parts.js` of the site.
fn parts_module(folder: &str, names: &Value) -> String {
    let url = |kind: &str, name: &Value| {
        part_url(kind, &format!("{folder}/{}", name.as_str().unwrap_or("")))
    };
    let nets = names.as_object().into_iter().flatten();
    let nets = nets.filter_map(|(kind, name)| Some((kind.strip_suffix("-net")?, url(kind, name))));
    let nets = nets.map(|(game, url)| format!("{game}: () => {url}"));
    format!(
        "import {{ fetchBytes, fetchPart, partUrl }} from \"./parts-url.js\";
         const NETS = {{{}}};
         export const serviceWorkerUrl = \"sw.js\";
         export const workerUrl = () => {};
         export const fetchModule = async () => fetchPart({});
         export const fetchNet = async (game) => fetchBytes(NETS[game]());
         export const languageUrl = (code, part) => import.meta.url.replace(/[^/]*$/, `text/${{code}}/${{part}}.js`);",
        nets.collect::<Vec<_>>().join(", "),
        url("worker", &names["worker"]),
        url("module", &names["module"]),
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
