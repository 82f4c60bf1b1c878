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

/// Chromium, or what is made of it. The headless shell runs the tests in 60 % of the time of Chromium itself, which also
/// draws windows. Chromium is a snap on Ubuntu, which sees few folders, so Chrome comes first.
pub(crate) const CHROMIUM: TestBrowser = TestBrowser {
    title: "Chrome, Chromium or Edge",
    project: "chromium",
    variable: "ERGO_CHROMIUM",
    names: &[
        "chromium-headless-shell",
        "chrome-headless-shell",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
        "chromium",
        "chromium-browser",
        "microsoft-edge",
        "microsoft-edge-stable",
        "msedge",
    ],
    mac: &[
        "Google Chrome.app/Contents/MacOS/Google Chrome",
        "Chromium.app/Contents/MacOS/Chromium",
        "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ],
    windows: &[
        "Google/Chrome/Application/chrome.exe",
        "Chromium/Application/chrome.exe",
        "Microsoft/Edge/Application/msedge.exe",
    ],
    debian: &["chromium-headless-shell", FONT],
    elsewhere: "`dnf install chromium` on Fedora, `pacman -S chromium` on Arch or `nix-shell -p chromium` with Nix, on Ubuntu from https://google.com/chrome",
    question: "--version",
};

/// Firefox. The extended support release comes first, as it is the oldest version in use.
pub(crate) const FIREFOX: TestBrowser = TestBrowser {
    title: "Firefox",
    project: "firefox",
    variable: "ERGO_FIREFOX",
    names: &["firefox-esr", "firefox"],
    mac: &["Firefox.app/Contents/MacOS/firefox"],
    windows: &["Mozilla Firefox/firefox.exe"],
    debian: &["firefox-esr", FONT],
    elsewhere: "`dnf install firefox` on Fedora, `pacman -S firefox` on Arch or `nix-shell -p firefox` with Nix, on Ubuntu from https://firefox.com",
    question: "--version",
};

/// The driver of `WebKitGTK`, the relative of Safari on Linux, which needs a screen.
pub(crate) const WEBKIT: TestBrowser = TestBrowser {
    title: "WebKitWebDriver",
    project: "webkit",
    variable: "ERGO_WEBKIT",
    names: &["WebKitWebDriver"],
    mac: &[],
    windows: &[],
    debian: &["webkit2gtk-driver", "xvfb", FONT],
    elsewhere: "`dnf install /usr/bin/WebKitWebDriver xorg-x11-server-Xvfb` on Fedora, `pacman -S webkitgtk-6.0 xorg-server-xvfb` on Arch or `nix-shell -p webkitgtk_6_0 xorg.xorgserver` with Nix, leave it out with ERGO_WEBKIT=none",
    question: "--help",
};

/// Those that no environment variable leaves out.
pub(crate) fn wanted() -> impl Iterator<Item = &'static TestBrowser> {
    BROWSERS.iter().filter(|browser| {
        let is_left_out = browser.is_left_out();
        if is_left_out {
            println!(
                "no tests in {}: {} is none",
                browser.title, browser.variable
            );
        }
        !is_left_out
    })
}
