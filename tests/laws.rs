//! What is true of every game in the registry, whatever its rules.
//!
//! The first half asks the rules themselves; there a game that joins is one more line in
//! [`every_game`]. The second half asks through [`Session`], as page and protocol do, and finds the
//! games in the registry.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use dice::Dice;
use ergo::game::{Cell, Game, Options, Side};
use ergo::games::GAMES;
use ergo::notation::{self, Comment, Eval, GameResult, GameTree, GameTreeBuilder, link};
use ergo::replay::History;
use ergo::search::{Limits, Progress};
use ergo::session::view::Solved;
use ergo::session::{Registration, Session};
use mutate::mutated;

#[path = "common/dice.rs"]
mod dice;
#[path = "common/mutate.rs"]
mod mutate;

/// Random games that last longer are left alone.
const LONG: usize = 1_000;

/// Checks every game, and that this really is every game.
macro_rules! every_game {
    ($check:ident) => {
        let checked = [
            $check::<ergo::games::ergo::Position>(),
            $check::<ergo::games::emergo::Position>(),
            $check::<ergo::games::intermedium::Position>(),
        ];
        assert_eq!(checked.len(), GAMES.len());
    };
}

/// No options, each of them alone, and all together.
fn choices_of_options(known: &[&str]) -> Vec<Options> {
    let mut all = Options::default();
    let mut choices = vec![all];
    for name in known {
        let mut one = Options::default();
        assert!(one.set(known, name, true));
        assert!(all.set(known, name, true));
        choices.push(one);
    }
    choices.push(all);
    choices
}

/// The positions of a random game, repetition aside.
fn wander<G: Game>(options: Options, dice: &mut Dice) -> Vec<G> {
    let mut positions = vec![G::start(options)];
    let mut moves = Vec::new();
    while positions.len() < LONG {
        let last = positions.last().unwrap();
        moves.clear();
        last.choices(&mut moves);
        if moves.is_empty() {
            break;
        }
        let next = last.play_unchecked(*dice.pick(&moves));
        positions.push(next);
    }
    positions
}

/// Positions of random games under every choice of options.
fn positions<G: Game>(games: u64) -> Vec<(Options, G)> {
    let mut positions = Vec::new();
    for options in choices_of_options(G::OPTIONS) {
        for game in 0..games {
            let wandered = wander(options, &mut Dice::new(game));
            positions.extend(wandered.into_iter().map(|position| (options, position)));
        }
    }
    positions
}

#[test]
fn positions_are_read_as_they_are_written() {
    fn check<G: Game>() {
        for (options, position) in positions::<G>(8) {
            let text = position.to_string();
            assert_eq!(G::parse(&text, options), Ok(position), "{text}");
        }
    }
    every_game!(check);
}

#[test]
fn keys_kept_up_are_keys_worked_out() {
    fn check<G: Game>() {
        let mut texts = BTreeMap::new();
        for (options, position) in positions::<G>(8) {
            let text = position.to_string();
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            let same = texts.entry((options.names(G::OPTIONS), position.key()));
            assert_eq!(same.or_insert_with(|| text.clone()), &text);
        }
    }
    every_game!(check);
}

#[test]
fn moves_are_read_as_they_are_written_and_touched() {
    fn check<G: Game>() {
        for (_, position) in positions::<G>(2) {
            for mv in position.moves().unwrap() {
                let text = position.move_text(mv);
                assert!(position.is_legal(mv), "{text} on {position}");
                assert_eq!(position.parse_move(&text), Ok(mv), "on {position}");
                let path = position.path(mv);
                assert_eq!(
                    position.move_of_path(&path),
                    Some(mv),
                    "{text} on {position}"
                );
            }
        }
    }
    every_game!(check);
}

