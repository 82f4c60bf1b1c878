//! The subset of HTTP that a static server needs: reading requests and writing responses. Of the crates for it, `tiny_http`
//! had its last release in 2022, and `hyper` needs an asynchronous runtime, which takes longer to compile than all of this
//! program.

use std::io::{self, BufRead, Read as _, Write};

/// The limit of the request line in bytes; ours have fewer than a hundred.
const LINE_LIMIT: u64 = 4 * 1024;

/// The limit of all headers together; browsers also send the cookies of other servers on loopback.
const HEADERS_LIMIT: u64 = 64 * 1024;

/// The method of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Get,
    Head,
}

/// A request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) method: Method,
    /// Absolute, percent-encoded, without the query.
    pub(crate) path: String,
    /// Whether it is for a script, such as a module that another one imports.
    pub(crate) is_script: bool,
}

/// The status of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Ok,
    /// Not HTTP, or a path that leads outside the site.
    BadRequest,
    NotFound,
    /// The method is neither GET nor HEAD.
    MethodNotAllowed,
    /// The request line exceeds its limit.
    UriTooLong,
    /// The headers exceed their limit.
    HeadersTooLarge,
}

impl Status {
    /// Code and reason phrase, as in the status line.
    pub(crate) fn line(self) -> &'static str {
        match self {
            Self::Ok => "200 OK",
            Self::BadRequest => "400 Bad Request",
            Self::NotFound => "404 Not Found",
            Self::MethodNotAllowed => "405 Method Not Allowed",
            Self::UriTooLong => "414 URI Too Long",
            Self::HeadersTooLarge => "431 Request Header Fields Too Large",
        }
    }
}

/// Reads a request; `None` if the connection was closed without one, as browsers do with connections that they open
/// in advance.
///
/// # Errors
/// The status to respond with.
pub(crate) fn read_request(from: &mut impl BufRead) -> Result<Option<Request>, Status> {
    let line = read_line(from, LINE_LIMIT, Status::UriTooLong)?;
    if line.is_empty() {
        return Ok(None);
    }
    let mut left = HEADERS_LIMIT;
    let mut is_script = false;
    loop {
        let header = read_line(from, left, Status::HeadersTooLarge)?;
        if header.trim_end().is_empty() {
            break;
        }
        is_script |= is_header(&header, "sec-fetch-dest", "script");
        left = left.saturating_sub(header.len() as u64);
    }
    parse_line(&line, is_script).map(Some)
}

/// Reads to the end of a line.
fn read_line(from: &mut impl BufRead, limit: u64, too_long: Status) -> Result<String, Status> {
    let mut line = Vec::new();
    from.take(limit)
        .read_until(b'\n', &mut line)
        .map_err(|_| Status::BadRequest)?;
    if !line.ends_with(b"\n") && line.len() as u64 >= limit {
        return Err(too_long);
    }
    String::from_utf8(line).map_err(|_| Status::BadRequest)
}

/// Whether a line is a certain header with a certain value.
fn is_header(line: &str, name: &str, value: &str) -> bool {
    line.split_once(':')
        .is_some_and(|(its, is)| its.eq_ignore_ascii_case(name) && is.trim() == value)
}

/// Reads `GET /path?query HTTP/1.1`.
fn parse_line(line: &str, is_script: bool) -> Result<Request, Status> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let [method, target, version] = words[..] else {
        return Err(Status::BadRequest);
    };
    if !version.starts_with("HTTP/1.") || !target.starts_with('/') {
        return Err(Status::BadRequest);
    }
    let method = match method {
        "GET" => Method::Get,
        "HEAD" => Method::Head,
        _ => return Err(Status::MethodNotAllowed),
    };
    let path = target.split(['?', '#']).next().unwrap_or(target);
    Ok(Request {
        method,
        path: path.to_owned(),
        is_script,
    })
}

/// A response.
pub(crate) struct Response {
    pub(crate) status: Status,
    /// The `Content-Type`.
    pub(crate) media_type: &'static str,
    pub(crate) body: Vec<u8>,
}

impl Response {
    /// A response whose body is its status.
    pub(crate) fn plain(status: Status) -> Self {
        Self {
            status,
            media_type: crate::media_type::TEXT,
            body: format!("{}\n", status.line()).into_bytes(),
        }
    }

    /// Writes the response; the body only if the method is GET.
    ///
    /// # Errors
    /// If the client has disconnected.
    pub(crate) fn write(&self, to: &mut impl Write, method: Method) -> io::Result<()> {
        let mut head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
            self.status.line(),
            self.media_type,
            self.body.len()
        );
        // A reload shows every edit.
        head.push_str("Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n");
        // As on most static hosts, so that pages of other sites can embed the board.
        head.push_str("Access-Control-Allow-Origin: *\r\n");
        if self.status == Status::MethodNotAllowed {
            head.push_str("Allow: GET, HEAD\r\n");
        }
        head.push_str("Connection: close\r\n\r\n");
        to.write_all(head.as_bytes())?;
        if method == Method::Get {
            to.write_all(&self.body)?;
        }
        to.flush()
    }
}

/// Decodes percent-encoding; `None` if it is malformed or not UTF-8.
pub(crate) fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        decoded.push(match byte {
            b'%' => 16 * hex(bytes.next()?)? + hex(bytes.next()?)?,
            _ => byte,
        });
    }
    String::from_utf8(decoded).ok()
}

/// The value of a hexadecimal digit.
fn hex(digit: u8) -> Option<u8> {
    let value = char::from(digit).to_digit(16)?;
    u8::try_from(value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Request>, Status> {
        read_request(&mut text.as_bytes())
    }

    #[test]
    fn method_and_path_are_read() {
        let request = read("HEAD /a%20b/?x=1 HTTP/1.1\r\nHost: h\r\n\r\n");
        let expected = Request {
            method: Method::Head,
            path: "/a%20b/".to_owned(),
            is_script: false,
        };
        assert_eq!(request, Ok(Some(expected)));
        let script = read("GET /a.css HTTP/1.1\r\nsec-fetch-dest: script\r\n\r\n");
        assert!(script.is_ok_and(|request| request.is_some_and(|found| found.is_script)));
        assert_eq!(read(""), Ok(None));
    }

    #[test]
    fn invalid_requests_are_rejected() {
        assert_eq!(
            read("POST / HTTP/1.1\r\n\r\n"),
            Err(Status::MethodNotAllowed)
        );
        assert_eq!(
            read("GET http://x/ HTTP/1.1\r\n\r\n"),
            Err(Status::BadRequest)
        );
        assert_eq!(read("GET /\r\n\r\n"), Err(Status::BadRequest));
        assert_eq!(read("\r\n\r\n"), Err(Status::BadRequest));
    }

    #[test]
    fn overlong_requests_are_rejected() {
        let long = "x".repeat(100_000);
        assert_eq!(
            read(&format!("GET /{long} HTTP/1.1\r\n\r\n")),
            Err(Status::UriTooLong)
        );
        let many = "X: y\r\n".repeat(20_000);
        assert_eq!(
            read(&format!("GET / HTTP/1.1\r\n{many}\r\n")),
            Err(Status::HeadersTooLarge)
        );
    }

    #[test]
    fn percent_decoding() {
        assert_eq!(percent_decode("a%2Fb%c3%a9").as_deref(), Some("a/bé"));
        for broken in ["%", "%4", "%zz", "%+1", "%ff"] {
            assert_eq!(percent_decode(broken), None, "{broken}");
        }
    }
}
