//! JSON, as far as it is written here.

use std::fmt::Write as _;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// True or false.
    Bool(bool),
    /// A string.
    Text(String),
    /// Values in a row.
    List(Vec<Value>),
    /// Values by name, in this order.
    Table(Vec<(&'static str, Value)>),
}

impl Value {
    /// A string.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// A table, without what is empty.
    pub(crate) fn table(entries: impl IntoIterator<Item = (&'static str, Self)>) -> Self {
        let is_said = |(_, value): &(&str, Self)| match value {
            Self::Bool(_) => true,
            Self::Text(text) => !text.is_empty(),
            Self::List(list) => !list.is_empty(),
            Self::Table(table) => !table.is_empty(),
        };
        Self::Table(entries.into_iter().filter(is_said).collect())
    }

    /// The value on lines of its own, for people to read.
    pub(crate) fn pretty(&self) -> String {
        let mut out = String::new();
        self.write(&mut out, 0);
        out.push('\n');
        out
    }

    fn write(&self, out: &mut String, depth: usize) {
        let inner = "  ".repeat(depth + 1);
        let outer = "  ".repeat(depth);
        match self {
            Self::Bool(value) => {
                let _ = write!(out, "{value}");
            }
            Self::Text(text) => out.push_str(&string(text)),
            Self::List(list) => {
                out.push('[');
                for (at, value) in list.iter().enumerate() {
                    let _ = write!(out, "{}\n{inner}", if at == 0 { "" } else { "," });
                    value.write(out, depth + 1);
                }
                let _ = write!(out, "\n{outer}]");
            }
            Self::Table(table) => {
                out.push('{');
                for (at, (name, value)) in table.iter().enumerate() {
                    let comma = if at == 0 { "" } else { "," };
                    let _ = write!(out, "{comma}\n{inner}{}: ", string(name));
                    value.write(out, depth + 1);
                }
                let _ = write!(out, "\n{outer}}}");
            }
        }
    }
}

/// A string in quotes.
pub(crate) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for next in text.chars() {
        match next {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\u{0}'..'\u{20}' | '\u{7f}' | '\u{2028}' | '\u{2029}' => {
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
    fn values_are_written_for_people() {
        let value = Value::table([
            ("a", Value::text("b")),
            ("empty", Value::text("")),
            ("c", Value::List(vec![Value::Bool(true), Value::text("d")])),
        ]);
        assert_eq!(
            value.pretty(),
            "{\n  \"a\": \"b\",\n  \"c\": [\n    true,\n    \"d\"\n  ]\n}\n"
        );
    }

    #[test]
    fn strings_are_quoted() {
        assert_eq!(string("a \"b\" \\ é"), r#""a \"b\" \\ é""#);
        assert_eq!(string("\n\t\u{2028}"), r#""\n\u0009\u2028""#);
    }
}
