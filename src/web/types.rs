//! Generates `types.d.ts`, the types of the data that JavaScript receives, from the Rust types.
//!
//! `cargo xtask types` writes the file. The module in the browser contains nothing of this.

use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

use super::convert::ErrorInText;
use super::limits::ThinkLimits;
use super::lists::{GameInfo, LevelInfo};
use super::texts::ReadText;
use crate::advice::{Fact, Standing};
use crate::codes::{
    Counter, Direction, DraftEdit, FactCode, Ground, MarkKind, MistakeCode, NoteCode,
    OutcomeReason, ParseErrorCode, ReasonCode, RefusalCode, Shape, StandingCode, StockKind,
    ThreatCode, Tone, TreeEdit, Verdict,
};
use crate::draft::text::Problem;
use crate::exercise::Attempt;
use crate::game::Side;
use crate::notation::Summary;
use crate::parse::CellRange;
use crate::render::{
    Animation, Board, CellLayout, HandEnd, Label, LabelEnd, Mark, Neighbour, Outline, Pace, Piece,
    Point, Slab, Stock, StoneRun,
};
use crate::review::{Effect, Finding, Glyph, JudgedMove, LineStart, Reason, Review, Trial};
use crate::session::annotations::{Annotations, Drawing, Remark, Tag, TreeMove};
use crate::session::editor::{CounterView, DraftView};
use crate::session::view::{
    AdviceView, Commentary, LineView, MoveView, NoteView, OutcomeView, ReasonView, RefusalView,
    SearchInfo, StepView, TakenView, ThreatView, View,
};

/// The length from which lines are broken.
const WIDTH: usize = 120;

/// The file.
fn declarations() -> String {
    let mut file = String::from("// Generated from the Rust types by `cargo xtask types`.\n");
    macro_rules! declare {
        ($($type:ty,)*) => { $(file.push_str(&declaration::<$type>());)* };
    }
    declare!(
        Side,
        GameInfo,
        LevelInfo,
        Board,
        CellLayout,
        Neighbour,
        Direction,
        Point,
        Slab,
        Outline,
        Label,
        LabelEnd,
        Ground,
        Piece,
        StoneRun,
        Shape,
        Stock,
        StockKind,
        Tone,
        Animation,
        HandEnd,
        Pace,
        Mark,
        MarkKind,
        View,
        MoveView,
        OutcomeView,
        OutcomeReason,
        TakenView,
        StepView,
        RefusalView,
        RefusalCode,
        NoteView,
        NoteCode,
        ThreatView,
        ThreatCode,
        Fact,
        FactCode,
        AdviceView,
        ReasonView,
        ReasonCode,
        Commentary,
        Standing,
        StandingCode,
        ThinkLimits,
        SearchInfo,
        LineView,
        ReadText,
        Summary,
        Tag,
        ErrorInText,
        ParseErrorCode,
        CellRange,
        Annotations,
        TreeMove,
        Remark,
        Drawing,
        TreeEdit,
        Finding,
        Review,
        JudgedMove,
        Glyph,
        Reason,
        Effect,
        LineStart,
        MistakeCode,
        Trial,
        Attempt,
        Verdict,
        DraftView,
        Problem,
        CounterView,
        Counter,
        DraftEdit,
    );
    file
}

/// The declaration of a type, with its documentation.
fn declaration<T: TS>() -> String {
    // Numbers from 2^53 on do not occur: they count nodes.
    let config = Config::new().with_large_int("number");
    let docs = T::docs().unwrap_or_default();
    lay_out(&format!("{docs}export {}", T::decl(&config)))
}

/// Lays out a declaration with a member on each line, short comments on one line, and long unions on many.
fn lay_out(declaration: &str) -> String {
    let declaration = declaration.replace(", }", ",\n}");
    let mut lines = declaration.lines().map(str::trim);
    let mut text = String::from("\n");
    let mut depth = 0;
    while let Some(line) = lines.next() {
        let inner = if line.starts_with('}') {
            depth - 1
        } else {
            depth
        };
        let indent = "  ".repeat(inner);
        let line = if line == "/**" {
            let words = lines.by_ref().take_while(|line| *line != "*/");
            let words = words.map(|line| line.trim_start_matches('*').trim());
            format!("/** {} */", words.collect::<Vec<_>>().join(" "))
        } else {
            depth += line.matches('{').count();
            depth -= line.matches('}').count();
            if line.len() > WIDTH {
                line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
            } else {
                line.to_owned()
            }
        };
        text.extend([&*indent, &*line, "\n"]);
    }
    text
}

#[test]
fn types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web/types.d.ts");
    let wanted = declarations();
    if env::var_os("ERGO_WRITE_TYPES").is_some() {
        fs::write(&path, &wanted).unwrap();
    }
    let file = fs::read_to_string(path).unwrap();
    assert!(
        file.lines().eq(wanted.lines()),
        "src/web/types.d.ts is not what the Rust types say: run `cargo xtask types`"
    );
}
