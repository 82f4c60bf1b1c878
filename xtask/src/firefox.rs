//! The Firefox of the end-to-end tests.

use crate::visitor::Visitor;

/// Firefox, the one of long support first: it is the oldest that people have.
pub(crate) const FIREFOX: Visitor = Visitor {
    title: "Firefox",
    variable: "ERGO_FIREFOX",
    names: &["firefox-esr", "firefox"],
    mac: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    // With a font, without which a page has no letters.
    packages: &["firefox-esr", "fonts-dejavu-core"],
};
