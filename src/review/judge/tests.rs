use super::super::LineStart;
use super::*;
use crate::codes::{MistakeCode, ReasonCode};

/// The moves `a1`, `b1`, `c1`… of both sides in turn.
const TEXTS: [&str; 6] = ["a1", "b1", "c1", "d1", "e1", "f1"];

fn moves() -> Vec<PlayedMove<'static>> {
    let sides = Side::BOTH.into_iter().cycle();
    let turns = TEXTS.into_iter().zip(sides);
    let turn = |(text, side)| PlayedMove {
        text,
        side,
        is_free: false,
        is_sound: false,
        is_good: false,
    };
    turns.map(turn).collect()
}

/// Findings with these chances of the first player; the best move is never the one that is played.
fn findings(chances: [f64; 7]) -> Vec<Finding> {
    let finding = |(ply, chance)| Finding {
        ply,
        chance,
        line: vec!["g9".to_owned()],
        played: TEXTS.get(ply).map(|&text| text.to_owned()),
        ..Finding::default()
    };
    chances.into_iter().enumerate().map(finding).collect()
}

fn reason(code: MistakeCode) -> Reason {
    Reason {
        code,
        line: vec!["h9".to_owned()],
        start: LineStart::After,
        path: Vec::new(),
        cells: Vec::new(),
        counts: Vec::new(),
        plies: Some(1),
    }
}

const RESTLESS: [f64; 7] = [0.5, 0.44, 0.55, 0.34, 0.55, 0.60, 0.60];

#[test]
fn losses_get_glyphs() {
    let review = judge(&moves(), &findings(RESTLESS));
    let glyphs: Vec<_> = review
        .moves
        .iter()
        .map(|mv| mv.glyph.map_or("", Glyph::as_str))
        .collect();
    assert_eq!(glyphs, ["?!", "?", "??", "??", "", ""]);
    let blunder = &review.moves[3];
    assert_eq!((blunder.ply, blunder.side), (4, Side::Second));
    assert!((blunder.loss.unwrap() - 0.21).abs() < 1e-9);
    assert!((blunder.better_chance.unwrap() - 0.66).abs() < 1e-9);
    assert!((blunder.chance.unwrap() - 0.45).abs() < 1e-9);
    assert_eq!(blunder.better.as_deref(), Some(&["g9".to_owned()][..]));
    // A gain does not count as a loss.
    assert_eq!(review.moves[4].loss, Some(0.0));
    assert_eq!(review.moves[4].better, None);
}

#[test]
fn proven_wins_are_counted_in_moves_of_the_winner() {
    let mut found = findings(RESTLESS);
    found[3].set_result(Side::Second, Some(Side::First), 4);
    let review = judge(&moves(), &found);
    let wins: Vec<_> = review.moves[2..5].iter().map(|mv| mv.wins_in).collect();
    assert_eq!(wins, [Some(2), None, None]);
}

#[test]
fn the_only_good_move_is_named() {
    let mut found = findings(RESTLESS);
    found[4].line[0] = TEXTS[4].to_owned();
    found[4].second = Some(0.40);
    let good = |found: &[Finding], moves: &[PlayedMove<'_>]| {
        let mv = judge(moves, found).moves.swap_remove(4);
        (mv.glyph, mv.second_chance)
    };
    assert_eq!(good(&found, &moves()), (Some(Glyph::Good), Some(0.40)));
    // It is neither a mistake nor a moment.
    assert!(!judge(&moves(), &found).moments.contains(&5));
    assert!(trial("e1", Side::First, &found[4], &found[5]).good);
    found[4].second = Some(0.41);
    assert_eq!(good(&found, &moves()).0, None);
    // The same for the other side, and what is known from a text.
    let mut known = moves();
    known[4].is_good = true;
    assert_eq!(good(&found, &known), (Some(Glyph::Good), None));
    found[4].second = Some(0.1);
    found[4].line[0] = "g9".to_owned();
    assert_eq!(good(&found, &moves()).0, None);
    found[4].line[0] = TEXTS[4].to_owned();
    found[4].is_only = true;
    assert_eq!(good(&found, &moves()).0, None);
}

#[test]
fn the_costliest_moves_are_the_moments() {
    let review = judge(&moves(), &findings([0.5, 0.4, 0.6, 0.1, 0.8, 0.8, 0.8]));
    assert_eq!(review.moments, [4, 3, 2]);
    assert!(judge(&moves(), &findings([0.5; 7])).moments.is_empty());
}

#[test]
fn what_is_not_known_is_left_out() {
    let mut some = findings(RESTLESS);
    some.retain(|finding| finding.ply != 2);
    some.reverse();
    let review = judge(&moves(), &some);
    assert_eq!(review.chances[2], None);
    let losses: Vec<bool> = review.moves.iter().map(|mv| mv.loss.is_some()).collect();
    assert_eq!(losses, [true, false, false, true, true, true]);
    assert_eq!(review.accuracy, [None, None]);
    assert_eq!(judge(&moves(), &[]).moves.len(), 6);
    // Findings of another game do no harm.
    let far = Finding {
        ply: 99,
        ..Finding::default()
    };
    assert_eq!(judge(&moves(), &[far]).chances, vec![None; 7]);
}

#[test]
fn free_moves_only_moves_and_best_moves_cost_nothing() {
    let mut free = moves();
    free[2].is_free = true;
    assert_eq!(judge(&free, &findings(RESTLESS)).moves[2].loss, Some(0.0));
    let mut found = findings(RESTLESS);
    found[2].is_only = true;
    let review = judge(&moves(), &found);
    assert_eq!(review.moves[2].loss, Some(0.0));
    found[2].is_only = false;
    found[2].line[0] = TEXTS[2].to_owned();
    assert_eq!(judge(&moves(), &found).moves[2].loss, Some(0.0));
}

