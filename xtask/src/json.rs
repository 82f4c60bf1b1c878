//! Texts as JSON and JavaScript write them.

use std::fmt::Write as _;

/// A string in quotes. It may stand in a page too: nothing in it can end a script.
pub(crate) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for next in text.chars() {
        match next {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '<' | '\u{0}'..'\u{20}' | '\u{7f}' | '\u{2028}' | '\u{2029}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(next));
            }
            _ => out.push(next),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_quoted() {
        assert_eq!(string("a \"b\" \\ é"), r#""a \"b\" \\ é""#);
        assert_eq!(string("\n\t\u{2028}"), r#""\n\u0009\u2028""#);
        assert_eq!(string("</script><!--"), r#""\u003c/script>\u003c!--""#);
    }
}
