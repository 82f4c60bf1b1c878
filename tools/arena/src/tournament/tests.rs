//! Tournaments of real engines, and of some that misbehave.

use super::options::tests::read;
use super::*;
use crate::engine::{Forfeit, ForfeitKind};
use crate::game::{Choices, Overruns, SearchStats};
use crate::limit::Limit;
use crate::options::Program;
use crate::test_engine;
use crate::tests::programs;
use std::path::PathBuf;
use std::time::Duration;

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    let folder = crate::cargo::target().join("tournament-tests");
    fs::create_dir_all(&folder).expect("a folder for tests");
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Engines that play without thinking much, and how many openings.
fn options(openings: &str) -> TournamentOptions {
    read(&[
        "--engine",
        "ours",
        "--engine",
        "novice:random",
        "name=The “random” one \\",
        "--engine",
        "baseline",
        "--nodes=20",
        "--jobs=2",
        "--max-plies=30",
        "--openings",
        openings,
    ])
    .expect("valid options")
}

/// An engine written as a shell script, which has too little time if it does not answer.
fn script(name: &str, script: &str) -> EngineConfig {
    let program = Program::Other("sh".to_owned(), vec!["-c".to_owned(), script.to_owned()]);
    let is_slow = [test_engine::NO_REPLY, test_engine::FLOODING].contains(&script);
    let mut engine = EngineConfig::new(name.to_owned(), program, Vec::new(), Some(Limit::nodes(1)));
    let engine = engine.as_mut().expect("it has a limit");
    engine.timeout = Duration::from_millis(if is_slow { 20 } else { 60_000 });
    engine.clone()
}

fn setting(game: &str) -> (Referee, Book) {
    let mut referee = Referee::start(&programs().ours, Some(game)).expect("a referee");
    let book = Book::of(None, referee.game()).expect("a book");
    assert!(book.len() > 2);
    assert!(referee.status("startpos").expect("an answer").is_ok());
    (referee, book)
}

#[test]
fn every_two_engines_play_every_opening_from_both_sides() -> Result<()> {
    let ours = Referee::start(&programs().ours, None)?;
    for game in &ours.games {
        let (referee, book) = setting(game);
        let mut options = options("2");
        let path = file(&format!("{game}.txt"));
        options.log = Some(path.clone());
        let table = play(&options, programs(), referee.game(), &book)?;
        let text = table.text();
        assert!(text.contains("12 of 12 games."), "{text}");
        assert!(!text.contains("Forfeits"), "{text}");

        // The library reads the log, and its results are those of the table.
        let log = fs::read_to_string(&path)?;
        let games = ergo_games::notation::open(&log)?;
        assert_eq!(games.len(), 12, "{game}");
        let names = options.engines.iter().map(|engine| engine.name.clone());
        let mut again = CrossTable::new(names.collect(), 12);
        let mut played = Vec::new();
        for session in &games {
            let tree = session.tree();
            assert_eq!(tree.game(), game);
            let tag = |name| tree.tag(name).expect(name).into_owned();
            let find = |name: String| {
                let mut engines = options.engines.iter();
                engines
                    .position(|engine| engine.name == name)
                    .expect("a player")
            };
            let players = [find(tag("First")), find(tag("Second"))];
            let winner = match &*tag("Result") {
                "1-0" => Some(Side::First),
                "0-1" => Some(Side::Second),
                _ => None,
            };
            again.add(GameResult {
                players,
                winner,
                forfeit: None,
                overruns: <[Overruns; 2]>::default(),
            });
            let round: usize = tag("Round").parse()?;
            let start = tree.position().map(|position| format!("fen {position}"));
            assert_eq!(start.as_deref(), Some(book.opening(round - 1)), "{game}");
            assert!(tree.main_line().count() > 3);
            played.push((round, players));
        }
        assert_eq!(again.text(), text);
        played.sort_unstable();
        let wanted = (1..=2).flat_map(|round| {
            let pairs = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];
            pairs.map(|pair| (round, pair))
        });
        assert!(played.into_iter().eq(wanted), "{game}");
        // The canonical spelling: the page keeps it as it is.
        let trees: Vec<_> = games.iter().map(|game| game.tree().clone()).collect();
        assert_eq!(ergo_games::notation::write(&trees) + "\n", log);
    }
    Ok(())
}