#[test]
fn moves_without_a_choice_do_not_count_for_accuracy() {
    let mut found = findings([0.5; 7]);
    let perfect = judge(&moves(), &found).accuracy;
    assert!(perfect.iter().all(|of| of.is_some_and(|of| of > 68.0)));
    for finding in &mut found {
        finding.is_only = finding.ply % 2 == 0;
    }
    let accuracy = judge(&moves(), &found).accuracy;
    assert_eq!(accuracy[0], None);
    assert!(accuracy[1].is_some());
}

#[test]
fn moves_in_decided_positions_count_only_if_they_cost_something() {
    // The first player is winning from the third position on, and keeps that; at last, nothing is left of it.
    let kept = judge(
        &moves(),
        &findings([0.5, 0.5, 0.99, 0.99, 0.99, 0.99, 0.99]),
    )
    .accuracy;
    let short = judge(
        &moves()[..2],
        &findings([0.5, 0.5, 0.99, 0.0, 0.0, 0.0, 0.0]),
    )
    .accuracy;
    assert_eq!(kept[0], short[0]);
    let lost = judge(
        &moves(),
        &findings([0.5, 0.5, 0.99, 0.99, 0.99, 0.01, 0.01]),
    )
    .accuracy;
    assert!(lost[0] < kept[0]);
}

#[test]
fn a_move_that_wins_was_possible_before_it() {
    // After the fourth move the first player, who is to move, loses.
    let mut found = findings(RESTLESS);
    found[4].chance = 0.0;
    found[4].loss = Some(4);
    let review = judge(&moves(), &found);
    assert_eq!(review.chances[3], Some(0.0));
    assert_eq!(review.moves[3].loss, Some(0.0));
    // The move before it had no alternative, so the one before that was lost, too.
    found[3].is_only = true;
    found[3].win = None;
    let review = judge(&moves(), &found);
    assert_eq!(review.chances[3], Some(0.0));
    assert_eq!(review.moves[2].glyph, Some(Glyph::Blunder));
    found[2].is_only = true;
    let review = judge(&moves(), &found);
    assert_eq!(review.chances[2], Some(0.0));
    assert_eq!(review.moves[1].loss, Some(0.0));
}

#[test]
fn the_opponents_win_is_the_first_reason() {
    let mut found = findings(RESTLESS);
    found[2].fault = Some(reason(MistakeCode::LosesStones));
    let code = |found: &[Finding]| {
        let review = judge(&moves(), found);
        review.moves[2].reason.as_ref().map(|reason| reason.code)
    };
    assert_eq!(code(&found), Some(MistakeCode::LosesStones));
    found[3].cause = Some(reason(MistakeCode::AllowsWin));
    assert_eq!(code(&found), Some(MistakeCode::AllowsWin));
    found[3].cause = None;
    // The reason is about another move.
    found[2].played = Some("h1".to_owned());
    assert_eq!(code(&found), None);
}

#[test]
fn a_tried_move_is_compared_with_the_best() {
    let mut found = findings(RESTLESS);
    found.truncate(2);
    found[1].chance = 0.47;
    let near = trial("a1", Side::First, &found[0], &found[1]);
    assert!(near.good && near.reason.is_none(), "{near:?}");
    assert!((near.loss - 0.03).abs() < 1e-9, "{near:?}");
    found[1].chance = 0.2;
    found[1].cause = Some(reason(MistakeCode::AllowsWin));
    let bad = trial("a1", Side::First, &found[0], &found[1]);
    assert!(!bad.good && bad.reason.is_some(), "{bad:?}");
    assert_eq!(bad.line, ["g9"]);
    // The same chances are good for the other side.
    assert!(trial("a1", Side::Second, &found[0], &found[1]).good);
}

/// The effect of a move.
fn effect(text: &str, code: Option<ReasonCode>) -> Effect {
    Effect {
        text: text.to_owned(),
        start: LineStart::Before,
        path: vec![1],
        code,
        cells: vec![2],
        counts: vec![0, 0],
    }
}

#[test]
fn a_mistake_without_a_proven_fault_says_what_was_missed() {
    let missed = |better: Option<ReasonCode>, reply: Option<ReasonCode>| {
        let mut findings = findings(RESTLESS);
        findings[3].effect = Some(effect("g9", better));
        findings[4].effect = Some(effect("h9", reply));
        let blunder = judge(&moves(), &findings).moves.swap_remove(3);
        let effect = blunder.effect.expect("an effect");
        (effect.start, effect.text, effect.code)
    };
    let (threat, quiet) = (Some(ReasonCode::MakesFour), Some(ReasonCode::BlocksRow));
    let after = |code| (LineStart::After, "h9".to_owned(), code);
    let before = |code| (LineStart::Before, "g9".to_owned(), code);
    assert_eq!(missed(threat, threat), after(threat));
    assert_eq!(missed(quiet, threat), after(threat));
    assert_eq!(missed(threat, quiet), before(threat));
    assert_eq!(missed(quiet, quiet), before(quiet));
    assert_eq!(missed(quiet, None), before(quiet));
    assert_eq!(missed(None, quiet), after(quiet));
    // The reply is known at least.
    assert_eq!(missed(None, None), after(None));
}

#[test]
fn a_proven_fault_says_enough() {
    let mut findings = findings(RESTLESS);
    findings[4].effect = Some(effect("h9", None));
    findings[4].cause = Some(reason(MistakeCode::AllowsWin));
    let review = judge(&moves(), &findings);
    assert!(review.moves[3].reason.is_some());
    assert_eq!(review.moves[3].effect, None);
    // Nor is anything said of good moves.
    assert!(review.moves[5].effect.is_none());
}
