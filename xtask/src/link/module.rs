//! One module: what it takes from others, what it gives, and the rest of it.
//!
//! The style is narrow: imports by relative path, exports that never change once they are there. All
//! else is refused.

use super::token::{Fault, Gap, Kind, Token, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// The name that a default export is given.
const DEFAULT: &str = "$default";

/// What begins the names that the linker gives to modules.
pub(crate) const PREFIX: &str = "$";

/// What a module takes from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Import<'text> {
    /// How the other is named: a relative path.
    pub(crate) from: &'text str,
    /// Under which name all of it is taken, if it is.
    pub(crate) all_as: Option<&'text str>,
    /// What is taken, and the name it goes by here.
    pub(crate) names: Vec<(&'text str, &'text str)>,
    /// The line it begins on.
    pub(crate) line: usize,
}

/// A module, read.
#[derive(Debug)]
pub(crate) struct Module<'text> {
    /// What it takes, in order.
    pub(crate) imports: Vec<Import<'text>>,
    /// What it gives: the name outside and the name inside.
    pub(crate) exports: BTreeMap<&'text str, &'text str>,
    /// All else that it does.
    pub(crate) body: Vec<Token<'text>>,
    /// Whether it waits for something before it is ready.
    pub(crate) waits: bool,
    /// The line on which it asks where it lies, if it does.
    pub(crate) asks_where: Option<usize>,
}

/// Reads a module.
///
/// # Errors
/// Says what is not understood, and where.
pub(crate) fn read(text: &str) -> Result<Module<'_>, Fault> {
    let tokens = tokens(text)?;
    let mut parser = Parser {
        tokens: &tokens,
        at: 0,
        cut: false,
        module: Module {
            imports: Vec::new(),
            exports: BTreeMap::new(),
            body: Vec::new(),
            waits: false,
            asks_where: None,
        },
    };
    parser.read()?;
    let module = parser.module;
    check_constancy(&module)?;
    Ok(module)
}

/// A way through the tokens.
struct Parser<'tokens, 'text> {
    tokens: &'tokens [Token<'text>],
    at: usize,
    /// Whether something was left out before the next token of the body.
    cut: bool,
    module: Module<'text>,
}

/// The kinds of bracket that matter for where a module waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    /// The body of a function, or of a class.
    Body,
    /// Any other.
    Other,
}

