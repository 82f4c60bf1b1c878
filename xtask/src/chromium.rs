//! The Chromium of the end-to-end tests.

use crate::test_browser::TestBrowser;

/// Chromium or Chrome. The headless shell runs the tests in 60 % of the time of Chromium itself, which also draws windows.
pub(crate) const CHROMIUM: TestBrowser = TestBrowser {
    title: "Chromium or Chrome",
    variable: "ERGO_CHROMIUM",
    name: "chromium-headless-shell",
    alternatives: &[
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
    packages: &["chromium-headless-shell", "fonts-dejavu-core"],
};
