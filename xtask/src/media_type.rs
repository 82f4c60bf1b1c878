//! Media types by file extension. Those of `mime_guess` have no character sets.

use std::path::Path;

/// The `Content-Type` of a file. Browsers require the right one for modules and for wasm.
pub(crate) fn of(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        // Files such as licences have no extension.
        "" | "txt" | "ts" => TEXT,
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Plain text, also for the messages of the server itself.
pub(crate) const TEXT: &str = "text/plain; charset=utf-8";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_follow_the_extension() {
        assert_eq!(of(Path::new("a/b.wasm")), "application/wasm");
        assert!(of(Path::new("b.js")).starts_with("text/javascript"));
        assert!(of(Path::new("b.mjs")).starts_with("text/javascript"));
        assert_eq!(of(Path::new("ergo-board.d.ts")), TEXT);
        assert_eq!(of(Path::new("nothing.known")), "application/octet-stream");
        assert_eq!(of(Path::new("LICENSE-MIT")), TEXT);
    }
}
