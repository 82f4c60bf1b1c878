//! The words of JavaScript: where strings, templates, regular expressions and comments begin and end.
//!
//! It knows no grammar beyond that. Whether a stroke divides or begins a regular expression is decided
//! by what stands before it; where that is not enough, it refuses.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A name, a keyword or a private name.
    Word,
    /// A number.
    Number,
    /// A string in quotes.
    Text,
    /// A template, or a piece of one up to `${` or from `}` on.
    Template,
    /// A regular expression with its flags.
    Regex,
    /// Anything else, such as a bracket; long operators come as several marks.
    Mark,
}

/// What stands between a token and the one before it, comments counted as what they leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// Nothing.
    None,
    /// Something within the line.
    Space,
    /// The end of a line.
    Line,
}

/// A piece of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'text> {
    /// What it is.
    pub(crate) kind: Kind,
    /// How it is written.
    pub(crate) text: &'text str,
    /// What stands before it.
    pub(crate) gap: Gap,
    /// The line it begins on, from 1.
    pub(crate) line: usize,
    /// Where it begins, in bytes from 0.
    pub(crate) at: usize,
}

impl Token<'_> {
    /// Whether it is this word.
    pub(crate) fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word
    }

    /// Whether it is this mark.
    pub(crate) fn is_mark(&self, mark: &str) -> bool {
        self.kind == Kind::Mark && self.text == mark
    }

    /// Whether it opens a bracket; `${` does.
    pub(crate) fn opens(&self) -> bool {
        match self.kind {
            Kind::Mark => matches!(self.text, "(" | "[" | "{"),
            Kind::Template => self.text.ends_with("${"),
            _ => false,
        }
    }

    /// Whether it closes a bracket.
    pub(crate) fn closes(&self) -> bool {
        match self.kind {
            Kind::Mark => matches!(self.text, ")" | "]" | "}"),
            Kind::Template => self.text.starts_with('}'),
            _ => false,
        }
    }
}

/// Why a text cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The line, from 1.
    pub(crate) line: usize,
    /// What is wrong there.
    pub(crate) what: String,
}

impl Fault {
    /// A fault on a line.
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { line, what }
    }
}

/// Cuts a script into tokens.
///
/// # Errors
/// Says where something is open at the end, or cannot be told apart.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, Fault> {
    let mut reader = Reader::new(text);
    while reader.skip_gap()? {
        reader.read()?;
    }
    match reader.open.last() {
        None => Ok(reader.tokens),
        Some(open) => Err(Fault::new(open.line, "a bracket is never closed")),
    }
}

/// A bracket that is open.
struct Open {
    /// What closes it.
    closing: char,
    /// Whether it holds the condition of a statement, after which an expression may begin.
    is_condition: bool,
    line: usize,
}

/// Where the reading is.
struct Reader<'text> {
    text: &'text str,
    at: usize,
    line: usize,
    gap: Gap,
    open: Vec<Open>,
    /// Whether the bracket that was closed last held the condition of a statement.
    closed_condition: bool,
    tokens: Vec<Token<'text>>,
}

/// Marks of several characters that are told apart; no others need be.
const LONG_MARKS: [&str; 5] = ["...", "=>", "++", "--", "?."];

/// Words after which an expression begins.
const BEFORE_EXPRESSION: [&str; 14] = [
    "return",
    "typeof",
    "instanceof",
    "in",
    "new",
    "delete",
    "void",
    "throw",
    "case",
    "do",
    "else",
    "yield",
    "await",
    "default",
];