#[test]
fn choices_are_one_move_for_each_result() {
    fn check<G: Game>() {
        // The same position may be won by one move and not by another, where the last stone counts.
        let results = |position: &G, moves: Vec<G::Move>| -> HashSet<(String, bool)> {
            let play = |mv| position.clone().play(mv).unwrap();
            let played = moves.into_iter().map(play);
            played
                .map(|after| (after.to_string(), after.decided().is_some()))
                .collect()
        };
        for (_, position) in positions::<G>(2) {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let count = choices.len();
            let chosen = results(&position, choices);
            assert_eq!(chosen.len(), count, "{position}");
            assert_eq!(position.count(), count as u64, "{position}");
            let all = results(&position, position.moves().unwrap());
            assert_eq!(all, chosen, "{position}");
        }
    }
    every_game!(check);
}

#[test]
fn the_other_player_is_next() {
    fn check<G: Game>() {
        for pair in wander::<G>(Options::default(), &mut Dice::new(1)).windows(2) {
            assert_eq!(pair[0].turn(), pair[1].turn().other());
        }
    }
    every_game!(check);
}

#[test]
fn positions_with_mistakes_are_refused_or_stand_as_written() {
    fn check<G: Game>() {
        let mut dice = Dice::new(2);
        let positions = positions::<G>(4);
        let mut read = 0;
        for _ in 0..20_000 {
            let (options, position) = dice.pick(&positions);
            let text = mutated(&mut dice, &position.to_string());
            let Ok(position) = G::parse(&text, *options) else {
                continue;
            };
            read += 1;
            assert_eq!(position.to_string(), text);
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            assert_eq!(
                position.outcome().is_some(),
                position.count() == 0,
                "{text}"
            );
        }
        assert!(read > 100, "{read}");
    }
    every_game!(check);
}

#[test]
fn faults_stand_within_the_text() {
    fn check<G: Game>() {
        let mut dice = Dice::new(3);
        let positions = positions::<G>(1);
        for _ in 0..5_000 {
            let (options, position) = dice.pick(&positions);
            let text = mutated(&mut dice, &position.to_string());
            if let Err(fault) = G::parse(&text, *options) {
                let rest = &text[fault.span.start..];
                assert!(rest.starts_with(&fault.found), "{fault} in {text:?}");
                assert_eq!(
                    rest.is_empty(),
                    fault.found.is_empty(),
                    "{fault} in {text:?}"
                );
            }
        }
    }
    every_game!(check);
}

#[test]
fn records_with_mistakes_are_refused_or_can_be_taken_up_again() {
    fn check<G: Game>() {
        let mut dice = Dice::new(4);
        for options in choices_of_options(G::OPTIONS) {
            let record = random_record::<G>(options, &mut dice);
            for _ in 0..3_000 {
                let text = mutated(&mut dice, &record);
                let Ok(game) = History::<G>::from_record(options, &text) else {
                    continue;
                };
                let again = History::<G>::from_record(options, &game.record()).unwrap();
                assert_eq!(again.record(), game.record(), "{text:?}");
                assert_eq!(again.position(), game.position(), "{text:?}");
            }
        }
    }
    every_game!(check);
}

/// The record of a few random moves.
fn random_record<G: Game>(options: Options, dice: &mut Dice) -> String {
    let mut game = History::<G>::new(options);
    for _ in 0..12 {
        let mut moves = Vec::new();
        game.position().choices(&mut moves);
        if game.outcome().is_none() {
            game.play_unchecked(*dice.pick(&moves));
        }
    }
    game.record()
}

/// Sessions of every game under every choice of options.
fn sessions() -> Vec<Box<dyn Session>> {
    let open = |game: &'static Registration| {
        let options = choices_of_options(game.options).into_iter();
        options.map(|options| (game.open)(options))
    };
    GAMES.iter().flat_map(open).collect()
}

/// Tells of a random game with random variations, comments and glyphs.
struct Collector {
    session: Box<dyn Session>,
    builder: GameTreeBuilder,
    dice: Dice,
    /// The turns that lead here, and for each open variation those that lead to where it began.
    path: Vec<String>,
    opened: Vec<Vec<String>>,
}

