//! The browsers of the end-to-end tests.

use crate::test_browser::TestBrowser;

/// All of them.
pub(crate) const BROWSERS: &[TestBrowser] = if cfg!(target_os = "linux") {
    &[CHROMIUM, FIREFOX, WEBKIT]
} else {
    &[CHROMIUM, FIREFOX]
};

/// Without a font, no text would be rendered.
const FONT: &str = "fonts-dejavu-core";

/// Chromium or Chrome. The headless shell runs the tests in 60 % of the time of Chromium itself, which also draws windows.
pub(crate) const CHROMIUM: TestBrowser = TestBrowser {
    title: "Chromium or Chrome",
    project: "chromium",
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
    packages: &["chromium-headless-shell", FONT],
    question: "--version",
};

/// Firefox. The extended support release comes first, as it is the oldest version in use.
pub(crate) const FIREFOX: TestBrowser = TestBrowser {
    title: "Firefox",
    project: "firefox",
    variable: "ERGO_FIREFOX",
    name: "firefox-esr",
    alternatives: &["firefox"],
    mac: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    packages: &["firefox-esr", FONT],
    question: "--version",
};

/// The driver of `WebKitGTK`, the relative of Safari on Linux, which needs a screen.
pub(crate) const WEBKIT: TestBrowser = TestBrowser {
    title: "WebKitWebDriver",
    project: "webkit",
    variable: "ERGO_WEBKIT",
    name: "WebKitWebDriver",
    alternatives: &[],
    mac: &[],
    packages: &["webkit2gtk-driver", "xvfb", FONT],
    question: "--help",
};
