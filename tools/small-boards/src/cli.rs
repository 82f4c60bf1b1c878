//! The command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use clap::Parser;

use crate::boards::Board;
use crate::lions::{LionBoard, Standing, Values};
use crate::solve::{Solved, longest_win};
use crate::table::Table;
use crate::tasks::{self, Task};
use crate::value::Value;
use crate::{boards, check, write};

/// The most positions of a board with lions, of which each takes a byte of memory.
const MOST_POSITIONS: usize = 4_000_000_000;

/// `cargo xtask solve-small`.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask solve-small",
    about = "Solves small boards and writes the values of their positions"
)]
pub struct Cli {
    /// The boards [default: all]
    #[arg(value_name = "BOARD", value_parser = clap::builder::PossibleValuesParser::new(boards::all().map(boards::name)))]
    boards: Vec<String>,
    /// Check the files instead of making them; with `--lions`, check each value after solving
    #[arg(long)]
    check: bool,
    /// Find the tasks of the page in the files, and write them
    #[arg(long, conflicts_with_all = ["boards", "check"])]
    tasks: bool,
    /// Solve Ergo on a board of COLUMNSxROWS-PIECES, such as 4x4-4; writes nothing
    #[arg(long, value_name = "BOARD", conflicts_with_all = ["boards", "tasks"])]
    lions: Option<LionBoard>,
}

/// Runs the command.
///
/// # Errors
/// If a file cannot be read or written, or a value in it is wrong.
pub fn run(cli: &Cli) -> Result<()> {
    if let Some(board) = &cli.lions {
        return solve_lions(board, cli.check);
    }
    if cli.tasks {
        return write_tasks();
    }
    for board in boards::all() {
        let is_wanted =
            cli.boards.is_empty() || cli.boards.iter().any(|name| name == boards::name(board));
        if !is_wanted {
            continue;
        }
        if cli.check {
            check_file(board)?;
        } else {
            solve(board)?;
        }
    }
    Ok(())
}

fn solve(board: Board) -> Result<()> {
    let started = Instant::now();
    let solved = Solved::of(board);
    let bytes = write::table(&solved);
    let path = path(board);
    fs::write(&path, &bytes).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{}: {} positions", boards::name(board), solved.values.len());
    for (centre_ban, rules) in [
        (false, "first player"),
        (true, "first player, with centre ban"),
    ] {
        let moves = solved.first_moves(centre_ban);
        let moves = moves
            .iter()
            .map(|(text, value)| format!("{text} {}", said(*value)));
        let moves = moves.collect::<Vec<_>>().join(", ");
        println!("  {rules}: {}; {moves}", said(solved.game(centre_ban)));
    }
    let count = |of: fn(&Value) -> bool| solved.values.iter().filter(|value| of(value)).count();
    println!(
        "  for the player to move, {} positions are won, {} drawn and {} lost; longest win: {} plies",
        count(|value| matches!(value, Value::Win(_))),
        count(|value| matches!(value, Value::Draw)),
        count(|value| matches!(value, Value::Loss(_))),
        longest_win(solved.values.iter().copied())
    );
    println!(
        "  {} bytes in {:.1} s",
        bytes.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(())
}

fn solve_lions(board: &LionBoard, check: bool) -> Result<()> {
    let started = Instant::now();
    let say = |line: &str| println!("{line} ({:.1} s)", started.elapsed().as_secs_f64());
    let values = Values::explore(board.clone(), MOST_POSITIONS)
        .with_context(|| format!("there are more than {MOST_POSITIONS} positions"))?;
    say(&format!(
        "{}: {} positions",
        board.name(),
        values.all().count()
    ));
    let values = values.solved().context("a win takes too many plies")?;
    let game = values.value(&Standing::default());
    let game = said(game.context("the start of the game has no value")?);
    let longest = longest_win(values.all());
    say(&format!(
        "  first player: {game}; longest win: {longest} plies"
    ));
    if check {
        values.check()?;
        say("  each value follows from those one ply later");
    }
    Ok(())
}

/// Finds the tasks of all boards, and writes them.
fn write_tasks() -> Result<()> {
    let mut lines = String::new();
    for board in boards::all() {
        let tasks = tasks::find(&read(board)?).with_context(|| boards::name(board))?;
        lines.extend(tasks.iter().map(|task| format!("{task}\n")));
    }
    let path = tasks_path();
    fs::write(&path, &lines).with_context(|| format!("cannot write {}", path.display()))?;
    print!("{lines}");
    Ok(())
}

/// The table of a board.
fn read(board: Board) -> Result<Table> {
    let path = path(board);
    let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let table = Table::parse(&bytes).with_context(|| format!("in {}", path.display()))?;
    ensure!(
        table.board == board,
        "{} is of another board",
        path.display()
    );
    Ok(table)
}

fn check_file(board: Board) -> Result<()> {
    let started = Instant::now();
    let path = path(board);
    let table = read(board)?;
    let positions = check::check(&table).with_context(|| format!("in {}", path.display()))?;
    let seconds = started.elapsed().as_secs_f64();
    check_tasks(&table).with_context(|| format!("in {}", tasks_path().display()))?;
    println!(
        "{}: the values of all {positions} positions are right ({seconds:.1} s)",
        boards::name(board)
    );
    Ok(())
}

/// Checks the tasks on the board of a table.
fn check_tasks(table: &Table) -> Result<()> {
    for line in fs::read_to_string(tasks_path())?.lines() {
        let task = Task::parse(line)?;
        if task.board == table.board {
            task.check(table).with_context(|| line.to_owned())?;
        }
    }
    Ok(())
}

fn said(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("wins in {plies}"),
        Value::Draw => "draws".to_owned(),
        Value::Loss(plies) => format!("loses in {plies}"),
    }
}

/// The file of the tasks.
#[must_use]
pub fn tasks_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tasks/tasks.txt")
}

/// The file of a board.
#[must_use]
pub fn path(board: Board) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tables");
    folder.join(format!("{}.bin", boards::name(board)))
}
