//! A static file server on loopback. It supports GET and HEAD, and serves only the files of its site.

use crate::http::{self, Method, Request, Response, Status};
use crate::media_type;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufReader, Read as _};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The time limit of reading a request and of writing a response.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The page of a folder.
const INDEX: &str = "index.html";

/// The files to serve, by address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Site {
    files: BTreeMap<String, PathBuf>,
    texts: BTreeMap<String, String>,
    folders: Vec<(String, PathBuf)>,
}

impl Site {
    /// Serves a file.
    pub(crate) fn file(mut self, address: &str, path: PathBuf) -> Self {
        self.files.insert(address.to_owned(), path);
        self
    }

    /// Serves a text.
    pub(crate) fn text(mut self, address: &str, text: impl Into<String>) -> Self {
        self.texts.insert(address.to_owned(), text.into());
        self
    }

    /// Serves every file below a folder.
    pub(crate) fn folder(mut self, address: &str, path: PathBuf) -> Self {
        self.folders.push((address.to_owned(), path));
        self
    }

    /// The content at an address without its leading slash.
    fn read(&self, address: &str) -> Option<Vec<u8>> {
        if let Some(text) = self.texts.get(address) {
            return Some(text.as_bytes().to_vec());
        }
        if let Some(path) = self.files.get(address) {
            return fs::read(path).ok();
        }
        self.folders.iter().find_map(|(folder, path)| {
            let inside = Path::new(address).strip_prefix(folder).ok()?;
            read_within(path, &path.join(inside)).ok()
        })
    }
}

/// A bound port on loopback.
pub(crate) struct Server {
    listener: TcpListener,
}

impl Server {
    /// Binds a port; 0 means any free one.
    ///
    /// # Errors
    /// If the port is in use.
    pub(crate) fn bind(port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        Ok(Self { listener })
    }

    /// The address of the page.
    ///
    /// # Errors
    /// If the address of the port is not known.
    pub(crate) fn url(&self) -> io::Result<String> {
        Ok(format!("http://{}/", self.listener.local_addr()?))
    }

