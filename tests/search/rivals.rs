//! Rivals play whole games, as often as their model expects, and a fit finds who played.

use ergo_games::dice::Dice;
use ergo_games::game::{Game, Options};
use ergo_games::games::ergo::Position;
use ergo_games::games::{emergo, intermedium};
use ergo_games::registry::GAMES;
use ergo_games::replay::history::History;
use ergo_games::search::rival::fit::{excess_cost, fit, log_likelihood};
use ergo_games::search::rival::observation::Observation;
use ergo_games::search::{Engine, Evaluate, Limits, Progress, Rival};

use crate::proofs::think;
use crate::wander;

fn rival(text: &str) -> Rival {
    text.parse().unwrap()
}

fn as_rival(rival: Rival, seed: u64) -> Limits {
    Limits {
        rival: Some(rival),
        seed,
        ..Limits::default()
    }
}

#[test]
fn rivals_play_whole_games() {
    fn check<G: Evaluate>(variant: usize) {
        let rival = rival(
            "look 2 glance 50 own 30 temperature 80 attack 20 wins 10/30/60 threats 20/40/80",
        );
        let mut game = History::<G>::new(Options::of_variant(variant));
        let mut engine = Engine::new(1);
        for seed in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            engine.start(game.position(), &game.last_chances(), as_rival(rival, seed));
            while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
            let mv = engine.result().unwrap().choice.unwrap();
            assert!(game.position().is_legal(mv), "{}", game.position());
            game.play_unchecked(mv);
        }
    }
    ergo_games::for_every_game!(check);
}