impl<'text> Reader<'text> {
    fn new(text: &'text str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            gap: Gap::None,
            open: Vec::new(),
            closed_condition: false,
            tokens: Vec::new(),
        }
    }

    fn rest(&self) -> &'text str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn fault(&self, what: &str) -> Fault {
        Fault::new(self.line, what)
    }

    /// Goes past blanks and comments; whether anything follows.
    fn skip_gap(&mut self) -> Result<bool, Fault> {
        self.gap = Gap::None;
        loop {
            let rest = self.rest();
            let length = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if let Some(comment) = rest.strip_prefix("/*") {
                let end = comment.find("*/");
                end.ok_or_else(|| self.fault("a comment is never closed"))? + 4
            } else {
                rest.find(|next: char| !next.is_whitespace())
                    .unwrap_or(rest.len())
            };
            if length == 0 {
                return Ok(!rest.is_empty());
            }
            let gap = &rest[..length];
            if gap.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
                self.gap = Gap::Line;
            } else if self.gap == Gap::None {
                self.gap = Gap::Space;
            }
            self.line += gap.matches('\n').count();
            self.at += length;
        }
    }

    /// Takes the next token.
    fn read(&mut self) -> Result<(), Fault> {
        let Some(first) = self.peek() else {
            return Ok(());
        };
        let second = self.rest()[first.len_utf8()..].chars().next();
        match first {
            '"' | '\'' => self.read_string(first),
            '`' => self.read_template(),
            '}' if self.open.last().is_some_and(|open| open.closing == '`') => {
                self.open.pop();
                self.read_template()
            }
            '/' if self.begins_regex()? => self.read_regex(),
            '#' if second.is_some_and(is_of_word) => self.take(Kind::Word, 1 + self.word(1)),
            _ if first.is_ascii_digit() => self.read_number(),
            '.' if second.is_some_and(|next| next.is_ascii_digit()) => self.read_number(),
            _ if is_of_word(first) => self.take(Kind::Word, self.word(0)),
            _ => self.read_mark(first),
        }
    }

    /// The length of the word that begins so far on.
    fn word(&self, from: usize) -> usize {
        let rest = &self.rest()[from..];
        rest.find(|next| !is_of_word(next)).unwrap_or(rest.len())
    }

    /// Takes a token of so many bytes.
    #[expect(clippy::unnecessary_wraps, reason = "it ends what may fail")]
    fn take(&mut self, kind: Kind, length: usize) -> Result<(), Fault> {
        let text = &self.rest()[..length];
        let (gap, line, at) = (self.gap, self.line, self.at);
        self.tokens.push(Token {
            kind,
            text,
            gap,
            line,
            at,
        });
        self.at += length;
        self.line += text.matches('\n').count();
        Ok(())
    }

    fn read_string(&mut self, quote: char) -> Result<(), Fault> {
        let mut escaped = false;
        for (at, next) in self.rest().char_indices().skip(1) {
            match next {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '\n' => break,
                _ if next == quote => return self.take(Kind::Text, at + 1),
                _ => {}
            }
        }
        Err(self.fault("a string is never closed"))
    }

    /// Reads on in a template, from its beginning or from the end of a `${…}`.
    fn read_template(&mut self) -> Result<(), Fault> {
        let mut escaped = false;
        for (at, next) in self.rest().char_indices().skip(1) {
            match next {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '`' => return self.take(Kind::Template, at + 1),
                '$' if self.rest()[at..].starts_with("${") => {
                    let line = self.line;
                    self.open.push(Open {
                        closing: '`',
                        is_condition: false,
                        line,
                    });
                    return self.take(Kind::Template, at + 2);
                }
                _ => {}
            }
        }
        Err(self.fault("a template is never closed"))
    }

    fn read_regex(&mut self) -> Result<(), Fault> {
        let mut escaped = false;
        let mut in_class = false;
        for (at, next) in self.rest().char_indices().skip(1) {
            match next {
                '\n' => break,
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => {
                    let length = at + 1;
                    return self.take(Kind::Regex, length + self.word(length));
                }
                _ => {}
            }
        }
        Err(self.fault("a regular expression is never closed"))
    }

    fn read_number(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let is_hex = rest.starts_with("0x") || rest.starts_with("0X");
        let mut before = ' ';
        let end = rest.find(|next: char| {
            let signs_exponent =
                matches!(next, '+' | '-') && matches!(before, 'e' | 'E') && !is_hex;
            before = next;
            !(is_of_word(next) || next == '.' || signs_exponent)
        });
        self.take(Kind::Number, end.unwrap_or(rest.len()))
    }

    fn read_mark(&mut self, first: char) -> Result<(), Fault> {
        let rest = self.rest();
        match first {
            '(' | '[' | '{' => {
                let is_condition = first == '(' && self.follows_condition_word();
                let closing = match first {
                    '(' => ')',
                    '[' => ']',
                    _ => '}',
                };
                let line = self.line;
                self.open.push(Open {
                    closing,
                    is_condition,
                    line,
                });
            }
            ')' | ']' | '}' => match self.open.pop() {
                Some(open) if open.closing == first => self.closed_condition = open.is_condition,
                _ => return Err(self.fault("a bracket is closed that is not open")),
            },
            _ if first.is_ascii_punctuation() && first != '\\' && first != '#' => {}
            _ => return Err(self.fault(&format!("“{first}” is not understood"))),
        }
        let long = LONG_MARKS.into_iter().find(|mark| rest.starts_with(mark));
        // Before a digit it asks a question and begins a number.
        let long = long.filter(|mark| {
            *mark != "?." || !rest[2..].starts_with(|next: char| next.is_ascii_digit())
        });
        self.take(Kind::Mark, long.map_or(1, str::len))
    }

    /// The last tokens but so many.
    fn before(&self, back: usize) -> Option<&Token<'text>> {
        self.tokens.iter().rev().nth(back)
    }

    /// Whether the last token but so many names a member, so that it is no keyword.
    fn is_member(&self, back: usize) -> bool {
        self.before(back + 1)
            .is_some_and(|token| token.is_mark(".") || token.is_mark("?."))
    }

    /// Whether the bracket that comes now holds the condition of a statement.
    fn follows_condition_word(&self) -> bool {
        let is = |back, word| self.before(back).is_some_and(|token| token.is_word(word));
        let named = ["if", "while", "for", "with"]
            .into_iter()
            .any(|word| is(0, word));
        (named && !self.is_member(0)) || (is(0, "await") && is(1, "for"))
    }

    /// Whether a stroke that comes now begins a regular expression; otherwise it divides.
    fn begins_regex(&self) -> Result<bool, Fault> {
        let Some(before) = self.before(0) else {
            return Ok(true);
        };
        let unclear = || {
            self.fault(
                "this stroke may divide or begin a regular expression: say which, with brackets",
            )
        };
        match before.kind {
            Kind::Number | Kind::Text | Kind::Regex => Ok(false),
            Kind::Template => Ok(before.opens()),
            Kind::Word if self.is_member(0) => Ok(false),
            Kind::Word if before.text == "of" => Err(unclear()),
            Kind::Word => Ok(BEFORE_EXPRESSION.contains(&before.text)),
            Kind::Mark => match before.text {
                ")" => Ok(self.closed_condition),
                "]" => Ok(false),
                "}" | "++" | "--" => Err(unclear()),
                _ => Ok(true),
            },
        }
    }
}