impl<'text> Parser<'_, 'text> {
    fn read(&mut self) -> Result<(), Fault> {
        let mut open = Vec::new();
        while let Some(token) = self.peek(0) {
            if open.is_empty() && token.is_word("import") && !self.is_expression() {
                self.cut = true;
                self.read_import()?;
                continue;
            }
            if open.is_empty() && token.is_word("export") && !self.is_member() {
                self.cut = true;
                self.read_export()?;
                continue;
            }
            self.check(&token, &open)?;
            if token.closes() {
                open.pop();
            }
            if token.opens() {
                open.push(self.bracket());
            }
            self.keep(token);
            self.at += 1;
        }
        Ok(())
    }

    /// Takes a token into the body. Where something was left out before it, a statement ends.
    fn keep(&mut self, mut token: Token<'text>) {
        if std::mem::take(&mut self.cut) {
            token.gap = Gap::Line;
        }
        self.module.body.push(token);
    }

    fn peek(&self, ahead: usize) -> Option<Token<'text>> {
        self.tokens.get(self.at + ahead).copied()
    }

    fn before(&self, back: usize) -> Option<Token<'text>> {
        self.tokens.get(self.at.checked_sub(back)?).copied()
    }

    /// Whether the word here names a member.
    fn is_member(&self) -> bool {
        self.before(1)
            .is_some_and(|token| token.is_mark(".") || token.is_mark("?."))
    }

    /// Whether the `import` here is `import(…)`, `import.meta` or a member.
    fn is_expression(&self) -> bool {
        let calls = |token: Token<'_>| token.is_mark("(") || token.is_mark(".");
        self.is_member() || self.peek(1).is_some_and(calls)
    }

    /// Looks at a token of the body.
    fn check(&mut self, token: &Token<'text>, open: &[Bracket]) -> Result<(), Fault> {
        if token.kind != Kind::Word || self.is_member() {
            return Ok(());
        }
        let next_is = |mark| self.peek(1).is_some_and(|next| next.is_mark(mark));
        match token.text {
            DEFAULT => Err(Fault::new(
                token.line,
                format!("the name {DEFAULT} is kept for default exports"),
            )),
            name if is_given(name) => Err(Fault::new(
                token.line,
                format!("the name {name} is kept for modules"),
            )),
            "import" if next_is(".") => {
                self.module.asks_where.get_or_insert(token.line);
                Ok(())
            }
            "import" if next_is("(") => match self.peek(2) {
                Some(named) if matches!(named.kind, Kind::Text | Kind::Template) => {
                    Err(Fault::new(
                        token.line,
                        "a module that is imported when it is needed cannot be joined",
                    ))
                }
                _ => Ok(()),
            },
            "await" if !open.contains(&Bracket::Body) => {
                self.module.waits = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// What the bracket here opens.
    fn bracket(&self) -> Bracket {
        let is_brace = self.peek(0).is_some_and(|token| token.is_mark("{"));
        let body = is_brace
            && self
                .before(1)
                .is_some_and(|before| before.is_mark("=>") || self.closes_parameters(&before));
        if body { Bracket::Body } else { Bracket::Other }
    }

    /// Whether the token before this one ends the parameters of a function, not the head of a statement.
    fn closes_parameters(&self, before: &Token<'_>) -> bool {
        if !before.is_mark(")") {
            return false;
        }
        let mut depth = 0_usize;
        for at in (0..self.at).rev() {
            let token = &self.tokens[at];
            depth += usize::from(token.closes());
            depth -= usize::from(token.opens());
            if depth == 0 {
                let word = at.checked_sub(1).map(|before| &self.tokens[before]);
                let heads = ["if", "for", "while", "switch", "catch", "with", "await"];
                return !word.is_some_and(|word| heads.into_iter().any(|head| word.is_word(head)));
            }
        }
        false
    }

    fn next(&mut self) -> Option<Token<'text>> {
        let token = self.peek(0);
        self.at += 1;
        token
    }

    /// A fault at the token here.
    fn fault(&self, what: &str) -> Fault {
        let last = self.tokens.len().saturating_sub(1);
        let line = self
            .tokens
            .get(self.at.min(last))
            .map_or(1, |token| token.line);
        Fault::new(line, what)
    }

    /// Goes past a mark, if it is here.
    fn pass(&mut self, mark: &str) -> bool {
        let is_here = self.peek(0).is_some_and(|token| token.is_mark(mark));
        self.at += usize::from(is_here);
        is_here
    }

    fn expect_word(&mut self, word: &str) -> Result<(), Fault> {
        match self.next() {
            Some(token) if token.is_word(word) => Ok(()),
            _ => Err(self.back(&format!("“{word}” should stand here"))),
        }
    }

    fn expect_name(&mut self) -> Result<&'text str, Fault> {
        match self.next() {
            Some(token) if token.kind == Kind::Word && !is_given(token.text) => Ok(token.text),
            _ => Err(self.back("a name should stand here")),
        }
    }

    /// A fault at the token that was taken last.
    fn back(&mut self, what: &str) -> Fault {
        self.at -= 1;
        self.fault(what)
    }

    /// Takes the path of a module and the end of the statement.
    fn expect_path(&mut self) -> Result<&'text str, Fault> {
        let Some(token) = self.next().filter(|token| token.kind == Kind::Text) else {
            return Err(self.back("the path of a module should stand here"));
        };
        let path = &token.text[1..token.text.len() - 1];
        if !path.starts_with("./") && !path.starts_with("../") || path.contains('\\') {
            return Err(self.back("modules are imported by relative path"));
        }
        if !self.pass(";") && self.peek(0).is_some_and(|next| next.gap != Gap::Line) {
            return Err(self.fault("the statement should end here"));
        }
        Ok(path)
    }

    /// Takes `{ a, b as c }` from after its first brace.
    fn read_names(&mut self) -> Result<Vec<(&'text str, &'text str)>, Fault> {
        let mut names = Vec::new();
        while !self.pass("}") {
            let name = self.expect_name()?;
            let renamed = self.peek(0).is_some_and(|token| token.is_word("as"));
            let other = if renamed {
                self.at += 1;
                self.expect_name()?
            } else {
                name
            };
            names.push((name, other));
            if !self.pass(",") && !self.peek(0).is_some_and(|token| token.is_mark("}")) {
                return Err(self.fault("a comma or the end of the list should stand here"));
            }
        }
        Ok(names)
    }

    fn read_import(&mut self) -> Result<(), Fault> {
        let line = self.next().map_or(1, |token| token.line);
        let mut all_as = None;
        let mut names = Vec::new();
        if self.peek(0).is_some_and(|token| token.kind != Kind::Text) {
            if self.peek(0).is_some_and(|token| token.kind == Kind::Word) {
                names.push(("default", self.expect_name()?));
            }
            let more = names.is_empty() || self.pass(",");
            if more && self.pass("*") {
                self.expect_word("as")?;
                all_as = Some(self.expect_name()?);
            } else if more && self.pass("{") {
                names.append(&mut self.read_names()?);
            } else if more {
                return Err(self.fault("this import is not understood"));
            }
            self.expect_word("from")?;
        }
        let from = self.expect_path()?;
        self.module.imports.push(Import {
            from,
            all_as,
            names,
            line,
        });
        Ok(())
    }

    fn read_export(&mut self) -> Result<(), Fault> {
        self.at += 1;
        let Some(token) = self.peek(0) else {
            return Err(self.fault("something should be exported here"));
        };
        match token.text {
            "{" => {
                self.at += 1;
                for (inside, outside) in self.read_names()? {
                    self.give(outside, inside)?;
                }
                if self.peek(0).is_some_and(|token| token.is_word("from")) {
                    return Err(self.fault("what is exported has to be imported first"));
                }
                self.pass(";");
                Ok(())
            }
            "default" => {
                let starts_declaration = self.peek(1).is_some_and(|next| {
                    ["function", "class", "async"]
                        .into_iter()
                        .any(|word| next.is_word(word))
                });
                if starts_declaration {
                    return Err(
                        self.fault("a declaration cannot be the default export: give it a name")
                    );
                }
                self.at += 1;
                self.give("default", DEFAULT)?;
                for (kind, text) in [
                    (Kind::Word, "const"),
                    (Kind::Word, DEFAULT),
                    (Kind::Mark, "="),
                ] {
                    let (line, gap, at) = (token.line, Gap::Space, token.at);
                    self.keep(Token {
                        kind,
                        text,
                        gap,
                        line,
                        at,
                    });
                }
                Ok(())
            }
            "const" => {
                let Some(name) = self.peek(1).filter(|name| name.kind == Kind::Word) else {
                    return Err(self.fault("one name should be exported here"));
                };
                if !self.peek(2).is_some_and(|token| token.is_mark("=")) {
                    return Err(self.fault("one name should be exported here"));
                }
                self.expect_one_declaration()?;
                self.give(name.text, name.text)
            }
            "class" | "function" | "async" => {
                let name = (1..4)
                    .filter_map(|ahead| self.peek(ahead))
                    .find(|token| token.kind == Kind::Word && token.text != "function");
                match name {
                    Some(name) => self.give(name.text, name.text),
                    None => Err(self.fault("a name should stand here")),
                }
            }
            "let" | "var" => Err(self.fault("what is exported may not change: make it a constant")),
            _ => Err(self.fault("this export is not understood")),
        }
    }

    /// The declaration here declares one thing only.
    fn expect_one_declaration(&self) -> Result<(), Fault> {
        let mut depth = 0_usize;
        for token in &self.tokens[self.at..] {
            depth -= usize::from(token.closes()).min(depth);
            match token.text {
                ";" if depth == 0 => return Ok(()),
                "," if depth == 0 => {
                    return Err(Fault::new(token.line, "an export declares one name"));
                }
                _ => depth += usize::from(token.opens()),
            }
        }
        Err(self.fault("an exported declaration ends with a semicolon"))
    }

    fn give(&mut self, outside: &'text str, inside: &'text str) -> Result<(), Fault> {
        match self.module.exports.insert(outside, inside) {
            None => Ok(()),
            Some(_) => Err(self.fault(&format!("“{outside}” is exported twice"))),
        }
    }
}

