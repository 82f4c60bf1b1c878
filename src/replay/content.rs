//! The content of a move's comments, in parts: the evaluation, the clock time, the goal of an exercise, marked cells and
//! arrows, and words. `docs/formats.md` has the grammar.
//!
//! A [`Comment`] keeps goals, marks and arrows among its words, as they were written. They are separated here, and
//! written again when one of the parts changes.

use std::fmt;

use super::comment::{Comment, Eval};
use super::goal::{Goal, is_cell};
use crate::codes::ParseErrorCode;
use crate::parse::ParseError;

/// The most marks and arrows of a position. A command with more of them is kept as words.
const MOST_SHAPES: usize = 256;
/// How many of the commands that cannot be read are reported, and how many characters of each.
const MOST_UNREAD: usize = 5;
const MOST_QUOTED: usize = 80;

/// The parts of one or more comments.
///
/// ```
/// use ergo_games::replay::{Comment, Content};
/// let comment = Comment::read("start [%csl Ge5] here [%goal win 3]").unwrap();
/// let content = Content::of([&comment]);
/// assert_eq!(content.words, "start here");
/// assert_eq!(content.goal.as_deref(), Some("win 3"));
/// assert_eq!(content.to_string(), "[%goal win 3] [%csl Ge5] start here");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// The first evaluation.
    pub eval: Option<Eval>,
    /// The first clock time, as written.
    pub clock: Option<String>,
    /// The text of the first goal.
    pub goal: Option<String>,
    /// Marked cells, such as `Ge5`, and arrows, such as `Re5a1`.
    pub shapes: Vec<String>,
    /// Everything else, among it commands that cannot be used.
    pub words: String,
}

/// How many goals and shapes the comments of a place can still have.
struct Room {
    goals: usize,
    shapes: usize,
}

impl Room {
    const fn new() -> Self {
        Self {
            goals: 1,
            shapes: MOST_SHAPES,
        }
    }
}

impl Content {
    /// The content of all comments together.
    pub fn of<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> Self {
        let mut content = Self::default();
        let mut room = Room::new();
        for comment in comments {
            content.add(comment, &mut room);
        }
        content
    }

    /// The content of each comment of a place. Only one of them has a goal.
    pub fn of_each<'a>(
        comments: impl IntoIterator<Item = &'a Comment>,
    ) -> impl Iterator<Item = Self> {
        let mut room = Room::new();
        comments.into_iter().map(move |comment| {
            let mut content = Self::default();
            content.add(comment, &mut room);
            content
        })
    }

    /// Adds a comment.
    fn add(&mut self, comment: &Comment, room: &mut Room) {
        self.eval = self.eval.or_else(|| comment.eval());
        self.clock = self.clock.take().or_else(|| comment.clock_text());
        let text = comment.text();
        if text.contains("[%") {
            self.add_text(text, room);
        } else {
            self.say(text);
        }
    }

    /// Separates the commands of a text from its words.
    fn add_text(&mut self, text: &str, room: &mut Room) {
        let tokens: Vec<&str> = text.split(' ').collect();
        // No command ends after this token. Without this, many that do not end would each be searched to the end.
        let last_end = tokens.iter().rposition(|token| token.contains(']'));
        let mut said = Vec::new();
        let mut at = 0;
        while let Some(&token) = tokens.get(at) {
            let rest = &tokens[at + 1..];
            let used = match token {
                "[%csl" => self.add_shapes(rest, is_mark, room),
                "[%cal" => self.add_shapes(rest, is_arrow, room),
                "[%goal" => self.add_goal(rest, room),
                _ => {
                    said.push(token);
                    at += 1;
                    continue;
                }
            };
            // A command that cannot be used stays as a whole. If one inside it were taken out, the rest could become another.
            let length = used.unwrap_or_else(|| {
                let ends = last_end.is_some_and(|end| at < end);
                let end = ends.then(|| rest.iter().position(|token| token.contains(']')));
                let length = end.flatten().map_or(0, |end| end + 1);
                said.extend(&tokens[at..=at + length]);
                length
            });
            at += 1 + length;
        }
        self.say(&said.join(" "));
    }

    fn say(&mut self, words: &str) {
        if !words.is_empty() && !self.words.is_empty() {
            self.words.push(' ');
        }
        self.words.push_str(words);
    }

    /// Adds the shapes of a command, and returns the number of its tokens; nothing if it cannot be used.
    fn add_shapes(
        &mut self,
        rest: &[&str],
        is_shape: fn(&str) -> bool,
        room: &mut Room,
    ) -> Option<usize> {
        let list = rest.first()?.strip_suffix(']')?;
        let count = list.split(',').take(room.shapes + 1).count();
        if count > room.shapes || !list.split(',').all(is_shape) {
            return None;
        }
        self.shapes.extend(list.split(',').map(str::to_owned));
        room.shapes -= count;
        Some(1)
    }

    /// Adds the goal of a command, and returns the number of its tokens; nothing if it cannot be used.
    fn add_goal(&mut self, rest: &[&str], room: &mut Room) -> Option<usize> {
        if room.goals == 0 {
            return None;
        }
        // A goal contains no bracket. The search for its end stops at the next command, so reading many of them takes
        // linear time.
        let last = rest.iter().position(|token| token.contains(['[', ']']))?;
        let text = rest[..=last].join(" ");
        let goal = Goal::parse(text.strip_suffix(']')?).ok()?;
        self.goal = Some(goal.to_string());
        room.goals -= 1;
        Some(last + 1)
    }

    /// Replaces the shapes.
    ///
    /// # Errors
    /// Quotes what is not a mark or an arrow, or says that there are too many.
    pub fn set_shapes(&mut self, shapes: &[String]) -> Result<(), ParseError> {
        let error =
            |found: &str, expected: &str| ParseError::whole(found, ParseErrorCode::Shape, expected);
        if let Some(odd) = shapes
            .iter()
            .find(|shape| !is_mark(shape) && !is_arrow(shape))
        {
            return Err(error(odd, "a mark such as Ge5, or an arrow such as Re5a1"));
        }
        if let Some(extra) = shapes.get(MOST_SHAPES) {
            let expected = format!("no more than {MOST_SHAPES} marks and arrows");
            return Err(error(extra, &expected));
        }
        self.shapes = shapes.to_vec();
        Ok(())
    }

    /// One comment with all of this.
    ///
    /// # Errors
    /// Locates a malformed command among the words.
    pub fn comment(&self) -> Result<Comment, ParseError> {
        Comment::read(&self.to_string())
    }

    /// The goals, marks and arrows that cannot be used, as they are written: malformed ones, a second goal, and those with
    /// a cell that is not on the board. Only the first few.
    pub fn unread(&self, has_cell: &dyn Fn(&str) -> bool) -> Vec<String> {
        let is_off = |text: &str| !cells_of(text).into_iter().all(has_cell);
        let shapes = self.shapes.iter().filter(|shape| is_off(&shape[1..]));
        let goals = self.goal.iter().filter(|goal| is_off(goal));
        malformed(&self.words)
            .map(shortened)
            .chain(shapes.cloned())
            .chain(goals.map(|goal| shortened(&format!("[%goal {goal}]"))))
            .take(MOST_UNREAD)
            .collect()
    }
}