#[test]
fn rivals_keep_the_node_limit() {
    let rival = rival("look 3 glance 50 own 0 temperature 80 attack 0 wins 0/0/0 threats 0/0/0");
    for registration in GAMES {
        let mut session = (registration.open)(Options::default());
        for nodes in 1..20 {
            session.begin(Limits {
                nodes: Some(nodes),
                ..as_rival(rival, nodes)
            });
            while session.think(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
            let info = session.search_info().unwrap();
            assert!(info.nodes <= nodes, "{info:?}");
            assert_eq!(session.check(&info.best.unwrap()), Ok(()));
        }
    }
}

/// How often a rival plays each move, from the engine.
fn shares<G: Evaluate>(position: &G, rival: Rival, games: u64) -> Vec<(u64, f64)> {
    let mut shares: Vec<(u64, f64)> = Vec::new();
    let mut engine = Engine::new(1);
    for seed in 0..games {
        engine.clear();
        let choice = think(&mut engine, position, as_rival(rival, seed)).choice;
        let key = position.key_after(choice.unwrap());
        match shares.iter_mut().find(|share| share.0 == key) {
            Some(share) => share.1 += 1.0,
            None => shares.push((key, 1.0)),
        }
    }
    #[allow(clippy::cast_precision_loss, reason = "there are few games")]
    for share in &mut shares {
        share.1 /= games as f64;
    }
    shares
}

#[test]
fn rivals_play_as_often_as_their_model_expects() {
    fn check<G: Evaluate>(position: &G, rival: Rival) {
        for (key, share) in shares(position, rival, 400) {
            let mut moves = Vec::new();
            position.candidates(&mut moves);
            let mv = moves.into_iter().find(|&mv| position.key_after(mv) == key);
            let seen = Engine::new(1).observe(position, &[], mv.unwrap());
            let expected = seen.chances(&rival)[seen.played];
            assert!(
                (share - expected).abs() < 0.08,
                "{position}: {share} {expected}"
            );
        }
    }
    let glancing =
        rival("look 2 glance 50 own 50 temperature 30 attack 40 wins 20/50/50 threats 20/50/50");
    let looking =
        rival("look 3 glance 0 own 0 temperature 20 attack 0 wins 10/40/60 threats 30/60/80");
    for rival in [glancing, looking] {
        for text in [
            "10/10/10/5S4/3sS5/10/10/10/10 2",
            // A win in one, and a threat of one.
            "10/10/10/10/2SSSS4/10/3sss4/10/10 1",
            "10/10/10/10/1sSSSS4/10/10/10/10 2",
        ] {
            check(&Position::parse(text, Options::default()).unwrap(), rival);
        }
        check(&wander::<emergo::Position>(0, 14, &mut Dice::new(3)), rival);
        check(
            &wander::<intermedium::Position>(0, 6, &mut Dice::new(4)),
            rival,
        );
    }
}

#[test]
fn wins_and_threats_are_overlooked_by_kind() {
    let text = |wins: &str, threats: &str| {
        format!("look 2 glance 0 own 0 temperature 20 attack 0 wins {wins} threats {threats}")
    };
    let chance = |position: &str, played: &str, text: &str| {
        let position = Position::parse(position, Options::default()).unwrap();
        let mv = position.parse_move(played).unwrap();
        let seen = Engine::new(1).observe(&position, &[], mv);
        seen.chances(&rival(text))[seen.played]
    };
    let win = |text: &str| chance("10/10/10/10/1sSSSS4/10/3sss4/10/10 1", "g5", text);
    assert!(win(&text("0/100/100", "0/0/0")) > 0.99);
    assert!((win(&text("30/0/0", "0/0/0")) - 0.7).abs() < 0.01);
    assert!(win(&text("100/0/0", "0/0/0")) < 0.01);
    let block = |text: &str| chance("10/10/10/10/1sSSSS4/10/10/10/10 2", "g5", text);
    assert!(block(&text("0/0/0", "0/100/100")) > 0.99);
    let sometimes = block(&text("0/0/0", "60/0/0"));
    assert!((0.39..0.6).contains(&sometimes), "{sometimes}");
}

/// What a rival saw and played in games against itself.
fn observe(rival: Rival, moves: usize) -> Vec<Observation> {
    let (mut player, mut observer) = (Engine::new(1), Engine::new(1));
    let mut observations = Vec::new();
    let mut game = History::<emergo::Position>::new(Options::default());
    for seed in 0..moves as u64 {
        if game.outcome().is_some() {
            game = History::new(Options::default());
        }
        player.clear();
        player.start(game.position(), &game.last_chances(), as_rival(rival, seed));
        while player.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
        let mv = player.result().unwrap().choice.unwrap();
        observations.push(observer.observe(game.position(), &game.last_chances(), mv));
        game.play_unchecked(mv);
    }
    observations
}

#[test]
fn a_fit_finds_who_played() {
    let prior = Rival::of_level(&emergo::Position::levels(0)[3]);
    for text in [
        "look 1 glance 90 own 80 temperature 60 attack 0 wins 0/0/0 threats 90/90/90",
        "look 3 glance 10 own 0 temperature 15 attack 0 wins 0/0/0 threats 0/0/0",
    ] {
        let truth = rival(text);
        let observations = observe(truth, 400);
        let found = fit(&observations, &prior);
        let [best, real, start] =
            [found, truth, prior].map(|rival| log_likelihood(&observations, &rival));
        assert!(
            best > real - 0.02 && best > start,
            "{found}: {best} {real} {start}"
        );
        assert!(found.glance.abs_diff(truth.glance) <= 30, "{found}");
        let ratio = f64::from(found.temperature) / f64::from(truth.temperature);
        assert!((0.5..2.0).contains(&ratio), "{found}");
        assert!(excess_cost(&observations, &found).abs() < 1.0, "{found}");
    }
}

#[test]
fn few_moves_hardly_change_the_level() {
    let prior = Rival::of_level(&emergo::Position::levels(0)[3]);
    assert_eq!(fit(&[], &prior), prior);
    let found = fit(
        &observe(
            rival("look 1 glance 0 own 0 temperature 2 attack 0 wins 0/0/0 threats 0/0/0"),
            3,
        ),
        &prior,
    );
    assert!(found.glance.abs_diff(prior.glance) <= 30, "{found}");
}
