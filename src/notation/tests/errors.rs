//! Every error of a game text, and its location.

use super::*;

/// Invalid texts, with the line, column and code of the error.
const INVALID: &[(&str, usize, usize, &str)] = &[
    ("e5", 1, 1, "game-missing"),
    ("\u{feff}e5", 1, 1, "game-missing"),
    ("{only words}", 1, 13, "game-missing"),
    ("<script>alert(1)</script>", 1, 1, "game-missing"),
    ("\0", 1, 1, "control"),
    ("[", 1, 2, "tag-name"),
    ("[]", 1, 2, "tag-name"),
    ("[1 \"\"]", 1, 2, "tag-name"),
    ("[_x \"\"]", 1, 2, "tag-name"),
    ("[Gäme \"ergo\"]", 1, 3, "tag-value"),
    ("[Game", 1, 6, "tag-value"),
    ("[Game ergo]", 1, 7, "tag-value"),
    ("[Game \"ergo", 1, 12, "string-end"),
    ("[Game \"er\ngo\"]", 1, 10, "string-end"),
    ("[Site \"\\\"]", 1, 11, "string-end"),
    ("[Site \"a\\n\"]", 1, 9, "escape"),
    ("[Site \"a\\", 1, 9, "escape"),
    ("[Site \"a\tb\"]", 1, 9, "control"),
    ("[Site \"a\u{85}b\"]", 1, 9, "control"),
    ("[Site \"a\0b\"]", 1, 9, "control"),
    ("[Game \"ergo\"", 1, 13, "tag-end"),
    ("[Game \"ergo\" x]", 1, 14, "tag-end"),
    ("[Game \"ergo\"]\n[Game \"ergo\"]", 2, 2, "tag-twice"),
    ("[Game \"Ergo\"]", 1, 8, "game-unknown"),
    ("[Game \"\"]", 1, 8, "game-unknown"),
    ("[Site \"here\"] *", 1, 15, "game-missing"),
    (
        "[Game \"ergo\"]\r\n[Options \"swap  swop\"]",
        2,
        17,
        "option-unknown",
    ),
    (
        "[Game \"ergo\"]\r[Options \"centre-ban\"]",
        2,
        11,
        "option-unknown",
    ),
    ("[Game \"ergo\"]\n\r[Result \"2-0\"]", 3, 10, "result"),
    ("[Game \"ergo\"][SetUp \"2\"]", 1, 22, "setup"),
    ("[Game \"ergo\"][SetUp \"1\"]", 1, 15, "position-missing"),
    ("[Game \"ergo\"][Position \"x\"]", 1, 15, "setup-missing"),
    (
        "[Game \"ergo\"][SetUp \"1\"][Position \"10/11 1\"]",
        1,
        39,
        "row-long",
    ),
    (
        "[Game \"ergo\"][SetUp \"1\"][Position \"10/\\\"1\"]",
        1,
        39,
        "cell",
    ),
    (
        "[Game \"ergo\"][SetUp \"1\"][Position \"10\"]",
        1,
        38,
        "row-end",
    ),
    ("[Game \"ergo\"]", 1, 14, "result-missing"),
    (
        "[Game \"ergo\"] e5\n[Game \"ergo\"] *",
        2,
        1,
        "result-missing",
    ),
    ("[Game \"ergo\"] e5 e5 *", 1, 18, "illegal"),
    ("[Game \"ergo\"] e5 k5 *", 1, 18, "column"),
    ("[Game \"ergo\"] e5 a0 *", 1, 18, "row"),
    ("[Game \"ergo\"] e5 e *", 1, 18, "row"),
    ("[Game \"ergo\"] e5 e6x *", 1, 20, "trailing"),
    ("[Game \"ergo\"] e5 swap *", 1, 18, "no-swap"),
    ("[Game \"ergo\"] e5<b> *", 1, 17, "trailing"),
    ("[Game \"ergo\"] e5\0d5 *", 1, 17, "control"),
    ("[Game \"ergo\"]\n2. e5 *", 2, 1, "number"),
    ("[Game \"ergo\"]\n1... e5 *", 2, 1, "number"),
    ("[Game \"ergo\"]\n1 e5 *", 2, 1, "number"),
    ("[Game \"ergo\"]\n01. e5 *", 2, 1, "number"),
    ("[Game \"ergo\"]\n1. e5 1. d5 *", 2, 7, "number"),
    ("[Game \"ergo\"]\n1. e5 2... d5 *", 2, 7, "number"),
    ("[Game \"ergo\"]\n1. e5 (1... d5) *", 2, 8, "number"),
    ("[Game \"ergo\"]\n1. 1. e5 *", 2, 4, "move-missing"),
    ("[Game \"ergo\"]\n1. *", 2, 4, "move-missing"),
    ("[Game \"ergo\"]\n1. e5 (1. ) *", 2, 11, "move-missing"),
    ("[Game \"ergo\"]\n1.", 2, 3, "move-missing"),
    ("[Game \"ergo\"] (e5) *", 1, 15, "variation-early"),
    ("[Game \"ergo\"] e5 (()) *", 1, 19, "variation-early"),
    ("[Game \"ergo\"] e5 () *", 1, 19, "variation-empty"),
    ("[Game \"ergo\"] e5 ({a}) *", 1, 22, "variation-empty"),
    ("[Game \"ergo\"] e5 ) *", 1, 18, "variation-none"),
    ("[Game \"ergo\"] e5 (d5 *", 1, 22, "variation-end"),
    ("[Game \"ergo\"] e5 (d5", 1, 21, "variation-end"),
    ("[Game \"ergo\"] e5 (d5 [", 1, 22, "variation-end"),
    ("[Game \"ergo\"] e5 } *", 1, 18, "token"),
    ("[Game \"ergo\"] e5 \" *", 1, 18, "token"),
    ("[Game \"ergo\"] e5 ] *", 1, 18, "token"),
    ("[Game \"ergo\"] ! *", 1, 15, "glyph-early"),
    ("[Game \"ergo\"] e5 ($1 d5) *", 1, 19, "glyph-early"),
    ("[Game \"ergo\"] e5!!! *", 1, 17, "glyph"),
    ("[Game \"ergo\"] e5 $256 *", 1, 18, "glyph"),
    ("[Game \"ergo\"] e5 $01 *", 1, 18, "glyph"),
    ("[Game \"ergo\"] e5 $ *", 1, 18, "glyph"),
    ("[Game \"ergo\"] e5 {a\nb", 2, 2, "comment-end"),
    ("[Game \"ergo\"] e5 {ä\nä\0} *", 2, 2, "control"),
    ("[Game \"ergo\"] e5 ;ä\0\n *", 1, 20, "control"),
    ("[Game \"ergo\"] e5 {[%eval x]} *", 1, 26, "eval"),
    ("[Game \"ergo\"] e5 {[%eval]} *", 1, 25, "eval"),
    ("[Game \"ergo\"] e5 {[%eval 0.123]} *", 1, 26, "eval"),
    ("[Game \"ergo\"] e5 {[%eval #0]} *", 1, 26, "eval"),
    ("[Game \"ergo\"] e5 {[%eval 1} *", 1, 27, "command-end"),
    (
        "[Game \"ergo\"] e5 {[%eval 1][%eval 2]} *",
        1,
        30,
        "eval-twice",
    ),
    ("[Game \"ergo\"] e5 {[%clk 0:60:00]} *", 1, 25, "clock"),
    ("[Game \"ergo\"] e5 {[%clk 1:1:1]} *", 1, 25, "clock"),
    ("[Game \"ergo\"] e5 {[%clk 0:00:01:02]} *", 1, 25, "clock"),
    (
        "[Game \"ergo\"] e5 {[%clk 0:00:01] [%clk 0:00:01]} *",
        1,
        36,
        "clock-twice",
    ),
    (
        "[Game \"ergo\"][Result \"1-0\"] e5 *",
        1,
        32,
        "result-differs",
    ),
    ("[Game \"ergo\"] e5 * *", 1, 20, "game-missing"),
    (
        "[Game \"ergo\"] c5 a1 d5 a3 e5 a5 f5 a7 g5 a9 1-0",
        1,
        42,
        "game-over",
    ),
    (
        "[Game \"ergo\"] c5 a1 d5 a3 e5 a5 f5 a7 g5 0-1",
        1,
        42,
        "result-wrong",
    ),
    ("[Game \"emergo\"] e5 e5 *", 1, 20, "illegal"),
    ("[Game \"emergo\"] e5-e6 *", 1, 17, "illegal"),
    (
        "[Game \"emergo\"][Options \"centre-ban\"] 1.e5 *",
        1,
        41,
        "illegal",
    ),
    ("[Game \"intermedium\"] c2@d3-e4 *", 1, 22, "illegal"),
    ("[Game \"intermedium\"] c2d3 *", 1, 24, "sowing"),
];

#[test]
fn errors_are_reported_where_they_are() {
    for &(text, line, column, code) in INVALID {
        let (found_line, found_column, found_code, _) = error_of(text);
        assert_eq!(
            (found_line, found_column, found_code),
            (line, column, code),
            "{text:?}"
        );
    }
}

/// A word has at most 1,000 bytes; a longer one is not looked at.
#[test]
fn words_have_an_end() {
    let code = |length| error_of(&format!("[Game \"ergo\"] {}", "e".repeat(length))).2;
    assert_eq!(code(1_001), "word-long");
    assert_ne!(code(1_000), "word-long");
}
