//! Engines that search the same position exchange entries.

use ergo_games::dice::Dice;
use ergo_games::search::evaluate::built_in_net;
use ergo_games::search::{Engine, Evaluate, Limits, Progress, Team};

use crate::positions;

/// The bytes before the entries of a message, and those of an entry.
const HEAD: usize = 12;
const ENTRY: usize = 16;

fn limits(nodes: u64, place: Option<usize>) -> Limits {
    Limits {
        nodes: Some(nodes),
        place,
        ..Limits::default()
    }
}

fn run<G: Evaluate>(engine: &mut Engine<G>) {
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
}

/// Searches a position, and returns the message to the others.
fn search<G: Evaluate>(engine: &mut Engine<G>, position: &G, limits: Limits) -> Vec<u8> {
    engine.start(position, &[], limits);
    run(engine);
    engine.outgoing()
}

#[test]
fn what_one_engine_sends_another_one_does_not_search_again() {
    fn check<G: Evaluate>(variant: usize) {
        let (mut alone, mut helped) = (0, 0);
        for position in positions::<G>(variant, 8, 40) {
            let mut sender = Engine::new(1);
            sender.start(&position, &[], limits(6_000, Some(1)));
            let mut receiver = Engine::new(1);
            let to_depth = Limits {
                depth: Some(4),
                place: Some(0),
                ..Limits::default()
            };
            receiver.start(&position, &[], to_depth);
            while sender.run(&|| 0.0, 0.0) == Progress::Thinking {
                let message = sender.outgoing();
                let taken = receiver.absorb(&message);
                assert!(taken <= 64, "{position}");
                let length = if taken > 0 { HEAD + ENTRY * taken } else { 0 };
                assert_eq!(message.len(), length, "{position}");
                assert!(sender.outgoing().is_empty(), "{position}");
            }
            run(&mut receiver);
            let mut other = Engine::new(1);
            search(&mut other, &position, to_depth);
            alone += other.result().unwrap().nodes;
            helped += receiver.result().unwrap().nodes;
        }
        assert!(helped < alone, "{helped} of {alone} nodes");
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn an_engine_that_searches_alone_neither_sends_nor_takes_entries() {
    fn check<G: Evaluate>(variant: usize) {
        let [position] = positions::<G>(variant, 1, 20).try_into().unwrap();
        let message = search(&mut Engine::new(1), &position, limits(2_000, Some(0)));
        assert!(!message.is_empty(), "{position}");
        let mut alone = Engine::new(1);
        assert!(search(&mut alone, &position, limits(2_000, None)).is_empty());
        assert_eq!(alone.absorb(&message), 0, "{position}");
        // What was collected for others is dropped when it is.
        let mut engine = Engine::new(1);
        engine.start(&position, &[], limits(2_000, Some(0)));
        run(&mut engine);
        assert!(search(&mut engine, &position, limits(1, None)).is_empty());
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn damaged_messages_and_those_about_something_else_are_dropped() {
    fn check<G: Evaluate>(variant: usize) {
        let mut two = positions::<G>(variant, 30, 20).into_iter();
        let position = two.next().unwrap();
        let other = two.find(|other| *other != position).unwrap();
        let message = search(&mut Engine::new(1), &position, limits(2_000, Some(1)));
        let mut engine = Engine::new(1);
        let mut taken = |root: &G, drawn: &[u64], message: &[u8]| {
            engine.start(root, drawn, limits(100, Some(0)));
            engine.absorb(message)
        };
        assert!(taken(&position, &[], &message) > 0, "{position}");
        assert_eq!(taken(&other, &[], &message), 0, "{position}");
        assert_eq!(taken(&position, &[7], &message), 0, "{position}");
        for at in 0..message.len() {
            let mut damaged = message.clone();
            damaged[at] ^= 1 << (at % 8);
            assert_eq!(taken(&position, &[], &damaged), 0, "byte {at}");
            assert_eq!(taken(&position, &[], &message[..at]), 0, "{at} bytes");
        }
        if let Some(net) = built_in_net::<G>(variant) {
            engine.set_net(Some(net));
            engine.start(&position, &[], limits(100, Some(0)));
            assert_eq!(engine.absorb(&message), 0, "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}

/// Whatever a message contains, the search ends with a legal move.
#[test]
fn no_entries_stop_a_search() {
    fn check<G: Evaluate>(variant: usize) {
        let mut dice = Dice::new(3);
        for position in positions::<G>(variant, 10, 40) {
            let mut message = search(&mut Engine::new(1), &position, limits(3_000, Some(1)));
            for entry in message[HEAD..].chunks_exact_mut(ENTRY) {
                entry[8..].fill_with(|| u8::try_from(dice.below(256)).unwrap());
            }
            let sum = ergo_games::hash::fnv(ergo_games::hash::FNV_START, &message[..8]);
            let sum = ergo_games::hash::fnv(sum, &message[HEAD..]);
            message[8..HEAD].copy_from_slice(&sum.to_le_bytes());
            let mut engine = Engine::new(1);
            engine.start(&position, &[], limits(3_000, Some(0)));
            assert!(engine.absorb(&message) > 0, "{position}");
            run(&mut engine);
            let choice = engine.result().and_then(|result| result.choice).unwrap();
            let mut choices = Vec::new();
            position.choices(&mut choices);
            let after = position.play_unchecked(choice);
            let mut legal = choices.iter().map(|&mv| position.play_unchecked(mv));
            assert!(legal.any(|legal| legal == after), "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn a_team_keeps_its_node_limit_and_is_deterministic() {
    fn check<G: Evaluate>(variant: usize) {
        for position in positions::<G>(variant, 6, 60) {
            let search = |count: usize, nodes| {
                let others = (1..count).map(|_| Engine::new(1)).collect();
                let mut team = Team::new(Engine::new(1), others);
                team.start(&position, &[], limits(nodes, None));
                while team.run(&|| 0.0, 0.0) == Progress::Thinking {}
                let result = team.result().unwrap();
                let found = (result.pv().to_vec(), result.score(), result.depth);
                (found, result.nodes, team.nodes())
            };
            let (found, own, all) = search(3, 9_001);
            assert_eq!(search(3, 9_001), (found, own, all), "{position}");
            assert!(all <= 9_001, "{position}: {all} nodes");
            if own >= 3_001 {
                assert!(all > own, "{position}: the others searched nothing");
            }
            // There is not a node for each.
            let (_, own, all) = search(3, 2);
            assert_eq!(own, all, "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}

/// A level is as strong with any number of threads.
#[test]
fn a_level_searches_with_one_engine() {
    fn check<G: Evaluate>(variant: usize) {
        for position in positions::<G>(variant, 6, 60) {
            let level = Limits {
                level: Some(5),
                ..Limits::default()
            };
            let search = |others| {
                let mut team = Team::new(Engine::new(1), others);
                team.start(&position, &[], level);
                while team.run(&|| 0.0, 0.0) == Progress::Thinking {}
                (team.result().unwrap().choice, team.nodes())
            };
            let helped = search(vec![Engine::new(1)]);
            assert_eq!(helped, search(Vec::new()), "{position}");
        }
    }
    ergo_games::for_every_game!(check);
}
