//! Hand-written links. The laws cover the links of random games.

use super::{MORE, MOST_LINK, check, read, spell, write};
use crate::notation::open;
use crate::session::Session;

fn game(text: &str) -> Box<dyn Session> {
    open(text)
        .unwrap_or_else(|error| panic!("{error} in {text}"))
        .remove(0)
}

/// A link with a valid checksum.
fn checked(body: &str) -> String {
    format!("{body}.{}", spell(&check(body).to_be_bytes()))
}

/// The code of the error, and its span.
fn error(link: &str) -> (&'static str, usize) {
    let error = read(link).unwrap_err();
    assert_eq!(error.line, 1);
    (error.code.as_str(), error.column)
}

#[test]
fn the_check_is_that_of_gzip() {
    assert_eq!(check("123456789"), 0xcbf4_3926);
}

#[test]
fn bytes_are_spelled_as_base64url() {
    assert_eq!(spell(b""), "");
    assert_eq!(spell(b"f"), "Zg");
    assert_eq!(spell(b"fo"), "Zm8");
    assert_eq!(spell(b"foo"), "Zm9v");
    assert_eq!(spell(&[0xfb, 0xff]), "-_8");
}

#[test]
fn links_contain_options_positions_and_swaps() {
    for text in [
        "[Game \"ergo\"] [Options \"swap black-begins\"] 1. e5 swap a1 *",
        "[Game \"emergo\"] [SetUp \"1\"] [Position \"x/x3/x5/x7/x4,1,x4/x4,2,x2/x5/x3/x 1 11-11\"] *",
        "[Game \"intermedium\"] [Options \"partial-moves\"] 1. c2@d3-e4-f5-g6 *",
        "[Game \"intermedium\"] *",
        "[Game \"emergo\"] [Options \"centre-ban swap\"] 1. d6 swap e4 *",
        "[Game \"intermedium\"] [Options \"swap\"] 1. c2@d3-e4-f5-g6 swap c7@d6-e5-f4-g3 *",
    ] {
        let game = game(text);
        let link = write(game.as_ref()).unwrap();
        assert_eq!(read(&link).unwrap().tree(), game.tree(), "{link}");
        let plain =
            |character: char| character.is_ascii_alphanumeric() || "-._~".contains(character);
        assert!(link.chars().all(plain), "{link}");
        assert!(
            link.ends_with(|last: char| last.is_ascii_alphabetic()),
            "{link}"
        );
    }
}

#[test]
fn a_link_may_stop_before_the_end() {
    let mut whole = game("[Game \"ergo\"] 1. e5 a1 2. d5 *");
    assert!(whole.go_to(1));
    let link = write(whole.as_ref()).unwrap();
    let part = game("[Game \"ergo\"] 1. e5 *");
    assert_eq!(read(&link).unwrap().tree(), part.tree());
}

#[test]
fn what_is_no_link_says_where() {
    assert_eq!(error(""), ("link-none", 1));
    assert_eq!(error("board"), ("link-none", 1));
    assert_eq!(error(".ergo"), ("link-none", 1));
    assert_eq!(error("01.ergo.0...AAAAAA"), ("link-none", 1));
    assert_eq!(error("1"), ("link-short", 2));
    assert_eq!(error("1.ergo.0."), ("link-short", 10));
    assert_eq!(error("2.something.else"), ("link-newer", 1));
    assert_eq!(error("99999999999999999999"), ("link-newer", 1));
    assert_eq!(error(&checked("1.halma.0..")), ("game-unknown", 3));
    assert_eq!(error(&checked("1.ergo.4..")), ("option-unknown", 8));
    assert_eq!(error(&checked("1.ergo.00..")), ("option-unknown", 8));
    assert_eq!(error(&checked("1.ergo.+1..")), ("option-unknown", 8));
    assert_eq!(error(&checked("1.ergo...")), ("option-unknown", 8));
}

