//! The corpora of the fuzz targets: files with an input on each line, as [`slice::escape_ascii`] writes it.

/// The inputs that the text of a corpus has.
///
/// # Errors
/// If a line cannot be read; the error is the line.
pub fn read(text: &str) -> Result<Vec<Vec<u8>>, String> {
    text.lines()
        .map(|line| unescaped(line).ok_or_else(|| line.to_owned()))
        .collect()
}

/// The text of a corpus.
#[must_use]
pub fn write(inputs: &[Vec<u8>]) -> String {
    let lines = inputs
        .iter()
        .map(|input| format!("{}\n", input.escape_ascii()));
    lines.collect()
}

/// The bytes of an input.
fn unescaped(line: &str) -> Option<Vec<u8>> {
    let mut bytes = line.bytes();
    let mut input = Vec::new();
    while let Some(byte) = bytes.next() {
        input.push(match byte {
            b'\\' => match bytes.next()? {
                b't' => b'\t',
                b'r' => b'\r',
                b'n' => b'\n',
                b'x' => {
                    let digits = [bytes.next()?, bytes.next()?];
                    u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
                }
                same @ (b'\\' | b'\'' | b'"') => same,
                _ => return None,
            },
            _ => byte,
        });
    }
    Some(input)
}
