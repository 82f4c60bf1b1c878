//! The games that were played, as game texts that the page and the library read.
//!
//! The usual tags say who played, when, and how it ended. More of them say the rest:
//!
//! | Tag | Value |
//! |---|---|
//! | `Event` | the name of the tournament |
//! | `Round` | the number of the opening in the book; two engines play each of them twice |
//! | `FirstEngine`, `SecondEngine` | the program of that side, its limit and its options |
//! | `FirstOverruns`, `SecondOverruns` | how many of its moves took longer than allowed, and by how much at most |
//! | `Termination` | `time forfeit`, `illegal move`, `crash`, or `adjudication` for a draw by length |

use crate::calendar;
use crate::engine::{Forfeit, ForfeitKind, GameId};
use crate::game::{Game, Overruns, Termination};
use crate::options::EngineConfig;
use crate::pool::Pairing;
use crate::slot::Side;
use anyhow::{Context as _, Result, anyhow, ensure};
use ergo_games::game::Options;
use ergo_games::notation::{self, GameTreeBuilder};
use ergo_games::registry;
use ergo_games::replay::{Comment, GameResult, GameTree};
use ergo_games::session::Registration;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The longest reason of a forfeit that is kept, in characters.
const LONGEST_REASON: usize = 200;

/// A file of games.
pub(crate) struct GameLog {
    path: PathBuf,
    file: File,
    game: &'static Registration,
    event: String,
}

impl GameLog {
    /// Creates the file, or replaces an existing one.
    ///
    /// # Errors
    /// If it cannot be created.
    pub(crate) fn create(path: &Path, game: &GameId, event: &str) -> Result<Self> {
        let registration = registry::find(&game.name);
        Ok(Self {
            path: path.to_owned(),
            file: File::create(path).with_context(|| cannot_write(path))?,
            game: registration.ok_or_else(|| anyhow!("there is no game “{}”", game.name))?,
            event: event.to_owned(),
        })
    }

    /// Adds the games of a pair.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn add(
        &mut self,
        pairing: Pairing,
        engines: &[EngineConfig],
        games: &[Game; 2],
    ) -> Result<()> {
        let mut text = String::new();
        for game in games {
            text.push_str(&self.text(pairing, engines, game)?);
            text.push('\n');
        }
        self.add_text(&text)
    }

    /// Adds games that were read from a log.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn add_text(&mut self, text: &str) -> Result<()> {
        let written = self.file.write_all(text.as_bytes());
        written.with_context(|| cannot_write(&self.path))
    }

    /// A game as a game text.
    fn text(&self, pairing: Pairing, engines: &[EngineConfig], game: &Game) -> Result<String> {
        let (start, moves) = match game.moves.split_once(" moves ") {
            Some((start, moves)) => (start, moves),
            None => (game.moves.as_str(), ""),
        };
        let position = start.strip_prefix("fen ");
        let mut builder = GameTreeBuilder::new(self.game, Options::default(), position)?;
        let side = |side| &engines[pairing.engines[game.first.playing(side).index()]];
        let [first, second] = [Side::First, Side::Second].map(side);
        let round = (pairing.opening + 1).to_string();
        let (termination, reason) = match &game.termination {
            Termination::Rules => ("", ""),
            Termination::Length => ("adjudication", ""),
            Termination::Forfeit(_, forfeit) => (
                name(forfeit.kind()),
                match forfeit {
                    Forfeit::Illegal(why) | Forfeit::Output(why) => why.as_str(),
                    Forfeit::Crash | Forfeit::Timeout => "",
                },
            ),
        };
        let overruns = game.overruns().map(|overruns| match overruns.count {
            0 => String::new(),
            _ => overruns.to_string(),
        });
        for (tag, value) in [
            ("Date", calendar::today().as_str()),
            ("First", &first.name),
            ("Second", &second.name),
            ("Termination", termination),
            ("Event", &self.event),
            ("Round", &round),
            ("FirstEngine", &first.description()),
            ("SecondEngine", &second.description()),
            ("FirstOverruns", &overruns[0]),
            ("SecondOverruns", &overruns[1]),
        ] {
            ensure!(builder.tag(tag, value), "“{value}” cannot be a tag {tag}");
        }
        for mv in moves.split_whitespace() {
            builder.play(mv)?;
        }
        let reason: String = reason.chars().take(LONGEST_REASON).collect();
        // What an engine has said may be no comment.
        if let Ok(comment) = Comment::read(&reason) {
            builder.comment(comment);
        }
        let result = match game.winning_side() {
            Some(Side::First) => GameResult::First,
            Some(Side::Second) => GameResult::Second,
            None => GameResult::Draw,
        };
        Ok(notation::write([builder.finish(result)?.tree()]))
    }
}

