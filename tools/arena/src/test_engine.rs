//! A game so small that a shell knows its rules, for tests: the only move is `m`, and the second
//! player wins by the sixth. Engines for it are scripts, good ones and bad ones.

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

/// The referee. Its default game is another one.
const REFEREE: &str = r#"
n=0
while read -r word rest; do case "$word $rest" in
    ugi*) echo info string game usual; echo info string game toy;;
    position*q*) echo error position: there is only m;;
    position*) set -- ${rest#startpos}; n=$#; [ $n -eq 0 ] || n=$((n - 1));;
    *result) if [ $n -lt 6 ]; then echo response none; else echo response p2win; fi;;
    *p1turn) if [ $((n % 2)) -eq 0 ]; then echo response true; else echo response false; fi;;
    results*) if [ $n -eq 2 ]; then echo error results: many; else echo 1; fi;;
    isready*) echo readyok;;
esac; done"#;

/// An engine that plays well.
pub(super) const ENGINE: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;;
    go) echo info depth 4 score cp 0 nodes 100 pv m; echo bestmove m;; esac; done";

/// One that plays what it likes.
pub(super) const CHEAT: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove q;; esac; done";

/// One that forgets to say its move.
pub(super) const SPEECHLESS: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove;; esac; done";

/// One that does not understand.
pub(super) const PUZZLED: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) echo error go: where;; esac; done";

/// One that ends when it should think.
pub(super) const MORTAL: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) exit 3;; esac; done";

/// One that thinks for ever.
pub(super) const MUTE: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; esac; done";

/// One that thinks for too long.
pub(super) const SLOW: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) sleep 0.1; echo bestmove m;; esac; done";

/// One that knows other games.
pub(super) const STRANGER: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; game) echo error no such game;; esac; done";

/// A runner of two scripts.
///
/// # Errors
/// Where there is no shell.
pub(super) fn runner<'a>(scripts: [&str; 2], stop: &'a AtomicBool) -> Result<GameRunner<'a>> {
    let referee = Referee::start_command(Command::new("sh").args(["-c", REFEREE]), Some("toy"))?;
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
            // Long enough for a shell to start a program on a busy machine.
            timeout: Duration::from_secs(if scripts[slot.index()] == MUTE { 0 } else { 60 }),
        };
        Engine::new(slot, &config, &programs, referee.game())
    };
    Ok(GameRunner {
        engines: Slot::BOTH.map(engine),
        referee,
        max_plies: 100,
        counts_choices: false,
        stop,
    })
}
