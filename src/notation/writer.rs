//! Writes game texts in their canonical spelling, in lines of at most 80 characters. Only unbreakable
//! pieces are longer: a tag, a word, and a comment with a `}`, which has a line to itself.

use std::fmt::Write as _;

use crate::game::Side;
use crate::replay::result::move_number;
use crate::replay::{Comment, Event, GameTree, Ply};

/// The maximum length of a line, in characters.
const COLUMNS: usize = 80;

/// Writes game texts, separated by a blank line.
#[must_use]
pub fn write<'a>(games: impl IntoIterator<Item = &'a GameTree>) -> String {
    let mut text = String::new();
    for game in games {
        if !text.is_empty() {
            text.push('\n');
        }
        write_tags(game, &mut text);
        text.push('\n');
        Writer::new(&mut text).game(game);
    }
    text
}

fn write_tags(game: &GameTree, text: &mut String) {
    for (name, value) in game.tags() {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
}

/// Fills lines with unbreakable pieces.
struct Writer<'a> {
    text: &'a mut String,
    /// The length of the current line, in characters.
    column: usize,
    /// The pending piece, to which text may still be appended.
    piece: String,
    /// Whether an opening parenthesis belongs to the next piece.
    opening: bool,
    /// Whether a turn of the second player must be numbered.
    numbered: bool,
}

impl<'a> Writer<'a> {
    fn new(text: &'a mut String) -> Self {
        Self {
            text,
            column: 0,
            piece: String::new(),
            opening: false,
            numbered: true,
        }
    }

    fn game(mut self, game: &GameTree) {
        self.comments(game.comments());
        for event in game.walk() {
            match event {
                Event::Ply(ply) => self.ply(&ply),
                Event::Open => {
                    self.opening = true;
                    self.numbered = true;
                }
                Event::Close => {
                    self.close();
                    self.numbered = true;
                }
            }
        }
        self.put(game.result().text());
        self.flush();
        self.text.push('\n');
    }

    fn ply(&mut self, ply: &Ply) {
        self.comments(ply.before());
        if ply.side() == Side::First || self.numbered {
            self.put(&move_number(ply.number(), ply.side()));
        }
        self.put(ply.text());
        self.numbered = false;
        for glyph in ply.glyphs() {
            self.put(&format!("${glyph}"));
        }
        self.comments(ply.comments());
    }

    fn comments<'c>(&mut self, comments: impl IntoIterator<Item = &'c Comment>) {
        for comment in comments {
            self.numbered = true;
            let text = comment.to_string();
            // A comment that contains `}` can only end with its line.
            if text.contains('}') {
                self.line(&text);
                continue;
            }
            let mut mark = "{";
            for word in text.split(' ') {
                self.put(&format!("{mark}{word}"));
                mark = "";
            }
            self.piece.push('}');
        }
    }

    /// Ends a variation; the parenthesis joins the last piece if it fits on the line.
    fn close(&mut self) {
        let length = self.piece.chars().count();
        if (1..COLUMNS).contains(&length) {
            self.piece.push(')');
        } else {
            self.put(")");
        }
    }

    /// Starts a piece.
    fn put(&mut self, piece: &str) {
        self.flush();
        if std::mem::take(&mut self.opening) {
            self.piece.push('(');
        }
        self.piece.push_str(piece);
    }

    /// Writes the pending piece.
    fn flush(&mut self) {
        let length = self.piece.chars().count();
        if length == 0 {
            return;
        }
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length <= COLUMNS {
            self.text.push(' ');
            self.column += 1 + length;
        } else {
            self.text.push('\n');
            self.column = length;
        }
        self.text.push_str(&self.piece);
        self.piece.clear();
    }

    /// Writes a comment on a separate line.
    fn line(&mut self, comment: &str) {
        if self.opening {
            self.put("");
        }
        self.flush();
        if self.column > 0 {
            self.text.push('\n');
        }
        let _ = writeln!(self.text, "; {comment}");
        self.column = 0;
    }
}