    /// Serves a site until the process ends.
    pub(crate) fn run(self, site: &Site) -> ! {
        let site = Arc::new(site.clone());
        loop {
            match self.listener.accept() {
                Ok((stream, _)) => {
                    let site = Arc::clone(&site);
                    // An error means that the client is gone.
                    thread::spawn(move || drop(handle(&stream, &site)));
                }
                // Probably out of file handles; connections that end free some.
                Err(_) => thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

/// Handles one request.
fn handle(stream: &TcpStream, site: &Site) -> io::Result<()> {
    stream.set_read_timeout(Some(TIMEOUT))?;
    stream.set_write_timeout(Some(TIMEOUT))?;
    let mut reader = BufReader::new(stream);
    let (response, method) = match http::read_request(&mut reader) {
        Ok(None) => return Ok(()),
        Ok(Some(request)) => (respond(site, &request), request.method),
        Err(status) => (Response::plain(status), Method::Get),
    };
    response.write(&mut &*stream, method)?;
    stream.shutdown(Shutdown::Write)?;
    // Closing a socket with unread input resets the connection, and the client could lose the response.
    io::copy(&mut reader.take(1 << 20), &mut io::sink())?;
    Ok(())
}

/// The response to a request.
fn respond(site: &Site, request: &Request) -> Response {
    let index = if request.path.ends_with('/') {
        INDEX
    } else {
        ""
    };
    let Some(address) = relative(&format!("{}{index}", request.path)) else {
        return Response::plain(Status::BadRequest);
    };
    let Some(body) = site.read(&address) else {
        return Response::plain(Status::NotFound);
    };
    let media_type = media_type::of(Path::new(&address));
    if request.is_script && media_type.starts_with("text/css") {
        return as_module(&body);
    }
    Response {
        status: Status::Ok,
        media_type,
        body,
    }
}

/// A text as a module: its default export. Modules import their style sheets so, in the built site and here.
fn as_module(text: &[u8]) -> Response {
    let text = Value::from(String::from_utf8_lossy(text));
    Response {
        status: Status::Ok,
        media_type: media_type::of(Path::new("module.js")),
        body: format!("export default {text};\n").into_bytes(),
    }
}

/// A URL path without its leading slash, decoded; `None` if it could lead outside the site.
fn relative(path: &str) -> Option<String> {
    let path = path.strip_prefix('/')?;
    let mut names = Vec::new();
    for segment in path.split('/') {
        // Decoded after splitting: no file name contains a slash.
        let name = http::percent_decode(segment)?;
        let mut parts = Path::new(&name).components();
        match (parts.next(), parts.next()) {
            (Some(Component::Normal(part)), None) if part == name.as_str() => {}
            _ => return None,
        }
        names.push(name);
    }
    Some(names.join("/"))
}

/// Reads a file, which must be below `root` after symbolic links are resolved.
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

    /// A running server for a temporary folder, with a file outside it that must not be served.
    struct Served {
        folder: PathBuf,
        port: u16,
    }

    impl Served {
        fn new(name: &str) -> io::Result<Self> {
            let folder = std::env::temp_dir().join(format!("serve-{name}-{}", std::process::id()));
            let site = folder.join("site");
            fs::create_dir_all(site.join("www/game"))?;
            fs::write(site.join("www/game/index.html"), "<p>game")?;
            fs::write(site.join("index.html"), "<p>home")?;
            fs::write(site.join("www/a b.js"), "export {};")?;
            fs::write(site.join("www/a.css"), "a { b: \"c\"; }\n")?;
            fs::write(site.join("www/m.wasm"), [0, 0x61, 0x73, 0x6d])?;
            fs::write(folder.join("secret.txt"), "secret")?;
            let server = Server::bind(0)?;
            let port = server.listener.local_addr()?.port();
            let content = Site::default()
                .file("index.html", site.join("index.html"))
                .text("generated.js", "export {};")
                .folder("www", site.join("www"));
            thread::spawn(move || server.run(&content));
            Ok(Self { folder, port })
        }

        /// Sends a raw request and returns the response.
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
    fn files_have_their_media_type() -> io::Result<()> {
        let site = Served::new("files")?;
        let home = site.get("/")?;
        assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
        assert!(home.contains("Content-Type: text/html"), "{home}");
        assert!(home.contains("Cache-Control: no-store"), "{home}");
        assert!(home.contains("Access-Control-Allow-Origin: *"), "{home}");
        assert!(home.ends_with("\r\n\r\n<p>home"), "{home}");
        assert!(site.get("/www/game/")?.ends_with("\r\n\r\n<p>game"));
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
    fn a_module_that_imports_a_style_sheet_gets_its_text() -> io::Result<()> {
        let site = Served::new("styles")?;
        let sheet = site.get("/www/a.css")?;
        assert!(sheet.contains("Content-Type: text/css"), "{sheet}");
        assert!(sheet.ends_with("\r\n\r\na { b: \"c\"; }\n"), "{sheet}");
        let module = site.send("GET /www/a.css HTTP/1.1\r\nSec-Fetch-Dest: script\r\n\r\n")?;
        assert!(module.contains("Content-Type: text/javascript"), "{module}");
        let text = r#"export default "a { b: \"c\"; }\n";"#;
        assert!(module.ends_with(&format!("\r\n\r\n{text}\n")), "{module}");
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
    fn only_the_files_of_the_site_are_served() -> io::Result<()> {
        let site = Served::new("folder")?;
        assert!(site.get("/generated.js")?.ends_with("\r\n\r\nexport {};"));
        for path in ["/www", "/www/", "/www/missing.js", "/site/index.html"] {
            let missing = site.get(path)?;
            assert!(missing.starts_with("HTTP/1.1 40"), "{path}: {missing}");
            assert!(missing.contains("Content-Type: text/plain"), "{missing}");
        }
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
        let link = site.folder.join("site/www/link.txt");
        std::os::unix::fs::symlink(site.folder.join("secret.txt"), link)?;
        assert!(site.get("/www/link.txt")?.starts_with("HTTP/1.1 404 "));
        Ok(())
    }

    #[test]
    fn overlong_requests_are_rejected() -> io::Result<()> {
        let reply = Served::new("long")?.get(&format!("/{}", "x".repeat(50_000)))?;
        assert!(reply.starts_with("HTTP/1.1 414 "), "{reply}");
        Ok(())
    }
}
