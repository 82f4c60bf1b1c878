//! A test game, with a referee and engines written as shell scripts; some engines misbehave. The only legal move is
//! `m`, and the second player wins with the sixth ply.

/// The referee; its default game is not the test game.
pub(super) const REFEREE: &str = r#"
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

/// Plays an illegal move that would colour a terminal.
pub(super) const ESCAPING: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) printf 'bestmove q\033[31m\n';; esac; done";

/// Responds to `go` with an error that would colour a terminal.
pub(super) const ESCAPING_ERROR: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) printf 'error \033[31m\007\n';; esac; done";

/// Replies to `go` with a line without end.
pub(super) const ENDLESS: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) tr '\0' x </dev/zero;; esac; done";

/// Exits on `go`.
pub(super) const CRASHING: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) exit 3;; esac; done";

/// Never replies to `go`.
pub(super) const NO_REPLY: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; esac; done";

/// Replies to `go` with lines without end, but not with a move.
pub(super) const FLOODING: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) exec yes info depth 1;; esac; done";

/// Exceeds the time limit.
pub(super) const SLOW: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; go) sleep 0.1; echo bestmove m;; esac; done";

/// Does not know the game.
pub(super) const WRONG_GAME: &str = r"while read -r word rest; do case $word in
    ugi) echo ugiok;; isready) echo readyok;; game) echo error no such game;; esac; done";
