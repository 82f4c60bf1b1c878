//! The pages of the site. Their references to sources are replaced by references to the built files.

use crate::bundle;
use crate::files;
use crate::paths;
use crate::policy;
use anyhow::{Error, Result};
use std::fmt::Write as _;
use std::path::Path;

/// The script of the element: its source below `www/`, and its file in the site.
pub(crate) const BOARD: (&str, &str) = ("element/ergo-board.js", "ergo-board.js");

/// A page at the root of the repository.
pub(crate) struct Page {
    pub(crate) file: &'static str,
    /// The source of its script, below `www/`.
    pub(crate) source: &'static str,
    /// The bundled script, with everything it imports.
    pub(crate) script: &'static str,
    /// Adds its policy.
    policy: fn(&str) -> Result<String>,
}

/// Every page; the first is the start page.
pub(crate) const PAGES: [Page; 2] = [
    Page {
        file: "index.html",
        source: "app/main.js",
        script: "app.js",
        policy: policy::of_page,
    },
    Page {
        file: "embed.html",
        source: "embed/main.js",
        script: "embed.js",
        policy: policy::of_frame,
    },
];

impl Page {
    /// The source of the page.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn text(&self) -> Result<String> {
        files::read_text(&paths::root().join(self.file))
    }

    /// Writes the page and the files that it links to into the site. Its script and its chunks must be there
    /// already; the chunks that the script imports statically are preloaded.
    ///
    /// # Errors
    /// If a file is missing, or the page still refers to a source.
    pub(crate) fn write(&self, site: &Path) -> Result<()> {
        let mut text = self.text()?;
        let tag = self.script_tag(&text)?;
        let mut ours = format!("<script type=\"module\" src=\"{}\"></script>", self.script);
        for chunk in bundle::all_imports(site, self.script)? {
            let _ = write!(
                ours,
                "\n    <link rel=\"modulepreload\" href=\"{chunk}\" />"
            );
        }
        text = text.replace(&tag, &ours);
        for source in linked(&text) {
            let name = source.rsplit('/').next().unwrap_or_default().to_owned();
            let bytes = files::read(&paths::root().join(&source))?;
            files::write_once(&site.join(&name), &bytes)?;
            text = text.replace(&format!("\"{source}\""), &format!("\"{name}\""));
        }
        if text.contains("www/") {
            return Err(Error::msg(format!(
                "{} still refers to a source in www/",
                self.file
            )));
        }
        files::write(&site.join(self.file), (self.policy)(&text)?.as_bytes())
    }

    /// The script tag of the page.
    ///
    /// # Errors
    /// If there is none, or another script.
    pub(crate) fn script_tag(&self, text: &str) -> Result<String> {
        let tag = format!(
            "<script type=\"module\" src=\"www/{}\"></script>",
            self.source
        );
        if text.matches(&tag).count() == 1 && text.matches("<script").count() == 1 {
            return Ok(tag);
        }
        Err(Error::msg(format!(
            "the only script of {} must be {tag}",
            self.file
        )))
    }
}

/// The sources that a page refers to in `href` or `src`.
pub(crate) fn linked(text: &str) -> Vec<String> {
    let mut found: Vec<String> = ["href=\"", "src=\""]
        .into_iter()
        .flat_map(|attribute| text.split(attribute).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|name| name.starts_with("www/"))
        .map(str::to_owned)
        .collect();
    found.sort();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_to_sources_are_found() {
        let text = "<link href=\"www/b.css\"><img src=\"www/a.svg\"><a href=\"#c\"></a><img src=\"www/a.svg\">";
        assert_eq!(linked(text), ["www/a.svg", "www/b.css"]);
    }

    #[test]
    fn every_page_has_its_script_tag() -> Result<()> {
        for page in PAGES {
            page.script_tag(&page.text()?)?;
        }
        Ok(())
    }
}