/// Whether a name is one that the linker gives.
fn is_given(name: &str) -> bool {
    name.strip_prefix(PREFIX)
        .is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()))
}

/// What a module exports by name may not be a variable, whose later values nobody would see.
fn check_constancy(module: &Module<'_>) -> Result<(), Fault> {
    let exported: BTreeSet<&str> = module.exports.values().copied().collect();
    let mut depth = 0_usize;
    let mut in_variables = false;
    for (at, token) in module.body.iter().enumerate() {
        depth -= usize::from(token.closes()).min(depth);
        if depth == 0 {
            let starts = token.is_word("let") || token.is_word("var");
            in_variables = starts || in_variables && !token.is_mark(";");
            let follows = at.checked_sub(1).map(|before| &module.body[before]);
            let is_declared =
                follows.is_some_and(|before| ["let", "var", ","].contains(&before.text));
            if in_variables && is_declared && exported.contains(token.text) {
                return Err(Fault::new(
                    token.line,
                    "what is exported may not change: make it a constant",
                ));
            }
        }
        depth += usize::from(token.opens());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sound(text: &str) -> Module<'_> {
        read(text).unwrap_or_else(|fault| panic!("{fault:?}"))
    }

    #[test]
    fn imports_are_understood() {
        let module = sound(
            "import \"./a.js\";\nimport b from './b.js';\nimport c, { d, e as f, } from \"../c.js\"\n\
             import * as g from \"./g.js\"; import h, * as i from \"./h.js\";",
        );
        let told: Vec<_> = module
            .imports
            .iter()
            .map(|import| {
                (
                    import.from,
                    import.all_as,
                    import.names.clone(),
                    import.line,
                )
            })
            .collect();
        assert_eq!(
            told,
            [
                ("./a.js", None, vec![], 1),
                ("./b.js", None, vec![("default", "b")], 2),
                (
                    "../c.js",
                    None,
                    vec![("default", "c"), ("d", "d"), ("e", "f")],
                    3
                ),
                ("./g.js", Some("g"), vec![], 4),
                ("./h.js", Some("i"), vec![("default", "h")], 4),
            ]
        );
        assert!(module.body.is_empty());
    }

    #[test]
    fn exports_are_understood() {
        let module = sound(
            "export const a = (x, y) => [x, y];\nexport function b() {}\nexport async function c() {}\n\
             export function* d() {}\nexport class E extends F {}\nconst g = 1;\nexport { g, g as h };\n\
             export default { i: 2 };",
        );
        let told: Vec<_> = module.exports.into_iter().collect();
        assert_eq!(
            told,
            [
                ("E", "E"),
                ("a", "a"),
                ("b", "b"),
                ("c", "c"),
                ("d", "d"),
                ("default", DEFAULT),
                ("g", "g"),
                ("h", "g"),
            ]
        );
    }

    #[test]
    fn what_is_not_understood_is_refused_with_its_line() {
        for text in [
            "import a from \"chess\";",
            "import a from \"/a.js\";",
            "import { a } from \"./a.json\" with { type: \"json\" };",
            "import a, b from \"./a.js\";",
            "import { \"a b\" as c } from \"./a.js\";",
            "export let a = 1;",
            "export var a = 1;",
            "export const a = 1, b = 2;",
            "export const { a } = b;",
            "export const a = 1",
            "export * from \"./a.js\";",
            "export { a } from \"./a.js\";",
            "export default function () {}",
            "export default class A {}",
            "export { a, b as a };",
            "const a = 1, $default = 2;",
            "const $7 = 1;",
            "const a = await import(\"./a.js\");",
            "const a = import(`./a.js`);",
            "let b, c;  export { c as d };",
        ] {
            let text = format!("// A line before it.\n{text}\n");
            let fault = read(&text).expect_err(&text);
            assert_eq!(fault.line, 2, "{text}: {}", fault.what);
        }
    }

    #[test]
    fn a_statement_ends_where_an_import_or_export_stood() {
        for text in [
            "a = b\nexport const c = 1;",
            "a = b\nexport { a }; c()",
            "a = b\nimport \"./c.js\"; c()",
            "a = b\nexport default c;",
        ] {
            let body = sound(text).body;
            assert_eq!(body[3].gap, Gap::Line, "{text}");
        }
    }

    #[test]
    fn words_that_are_no_statements_pass() {
        let module = sound(
            "a.import(\"b\"); c.export; const d = { import: 1, export: 2, await: 3 }; import(e);",
        );
        assert!(module.imports.is_empty() && module.exports.is_empty());
    }

    #[test]
    fn a_module_that_waits_is_known() {
        for (text, waits) in [
            ("await a();", true),
            ("try { await a(); } catch { b(); }", true),
            ("for await (const a of b) c();", true),
            ("if (a) { for (const b of c) { await b; } }", true),
            ("async function a() { await b; }", false),
            ("const a = async () => { await b; };", false),
            ("class A { async b() { if (c) { await d; } } }", false),
            ("a.await();", false),
        ] {
            assert_eq!(sound(text).waits, waits, "{text}");
        }
    }

    #[test]
    fn a_module_that_asks_where_it_lies_is_known() {
        assert_eq!(sound("a();\nb(import.meta.url);").asks_where, Some(2));
        assert_eq!(sound("a.import.meta;").asks_where, None);
    }
}