/// Writes the body of a comment in the canonical order.
impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |is_kind: fn(&str) -> bool| {
            let shapes = self.shapes.iter().map(|shape| &**shape);
            shapes
                .filter(|shape| is_kind(shape))
                .collect::<Vec<_>>()
                .join(",")
        };
        let mut parts = Vec::new();
        let mut command = |name, value: String| {
            if !value.is_empty() {
                parts.push(format!("[%{name} {value}]"));
            }
        };
        command(
            "eval",
            self.eval.map_or_else(String::new, |eval| eval.to_string()),
        );
        command("clk", self.clock.clone().unwrap_or_default());
        command("goal", self.goal.clone().unwrap_or_default());
        command("csl", list(is_mark));
        command("cal", list(is_arrow));
        parts.extend((!self.words.is_empty()).then(|| self.words.clone()));
        f.write_str(&parts.join(" "))
    }
}

/// Whether a text is a colour and a cell.
fn is_mark(shape: &str) -> bool {
    shape
        .strip_prefix(['G', 'R', 'Y', 'B'])
        .is_some_and(is_cell)
}

/// Whether a text is a colour and two cells.
fn is_arrow(shape: &str) -> bool {
    let cells = shape.strip_prefix(['G', 'R', 'Y', 'B']);
    let halves = cells.and_then(|cells| {
        let second = cells.rfind(|letter: char| letter.is_ascii_lowercase())?;
        Some(cells.split_at(second))
    });
    halves.is_some_and(|(from, to)| is_cell(from) && is_cell(to))
}

/// The names of cells in the text of a move, a shape or a goal: a letter with a number after it.
#[inline(never)]
pub(crate) fn cells_of(text: &str) -> Vec<&str> {
    let starts = text.match_indices(|letter: char| letter.is_ascii_lowercase());
    let names = starts.filter_map(|(at, _)| {
        let digits = text[at + 1..]
            .bytes()
            .take(2)
            .take_while(u8::is_ascii_digit);
        let name = &text[at..=at + digits.count()];
        is_cell(name).then_some(name)
    });
    names.collect()
}

/// The goals, marks and arrows that stay among words.
fn malformed(words: &str) -> impl Iterator<Item = &str> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(found) = words.get(at..)?.find("[%") {
            let start = at + found;
            let is_first = start == 0 || words.as_bytes()[start - 1] == b' ';
            at = start + "[%".len();
            let is_named = |name| {
                let rest = words[at..].strip_prefix(name);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ']']))
            };
            if is_first && ["csl", "cal", "goal"].into_iter().any(is_named) {
                at = words[start..]
                    .find(']')
                    .map_or(words.len(), |end| start + end + 1);
                return Some(&words[start..at]);
            }
        }
        None
    })
}

