//! A static file server for this machine alone: loopback, GET and HEAD, nothing outside its root.

use crate::http::{self, Method, Request, Response, Status};
use crate::media_type;
use std::fs;
use std::io::{self, BufReader, Read as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;
use std::time::Duration;

/// How long a connection may be silent.
const SILENCE: Duration = Duration::from_secs(10);

/// A port on loopback that is ours, not yet answering.
pub(crate) struct Server {
    listener: TcpListener,
}

impl Server {
    /// Takes a port; 0 is any that is free.
    ///
    /// # Errors
    /// Where the port is taken.
    pub(crate) fn bind(port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        Ok(Self { listener })
    }

    /// The address of the page.
    ///
    /// # Errors
    /// Where the system cannot say which port it gave.
    pub(crate) fn url(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Serves the files below `root` until the process ends.
    pub(crate) fn run(self, root: &Path) -> ! {
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    let root = root.to_path_buf();
                    // Whoever leaves in the middle of an answer does not want the rest.
                    thread::spawn(move || drop(converse(&stream, &root)));
                }
                // Out of file handles, most likely: others will be given back.
                Err(_) => thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

/// One request and its response.
fn converse(stream: &TcpStream, root: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    let mut reader = BufReader::new(stream);
    let (response, method) = match http::read_request(&mut reader) {
        Ok(None) => return Ok(()),
        Ok(Some(request)) => (answer(root, &request), request.method),
        Err(status) => (Response::plain(status), Method::Get),
    };
    response.write(&mut &*stream, method)?;
    stream.shutdown(Shutdown::Write)?;
    // Closing with words unread would take the answer back from the other side.
    io::copy(&mut reader.take(1 << 20), &mut io::sink())?;
    Ok(())
}

/// The answer to a request.
fn answer(root: &Path, request: &Request) -> Response {
    let Some(relative) = inside(&request.path) else {
        return Response::plain(Status::BadRequest);
    };
    let mut path = root.join(relative);
    if path.is_dir() {
        if !request.path.ends_with('/') {
            // Without the slash, relative links of the page would miss.
            let mut moved = Response::plain(Status::MovedPermanently);
            moved.location = Some(format!("{}/", request.path));
            return moved;
        }
        path.push("index.html");
    } else if request.path.ends_with('/') {
        return Response::plain(Status::NotFound);
    }
    match read_within(root, &path) {
        Ok(body) => Response {
            status: Status::Ok,
            media_type: media_type::of(&path),
            location: None,
            body,
        },
        Err(_) => Response::plain(Status::NotFound),
    }
}

/// The relative file path of a URL path; `None` where it could mean anything outside.
fn inside(path: &str) -> Option<PathBuf> {
    let path = path.strip_prefix('/')?;
    let mut relative = PathBuf::new();
    if path.is_empty() {
        return Some(relative);
    }
    for segment in path.strip_suffix('/').unwrap_or(path).split('/') {
        // Decoded after splitting: an encoded slash is part of a name, and no name has one.
        let name = http::percent_decode(segment)?;
        let mut parts = Path::new(&name).components();
        match (parts.next(), parts.next()) {
            (Some(Component::Normal(part)), None) if part == name.as_str() => relative.push(part),
            _ => return None,
        }
    }
    Some(relative)
}

/// Reads a file that is really below `root`, links followed.
fn read_within(root: &Path, path: &Path) -> io::Result<Vec<u8>> {
    let real = path.canonicalize()?;
    if !real.starts_with(root.canonicalize()?) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    fs::read(real)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

    /// A served folder `site` with a secret beside it, removed in the end.
    struct Served {
        folder: PathBuf,
        port: u16,
    }

    impl Served {
        fn new(name: &str) -> io::Result<Self> {
            let folder = std::env::temp_dir().join(format!("serve-{name}-{}", std::process::id()));
            let site = folder.join("site");
            fs::create_dir_all(site.join("www"))?;
            fs::write(site.join("index.html"), "<p>home")?;
            fs::write(site.join("www/a b.js"), "export {};")?;
            fs::write(site.join("www/m.wasm"), [0, 0x61, 0x73, 0x6d])?;
            fs::write(folder.join("secret.txt"), "secret")?;
            let server = Server::bind(0)?;
            let port = server.listener.local_addr()?.port();
            thread::spawn(move || server.run(&site));
            Ok(Self { folder, port })
        }

        /// Sends `text` as it is; what comes back.
        fn send(&self, text: &str) -> io::Result<String> {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
            stream.write_all(text.as_bytes())?;
            let mut reply = Vec::new();
            stream.read_to_end(&mut reply)?;
            Ok(String::from_utf8_lossy(&reply).into_owned())
        }

        fn get(&self, path: &str) -> io::Result<String> {
            self.send(&format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n"))
        }
    }

    impl Drop for Served {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn files_come_with_their_type() -> io::Result<()> {
        let site = Served::new("files")?;
        let home = site.get("/")?;
        assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
        assert!(home.contains("Content-Type: text/html"), "{home}");
        assert!(home.contains("Cache-Control: no-cache"), "{home}");
        assert!(home.contains("Access-Control-Allow-Origin: *"), "{home}");
        assert!(home.ends_with("\r\n\r\n<p>home"), "{home}");
        let script = site.get("/www/a%20b.js?v=1")?;
        assert!(script.contains("Content-Type: text/javascript"), "{script}");
        let module = site.get("/www/m.wasm")?;
        assert!(
            module.contains("Content-Type: application/wasm"),
            "{module}"
        );
        Ok(())
    }

    #[test]
    fn head_is_get_without_the_body() -> io::Result<()> {
        let site = Served::new("head")?;
        let head = site.send("HEAD / HTTP/1.1\r\n\r\n")?;
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains("Content-Length: 7\r\n"), "{head}");
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        Ok(())
    }

    #[test]
    fn other_methods_are_not_allowed() -> io::Result<()> {
        let reply = Served::new("post")?.send("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")?;
        assert!(reply.starts_with("HTTP/1.1 405 "), "{reply}");
        assert!(reply.contains("Allow: GET, HEAD\r\n"), "{reply}");
        Ok(())
    }

    #[test]
    fn a_folder_gets_its_slash_and_may_have_no_page() -> io::Result<()> {
        let site = Served::new("folder")?;
        let moved = site.get("/www")?;
        assert!(moved.starts_with("HTTP/1.1 301 "), "{moved}");
        assert!(moved.contains("Location: /www/\r\n"), "{moved}");
        let missing = site.get("/www/")?;
        assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
        assert!(missing.contains("Content-Type: text/plain"), "{missing}");
        assert!(site.get("/index.html/")?.starts_with("HTTP/1.1 404 "));
        Ok(())
    }

    #[test]
    fn nothing_outside_the_root_is_read() -> io::Result<()> {
        let site = Served::new("outside")?;
        for path in [
            "/../secret.txt",
            "/www/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/www/..%2f..%2fsecret.txt",
            "//secret.txt",
            "/%2fetc/hostname",
            "/%00",
            "/..\\secret.txt",
        ] {
            let reply = site.get(path)?;
            assert!(reply.starts_with("HTTP/1.1 40"), "{path}: {reply}");
            assert!(!reply.contains("secret"), "{path}: {reply}");
        }
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_the_outside_is_not_followed() -> io::Result<()> {
        let site = Served::new("link")?;
        let link = site.folder.join("site/link.txt");
        std::os::unix::fs::symlink(site.folder.join("secret.txt"), link)?;
        assert!(site.get("/link.txt")?.starts_with("HTTP/1.1 404 "));
        Ok(())
    }

    #[test]
    fn absurdly_long_requests_are_refused_in_words() -> io::Result<()> {
        let reply = Served::new("long")?.get(&format!("/{}", "x".repeat(50_000)))?;
        assert!(reply.starts_with("HTTP/1.1 414 "), "{reply}");
        Ok(())
    }
}
