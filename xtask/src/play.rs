//! `cargo xtask play`: the site built, served on this machine and opened.

use crate::paths;
use crate::progress::Progress;
use crate::serve::Server;
use crate::site::{self, Extent};
use crate::wasm::Simd;
use anyhow::{Context as _, Error, Result};
use std::env;
use std::io::{self, ErrorKind};
use std::process::{Command, Stdio};

/// Where the page is when the port is free.
const USUAL_PORT: u16 = 4949;

/// What to do with the address beyond printing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// Open it, where there is a browser.
    Open,
    /// Nothing.
    Leave,
}

/// Builds and serves until interrupted.
///
/// # Errors
/// Where the build fails or `port` is taken.
pub(crate) fn play(port: Option<u16>, browser: Browser) -> Result<()> {
    // First, because a port that is taken should not be found out after a long build.
    let server = listen(port)?;
    let url = server.url().with_context(|| "no address".to_owned())?;
    let extent = Extent::Site;
    let mut progress = Progress::new(extent.steps() + 1);
    site::build(Simd::On, extent, &mut progress)?;
    progress.step("Serve it; Ctrl-C ends");
    println!("Ergo is at {url}");
    if browser == Browser::Open {
        // The address stands above for whoever has no browser here.
        let _ = open(&url);
    }
    server.run(&paths::dist())
}

/// Takes the wanted port; else the usual one, or any.
fn listen(wanted: Option<u16>) -> Result<Server> {
    let Some(port) = wanted else {
        return Server::bind(USUAL_PORT)
            .or_else(|_| Server::bind(0))
            .with_context(|| "no free port on loopback".to_owned());
    };
    Server::bind(port).map_err(|error| {
        Error::msg(match error.kind() {
            ErrorKind::AddrInUse => format!("port {port} is taken: choose another with --port"),
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
        // The empty argument is the title of a window, which `start` would take the address for.
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

    #[test]
    fn a_wanted_port_that_is_taken_is_an_error() {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let failure = listen(Some(port)).err().expect("the port is taken");
        assert!(failure.to_string().contains("is taken"), "{failure}");
    }

    #[test]
    fn without_a_wish_any_port_will_do() {
        let first = listen(None).expect("a port");
        let second = listen(None).expect("another port");
        assert_ne!(
            first.url().expect("an address"),
            second.url().expect("an address")
        );
    }
}
