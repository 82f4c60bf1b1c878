//! `cargo xtask play`: the page, served from its sources on this machine and opened.

use crate::files;
use crate::paths;
use crate::serve::{Server, Site};
use crate::signature;
use crate::wasm::{self, Variant};
use anyhow::{Context as _, Error, Result};
use std::env;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::{Command, Stdio};

/// The port, if it is free.
const DEFAULT_PORT: u16 = 4949;

/// Compiles the wasm module and serves the page from its sources until interrupted. Needs only cargo. A reload shows
/// every edit below `www/`. Opens the page in a browser if that is requested and one is available.
///
/// # Errors
/// If the build fails or `port` is in use.
pub(crate) fn play(port: Option<u16>, opens_page: bool) -> Result<()> {
    // Binds first, so that a port in use is reported before a long build.
    let server = listen(port)?;
    let url = server.url().context("no address")?;
    println!("[1/2] Compile rules and engine to WebAssembly");
    wasm::build_into(Variant::Product, &paths::www())?;
    println!("[2/2] Serve the page; Ctrl-C ends");
    println!("Ergo is at {url}");
    if opens_page {
        // On a machine without a browser, the printed address must do.
        let _ = open(&url);
    }
    server.run(&sources()?)
}

/// The sources, under the addresses that the page uses.
fn sources() -> Result<Site> {
    let (root, www) = (paths::root(), paths::www());
    let mut site = Site::default()
        .folder("www", www.clone())
        .folder("icons", www.join("icons"))
        // What `tools/site/separate.js` puts into the built site.
        .folder("www/data/practice", root.join("tools/small-boards/tables"))
        .folder("www/data/practice", www.join("practice/wasm"))
        .folder("www/data/course", root.join("tools/small-boards/tasks"))
        .folder("www/data/explorer", root.join("tools/explorer/data"))
        .folder("www/data/explorer", www.join("explorer/wasm"))
        .folder("www/data/findings", root.join("tools/prove/proofs"))
        .folder("www/data/findings", www.join("findings/wasm"))
        .text("www/data/findings/names.json", names_of_proofs(&root)?)
        .file("icon.svg", www.join("icon.svg"))
        .file("manifest.webmanifest", www.join("manifest.webmanifest"))
        .file("THIRD-PARTY.txt", root.join("THIRD-PARTY.txt"))
        // For other pages that embed the board.
        .text(
            "ergo-board.js",
            "export * from \"./www/element/ergo-board.js\";\n",
        )
        // The service worker of a built site that was served here earlier would hide the sources.
        .text("sw.js", UNREGISTER);
    for page in ["index.html", "embed.html"] {
        site = site.text(page, of_games(&root.join(page))?);
    }
    for game in files::entries(&root.join("src/games")).unwrap_or_default() {
        if let Some(id) = game.file_name().and_then(|name| name.to_str()) {
            site = site.file(&format!("www/rules/{id}.md"), game.join("rules.md"));
            let (address, net) = (format!("www/nets/{id}.bin"), game.join("net.bin"));
            // A game without a net has an empty file, since a missing one is an error in the console of the browser.
            site = if net.exists() {
                site.file(&address, net)
            } else {
                site.text(&address, "")
            };
        }
    }
    Ok(site)
}

/// The names of the files of proofs, as JSON.
fn names_of_proofs(root: &Path) -> Result<String> {
    let mut paths = files::entries(&root.join("tools/prove/proofs"))?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "gz"));
    let names = paths.iter().filter_map(|path| path.file_name()?.to_str());
    Ok(format!("{:?}", names.collect::<Vec<_>>()))
}

/// A page with the games that there are in place of `{links}` and `{games}`, as the built site has them.
fn of_games(path: &Path) -> Result<String> {
    let (mut names, mut links) = (Vec::new(), Vec::new());
    for id in signature::games()? {
        let words = paths::www().join(format!("text/en/games/{id}/words.js"));
        let words = files::read_text(&words)?;
        let after = words.split_once("name: \"").map_or("", |(_, after)| after);
        let name = after.split_once('"').map_or(after, |(name, _)| name);
        links.push(format!("<a data-game=\"{id}\" href=\"#/{id}\">{name}</a>"));
        names.push(name.to_owned());
    }
    let text = files::read_text(path)?.replace("{links}", &links.join("\n"));
    Ok(text.replace("{games}", &names.join(", ")))
}

/// A service worker that removes itself.
const UNREGISTER: &str = "addEventListener(\"install\", () => skipWaiting());\n\
    addEventListener(\"activate\", () => registration.unregister());\n";

/// Binds the requested port, or else the default port or any free one.
fn listen(requested: Option<u16>) -> Result<Server> {
    let Some(port) = requested else {
        return Server::bind(DEFAULT_PORT)
            .or_else(|_| Server::bind(0))
            .with_context(|| "no free port on loopback".to_owned());
    };
    Server::bind(port).map_err(|error| {
        Error::msg(match error.kind() {
            ErrorKind::AddrInUse => format!("port {port} is in use: choose another with --port"),
            _ => format!("cannot use port {port}: {error}"),
        })
    })
}

/// Asks the desktop to open `url`, and does not wait for it.
fn open(url: &str) -> io::Result<()> {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        // The empty argument is the window title; otherwise `start` would use the address as title.
        command.args(["/C", "start", ""]);
        command
    } else if ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| env::var_os(name).is_some())
    {
        Command::new("xdg-open")
    } else {
        return Ok(());
    };
    let quiet = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null());
    quiet.stderr(Stdio::null()).spawn().map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read as _, Write as _};

    #[test]
    fn a_requested_port_that_is_in_use_is_an_error() {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let failure = listen(Some(port)).err().expect("the port is in use");
        assert!(failure.to_string().contains("is in use"), "{failure}");
    }

    #[test]
    fn without_a_request_any_free_port_is_used() {
        let first = listen(None).expect("a port");
        let second = listen(None).expect("another port");
        assert_ne!(
            first.url().expect("an address"),
            second.url().expect("an address")
        );
    }

    #[test]
    fn the_page_names_the_games() {
        let page = of_games(&paths::root().join("index.html")).expect("the page");
        assert!(page.contains("<a data-game=\"emergo\" href=\"#/emergo\">Emergo</a>"));
        assert!(!page.contains("{links}") && !page.contains("{games}"));
    }

    #[test]
    fn no_game_lacks_a_net_in_the_console() {
        let server = listen(None).expect("a port");
        let address = server.url().expect("an address");
        let address = address.trim_start_matches("http://").trim_end_matches('/');
        let address = address.to_owned();
        let site = sources().expect("the sources");
        std::thread::spawn(move || server.run(&site));
        for game in signature::games().expect("the recorded games") {
            let mut stream = std::net::TcpStream::connect(&address).expect("a connection");
            let request = format!("HEAD /www/nets/{game}.bin HTTP/1.1\r\n\r\n");
            stream.write_all(request.as_bytes()).expect("a request");
            let mut reply = String::new();
            stream.read_to_string(&mut reply).expect("a reply");
            assert!(reply.starts_with("HTTP/1.1 200 "), "{game}: {reply}");
        }
    }
}
