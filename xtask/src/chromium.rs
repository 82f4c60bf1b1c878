//! The Chromium of the end-to-end tests.

use crate::test_browser::TestBrowser;

/// Chromium, or Chrome.
pub(crate) const CHROMIUM: TestBrowser = TestBrowser {
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
    // Without a font, no text would be rendered.
    packages: &["chromium", "fonts-dejavu-core"],
};