#[test]
fn engines_that_misbehave_lose_and_the_others_play_on() -> Result<()> {
    let ours = Referee::start(&programs().ours, None)?;
    let (referee, book) = setting(&ours.games[0]);
    let mut options = options("1");
    let path = file("misbehaving.txt");
    options.log = Some(path.clone());
    options.engines.truncate(1);
    options.engines.extend([
        script("illegal", test_engine::ILLEGAL),
        script("crashing", test_engine::CRASHING),
        script("silent", test_engine::NO_REPLY),
        script("flooding", test_engine::FLOODING),
        script("endless", test_engine::ENDLESS),
    ]);
    let table = play(&options, programs(), referee.game(), &book)?;
    let text = table.text();
    assert!(text.contains("30 of 30 games."), "{text}");
    // Our engine wins every game. When two of the others meet, the one that moves first loses.
    assert!(text.contains("\n1  ours "), "{text}");
    for line in [
        "Forfeits of illegal: 6 illegal moves, 0 crashes, 0 timeouts\n",
        "Forfeits of crashing: 0 illegal moves, 6 crashes, 0 timeouts\n",
        "Forfeits of silent: 0 illegal moves, 0 crashes, 6 timeouts\n",
        "Forfeits of flooding: 0 illegal moves, 0 crashes, 6 timeouts\n",
        "Forfeits of endless: 0 illegal moves, 6 crashes, 0 timeouts\n",
    ] {
        assert!(text.contains(line), "{line}{text}");
    }
    let games = game_log::read(&path)?;
    let forfeits = games.iter().filter(|game| game.forfeit.is_some());
    assert_eq!(forfeits.count(), 30);
    let log = fs::read_to_string(&path)?;
    assert!(log.contains("{“q”: error position: "));
    assert!(log.contains("{wrote a line of more than 1000000 bytes}"));
    Ok(())
}

#[test]
fn an_engine_that_cannot_play_the_game_is_refused_by_name() {
    let ours = Referee::start(&programs().ours, None).expect("our engine");
    let (referee, book) = setting(&ours.games[1]);
    for (name, engine, why) in [
        ("other", test_engine::WRONG_GAME, "no such game"),
        ("gone", "exit 1", "exited"),
    ] {
        let mut options = options("1");
        options.engines.push(script(name, engine));
        let error = play(&options, programs(), referee.game(), &book);
        let error = error.expect_err(name).to_string();
        assert!(error.contains(name) && error.contains(why), "{error}");
    }
}

#[test]
fn an_interrupted_tournament_continues_where_it_was() -> Result<()> {
    let ours = Referee::start(&programs().ours, None)?;
    let (referee, book) = setting(&ours.games[0]);
    let mut options = options("2");
    let path = file("interrupted.txt");
    options.log = Some(path.clone());
    let whole = play(&options, programs(), referee.game(), &book)?;
    let log = fs::read_to_string(&path)?;
    let games = game_log::read(&path)?;
    assert_eq!(games.len(), 12);

    // Interrupted in the middle of a game, a game before whose partner is there: that pair is played again.
    let kept: String = games[..7].iter().map(|game| game.text.as_str()).collect();
    let half = &games[7].text[..games[7].text.len() / 2];
    fs::write(&path, format!("{kept}{half}"))?;
    let again = play(&options, programs(), referee.game(), &book)?;
    assert_eq!(again.text(), whole.text());
    let now = fs::read_to_string(&path)?;
    let six: String = games[..6].iter().map(|game| game.text.as_str()).collect();
    assert!(now.starts_with(&six));
    let sorted = |log: &str| {
        let mut lines: Vec<String> = log.split("\n\n").map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&now), sorted(&log), "the engines are deterministic");

    // A tournament that is complete plays nothing.
    options
        .engines
        .iter_mut()
        .for_each(|engine| engine.timeout = Duration::ZERO);
    let nothing = play(&options, programs(), referee.game(), &book)?;
    assert_eq!(nothing.text(), whole.text());
    assert_eq!(fs::read_to_string(&path)?, now);
    Ok(())
}

