//! Game texts round-trip, and annotations stay with their moves.

use ergo_games::game::{Options, Side};
use ergo_games::notation::{self, GameTreeBuilder};
use ergo_games::registry::GAMES;
use ergo_games::replay::{Comment, Eval, GameResult, GameTree};
use ergo_games::session::{Registration, Session};

use crate::mutate::mutated;
use crate::quoted::assert_quoted;
use crate::support::{choices_of_options, play_on, seen, sessions};
use ergo_games::dice::Dice;

/// Builds a random game with random variations, comments and glyphs.
struct RandomGame {
    session: Box<dyn Session>,
    builder: GameTreeBuilder,
    dice: Dice,
    /// The moves to the current position, and for each open variation the moves to its start.
    path: Vec<String>,
    opened: Vec<Vec<String>>,
}

impl RandomGame {
    fn new(game: &'static Registration, options: Options, seed: u64) -> Self {
        let mut session = (game.open)(options);
        let mut dice = Dice::new(seed);
        // Some game texts start in the middle of a game.
        let before = [0, 0, 1, 6][dice.below(4)];
        play_on(session.as_mut(), before, &mut dice);
        let position = (before > 0).then(|| session.position());
        let builder = GameTreeBuilder::new(game, options, position.as_deref()).unwrap();
        let start = position.map_or("startpos".to_owned(), |position| format!("fen {position}"));
        session.set_up(&start).unwrap();
        Self {
            session,
            builder,
            dice,
            path: vec![start, "moves".to_owned()],
            opened: Vec::new(),
        }
    }

    fn play(mut self, steps: usize) -> Box<dyn Session> {
        for _ in 0..steps {
            match self.dice.below(10) {
                0 => {
                    let glyph = u8::try_from(self.dice.below(256)).unwrap();
                    self.builder.glyph(glyph);
                }
                1 | 2 => self.comment(),
                3 if self.path.len() > 2 && self.builder.enter_variation() => {
                    self.opened.push(self.path.clone());
                    self.path.pop();
                    self.return_to_path();
                }
                4 if self.builder.leave_variation() => {
                    self.path = self.opened.pop().unwrap();
                    self.return_to_path();
                }
                _ => self.turn(),
            }
        }
        // A variation needs at least one move.
        if self.builder.awaits_turn() {
            self.turn();
        }
        while self.builder.leave_variation() {}
        let names = [
            "First",
            "White",
            "Black",
            "Rules",
            "Zeal",
            "Termination",
            "Site",
            "Date",
            "Annotator",
        ];
        for _ in 0..self.dice.below(6) {
            let name = *self.dice.pick(&names);
            let value = ["", "A \\", "\"B\" é", "  🦁 <b>"][self.dice.below(4)];
            assert!(self.builder.tag(name, value));
        }
        let result = match self.builder.outcome() {
            None => *self.dice.pick(&GameResult::ALL),
            outcome => GameResult::of(outcome),
        };
        self.builder.finish(result).unwrap()
    }

    fn return_to_path(&mut self) {
        let line = match self.path.len() {
            2 => self.path[0].clone(),
            _ => self.path.join(" "),
        };
        self.session.set_up(&line).unwrap();
    }

    fn turn(&mut self) {
        let moves = self.session.moves().unwrap();
        if moves.is_empty() {
            return;
        }
        let turn = self.dice.pick(&moves).clone();
        self.session.play(&turn).unwrap();
        self.builder.play(&turn).unwrap();
        self.path.push(turn);
    }

    fn comment(&mut self) {
        let words = [
            "so",
            "a } b",
            "{",
            "[%",
            "[%cal Ga1]",
            "]",
            "1.",
            ";",
            "(",
            "wörter",
            "e5",
        ];
        let count = self.dice.below(30);
        let text: Vec<_> = (0..count).map(|_| *self.dice.pick(&words)).collect();
        let mut comment = Comment::read(&text.join("  ")).unwrap();
        let number = u32::try_from(self.dice.below(20_000)).unwrap();
        comment = match self.dice.below(4) {
            0 => comment.with_eval(Eval::Points(number.cast_signed() - 10_000)),
            1 => comment.with_eval(Eval::Win {
                winner: *self.dice.pick(&Side::BOTH),
                plies: number,
            }),
            2 => comment.with_clock(number),
            _ => comment,
        };
        self.builder.comment(comment);
    }
}

