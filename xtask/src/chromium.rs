//! The Chromium of the end-to-end tests.

use crate::visitor::Visitor;

/// Chromium, or Chrome.
pub(crate) const CHROMIUM: Visitor = Visitor {
    title: "Chromium or Chrome",
    variable: "ERGO_CHROMIUM",
    names: &[
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
    mac: &[
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    // With a font, without which a page has no letters.
    packages: &["chromium", "fonts-dejavu-core"],
};
