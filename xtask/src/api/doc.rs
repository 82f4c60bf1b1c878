//! Documentation comments: what they say, and their tags.

/// A `/** … */`, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Doc {
    /// What stands before the first tag; paragraphs are parted by empty lines.
    pub(crate) text: String,
    /// The tags in their order.
    pub(crate) tags: Vec<Tag>,
}

/// A tag such as `@param {number} ply - The turn.`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tag {
    /// Which one it is, without its sign.
    pub(crate) name: String,
    /// The type in braces, if there is one.
    pub(crate) kind: String,
    /// What follows.
    pub(crate) rest: String,
}

impl Doc {
    /// Reads a comment with its marks.
    pub(crate) fn read(comment: &str) -> Self {
        let inner = comment
            .trim()
            .trim_start_matches("/**")
            .trim_end_matches("*/");
        let lines: Vec<&str> = inner
            .lines()
            .map(|line| {
                let line = line.trim();
                line.strip_prefix('*')
                    .map_or(line, |rest| rest.strip_prefix(' ').unwrap_or(rest))
            })
            .collect();
        let text = lines.join("\n");
        let mut begins: Vec<usize> = text
            .match_indices('@')
            .filter(|(at, _)| {
                let before = text[..*at].chars().next_back();
                let after = text[at + 1..].chars().next();
                before.is_none_or(char::is_whitespace)
                    && after.is_some_and(|next| next.is_ascii_lowercase())
            })
            .map(|(at, _)| at)
            .collect();
        begins.push(text.len());
        let tags = begins
            .windows(2)
            .map(|ends| Tag::read(&text[ends[0] + 1..ends[1]]))
            .collect();
        let text = text[..begins[0]].trim().to_owned();
        Self { text, tags }
    }

    /// The tags of a kind.
    pub(crate) fn tagged<'doc>(&'doc self, tag: &'doc str) -> impl Iterator<Item = &'doc Tag> {
        self.tags.iter().filter(move |found| found.name == tag)
    }

    /// Whether it has a tag.
    pub(crate) fn has(&self, tag: &str) -> bool {
        self.tagged(tag).next().is_some()
    }
}

impl Tag {
    /// Reads `name {type} rest`.
    fn read(text: &str) -> Self {
        let (tag, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim_start();
        let end = rest.starts_with('{').then(|| closing(rest)).flatten();
        let (kind, rest) = end.map_or(("", rest), |end| (&rest[1..end], &rest[end + 1..]));
        let words: Vec<&str> = rest.split_whitespace().collect();
        Self {
            name: tag.to_owned(),
            kind: kind.trim().to_owned(),
            rest: words.join(" "),
        }
    }

    /// The name, what it is if nothing is said, and what is said of it: `[name=default] - text`.
    pub(crate) fn named(&self) -> (String, String, String) {
        let (head, text) = match self.rest.split_once(" - ") {
            Some((head, text)) => (head, text),
            None => self.rest.split_once(' ').unwrap_or((&self.rest, "")),
        };
        let head = head.trim().trim_start_matches('[').trim_end_matches(']');
        let (name, default) = head.split_once('=').unwrap_or((head, ""));
        (name.to_owned(), default.to_owned(), text.trim().to_owned())
    }
}

/// Where the brace that a text begins with is closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, next) in text.char_indices() {
        match next {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_read() {
        let doc = Doc::read(
            "/**\n * A board.\n *\n * More, a@b.\n * @attr {\"a\" | \"b\"} [mode=a] - Which\n *   one.\n * @slot aside - Beside.\n * @ignore\n */",
        );
        assert_eq!(doc.text, "A board.\n\nMore, a@b.");
        let attr = doc.tagged("attr").next().expect("it is there");
        assert_eq!(attr.kind, "\"a\" | \"b\"");
        assert_eq!(
            attr.named(),
            ("mode".into(), "a".into(), "Which one.".into())
        );
        assert_eq!(
            doc.tagged("slot").map(Tag::named).next(),
            Some(("aside".into(), String::new(), "Beside.".into()))
        );
        assert!(doc.has("ignore") && !doc.has("fires"));
    }

    #[test]
    fn comments_of_one_line_are_read() {
        let doc = Doc::read(
            "/** Goes there. @param {{ at: number }} ply how far @returns {Promise<void>} */",
        );
        assert_eq!(doc.text, "Goes there.");
        assert_eq!(doc.tags[0].kind, "{ at: number }");
        assert_eq!(
            doc.tags[0].named(),
            ("ply".into(), String::new(), "how far".into())
        );
        assert_eq!(
            (doc.tags[1].kind.as_str(), doc.tags[1].rest.as_str()),
            ("Promise<void>", "")
        );
    }
}
