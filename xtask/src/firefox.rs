//! The Firefox of the end-to-end tests.

use crate::test_browser::TestBrowser;

/// Firefox. The extended support release comes first, as it is the oldest version in use.
pub(crate) const FIREFOX: TestBrowser = TestBrowser {
    title: "Firefox",
    variable: "ERGO_FIREFOX",
    name: "firefox-esr",
    alternatives: &["firefox"],
    mac: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    // Without a font, no text would be rendered.
    packages: &["firefox-esr", "fonts-dejavu-core"],
};