/// Game texts of random games, for every game and every combination of options.
pub(crate) fn random_games(count: u64) -> Vec<Box<dyn Session>> {
    let mut games = Vec::new();
    for game in GAMES {
        for options in choices_of_options(game.options) {
            let play = |seed| RandomGame::new(game, options, seed).play(80);
            games.extend((0..count).map(play));
        }
    }
    games
}

#[test]
fn game_texts_round_trip() {
    let games = random_games(10);
    let trees: Vec<_> = games.iter().map(|game| game.tree().clone()).collect();
    for tree in &trees {
        let text = notation::write([tree]);
        let read = notation::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(read, std::slice::from_ref(tree), "{text}");
        assert_eq!(notation::write(&read), text);
        let unbroken = |line: &str| !line.starts_with(['[', ';']) && line.contains(' ');
        let long = |line: &&str| unbroken(line) && line.chars().count() > 80;
        assert_eq!(text.lines().find(long), None);
        let windows = text.replace('\n', "\r\n");
        assert_eq!(notation::read(&windows).unwrap(), read);
    }
    assert_eq!(notation::read(&notation::write(&trees)).unwrap(), trees);
}

#[test]
fn mutated_game_texts_are_rejected_or_round_trip() {
    let mut dice = Dice::new(5);
    let texts: Vec<_> = random_games(2)
        .iter()
        .map(|game| notation::write([game.tree()]))
        .collect();
    let mut read = 0;
    for _ in 0..10_000 {
        let text = dice.pick(&texts).clone();
        let mut text = mutated(&mut dice, &text);
        // Delimiters are mutated more often than other characters.
        if dice.below(2) == 0 {
            let at = dice.below(text.chars().count());
            let mark = *dice.pick(&[
                '{', '}', '(', ')', '[', ']', ';', '"', '\\', '$', '!', '*', '\n',
            ]);
            let mut characters: Vec<char> = text.chars().collect();
            characters.splice(at..at + dice.below(2), [mark]);
            text = characters.into_iter().collect();
        }
        match notation::read(&text) {
            Ok(trees) => {
                read += 1;
                let written = notation::write(&trees);
                assert_eq!(notation::read(&written).unwrap(), trees, "{text:?}");
            }
            Err(error) => {
                assert_quoted(&error, &text, error.span.start, &error.found);
                // No mutation produces a carriage return, so lines end only at line feeds.
                let before = &text[..error.span.start];
                assert_eq!(error.line, before.matches('\n').count() + 1, "{text:?}");
                let last = before.rsplit('\n').next().unwrap();
                assert_eq!(error.column, last.chars().count() + 1, "{text:?}");
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn sessions_survive_saving_and_opening() {
    for mut session in sessions() {
        for game in 0..10 {
            session.set_up("startpos").unwrap();
            play_on(session.as_mut(), 40, &mut Dice::new(game));
            let end = seen(session.as_ref());
            assert!(session.go_to(session.at() / 2));
            let text = notation::save(session.as_ref(), &[("Site", "here")]).unwrap();
            let opened = notation::open(&text).unwrap().remove(0);
            assert_eq!(seen(opened.as_ref()), end);
        }
    }
}

#[test]
fn annotations_are_kept_when_the_game_continues() {
    let mut dice = Dice::new(8);
    for mut session in random_games(4) {
        let source = session.tree().clone();
        let (line, played) = (session.line(), session.view().moves.join(" "));
        let start = session.tree().position().map(str::to_owned);
        let end = session.at();
        let back = dice.below(end + 1);
        assert!(session.go_to(back));
        assert_eq!(*session.tree(), source, "going back changes nothing");
        play_on(session.as_mut(), 3, &mut dice);
        let text = notation::save(session.as_ref(), &[]).unwrap();
        let read = notation::read(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
        assert_eq!(notation::write(&read), text);
        assert_eq!(read[0], *session.tree());
        assert_eq!(read[0].line(), session.line());
        // No annotation is lost.
        assert!(read[0].len() >= source.len());
        let comments = |tree: &GameTree| notation::write([tree]).matches("[%").count();
        assert_eq!(comments(&read[0]), comments(&source), "{text}");
        // Every branch is kept when the line of the text is played again.
        session.start_from(start.as_deref()).unwrap();
        session.follow(&played).unwrap();
        assert_eq!(session.at(), end);
        assert!(session.line().starts_with(&line));
        assert!(session.tree().len() >= read[0].len());
    }
}
