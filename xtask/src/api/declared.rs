//! Declarations of types, as the compiler of TypeScript writes them: cut into statements and members.

use super::doc::Doc;
use crate::api::token::{Fault, Kind, Token, tokens};

/// A statement, or a member of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declared {
    /// The comment before it.
    pub(crate) doc: Doc,
    /// The comment as it stands there.
    pub(crate) comment: String,
    /// What it declares, up to its end.
    pub(crate) text: String,
    /// The names and keywords in it, in order.
    pub(crate) words: Vec<String>,
}

impl Declared {
    /// The word after another, as the name after `type`.
    pub(crate) fn word_after(&self, word: &str) -> Option<&str> {
        let at = self.words.iter().position(|found| found == word)?;
        self.words.get(at + 1).map(String::as_str)
    }
}

/// The statements of a file.
///
/// # Errors
/// Where it cannot be cut into tokens.
pub(crate) fn statements(text: &str) -> Result<Vec<Declared>, Fault> {
    Ok(cut(text, 0, &tokens(text)?))
}

/// The members of a class that a statement declares.
///
/// # Errors
/// As [`statements`].
pub(crate) fn members(class: &str) -> Result<Vec<Declared>, Fault> {
    let tokens = tokens(class)?;
    let begin = tokens.iter().position(|token| token.is_mark("{"));
    let begin = begin.ok_or_else(|| Fault::new(1, "a class has no body"))?;
    let end = tokens.len() - 1;
    Ok(cut(class, tokens[begin].at + 1, &tokens[begin + 1..end]))
}

/// Cuts tokens where statements end; comments are looked for from `from` on.
fn cut(text: &str, mut from: usize, tokens: &[Token<'_>]) -> Vec<Declared> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut first = 0;
    for (at, token) in tokens.iter().enumerate() {
        depth -= usize::from(token.closes()).min(depth);
        depth += usize::from(token.opens());
        // Interfaces, classes and namespaces end by their last bracket, all else by a semicolon.
        let has_body = tokens[first..at].iter().any(|token| {
            ["interface", "class", "global", "namespace"]
                .into_iter()
                .any(|word| token.is_word(word))
        });
        let ends = token.is_mark(";") || (has_body && token.is_mark("}"));
        if depth > 0 || !ends {
            continue;
        }
        let statement = &tokens[first..=at];
        let (begin, end) = (statement[0].at, token.at + token.text.len());
        let comment = last_comment(&text[from..begin]);
        found.push(Declared {
            doc: Doc::read(comment),
            comment: comment.to_owned(),
            text: text[begin..end].to_owned(),
            words: statement
                .iter()
                .filter(|token| token.kind == Kind::Word)
                .map(|token| token.text.to_owned())
                .collect(),
        });
        from = end;
        first = at + 1;
    }
    found
}

/// The last documentation comment in what stands between two statements.
fn last_comment(gap: &str) -> &str {
    gap.rfind("/**").map_or("", |at| gap[at..].trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "import { A } from \"./a.js\";\n/** One. */\n/** Two. */\nexport type B = {\n    c: string;\n};\n\
        export interface D {\n    e: { f: number; };\n}\n/** A class. */\nexport declare class G extends H {\n    #private;\n    \
        /** It is there. @type {string} */\n    get i(): string;\n    set i(i: string);\n    j(k?: { l: 1; }): void;\n}\n";

    #[test]
    fn statements_are_cut() {
        let found = statements(TEXT).expect("it is sound");
        let told: Vec<_> = found
            .iter()
            .map(|one| {
                (
                    one.doc.text.as_str(),
                    one.text.lines().next().unwrap_or_default(),
                )
            })
            .collect();
        assert_eq!(
            told,
            [
                ("", "import { A } from \"./a.js\";"),
                ("Two.", "export type B = {"),
                ("", "export interface D {"),
                ("A class.", "export declare class G extends H {"),
            ]
        );
        assert_eq!(found[1].word_after("type"), Some("B"));
    }

    #[test]
    fn members_are_cut() {
        let found = statements(TEXT).expect("it is sound");
        let found = members(&found[3].text).expect("it is sound");
        let told: Vec<_> = found
            .iter()
            .map(|one| (one.doc.text.as_str(), one.text.as_str()))
            .collect();
        assert_eq!(
            told,
            [
                ("", "#private;"),
                ("It is there.", "get i(): string;"),
                ("", "set i(i: string);"),
                ("", "j(k?: { l: 1; }): void;"),
            ]
        );
    }
}