/// A game of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LoggedGame {
    /// The game text, with an empty line after it.
    pub(crate) text: String,
    /// The id of the game.
    pub(crate) game: String,
    /// The number of the opening in the book, from 1.
    pub(crate) round: usize,
    /// The names of the first and the second player.
    pub(crate) names: [String; 2],
    /// Their descriptions.
    pub(crate) descriptions: [String; 2],
    /// The starting position and all moves, as in the command `position`.
    pub(crate) moves: String,
    /// The winner; `None` is a draw.
    pub(crate) winner: Option<Side>,
    /// How the loser forfeited the game, if it did.
    pub(crate) forfeit: Option<ForfeitKind>,
    /// The overruns of the first and the second player.
    pub(crate) overruns: [Overruns; 2],
}

/// Reads a log. A last game that is not complete is left out: writing it has been interrupted.
///
/// # Errors
/// If the file cannot be read, or another game cannot.
pub(crate) fn read(path: &Path) -> Result<Vec<LoggedGame>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    // An interruption may have cut a letter in two.
    let text = String::from_utf8_lossy(&bytes);
    // Each game on its own, because an opened game takes far more memory than its text.
    let starts = text.match_indices("[Game \"").map(|(at, _)| at);
    let starts: Vec<usize> = starts
        .filter(|&at| at == 0 || text[..at].ends_with("\n\n"))
        .collect();
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    let mut games = Vec::new();
    for (number, (&start, end)) in (1..).zip(starts.iter().zip(ends)) {
        match LoggedGame::read(&text[start..end]) {
            Ok(game) => games.push(game),
            Err(_) if end == text.len() && !text.ends_with("\n\n") => {}
            Err(error) => {
                return Err(error.context(format!("{}, game {number}", path.display())));
            }
        }
    }
    Ok(games)
}

impl LoggedGame {
    fn read(text: &str) -> Result<Self> {
        let games = notation::read(text)?;
        let [tree] = &games[..] else {
            return Err(anyhow!("{} games instead of one", games.len()));
        };
        let tag = |name: &str| tag(tree, name);
        let winner = match tree.result() {
            GameResult::First => Some(Side::First),
            GameResult::Second => Some(Side::Second),
            GameResult::Draw => None,
            GameResult::Open => return Err(anyhow!("it has no result")),
        };
        let termination = tree.tag("Termination").unwrap_or_default();
        let forfeits = [
            ForfeitKind::Illegal,
            ForfeitKind::Crash,
            ForfeitKind::Timeout,
        ];
        let forfeit = forfeits.into_iter().find(|&kind| name(kind) == termination);
        let overruns = |name: &'static str| match tree.tag(name) {
            Some(value) => value.parse().context(name),
            None => Ok(Overruns::default()),
        };
        Ok(Self {
            text: format!("{}\n\n", text.trim_end()),
            game: tree.game().to_owned(),
            round: tag("Round")?.parse().context("the tag Round")?,
            names: [tag("First")?, tag("Second")?],
            descriptions: [tag("FirstEngine")?, tag("SecondEngine")?],
            moves: moves(tree),
            winner,
            forfeit,
            overruns: [overruns("FirstOverruns")?, overruns("SecondOverruns")?],
        })
    }
}

fn tag(tree: &GameTree, name: &str) -> Result<String> {
    let value = tree.tag(name);
    value.map_or_else(
        || Err(anyhow!("it has no tag {name}")),
        |value| Ok(value.into_owned()),
    )
}

/// The starting position and all moves, as in the command `position`.
fn moves(tree: &GameTree) -> String {
    let start = tree.position();
    let mut line = start.map_or("startpos".to_owned(), |position| format!("fen {position}"));
    let mut mark = " moves ";
    for ply in tree.main_line() {
        line.push_str(mark);
        line.push_str(ply.text());
        mark = " ";
    }
    line
}

/// A forfeit in the tag `Termination`.
const fn name(kind: ForfeitKind) -> &'static str {
    match kind {
        ForfeitKind::Illegal => "illegal move",
        ForfeitKind::Crash => "crash",
        ForfeitKind::Timeout => "time forfeit",
    }
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
