//! The description of the element for embedders: declarations by tsc, a manifest by the analyzer of custom elements,
//! and a page made from both by `tests/web/describe-element.mjs`.

use crate::files::{self, Scratch};
use crate::node;
use crate::policy;
use crate::process::run;
use anyhow::Result;
use std::path::Path;

/// The declarations of the modules of the element.
const TYPES_FOLDER: &str = "types";

/// The page.
const PAGE: &str = "api.html";

/// Writes all of them into the site.
///
/// # Errors
/// If the types of the sources are wrong, or a public member is not documented.
pub(crate) fn write(www: &Path, site: &Path) -> Result<()> {
    let scratch = Scratch::new("dist-api")?;
    run(node::typescript()
        .args("--ignoreConfig --allowJs --declaration --emitDeclarationOnly".split(' '))
        .args("--stripInternal --skipLibCheck --strict --target es2023".split(' '))
        .args("--module esnext --moduleResolution bundler".split(' '))
        .args(["--types", ""])
        .args([
            "--lib",
            "es2023,dom,dom.iterable,dom.asynciterable,webworker",
        ])
        .arg("--rootDir")
        .arg(www)
        .arg("--outDir")
        .arg(scratch.path().join(TYPES_FOLDER))
        .arg(www.join("css.d.ts"))
        .arg(www.join("element/ergo-board.js")))?;
    run(node::package_command("cem")
        .args([
            "analyze",
            "--quiet",
            "--globs",
            "../../www/element/ergo-board.js",
            "--outdir",
        ])
        // Relative to the folder of the npm packages, in which it runs.
        .arg(Path::new("../..").join(scratch.path().file_name().unwrap_or_default())))?;
    run(node::node()
        .arg("describe-element.mjs")
        .arg(scratch.path())
        .arg(site))?;
    let page = site.join(PAGE);
    let text = policy::of_page(&files::read_text(&page)?)?;
    files::write(&page, text.as_bytes())
}
