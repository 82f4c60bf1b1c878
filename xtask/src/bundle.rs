//! Bundles JavaScript with esbuild.

use crate::files::{self, Scratch};
use crate::node;
use anyhow::{Context as _, Result, bail, ensure};
use std::path::Path;
use std::process::Stdio;

/// The module that knows where the worker, the wasm module and the rules are; every build has its own.
const PARTS: &str = "parts.js";

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

    /// Replaces the module `parts.js`.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn set_parts(&self, text: &str) -> Result<()> {
        files::write(&self.0.path().join(PARTS), text.as_bytes())
    }

    /// A module and everything it imports as one minified module.
    ///
    /// # Errors
    /// If esbuild fails; it prints why.
    pub(crate) fn bundle(&self, entry: &str) -> Result<String> {
        self.run_esbuild(entry, &[])
    }

    /// The worker as one minified module.
    ///
    /// # Errors
    /// See [`Sources::bundle`].
    pub(crate) fn bundle_worker(&self) -> Result<String> {
        self.run_esbuild(WORKER, &[NO_RESPONSE])
    }

    fn run_esbuild(&self, entry: &str, flags: &[&str]) -> Result<String> {
        let output = node::package_command("esbuild")
            .arg(self.0.path().join(entry))
            .args([
                "--bundle",
                "--minify",
                "--format=esm",
                "--charset=utf8",
                TARGET,
            ])
            .args(["--legal-comments=none", "--log-level=warning"])
            .args(flags)
            .stderr(Stdio::inherit())
            .output()
            .context("cannot start esbuild")?;
        ensure!(output.status.success(), "esbuild cannot bundle {entry}");
        Ok(String::from_utf8(output.stdout)?)
    }
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
    fn a_script_that_cannot_be_inlined_is_an_error() {
        assert!(check_inline("a(\"<\\/script>\");").is_ok());
        assert!(check_inline("a(\"</SCRIPT>\");").is_err());
        assert!(check_inline("a = b<!--c;").is_err());
    }
}