impl Collector {
    fn new(game: &'static Registration, options: Options, seed: u64) -> Self {
        let mut session = (game.open)(options);
        let mut dice = Dice::new(seed);
        // Some records begin in the middle of a game.
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

    fn tell(mut self, steps: usize) -> GameTree {
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
        // A variation without a turn is none.
        if self.builder.awaits_turn() {
            self.turn();
        }
        while self.builder.leave_variation() {}
        let names = [
            "First",
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
        assert!(self.builder.tag("Termination", "time"));
        let result = match self.builder.outcome() {
            None => *self.dice.pick(&GameResult::ALL),
            outcome => GameResult::of(outcome),
        };
        self.builder.finish(result).unwrap()
    }

    fn return_to_path(&mut self) {
        let record = match self.path.len() {
            2 => self.path[0].clone(),
            _ => self.path.join(" "),
        };
        self.session.set_up(&record).unwrap();
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

/// Records of random games of every game under every choice of options.
fn records(games: u64) -> Vec<GameTree> {
    let mut records = Vec::new();
    for game in GAMES {
        for options in choices_of_options(game.options) {
            let tell = |seed| Collector::new(game, options, seed).tell(80);
            records.extend((0..games).map(tell));
        }
    }
    records
}

#[test]
fn game_texts_are_read_as_they_are_written() {
    let records = records(10);
    for record in &records {
        let text = notation::write(std::slice::from_ref(record));
        let read = notation::read(&text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
        assert_eq!(read, std::slice::from_ref(record), "{text}");
        assert_eq!(notation::write(&read), text);
        let unbroken = |line: &str| !line.starts_with(['[', ';']) && line.contains(' ');
        let long = |line: &&str| unbroken(line) && line.chars().count() > 80;
        assert_eq!(text.lines().find(long), None);
        let windows = text.replace('\n', "\r\n");
        assert_eq!(notation::read(&windows).unwrap(), read);
    }
    assert_eq!(notation::read(&notation::write(&records)).unwrap(), records);
}

#[test]
fn game_texts_with_mistakes_are_refused_or_have_a_spelling() {
    let mut dice = Dice::new(5);
    let texts: Vec<_> = records(2)
        .iter()
        .map(|record| notation::write(std::slice::from_ref(record)))
        .collect();
    let mut read = 0;
    for _ in 0..10_000 {
        let text = dice.pick(&texts).clone();
        let mut text = mutated(&mut dice, &text);
        // What holds a text together is lost and found more often than chance would have it.
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
            Ok(records) => {
                read += 1;
                let written = notation::write(&records);
                assert_eq!(notation::read(&written).unwrap(), records, "{text:?}");
            }
            Err(fault) => {
                let rest = &text[fault.span.start..];
                assert!(rest.starts_with(&fault.found), "{fault} in {text:?}");
                assert_eq!(
                    rest.is_empty(),
                    fault.found.is_empty(),
                    "{fault} in {text:?}"
                );
                // No mutation makes a line end by a return, so that lines are what they seem.
                let before = &text[..fault.span.start];
                assert_eq!(fault.line, before.matches('\n').count() + 1, "{text:?}");
                let last = before.rsplit('\n').next().unwrap();
                assert_eq!(fault.column, last.chars().count() + 1, "{text:?}");
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn games_on_the_table_are_saved_and_opened() {
    for mut session in sessions() {
        for game in 0..10 {
            session.set_up("startpos").unwrap();
            play_on(session.as_mut(), 40, &mut Dice::new(game));
            let end = seen(session.as_ref());
            assert!(session.go_to(session.at() / 2));
            let text = notation::save(session.as_ref(), None, &[("Site", "here")]).unwrap();
            let opened = notation::read(&text).unwrap()[0].session().unwrap();
            assert_eq!(seen(opened.as_ref()), end);
        }
    }
}

#[test]
fn links_are_read_as_they_are_written() {
    let mut longest = 0;
    for record in records(10) {
        let turns = record.main_line().count();
        let link = link::write(&record, turns).unwrap();
        let read = link::read(&link).unwrap_or_else(|fault| panic!("{fault} in {link}"));
        assert_eq!(read.set_up_text(), record.set_up_text(), "{link}");
        assert_eq!(read.options(), record.options(), "{link}");
        assert_eq!(link::write(&read, turns).unwrap(), link);
        longest = longest.max(link.len());
    }
    assert!(longest < 2_000, "{longest}");
}

#[test]
fn long_games_have_short_links() {
    for mut session in sessions() {
        play_on(session.as_mut(), 300, &mut Dice::new(7));
        let record = GameTree::of(session.as_ref()).unwrap();
        let turns = record.main_line().count();
        let link = link::write(&record, turns).unwrap();
        assert!(link.len() < 60 + turns * 8, "{turns}: {}", link.len());
    }
}

#[test]
fn links_with_mistakes_are_refused_with_their_place() {
    let mut dice = Dice::new(6);
    let links: Vec<_> = records(2)
        .iter()
        .map(|record| link::write(record, usize::MAX).unwrap())
        .collect();
    for _ in 0..5_000 {
        let link = dice.pick(&links);
        let text = mutated(&mut dice, link);
        match link::read(&text) {
            // A mistake may undo another one.
            Ok(_) => assert!(links.contains(&text), "{text:?}"),
            Err(fault) => {
                let rest = &text[fault.span.start..];
                assert!(rest.starts_with(&fault.found), "{fault} in {text:?}");
            }
        }
    }
}

#[test]
fn what_was_told_stays_with_the_turns_that_stand() {
    let mut dice = Dice::new(8);
    for story in records(4) {
        let mut session = story.session().unwrap();
        assert_eq!(
            story.merged(&GameTree::of(session.as_ref()).unwrap()),
            story
        );
        let back = dice.below(session.at() + 1);
        assert!(session.go_to(back));
        play_on(session.as_mut(), 3, &mut dice);
        let text = notation::save(session.as_ref(), Some(&story), &[]).unwrap();
        let read = notation::read(&text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
        assert_eq!(notation::write(&read), text);
        let turns = session.record();
        assert!(format!("{} ", read[0].set_up_text()).starts_with(&format!("{turns} ")));
        // Nothing that was told is lost.
        assert!(read[0].len() >= story.len());
        let said = |record: &GameTree| {
            notation::write(std::slice::from_ref(record))
                .matches("[%")
                .count()
        };
        assert_eq!(said(&read[0]), said(&story), "{text}");
    }
}

/// Plays so many random turns, or fewer if the game ends.
fn play_on(session: &mut dyn Session, turns: usize, dice: &mut Dice) {
    for _ in 0..turns {
        let moves = session.moves().unwrap();
        if moves.is_empty() {
            break;
        }
        let mv: &String = dice.pick(&moves);
        session.play(mv).unwrap();
    }
}

/// Everything that can be seen of a session, but for what moved last and what was refused.
fn seen(session: &dyn Session) -> String {
    format!("{} {:?}", shown(session), session.moves())
}

/// The same without the list of moves, which takes long where there are many.
fn shown(session: &dyn Session) -> String {
    let mut view = session.view();
    view.animations.clear();
    view.refusal = None;
    format!("{view:?}")
}

#[test]
fn random_games_end_or_are_long_and_nothing_follows_the_end() {
    for mut session in sessions() {
        let mut ended = 0;
        for game in 0..20 {
            session.set_up("startpos").unwrap();
            play_on(session.as_mut(), LONG, &mut Dice::new(game));
            if session.view().outcome.is_some() {
                ended += 1;
                check_end(session.as_mut());
            } else {
                assert_eq!(session.view().history.len(), LONG);
            }
        }
        assert!(ended > 0, "{}", session.game());
    }
}

#[test]
fn a_preview_shows_what_playing_would_and_changes_nothing() {
    for mut session in sessions() {
        play_on(session.as_mut(), 6, &mut Dice::new(3));
        let here = session.at();
        play_on(session.as_mut(), 4, &mut Dice::new(4));
        let turns = session.view().history.split_off(here);
        let turns: Vec<String> = turns.into_iter().map(|turn| turn.text).collect();
        for ahead in 0..=turns.len() {
            assert!(session.go_to(here));
            let before = seen(session.as_ref());
            let mut preview = session.preview(&turns[..ahead]).unwrap();
            assert_eq!(seen(session.as_ref()), before);
            let entering = [
                preview.origins.len(),
                preview.steps.len(),
                preview.marks.len(),
            ];
            assert_eq!(entering, [0; 3], "nothing is to be entered in it");
            for turn in &turns[..ahead] {
                session.play(turn).unwrap();
            }
            let mut played = session.view();
            if ahead > 0 {
                assert_eq!(preview.animations, played.animations);
            }
            // A preview of fewer turns has a shorter record: the others were never taken in it.
            for view in [&mut preview, &mut played] {
                view.history.truncate(here + ahead);
                view.record.clear();
                view.origins.clear();
                view.steps.clear();
                view.marks.clear();
                view.animations.clear();
                view.can_swap = false;
            }
            assert_eq!(format!("{preview:?}"), format!("{played:?}"));
        }
        assert!(session.preview(&["nowhere".to_owned()]).is_err());
    }
}

fn check_end(session: &mut dyn Session) {
    let end = seen(session);
    assert_eq!(session.moves().unwrap(), [""; 0]);
    assert_eq!(session.results(), Ok(0));
    let last = session.view().history.pop().unwrap().text;
    assert_eq!(session.play(&last).unwrap_err().code, "game-over");
    session.tap(Cell(session.view().pieces[0].cell));
    let refusal = session.view().refusal.unwrap();
    assert_eq!(refusal.code, "game-over");
    assert_eq!(seen(session), end);
    check_end_is_known_to_the_engine(session);
}

fn check_end_is_known_to_the_engine(session: &mut dyn Session) {
    session.begin(Limits {
        nodes: Some(100),
        ..Limits::default()
    });
    assert_eq!(session.think(&|| 0.0, 1.0), Progress::Done);
    assert!(session.search_info().is_none(), "{}", session.record());
    assert!(matches!(session.solve(3, 100), Solved::None));
}

#[test]
fn a_game_drawn_by_repetition_is_over_for_the_engine_too() {
    let round = "a1-b1 j9-i9 b1-a1 i9-j9";
    let record = format!("startpos moves a1 j9 {round} {round}");
    let mut session = (GAMES[0].open)(Options::default());
    session.set_up(&record).unwrap();
    assert_eq!(
        session.outcome().map(|outcome| outcome.reason.as_str()),
        Some("repetition")
    );
    check_end_is_known_to_the_engine(session.as_mut());
}

#[test]
fn what_is_undone_is_as_it_was_and_redone_as_it_became() {
    for mut session in sessions() {
        for game in 0..4 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            let mut stages = vec![stage(session.as_ref())];
            for _ in 0..60 {
                play_on(session.as_mut(), 1, &mut dice);
                stages.push(stage(session.as_ref()));
                stages.dedup();
            }
            let last = stages.len() - 1;
            assert!(!session.go_to(last + 1));
            for at in (0..=last).rev().chain(0..=last) {
                assert!(session.go_to(at));
                assert_eq!(stage(session.as_ref()), stages[at]);
            }
            for _ in 0..30 {
                let at = dice.below(stages.len());
                assert!(session.go_to(at));
                assert_eq!(stage(session.as_ref()), stages[at]);
            }
        }
    }
}

/// What is so at one moment of a game, whatever came after.
fn stage(session: &dyn Session) -> String {
    let view = session.view();
    format!(
        "{} {:?} {:?} {:?} {:?} {:?} {} {}",
        session.position(),
        session.moves(),
        view.outcome,
        view.pieces,
        view.hands,
        view.last,
        view.can_swap,
        view.swapped,
    )
}

#[test]
fn a_record_brings_the_game_back() {
    for mut session in sessions() {
        for game in 0..10 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            play_on(session.as_mut(), 40, &mut dice);
            let end = seen(session.as_ref());
            let record = session.record();
            let back = session.view().history.len() / 2;
            assert!(session.go_to(back));
            assert_eq!(session.record(), record, "undone turns stay in the record");
            session.set_up(&record).unwrap();
            assert_eq!(seen(session.as_ref()), end);
        }
    }
}

#[test]
fn just_the_listed_texts_are_legal() {
    for mut session in sessions() {
        for game in 0..6 {
            session.set_up("startpos").unwrap();
            let mut dice = Dice::new(game);
            play_on(session.as_mut(), dice.below(30), &mut dice);
            for _ in 0..400 {
                let moves = session.moves().unwrap();
                let Some(text) = (!moves.is_empty()).then(|| dice.pick(&moves).clone()) else {
                    break;
                };
                try_text(session.as_mut(), &moves, &text);
                try_text(session.as_mut(), &moves, &mutated(&mut dice, &text));
            }
        }
    }
}

/// Plays a text, which is legal just if it is among the moves, and takes it back.
fn try_text(session: &mut dyn Session, moves: &[String], text: &str) {
    let before = seen(session);
    let (position, at) = (session.position(), session.view().at);
    let legal = moves.iter().any(|mv| mv == text);
    match session.play(text) {
        Ok(()) => {
            assert!(legal, "{text:?} on {position}");
            assert!(session.go_to(at));
        }
        Err(fault) => {
            assert!(!legal, "{text:?} on {position}: {fault}");
            assert_eq!(seen(session), before);
        }
    }
}

/// Moves reached by tapping and all that was refused on the way.
struct Tapper<'a> {
    session: &'a mut dyn Session,
    /// The numbers of the cells there are.
    cells: BTreeSet<u8>,
    reached: Vec<String>,
}

impl Tapper<'_> {
    /// Taps a cell and plays the move that it completes; until it is played nothing has changed.
    fn tap(&mut self, cell: u8) {
        let before = shown(self.session);
        if let Some(completed) = self.session.tap(Cell(cell)) {
            assert_eq!(shown(self.session), before);
            let at = self.session.at();
            self.session.play(&completed).unwrap();
            assert_eq!(self.session.view().history[at].text, completed);
        }
    }

    /// Enters cells anew.
    fn enter(&mut self, path: &[u8]) {
        self.session.untap();
        while !self.session.view().entry.is_empty() {
            self.session.untap();
        }
        for &cell in path {
            self.tap(cell);
        }
        assert_eq!(self.session.view().entry, path);
    }

    /// Taps every cell there is after this path, which can be gone on from; and, before anything is
    /// entered, numbers that are no cells as well.
    fn explore(&mut self, path: &[u8]) {
        self.enter(path);
        let steps = self.session.view().steps;
        assert!(!steps.is_empty(), "after {path:?}");
        let numbers = (0..=u8::MAX).filter(|cell| path.is_empty() || self.cells.contains(cell));
        for cell in numbers.collect::<Vec<_>>() {
            self.enter(path);
            match steps.iter().find(|step| step.cell == cell) {
                Some(step) => {
                    let path = [path, &[cell]].concat();
                    self.follow(&path, step.completes, step.continues);
                }
                None if self.cells.contains(&cell) => self.refuse(path, cell),
                None => {
                    let before = format!("{:?}", self.session.view());
                    self.tap(cell);
                    assert_eq!(format!("{:?}", self.session.view()), before);
                }
            }
        }
    }

    /// Taps a cell that fits.
    fn follow(&mut self, path: &[u8], completes: bool, continues: bool) {
        let last = *path.last().unwrap();
        self.tap(last);
        if continues {
            assert_eq!(self.session.view().entry, path);
            self.explore(path);
        }
        if completes {
            if continues {
                // The second tap says that the move ends here.
                self.enter(path);
                self.tap(last);
            }
            self.note_move(path);
        }
    }

    /// Notes the move that was just made, and takes it back.
    fn note_move(&mut self, path: &[u8]) {
        let view = self.session.view();
        assert!(view.entry.is_empty());
        assert_eq!(view.last, path);
        assert!(!view.animations.is_empty() || path.len() > 2);
        self.reached.push(view.history[view.at - 1].text.clone());
        assert!(self.session.go_to(view.at - 1));
    }

    /// Taps a cell that does not fit: nothing changes, unless it says to begin anew.
    fn refuse(&mut self, path: &[u8], cell: u8) {
        let before = shown(self.session);
        let at = self.session.view().at;
        self.tap(cell);
        let view = self.session.view();
        if path.last() == Some(&cell) {
            assert!(view.refusal.is_none());
        } else if view.at > at {
            // The far end of a move that is the only one to go there.
            assert!(view.last.starts_with(path) && view.last.ends_with(&[cell]));
        } else if view.entry == [cell] {
            assert!(view.refusal.is_none() && !path.is_empty());
        } else {
            let refusal = view.refusal.unwrap();
            assert_eq!(refusal.path, [path, &[cell]].concat());
            assert_eq!(shown(self.session), before);
        }
        // Tapped twice, a move may have ended here; that is tried where it belongs.
        assert!(self.session.go_to(at));
    }
}

#[test]
fn tapping_reaches_just_the_listed_moves() {
    for game in GAMES {
        let board = (game.board)();
        let cells: BTreeSet<u8> = board
            .rows
            .iter()
            .flatten()
            .map(|field| field.cell)
            .collect();
        for seed in 0..6 {
            let mut session = (game.open)(Options::default());
            let mut dice = Dice::new(seed);
            play_on(session.as_mut(), 5 * dice.below(8), &mut dice);
            let moves = session.moves().unwrap();
            if moves.is_empty() {
                continue;
            }
            let mut tapper = Tapper {
                session: session.as_mut(),
                cells: cells.clone(),
                reached: Vec::new(),
            };
            tapper.explore(&[]);
            let mut reached = tapper.reached;
            reached.sort();
            assert_eq!(reached, moves, "{}", session.position());
        }
    }
}

#[test]
fn cells_have_one_number_one_name_and_one_place() {
    for game in GAMES {
        let board = (game.board)();
        let fields: Vec<_> = board.rows.iter().flatten().collect();
        let numbers: HashSet<_> = fields.iter().map(|field| field.cell).collect();
        let names: HashSet<_> = fields.iter().map(|field| &field.name).collect();
        let places: HashSet<_> = fields
            .iter()
            .map(|field| (field.x.to_bits(), field.y.to_bits()))
            .collect();
        assert_eq!(numbers.len(), fields.len());
        assert_eq!(names.len(), fields.len());
        assert_eq!(places.len(), fields.len());
        for field in fields {
            assert!(field.x > 0.0 && field.x < board.width, "{}", field.name);
            assert!(field.y > 0.0 && field.y < board.height, "{}", field.name);
        }
    }
}

#[test]
fn games_have_names_of_their_own() {
    let ids: HashSet<_> = GAMES.iter().map(|game| game.id).collect();
    assert_eq!(ids.len(), GAMES.len());
    for game in GAMES {
        assert_eq!(
            ergo::games::find(game.id).map(|found| found.id),
            Some(game.id)
        );
        assert_eq!((game.open)(Options::default()).game(), game.id);
    }
    assert!(ergo::games::find("chess").is_none());
}
