//! Scripts written out again without comments, indentation and needless blanks.
//!
//! Nothing is renamed or rearranged. An end of a line goes only where none can end a statement.

use super::token::{Gap, Kind, Token};

/// Appends tokens to `out`.
pub(crate) fn write(out: &mut String, tokens: &[Token<'_>]) {
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &tokens[before]);
        match before.map_or(Gap::None, |before| gap(before, token)) {
            Gap::None => {}
            Gap::Space => out.push(' '),
            Gap::Line => out.push('\n'),
        }
        out.push_str(token.text);
    }
}

/// What has to stay between two tokens.
fn gap(before: &Token<'_>, token: &Token<'_>) -> Gap {
    match token.gap {
        Gap::Line if may_end_statement(before, token) => Gap::Line,
        Gap::Line | Gap::Space if would_merge(before, token) => Gap::Space,
        _ => Gap::None,
    }
}

/// Whether the end of a line between these two may end a statement.
fn may_end_statement(before: &Token<'_>, token: &Token<'_>) -> bool {
    let goes_on = before.kind == Kind::Mark && matches!(before.text, "(" | "[" | "{" | "," | ";")
        || before.kind == Kind::Template && before.opens();
    // A bracket that closes ends the statement within by itself.
    !goes_on && !token.closes()
}

/// Whether these two would be read as something else without a blank between them.
fn would_merge(before: &Token<'_>, token: &Token<'_>) -> bool {
    let is_loose = |token: &Token<'_>| {
        token.kind == Kind::Mark
            && matches!(
                token.text,
                "(" | ")" | "[" | "]" | "{" | "}" | "," | ";" | ":"
            )
    };
    let is_quoted = |token: &Token<'_>| matches!(token.kind, Kind::Text | Kind::Template);
    let is_wordlike =
        |token: &Token<'_>| matches!(token.kind, Kind::Word | Kind::Number | Kind::Regex);
    if is_loose(before) || is_loose(token) || is_quoted(before) || is_quoted(token) {
        return false;
    }
    match (before.kind, token.kind) {
        // A dot would go on with a number before it, or with a question mark.
        (Kind::Word | Kind::Number, Kind::Mark) | (Kind::Mark, Kind::Word | Kind::Number) => {
            token.text.starts_with('.')
        }
        _ => is_wordlike(before) || is_wordlike(token) || before.kind == token.kind,
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    fn squeezed(text: &str) -> String {
        let mut out = String::new();
        let tokens = tokens(text).unwrap_or_else(|fault| panic!("{fault:?}"));
        write(&mut out, &tokens);
        out
    }

    #[test]
    fn comments_and_blanks_go() {
        assert_eq!(
            squeezed(
                "/** A. */\nexport function f(a, b) {\n  // B.\n  return a  +  b; /* C */\n}\n"
            ),
            "export function f(a,b){return a+b;}"
        );
    }

    #[test]
    fn ends_of_lines_that_may_end_a_statement_stay() {
        for (text, expected) in [
            ("a = b\n(c)", "a=b\n(c)"),
            ("return\na", "return\na"),
            ("a\n++b", "a\n++b"),
            ("class A {\n  x = 1\n  y\n}\nb", "class A{x=1\ny}\nb"),
            ("f(\n  a,\n  b,\n)", "f(a,b,)"),
            ("let a // why\nb()", "let a\nb()"),
        ] {
            assert_eq!(squeezed(text), expected);
        }
    }

    #[test]
    fn blanks_that_keep_tokens_apart_stay() {
        for (text, expected) in [
            ("a + +b - -c", "a+ +b- -c"),
            ("a++ + b", "a++ +b"),
            ("a / /b/.c", "a/ /b/.c"),
            ("/a/ in b", "/a/ in b"),
            ("1 .toFixed()", "1 .toFixed()"),
            ("a ? .5 : b", "a? .5:b"),
            ("typeof a in b", "typeof a in b"),
            ("case 'a' : return `b`", "case'a':return`b`"),
            ("async () => ({ ...a, #b: 1 })", "async()=>({...a,#b:1})"),
            ("a = > b", "a= >b"),
        ] {
            assert_eq!(squeezed(text), expected);
        }
    }

    #[test]
    fn what_is_quoted_stays_as_it_is() {
        for text in [
            "`a  // b\n  ${c}  /* d */`",
            "\"a  /*  b\"",
            "/a  b\\/\\/ [/*]/g",
        ] {
            assert_eq!(squeezed(text), text);
        }
    }

    #[test]
    fn what_is_squeezed_reads_the_same() {
        let text = "const f = async (a) => {\n  for (const b of a) if (/x/.test(b)) return `${b / 2}`;\n};\n";
        let kinds = |text: &str| -> Vec<(Kind, String)> {
            let tokens = tokens(text).expect("it is sound");
            tokens
                .iter()
                .map(|token| (token.kind, token.text.to_owned()))
                .collect()
        };
        assert_eq!(kinds(&squeezed(text)), kinds(text));
        assert_eq!(squeezed(&squeezed(text)), squeezed(text));
    }
}
