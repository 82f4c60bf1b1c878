//! A test game, with a referee and engines written as shell scripts; some engines misbehave. The only legal move is
//! `m`, and the second player wins with the sixth ply.

use crate::engine::Engine;
use crate::limit::Limit;
use crate::options::{EngineConfig, Program};
use crate::programs::Programs;
use crate::referee::Referee;
use crate::runner::GameRunner;
use crate::slot::Slot;
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The referee; its default game is not the test game.
const REFEREE: &str = r#"
n=0
while read -r word rest; do case "$word $rest" in
    ugi*) echo info string game default; echo info string game test;;
    position*q*) echo error position: there is only m;;
    position*) set -- ${rest#startpos}; n=$#; [ $n -eq 0 ] || n=$((n - 1));;
    *result) if [ $n -lt 6 ]; then echo response none; else echo response p2win; fi;;
    *p1turn) if [ $((n % 2)) -eq 0 ]; then echo response true; else echo response false; fi;;
    results*) if [ $n -eq 2 ]; then echo error results: many; else echo 1; fi;;
    isready*) echo readyok;;
esac; done"#;

/// A correct engine.
pub(super) const ENGINE: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;;
    go) echo info depth 4 score cp 0 nodes 100 pv m; echo bestmove m;; esac; done";

/// Plays illegal moves.
pub(super) const ILLEGAL: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove q;; esac; done";

/// Sends `bestmove` without a move.
pub(super) const NO_MOVE: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove;; esac; done";

/// Responds to `go` with an error.
pub(super) const ERROR: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo error go: where;; esac; done";

/// Exits on `go`.
pub(super) const CRASHING: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) exit 3;; esac; done";

/// Never replies to `go`.
pub(super) const NO_REPLY: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; esac; done";

/// Exceeds the time limit.
pub(super) const SLOW: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) sleep 0.1; echo bestmove m;; esac; done";

/// Does not know the game.
pub(super) const WRONG_GAME: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; game) echo error no such game;; esac; done";

/// A runner for two engines given as scripts.
///
/// # Errors
/// If there is no shell.
pub(super) fn runner<'a>(scripts: [&str; 2], stop: &'a AtomicBool) -> Result<GameRunner<'a>> {
    let referee = Referee::start_command(Command::new("sh").args(["-c", REFEREE]), Some("test"))?;
    let programs = Programs {
        ours: PathBuf::new(),
        baseline: PathBuf::new(),
    };
    let engine = |slot: Slot| {
        let script = scripts[slot.index()].to_owned();
        let limit = Limit {
            movetime: Some(1),
            ..Limit::default()
        };
        let config = EngineConfig {
            program: Program::Other("sh".to_owned(), vec!["-c".to_owned(), script]),
            options: Vec::new(),
            limit,
            // Long enough for a shell to start on a busy machine.
            timeout: Duration::from_secs(if scripts[slot.index()] == NO_REPLY {
                0
            } else {
                60
            }),
        };
        Engine::new(slot, &config, &programs, referee.game())
    };
    Ok(GameRunner {
        engines: Slot::BOTH.map(engine),
        referee,
        max_plies: 100,
        counts_choices: false,
        seed: None,
        stop,
    })
}