#[test]
fn positions_are_judged_where_they_stand() {
    let good = "1.ergo.0.10_10_10_10_4S5_10_10_10_10.2.";
    assert!(read(&checked(good)).is_ok());
    let long = good.replace("4S5", "4S6");
    assert_eq!(error(&checked(&long)), ("row-long", 24));
    let plain = good.replace('_', "/");
    assert_eq!(error(&checked(&plain)), ("row-end", 12));
    let start = "1.ergo.0.10_10_10_10_10_10_10_10_10.1.";
    assert_eq!(error(&checked(start)), ("link-start", 10));
}

#[test]
fn turns_are_judged_where_they_stand() {
    let of = |bytes: &[u8]| checked(&format!("1.ergo.0..{}", spell(bytes)));
    assert!(read(&of(&[44, 80])).is_ok());
    assert_eq!(error(&of(&[44, 44])), ("illegal", 12));
    assert_eq!(error(&of(&[44, 80, MORE + 44, 80])), ("illegal", 13));
    assert_eq!(error(&of(&[44, 90])), ("link-cell", 12));
    assert_eq!(error(&of(&[44, 0xff, 0x7f])), ("link-cell", 12));
    assert_eq!(error(&of(&[44, 0x7f])), ("illegal", 12));
    assert_eq!(error(&of(&[44, 80, MORE + 44])), ("link-turn", 15));
    assert_eq!(error("1.ergo.0...AAAAAA"), ("link-check", 12));
    assert_eq!(error(&checked("1.ergo.0..LF")), ("link-bits", 13));
    assert_eq!(error(&checked("1.ergo.0..L")), ("link-bits", 12));
    assert_eq!(error(&checked("1.ergo.0..L*A")), ("link-symbol", 12));
    assert_eq!(error(&checked("1.ergo.0..ä")), ("link-symbol", 11));
}

#[test]
fn nothing_comes_after_the_end() {
    let text = "[Game \"ergo\"] 1. e5 e1 2. e6 f1 3. e7 g1 4. e4 h1 5. e3 1-0";
    let won = game(text);
    let link = write(won.as_ref()).unwrap();
    assert_eq!(read(&link).unwrap().tree(), won.tree());
    let turns = link.rsplit('.').nth(1).unwrap();
    // Nine bytes are exactly twelve characters.
    let more = format!("1.ergo.0..{turns}AA");
    assert_eq!(error(&checked(&more)), ("game-over", 23));
}

#[test]
fn every_damaged_character_is_found() {
    let whole = game("[Game \"ergo\"] [Options \"swap\"] 1. e5 swap a1 2. d5 a1-j1 *");
    let link = write(whole.as_ref()).unwrap();
    for at in 0..link.len() {
        for other in "A0z_.-~1".chars() {
            let mut damaged: Vec<char> = link.chars().collect();
            damaged[at] = other;
            let damaged: String = damaged.into_iter().collect();
            if damaged != link {
                let error = read(&damaged).unwrap_err();
                assert!(error.column <= damaged.len() + 1, "{error} in {damaged}");
            }
        }
        assert!(read(&link[..at]).is_err());
    }
}

#[test]
fn links_have_an_end() {
    let of_length = |length: usize| {
        let body = format!("1.ergo.0..{}", "A".repeat(length - 17));
        let link = checked(&body);
        assert_eq!(link.len(), length);
        link
    };
    assert_eq!(error(&of_length(32_001)), ("link-long", 32_001));
    assert_ne!(error(&of_length(32_000)).0, "link-long");
    let body = format!("1.ergo.0..{}", "A".repeat(MOST_LINK));
    assert_eq!(error(&checked(&body)), ("link-long", MOST_LINK + 1));
    let body = format!("1.ergo.0..{}", "ä".repeat(MOST_LINK));
    assert_eq!(error(&checked(&body)), ("link-long", MOST_LINK / 2 + 6));
}
