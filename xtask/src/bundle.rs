//! Bundles JavaScript with esbuild, and minifies the worker with terser.

use crate::files::{self, Scratch};
use crate::node;
use crate::process::run;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// The syntax that browsers must support.
const TARGET: &str = "--target=es2022";

/// The module of the worker.
const WORKER: &str = "engine/worker.js";

/// The worker receives the WebAssembly module compiled, so its glue need not fetch one from a response.
const NO_RESPONSE: &str = "--define:Response=undefined";

/// A copy of `www/` that can be changed before it is bundled.
pub(crate) struct Sources(Scratch);

impl Sources {
    /// Copies `www`.
    ///
    /// # Errors
    /// The error names the file that cannot be copied.
    pub(crate) fn copy(www: &Path) -> Result<Self> {
        let copy = Scratch::new("dist-sources")?;
        files::copy_all(www, copy.path())?;
        Ok(Self(copy))
    }

    /// Replaces a module that differs between builds; fails if it cannot be written.
    pub(crate) fn replace(&self, module: &str, text: &str) -> Result<()> {
        files::write(&self.0.path().join(module), text.as_bytes())
    }

    /// A module and everything it imports as one minified module.
    ///
    /// # Errors
    /// If esbuild fails; it prints why.
    pub(crate) fn bundle(&self, entry: &str) -> Result<String> {
        files::read_text(&self.run_esbuild(entry, &[])?)
    }

    /// A module and everything it imports, minified: the file `<name>.js`, a chunk of what it needs at once, and
    /// chunks that it loads on demand, all `<name>-<hash>.js`.
    ///
    /// # Errors
    /// See [`Sources::bundle`].
    pub(crate) fn split(&self, entry: &str, name: &str) -> Result<Vec<(String, String)>> {
        let out = Scratch::new("dist-chunks")?;
        run(node::node()
            .arg("split.mjs")
            .arg(self.0.path().join(entry))
            .arg(name)
            .arg(out.path()))?;
        let paths = files::entries(out.path())?.into_iter();
        let file = |path: PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            Ok((name.into_owned(), files::read_text(&path)?))
        };
        paths.map(file).collect()
    }

    /// The worker as one minified module.
    ///
    /// # Errors
    /// See [`Sources::bundle`].
    pub(crate) fn bundle_worker(&self) -> Result<String> {
        let bundled = self.run_esbuild(WORKER, &[NO_RESPONSE])?;
        let minified = self.0.path().join("minified.js");
        run(node::package_command("terser")
            .args(["--module", "--compress", "--mangle", "--output"])
            .args([&minified, &bundled]))?;
        files::read_text(&minified)
    }

    /// Bundles a script into a file.
    fn run_esbuild(&self, entry: &str, flags: &[&str]) -> Result<PathBuf> {
        let bundled = self.0.path().join("bundled.js");
        run(node::package_command("esbuild")
            .arg(self.0.path().join(entry))
            .args(["--bundle", "--minify", "--format=esm", "--charset=utf8"])
            .args([TARGET, "--legal-comments=none", "--log-level=warning"])
            .arg("--loader:.css=text")
            .args(flags)
            .arg(format!("--outfile={}", bundled.display())))?;
        Ok(bundled)
    }
}

/// The files of `./` that a bundled script imports before it runs, in order.
pub(crate) fn imports(script: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    for start in ["from\"./", "import\"./"] {
        for rest in script.split(start).skip(1) {
            let name = rest.split('"').next().unwrap_or_default();
            if is_script(name) && !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// Whether a word is the name of a script.
fn is_script(name: &str) -> bool {
    let stem = name.strip_suffix(".js").unwrap_or_default();
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    !stem.is_empty() && stem.bytes().all(fits)
}

/// All files that a script of a site imports before it runs: its own chunks and theirs.
///
/// # Errors
/// The error names the file that cannot be read.
pub(crate) fn all_imports(site: &Path, script: &str) -> Result<Vec<String>> {
    let mut found: Vec<String> = Vec::new();
    let mut open = vec![script.to_owned()];
    while let Some(name) = open.pop() {
        let text = files::read_text(&site.join(&name))?;
        for chunk in imports(&text) {
            if !found.iter().any(|known| known == chunk) {
                found.push(chunk.to_owned());
                open.push(chunk.to_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Checks that a script can be inlined: `</script` would end it, and `<!--` would change its meaning.
///
/// # Errors
/// If it cannot.
pub(crate) fn check_inline(script: &str) -> Result<()> {
    let lower = script.to_lowercase();
    for text in ["</script", "<!--"] {
        if lower.contains(text) {
            bail!("an inline script contains {text}");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dynamic_imports_come_later() {
        let script = "import{a as b}from\"./app-AB12.js\";import\"./app-C.js\";const c=()=>import(\"./app-D.js\"),\
            d=\"from\\\"./e\";export{b}from\"./app-AB12.js\"";
        assert_eq!(imports(script), ["app-AB12.js", "app-C.js"]);
    }

    #[test]
    fn a_script_that_cannot_be_inlined_is_an_error() {
        assert!(check_inline("a(\"<\\/script>\");").is_ok());
        assert!(check_inline("a(\"</SCRIPT>\");").is_err());
        assert!(check_inline("a = b<!--c;").is_err());
    }
}