/// Whether a character may stand in a name.
fn is_of_word(next: char) -> bool {
    next.is_alphanumeric() || next == '_' || next == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of one kind.
    fn of(kind: Kind, text: &str) -> Vec<&str> {
        let tokens = tokens(text).unwrap_or_else(|fault| panic!("{fault:?}"));
        tokens
            .iter()
            .filter(|token| token.kind == kind)
            .map(|token| token.text)
            .collect()
    }

    /// All tokens, with a blank between them.
    fn all(text: &str) -> String {
        let tokens = tokens(text).unwrap_or_else(|fault| panic!("{fault:?}"));
        let texts: Vec<&str> = tokens.iter().map(|token| token.text).collect();
        texts.join(" ")
    }

    #[test]
    fn strings_hold_what_looks_like_comments() {
        assert_eq!(
            of(Kind::Text, r#"a = "//x" + '/* " */' + "\"`"; // "no""#),
            [r#""//x""#, r#"'/* " */'"#, r#""\"`""#]
        );
    }

    #[test]
    fn templates_nest() {
        let text = "`a ${b + `c ${d({ e: '}' })} // f`} \\` \\${g} /* h */`";
        assert_eq!(
            of(Kind::Template, text),
            ["`a ${", "`c ${", "} // f`", "} \\` \\${g} /* h */`"]
        );
        assert_eq!(of(Kind::Word, text), ["b", "d", "e"]);
    }

    #[test]
    fn strokes_divide_or_begin_a_regular_expression() {
        for (text, expressions) in [
            ("a / b / c", &[] as &[&str]),
            ("(a) / b / c", &[]),
            ("a[0] / 2 /* / */ / 3", &[]),
            ("if (a) /b/.test(c)", &["/b/"]),
            ("for await (const a of b) /c/g.exec(a)", &["/c/g"]),
            ("a.if(b) / c / d", &[]),
            ("x = /[/\"]+/u, y = 1 / 2", &["/[/\"]+/u"]),
            ("return /\\//.test(a)", &["/\\//"]),
            ("a.return / b / c", &[]),
            ("`${/a`b/}`", &["/a`b/"]),
            ("`${a}` / 2 / 3", &[]),
            ("f(/a/, b => /c/)", &["/a/", "/c/"]),
        ] {
            assert_eq!(of(Kind::Regex, text), expressions, "{text}");
        }
    }

    #[test]
    fn what_is_unclear_is_refused_with_its_line() {
        for text in ["{}\n/a/.test(b)", "a;\ni++ / 2", "for (a\nof /b/) c"] {
            let fault = tokens(text).expect_err(text);
            assert_eq!(
                (fault.line, fault.what.contains("stroke")),
                (2, true),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_never_closed_is_refused() {
        for text in [
            "\"a", "'a\n'", "`a", "`a ${b", "/* a", "(a", "a = /b", "a)", "(a]", "a = {`}`",
        ] {
            assert!(tokens(text).is_err(), "{text}");
        }
        assert_eq!(tokens("a\n\n{(").map_err(|fault| fault.line), Err(3));
    }

    #[test]
    fn numbers_and_marks() {
        assert_eq!(
            of(
                Kind::Number,
                "1e-5 + 0xE+1 + .5 + 1_000n + 1.5.toFixed() - a.b0"
            ),
            ["1e-5", "0xE", "1", ".5", "1_000n", "1.5.toFixed"]
        );
        assert_eq!(all("a?.b ? .5 : c?.5:d"), "a ?. b ? .5 : c ? .5 : d");
        assert_eq!(
            all("[...a].map(#b in c=>d++)"),
            "[ ... a ] . map ( #b in c => d ++ )"
        );
    }

    #[test]
    fn gaps_and_lines_are_told() {
        let tokens = tokens("a /* b */ + // c\n  d/* e\n*/f").expect("it is sound");
        let told: Vec<_> = tokens
            .iter()
            .map(|token| (token.text, token.gap, token.line))
            .collect();
        assert_eq!(
            told,
            [
                ("a", Gap::None, 1),
                ("+", Gap::Space, 1),
                ("d", Gap::Line, 2),
                ("f", Gap::Line, 3),
            ]
        );
    }
}