/// The start of a text that is too long to be quoted.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(text: &str) -> Content {
        Content::of([&Comment::read(text).unwrap()])
    }

    fn only_words(words: &str) -> Content {
        Content {
            words: words.to_owned(),
            ..Content::default()
        }
    }

    /// Every cell but `z9`.
    fn unread(text: &str) -> Vec<String> {
        content(text).unread(&|cell| cell != "z9")
    }

    #[test]
    fn marks_and_arrows_are_found_among_the_words() {
        let found = content("so [%csl Ge5,Ra10] it [%cal Be5a1] is");
        assert_eq!(found.words, "so it is");
        assert_eq!(found.shapes, ["Ge5", "Ra10", "Be5a1"]);
        for text in [
            "[%csl e5]",
            "[%csl Ge5e6]",
            "[%cal Ge5]",
            "[%cal Ge5e6e7]",
            "[%csl Ge05]",
            "[%csl Ge5",
            "[%csl Ge5, Ge6]",
            "[%csl Ge100]",
            "[%csl",
            "[%csl Pe5]",
            "[%csl é5]",
            "so[%csl Ge5]",
            "[%csl [%cal Be5a1] Ge5]",
            "",
        ] {
            assert_eq!(content(text), only_words(text));
        }
    }

    #[test]
    fn a_goal_is_found_among_the_words() {
        for goal in [
            "any",
            "win 1",
            "gain 2 in 3",
            "play e5 c2@d3-e4 swap",
            "end e5 f10",
        ] {
            let found = content(&format!("so [%goal {goal}] it is"));
            assert_eq!(found.words, "so it is");
            assert_eq!(found.goal.as_deref(), Some(goal));
        }
        for text in [
            "[%goal ]",
            "[%goal win 2]",
            "[%goal win 3",
            "so[%goal win 3]",
            "[%goal win 3 [%csl Ge5] x]",
            "[%goal win [%csl Ge5] 3]",
        ] {
            assert_eq!(content(text).goal, None, "{text}");
            assert_eq!(content(text).comment(), Comment::read(text), "{text}");
        }
    }

    #[test]
    fn of_the_goals_of_a_place_the_first_counts() {
        let text = "[%goal any] or [%goal win 3]";
        assert_eq!(content(text).goal.as_deref(), Some("any"));
        assert_eq!(content(text).words, "or [%goal win 3]");
        let comments = ["[%goal any]", "[%goal win 3]"].map(|text| Comment::read(text).unwrap());
        let goals: Vec<_> = Content::of_each(&comments)
            .map(|content| content.goal)
            .collect();
        assert_eq!(goals, [Some("any".to_owned()), None]);
    }

    #[test]
    fn a_place_has_at_most_256_shapes() {
        let shapes = vec!["Ge5"; MOST_SHAPES].join(",");
        assert_eq!(
            content(&format!("[%csl {shapes}]")).shapes.len(),
            MOST_SHAPES
        );
        let more = format!("[%csl {shapes},Ge5]");
        assert_eq!(content(&more), only_words(&more));
        let after = content(&format!("[%csl {shapes}] [%csl Ge5]"));
        assert_eq!(
            (after.shapes.len(), &*after.words),
            (MOST_SHAPES, "[%csl Ge5]")
        );
    }

    #[test]
    fn what_several_comments_say_is_written_as_one() {
        let texts = [
            "so",
            "[%cal Ge5e6] it [%csl Ya1] [%eval 0.5]",
            "is [%clk 0:05:00]",
        ];
        let comments = texts.map(|text| Comment::read(text).unwrap());
        let written = "[%eval 0.50] [%clk 0:05:00] [%csl Ya1] [%cal Ge5e6] so it is";
        assert_eq!(Content::of(&comments).to_string(), written);
        let goal = content("so [%csl Ge5] it [%goal win 3]");
        assert_eq!(goal.to_string(), "[%goal win 3] [%csl Ge5] so it");
        assert_eq!(Content::of([]).to_string(), "");
    }

    #[test]
    fn what_cannot_be_used_is_reported_as_it_is_written() {
        let text =
            "so [%csl Ge5,Xa1] it [%cal Ge5 a1] [%ev x] [%csl] [%csl Gz9,Ge5] [%cal Ge5z9] is";
        let found = ["[%csl Ge5,Xa1]", "[%cal Ge5 a1]", "[%csl]", "Gz9", "Ge5z9"];
        assert_eq!(unread(text), found);
        assert_eq!(unread("so [%csl Ge5"), ["[%csl Ge5"]);
        assert_eq!(unread("[%csl Ge5] is a[%csl x] [%cslx y]"), [""; 0]);
        assert_eq!(
            unread("[%goal win 2] so [%goal] [%goal play e5] [%goal any]"),
            ["[%goal win 2]", "[%goal]", "[%goal any]"]
        );
        assert_eq!(unread("[%goal play e5 d5-z9]"), ["[%goal play e5 d5-z9]"]);
        assert_eq!(unread("[%goal end e5] [%goals x]"), [""; 0]);
        let long = unread(&format!("[%csl {}]", "é".repeat(100)));
        assert_eq!(long[0].chars().count(), MOST_QUOTED + 1);
        assert_eq!(unread(&"[%csl] ".repeat(100)).len(), MOST_UNREAD);
    }
}