#[test]
fn overruns_are_counted_and_kept_in_the_log() -> Result<()> {
    let ours = Referee::start(&programs().ours, None)?;
    let (referee, book) = setting(&ours.games[0]);
    let mut options = options("1");
    let path = file("overruns.txt");
    options.log = Some(path.clone());
    options.max_plies = 2;
    options.engines.truncate(1);
    // Our engine, to which every search is announced too late.
    let late = "while read -r line; do case $line in go*) sleep 0.1;; esac; echo \"$line\"; done";
    let mut slow = script(
        "slow",
        &format!("({late}) | '{}'", programs().ours.display()),
    );
    slow.limit = Limit {
        movetime: Some(1),
        ..Limit::default()
    };
    options.engines.push(slow);
    let table = play(&options, programs(), referee.game(), &book)?;
    let text = table.text();
    assert!(text.contains("\nOverruns of slow: 2, up to "), "{text}");
    assert!(!text.contains("Overruns of ours"), "{text}");
    let longest = table.longest_overrun(1);
    assert!(longest > Duration::from_millis(90), "{longest:?}");

    // Each game has the overrun of the side that was slow, and a tournament that goes on knows them.
    let games = game_log::read(&path)?;
    let counts = games
        .iter()
        .map(|game| game.overruns.map(|overruns| overruns.count));
    let mut counts: Vec<_> = counts.collect();
    counts.sort_unstable();
    assert_eq!(counts, [[0, 1], [1, 0]]);
    let again = play(&options, programs(), referee.game(), &book)?;
    assert_eq!(again.text(), text);
    assert_eq!(again.longest_overrun(1).as_millis(), longest.as_millis());

    // A tag that says something else is an error.
    let log = fs::read_to_string(&path)?;
    fs::write(
        &path,
        log.replace("Overruns \"1, up to", "Overruns \"1, about"),
    )?;
    let error = play(&options, programs(), referee.game(), &book).expect_err("a wrong tag");
    assert!(format!("{error:#}").contains("Overruns"), "{error:#}");
    Ok(())
}

#[test]
fn the_log_of_another_tournament_is_refused_and_kept() -> Result<()> {
    let ours = Referee::start(&programs().ours, None)?;
    let (referee, book) = setting(&ours.games[0]);
    let mut options = options("1");
    let path = file("other.txt");
    options.log = Some(path.clone());
    options.engines.truncate(2);
    play(&options, programs(), referee.game(), &book)?;
    let log = fs::read_to_string(&path)?;
    let refused = |options: &TournamentOptions, game: &Referee, book: &Book, why: &str| {
        let error = play(options, programs(), game.game(), book);
        let error = format!("{:#}", error.expect_err(why));
        assert!(error.contains(why), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("the log"), log);
    };
    let mut renamed = options.clone();
    renamed.engines[1].name = "somebody".to_owned();
    refused(&renamed, &referee, &book, "does not play");
    let mut stronger = options.clone();
    stronger.engines[0].limit = Limit::nodes(21);
    refused(&stronger, &referee, &book, "not “our engine, nodes 21”");
    let (other, other_book) = setting(&ours.games[1]);
    refused(&options, &other, &other_book, "a game of");
    refused(&options, &referee, &Book::start(), "another opening");
    fs::write(&path, format!("{log}{log}"))?;
    let twice = play(&options, programs(), referee.game(), &book).expect_err("it is too long");
    assert!(
        twice.to_string().contains("game 3 is there twice"),
        "{twice}"
    );
    Ok(())
}

#[test]
fn the_table_counts_a_forfeit_for_the_loser() {
    let pairing = Pairing {
        engines: [4, 7],
        opening: 0,
        seed: None,
    };
    let game = Game {
        moves: "startpos".to_owned(),
        first: Slot::Two,
        winner: Some(Slot::One),
        termination: Termination::Forfeit(Slot::Two, Forfeit::Crash),
        plies: 0,
        search_stats: <[SearchStats; 2]>::default(),
        choices: Choices::default(),
    };
    let expected = GameResult {
        players: [7, 4],
        winner: Some(Side::Second),
        forfeit: Some(ForfeitKind::Crash),
        overruns: <[Overruns; 2]>::default(),
    };
    assert_eq!(result(pairing, &game), expected);
}
