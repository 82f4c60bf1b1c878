//! The parts of the product that are loaded when they are needed: the worker, the wasm module and the
//! rules of the games. Each lies under a name that tells its content, so that versions never mix.

use crate::digest::digest;
use crate::files;
use crate::json;
use crate::link::{self, Sources};
use crate::paths;
use crate::wasm;
use anyhow::{Error, Result};
use std::fmt::Write as _;
use std::path::Path;

/// The module of the page that knows where parts are.
pub(crate) const KNOWS: &str = "parts.js";

/// Where parts are put.
pub(crate) const FOLDER: &str = "parts";

/// The parts themselves.
pub(crate) struct Parts {
    /// The worker, a module that needs no other.
    pub(crate) worker: String,
    /// The wasm module.
    pub(crate) module: Vec<u8>,
    /// The id of each game and its rules.
    pub(crate) rules: Vec<(String, String)>,
}

impl Parts {
    /// Puts them together from the sources in `www`, whose glue has been written.
    ///
    /// # Errors
    /// Where one cannot be read or joined.
    pub(crate) fn gather(www: &Path) -> Result<Self> {
        let worker = link::join(&Sources::new(www.to_path_buf()), "engine/worker.js")?;
        let module = files::read(&www.join(format!("wasm/{}_bg.wasm", wasm::NAME)))?;
        let mut rules = Vec::new();
        for game in files::entries(&paths::root().join("src/games"))? {
            let text = game.join("rules.md");
            if let (true, Some(id)) = (text.is_file(), game.file_name()) {
                rules.push((id.to_string_lossy().into_owned(), files::read_text(&text)?));
            }
        }
        if rules.is_empty() {
            return Err(Error::msg("no game has rules.md"));
        }
        Ok(Self {
            worker,
            module,
            rules,
        })
    }

    /// Writes them into the site; what stands for the module that knows where they are.
    ///
    /// # Errors
    /// Names the file that cannot be written.
    pub(crate) fn write(&self, site: &Path) -> Result<String> {
        let worker = write_named(site, FOLDER, "worker", "js", self.worker.as_bytes())?;
        let module = write_named(site, FOLDER, "ergo", "wasm", &self.module)?;
        let mut rules = Vec::new();
        for (game, text) in &self.rules {
            rules.push((
                game.as_str(),
                write_named(site, "rules", game, "md", text.as_bytes())?,
            ));
        }
        Ok(knowing(&worker, &module, &rules))
    }
}

/// Writes a file under a name that tells its content; its path in the site.
fn write_named(
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

/// The module that knows where the parts are, as the site has it.
fn knowing(worker: &str, module: &str, rules: &[(&str, String)]) -> String {
    let mut places = String::new();
    for (game, path) in rules {
        let _ = write!(places, "{}: {}, ", json::string(game), json::string(path));
    }
    format!(
        "const RULES = {{ {places} }};
         export const workerUrl = () => new URL({}, import.meta.url).href;
         export const fetchModule = () => fetch(new URL({}, import.meta.url));
         export const languageUrl = (code) => new URL(`./text/${{code}}/index.js`, import.meta.url).href;
         export const rulesText = async (game) => {{
           if (!Object.hasOwn(RULES, game)) throw new Error(game);
           const answer = await fetch(new URL(RULES[game], import.meta.url));
           if (!answer.ok) throw new Error(answer.statusText);
           return answer.text();
         }};",
        // As they stand here, tools that lay out other people's sites see that both belong to it.
        json::string(&format!("./{worker}")),
        json::string(&format!("./{module}")),
    )
}
