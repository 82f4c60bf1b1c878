//! The parts, files that are loaded on demand: the worker, the wasm module, and the rules, lessons and
//! puzzles of the games. The name of
//! each contains a hash of its content, so that versions never mix. The folder of worker and module is named by a hash
//! of their interface, and a file there names the newest ones, for boards that do not find theirs after a deployment.

use crate::bundle::Sources;
use crate::digest::digest;
use crate::files;
use crate::paths;
use crate::wasm;
use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};
use std::ffi::OsStr;
use std::path::Path;

/// The folder of the worker and the wasm module.
pub(crate) const FOLDER: &str = "parts";

/// The contents of all parts.
pub(crate) struct Parts {
    /// The bundled worker.
    pub(crate) worker: String,
    /// The wasm module.
    pub(crate) module: Vec<u8>,
    /// The texts of the games: rules and lessons.
    pub(crate) texts: Vec<Texts>,
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
            texts: vec![rules()?, texts(www, "lessons")?, texts(www, "puzzles")?],
            interface: digest((calls + &types).as_bytes()),
        })
    }

    /// Writes them into the site and returns the text of the `parts.js` that locates them.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub(crate) fn write(&self, site: &Path) -> Result<String> {
        let folder = format!("{FOLDER}/{}", self.interface);
        // A worker works with one module only.
        let pair = digest(&[self.worker.as_bytes(), &self.module].concat());
        let worker = format!("worker-{pair}.js");
        let module = format!("ergo-{}.wasm", digest(&self.module));
        let newest = json!({ "worker": worker, "module": module }).to_string();
        for (name, bytes) in [
            (worker.as_str(), self.worker.as_bytes()),
            (&module, &self.module),
            ("newest.json", newest.as_bytes()),
        ] {
            files::write(&site.join(&folder).join(name), bytes)?;
        }
        let mut paths = Map::new();
        for texts in &self.texts {
            let mut of_kind = Map::new();
            for (game, text) in &texts.of_games {
                let hash = digest(text.as_bytes());
                let path = format!("{}/{game}-{hash}.{}", texts.kind, texts.extension);
                files::write(&site.join(&path), text.as_bytes())?;
                of_kind.insert(game.clone(), path.into());
            }
            paths.insert(texts.kind.to_owned(), of_kind.into());
        }
        Ok(parts_module(&folder, &worker, &module, &paths))
    }
}

/// Texts of one kind.
pub(crate) struct Texts {
    /// What they are; also the name of their folder.
    pub(crate) kind: &'static str,
    extension: &'static str,
    /// The text of each game by its id.
    pub(crate) of_games: Vec<(String, String)>,
}

/// The rules of every game that has `rules.md`.
fn rules() -> Result<Texts> {
    let mut rules = Vec::new();
    for game in files::entries(&paths::root().join("src/games"))? {
        let text = game.join("rules.md");
        if let (true, Some(id)) = (text.is_file(), game.file_name()) {
            rules.push((id.to_string_lossy().into_owned(), files::read_text(&text)?));
        }
    }
    ensure!(!rules.is_empty(), "no game has rules.md");
    Ok(Texts {
        kind: "rules",
        extension: "md",
        of_games: rules,
    })
}

/// The texts of a kind, of every game that has one.
fn texts(www: &Path, kind: &'static str) -> Result<Texts> {
    let mut of_games = Vec::new();
    for path in files::entries(&www.join(kind))? {
        if let (Some(id), Some("txt")) =
            (path.file_stem(), path.extension().and_then(OsStr::to_str))
        {
            of_games.push((id.to_string_lossy().into_owned(), files::read_text(&path)?));
        }
    }
    ensure!(!of_games.is_empty(), "no game has {kind}");
    Ok(Texts {
        kind,
        extension: "txt",
        of_games,
    })
}

/// The `parts.js` of the site. Other bundlers recognise `new URL("…", import.meta.url)` and copy both files; an address
/// that is not fixed would stop some of them.
fn parts_module(folder: &str, worker: &str, module: &str, texts: &Map<String, Value>) -> String {
    let url = |kind, name| {
        let path = format!("\"./{folder}/{name}\"");
        format!("partUrl(\"{kind}\", {path}, () => new URL({path}, import.meta.url))")
    };
    format!(
        "import {{ fetchPart, partUrl }} from \"./parts-url.js\";
         const TEXTS = {};
         export const serviceWorkerUrl = \"sw.js\";
         export const workerUrl = () => {};
         export const fetchModule = async () => fetchPart({});
         export const languageUrl = (code, part) => import.meta.url.replace(/[^/]*$/, `text/${{code}}/${{part}}.js`);
         const textOf = async (kind, game) => {{
           if (!Object.hasOwn(TEXTS[kind], game)) throw new Error(game);
           const response = await fetch(new URL(TEXTS[kind][game], import.meta.url));
           if (!response.ok) throw new Error(response.statusText);
           return response.text();
         }};
         export const rulesText = (game) => textOf(\"rules\", game);
         export const lessonsText = (game) => textOf(\"lessons\", game);
         export const puzzlesText = (game) => textOf(\"puzzles\", game);",
        json!(texts),
        url("worker", worker),
        url("module", module),
    )
}
