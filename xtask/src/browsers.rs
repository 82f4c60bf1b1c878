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
    is_optional: false,
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
    is_optional: true,
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
    is_optional: true,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_browser::Search;
    use anyhow::{Result, bail};
    use std::path::{Path, PathBuf};

    /// Searches on a system where these environment variables are set and these files work.
    fn search(
        browser: &TestBrowser,
        os: &str,
        variables: &[(&str, &str)],
        files: &[&str],
    ) -> Result<PathBuf> {
        let search = Search {
            browser,
            os,
            path: vec!["/usr/local/bin".into(), "/usr/bin".into()],
            variable: &|name| {
                let value = variables.iter().find(|(key, _)| *key == name);
                value.map(|(_, value)| value.into())
            },
            works: &|path| files.iter().any(|file| Path::new(file) == path),
        };
        search.find(|| bail!("not root"))
    }

    /// The message of a search that finds nothing.
    fn refusal(found: Result<PathBuf>) -> String {
        found.expect_err("nothing works").to_string()
    }

    #[test]
    fn the_best_browser_on_the_path_is_taken() -> Result<()> {
        for files in [
            &[
                "/usr/bin/chromium-headless-shell",
                "/usr/local/bin/chromium",
            ][..],
            // The path has a stub of that name on Ubuntu.
            &["/usr/bin/google-chrome", "/usr/bin/chromium-browser"],
            &["/usr/local/bin/chromium", "/usr/bin/chromium"],
            &["/usr/bin/microsoft-edge-stable"],
        ] {
            let found = search(&CHROMIUM, "linux", &[], files)?;
            assert_eq!(found, Path::new(files[0]));
        }
        Ok(())
    }

    #[test]
    fn browsers_are_found_on_windows() -> Result<()> {
        let variables = [
            ("ProgramFiles", "C:/Program Files"),
            ("ProgramFiles(x86)", "C:/Program Files (x86)"),
            ("LOCALAPPDATA", "C:/Users/é/AppData/Local"),
        ];
        for (browser, file) in [
            (
                &CHROMIUM,
                "C:/Program Files/Google/Chrome/Application/chrome.exe",
            ),
            (
                &CHROMIUM,
                "C:/Users/é/AppData/Local/Google/Chrome/Application/chrome.exe",
            ),
            (
                &CHROMIUM,
                "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
            ),
            (&CHROMIUM, "/usr/bin/chrome.exe"),
            (&FIREFOX, "C:/Program Files/Mozilla Firefox/firefox.exe"),
        ] {
            assert_eq!(
                search(browser, "windows", &variables, &[file])?,
                Path::new(file)
            );
        }
        assert!(search(&CHROMIUM, "windows", &[], &["/usr/bin/chromium"]).is_err());
        Ok(())
    }

    #[test]
    fn browsers_are_found_on_macos() -> Result<()> {
        for (browser, file) in [
            (
                &CHROMIUM,
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            ),
            (
                &CHROMIUM,
                "/Users/é/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
            ),
            (
                &FIREFOX,
                "/Users/é/Applications/Firefox.app/Contents/MacOS/firefox",
            ),
        ] {
            let found = search(browser, "macos", &[("HOME", "/Users/é")], &[file])?;
            assert_eq!(found, Path::new(file));
        }
        Ok(())
    }

    #[test]
    fn a_named_browser_must_work() -> Result<()> {
        let named = [("ERGO_CHROMIUM", "/opt/chrome")];
        let files = ["/usr/bin/chromium", "/opt/chrome"];
        assert_eq!(
            search(&CHROMIUM, "linux", &named, &files)?,
            Path::new("/opt/chrome")
        );
        let refusal = refusal(search(&CHROMIUM, "linux", &named, &files[..1]));
        assert!(
            refusal.starts_with("ERGO_CHROMIUM is /opt/chrome, which is not there"),
            "{refusal}"
        );
        Ok(())
    }

    #[test]
    fn the_tests_need_chromium() {
        let none = [("ERGO_CHROMIUM", "none")];
        let refusal = refusal(search(&CHROMIUM, "linux", &none, &["/usr/bin/chromium"]));
        assert_eq!(
            refusal,
            "ERGO_CHROMIUM is none, but the tests cannot do without Chrome, Chromium or Edge"
        );
    }

    #[test]
    fn a_missing_browser_is_named_with_its_packages() {
        let text = refusal(search(&WEBKIT, "linux", &[], &[]));
        for part in [
            "(not root)",
            "`apt-get install webkit2gtk-driver",
            "`dnf ",
            "`pacman ",
            "ERGO_WEBKIT",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let text = refusal(search(&CHROMIUM, "macos", &[], &[]));
        assert_eq!(
            text,
            "no Chrome, Chromium or Edge found: install it, or set ERGO_CHROMIUM to its path"
        );
    }
}
