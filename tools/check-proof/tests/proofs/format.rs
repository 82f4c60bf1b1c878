//! Whatever is not written as `docs/proofs.md` says is refused, at its line and column.

use crate::handmade::OPEN_FOUR;
use crate::strategy::check;

/// A file, the line and column of its fault, and what is said there.
type Case<'a> = (String, (usize, usize), &'a str);

fn refuse(cases: &[Case<'_>]) {
    for (text, (line, column), reason) in cases {
        let fault = check(text).expect_err(text);
        assert_eq!(
            (fault.line, fault.column),
            (*line, Some(*column)),
            "{text}{fault}"
        );
        assert!(fault.reason.contains(reason), "{text}{fault}");
        assert!(fault.moves.is_empty());
    }
}

fn good() -> String {
    format!("ergo-proof 1\nposition {OPEN_FOUR}")
}

#[test]
fn faults_of_the_first_lines_are_found_where_they_are() {
    let good = good();
    assert!(check(&good).is_ok());
    refuse(&[
        // The first line.
        (String::new(), (1, 1), "ergo-proof"),
        ("\n".into(), (1, 1), "ergo-proof"),
        (
            good.replace("ergo-proof", "emergo-proof"),
            (1, 1),
            "ergo-proof",
        ),
        (format!("\u{feff}{good}"), (1, 1), "ergo-proof"),
        (good.replace("proof 1", "proof 2"), (1, 12), "version 1"),
        (good.replace("proof 1", "proof 01"), (1, 12), "version 1"),
        (good.replace("proof 1", "proof"), (1, 1), "ergo-proof "),
        (good.replace("proof 1", "proof 1 "), (1, 13), r"\nposition"),
        // The position.
        (good.replace("position", "Position"), (1, 13), r"\nposition"),
        (
            good.replace("position ", "position  "),
            (2, 10),
            "row of ten cells",
        ),
        (good.replace("3SSS4", "3SSS3"), (2, 27), "row of ten cells"),
        (good.replace("3SSS4", "3SSS5"), (2, 26), "row of ten cells"),
        (good.replace("3SSS4", "3SSS22"), (2, 26), "row of ten cells"),
        (
            good.replace("3SSS4", "3SSS4S"),
            (2, 27),
            "end of one of nine rows",
        ),
        (good.replace("3SSS4", "3SSS04"), (2, 26), "row of ten cells"),
        (good.replace("3SSS4", "3SSS"), (2, 26), "row of ten cells"),
        (good.replace("3SSS4", "3SXS4"), (2, 24), "row of ten cells"),
        (good.replace("3SSS4", "3SéS4"), (2, 24), "row of ten cells"),
        (
            good.replace("3SSS4", "3SSS99999999999999999999"),
            (2, 26),
            "row of ten cells",
        ),
        (good.replace("3SSS4", "S3SSS3"), (2, 22), "lion on the edge"),
        (good.replace("3SSS4", "9s"), (2, 23), "lion on the edge"),
        (
            good.replacen("10/", "", 1),
            (2, 39),
            "end of one of nine rows",
        ),
        (
            good.replacen("10/", "10/10/", 1),
            (2, 42),
            "end of one of nine rows",
        ),
        (
            good.replace("10/10/10/10/3SSS4", "LLL1LLL3/LLL7/LLL7/L9/3SSS4"),
            (2, 29),
            "at most twelve",
        ),
        (good.replace("3SSS4", "2SSSSS3"), (2, 10), "without five"),
        (good.replace("3sss4", "2sssss3"), (2, 10), "without five"),
        (good.replace("/10 1", "/10 3"), (2, 43), "player to move"),
        (
            good.replace("/10 1", "/10"),
            (2, 42),
            "end of one of nine rows",
        ),
        (good.replace("/10 1", "/10 1 "), (2, 43), "player to move"),
    ]);
}

#[test]
fn faults_of_the_turns_and_steps_are_found_where_they_are() {
    let good = good();
    let head = "ergo-proof 1\nposition 10/10/10/10/10/10/10/10/10 1\n";
    refuse(&[
        // The turns.
        (good.replace("turns", "turn"), (2, 44), r"\nturns"),
        (good.replace("turns 2", "turns 0"), (3, 7), "from 1 to 60"),
        (good.replace("turns 2", "turns 61"), (3, 7), "from 1 to 60"),
        (good.replace("turns 2", "turns 02"), (3, 7), "from 1 to 60"),
        (good.replace("turns 2", "turns +2"), (3, 7), "from 1 to 60"),
        (good.replace("turns 2", "turns -2"), (3, 7), "from 1 to 60"),
        (good.replace("turns 2", "turns "), (3, 7), "from 1 to 60"),
        (
            good.replace("turns 2", "turns 99999999999999999999"),
            (3, 7),
            "from 1 to 60",
        ),
        (good.replace("turns 2", "turns 2 "), (3, 8), r"\n"),
        // The steps.
        (format!("{head}turns 2"), (3, 8), r"\n"),
        (format!("{head}turns 2\n"), (4, 1), "a move"),
        (good.replace("\ng5", "\ng0"), (4, 1), "a move"),
        (good.replace("\ng5", "\nk5"), (4, 1), "a move"),
        (good.replace("\ng5", "\ng5-"), (4, 1), "a move"),
        (good.replace("\ng5", "\nG5"), (4, 1), "a move"),
        (good.replace("\ng5", "\n g5"), (4, 1), "a move"),
        (good.replace("\ng5", "\n\ng5"), (4, 1), "a move"),
        (good.replace("\ng5", "\ng5 "), (4, 4), "line above"),
        (good.replace("\ng5", "\ng5 1"), (4, 4), "line above"),
        (good.replace("\nb5", "\nb5 0"), (5, 4), "line above"),
        (good.replace("\nb5", "\nb5 2"), (5, 4), "line above"),
        (good.replace("c5 1", "c5 3"), (6, 4), "line above"),
        (good.replace("c5 1", "c5 01"), (6, 4), "line above"),
        (good.replace("c5 1", "c5 g5"), (6, 4), "line above"),
        (good.replace("c5 1", "c5  1"), (6, 4), "line above"),
        (good.replace("c5 1", "c5\t1"), (6, 1), "a move"),
        (good.replace("b5 2", "b5 3"), (6, 9), "line above"),
        (good.replace("b5 2", "b5"), (6, 8), "\" \""),
        (good.replace("b5 2", "b5 2 b5 2"), (6, 11), "ascending"),
        (good.replace("b5 2", "b5 2 b4 2"), (6, 11), "ascending"),
        (good.replace("b5 2", "b5-b6 2 b5 2"), (6, 14), "ascending"),
        (good.replace("b5 2", "b5 2 -b5 2"), (6, 11), "ascending"),
        (good.replace("b5 2", "-b5 2 -b4 2"), (6, 12), "ascending"),
        (good.replace("b5 2", "-b5"), (6, 9), "\" \""),
        (good.replace("b5 2", "- 2"), (6, 6), "a cell"),
        (good.replace("b5 2", "-b5-b6 2"), (6, 6), "a cell"),
        (good.replace("b5 2", "--b5 2"), (6, 6), "a cell"),
        (good.replace("b5 2", "-k5 2"), (6, 6), "a cell"),
        (good.replace("\nb5\n", "\n-b5\n"), (5, 1), "a move"),
        (good.replace("b5 2", "b5 2 "), (6, 11), "a reply"),
        (good.replace("b5 2", "b5 2 2"), (6, 11), "a reply"),
        // The ends of lines.
        (good.replace('\n', "\r\n"), (1, 12), "version 1"),
        (good.replace("\nb5\n", "\nb5\r\n"), (5, 1), "a move"),
        (good.replace("b5 2\n", "b5 2\r\n"), (6, 9), "line above"),
        (good.trim_end().into(), (6, 10), r"\n"),
        (format!("{good}\n"), (7, 1), "a move"),
        (format!("{good}#"), (7, 1), "a move"),
    ]);
}
