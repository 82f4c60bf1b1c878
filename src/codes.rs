//! Codes for everything the rules and parsers report. Language files turn them into sentences.
//!
//! Each code is a variant in Rust and a string in JavaScript. The type of a code in JavaScript is a union of
//! strings, so the type checker proves that language files are complete.

use std::fmt;

use serde::{Serialize, Serializer};

/// Defines an enum of codes, each with its string.
macro_rules! codes {
    ($(#[$doc:meta])* $name:ident { $($code:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "the words say what the codes mean")]
        #[non_exhaustive]
        pub enum $name { $(#[cfg_attr(test, ts(rename = $word))] $code,)* }

        impl $name {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$code,)*];

            /// The code with a string.
            #[must_use]
            pub fn of_str(word: &str) -> Option<Self> {
                Self::ALL.iter().find(|code| code.as_str() == word).copied()
            }

            /// The string that represents the code in JavaScript.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$code => $word,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        /// Compares with the string of the code.
        impl PartialEq<&str> for $name {
            fn eq(&self, word: &&str) -> bool {
                self.as_str() == *word
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

codes! {
    /// Why a text was rejected.
    ParseErrorCode {
        // Game texts.
        Control = "control",
        TextLong = "text-long",
        GamesMany = "games-many",
        TagName = "tag-name",
        TagValue = "tag-value",
        TagEnd = "tag-end",
        TagTwice = "tag-twice",
        TagsMany = "tags-many",
        StringEnd = "string-end",
        Escape = "escape",
        GameMissing = "game-missing",
        GameUnknown = "game-unknown",
        OptionUnknown = "option-unknown",
        Result = "result",
        Setup = "setup",
        SetupMissing = "setup-missing",
        PositionMissing = "position-missing",
        Number = "number",
        MoveMissing = "move-missing",
        WordLong = "word-long",
        LineLong = "line-long",
        GameLarge = "game-large",
        Token = "token",
        VariationEarly = "variation-early",
        VariationEmpty = "variation-empty",
        VariationNone = "variation-none",
        VariationEnd = "variation-end",
        Glyph = "glyph",
        GlyphEarly = "glyph-early",
        CommentEnd = "comment-end",
        CommandEnd = "command-end",
        Eval = "eval",
        EvalTwice = "eval-twice",
        Clock = "clock",
        ClockTwice = "clock-twice",
        ResultMissing = "result-missing",
        ResultDiffers = "result-differs",
        ResultWrong = "result-wrong",
        GameUnread = "game-unread",
        MoveUnread = "move-unread",
        // Moves.
        Illegal = "illegal",
        GameOver = "game-over",
        NoSwap = "no-swap",
        PositionLine = "position-line",
        Trailing = "trailing",
        Sowing = "sowing",
        SowingLong = "sowing-long",
        Goal = "goal",
        Shape = "shape",
        // Positions.
        Column = "column",
        Row = "row",
        Cell = "cell",
        RowEnd = "row-end",
        RowShort = "row-short",
        RowLong = "row-long",
        Run = "run",
        SoldierOnEdge = "soldier-on-edge",
        TooManyPieces = "too-many-pieces",
        TooManyStones = "too-many-stones",
        TurnMissing = "turn-missing",
        Turn = "turn",
        Hand = "hand",
        HandsMissing = "hands-missing",
        HandsBetween = "hands-between",
        Height = "height",
        TurnsMissing = "turns-missing",
        Turns = "turns",
        TurnsOdd = "turns-odd",
        WrongColour = "wrong-colour",
        // Links.
        LinkNone = "link-none",
        LinkNewer = "link-newer",
        LinkLong = "link-long",
        LinkShort = "link-short",
        LinkStart = "link-start",
        LinkSymbol = "link-symbol",
        LinkBits = "link-bits",
        LinkCell = "link-cell",
        LinkTurn = "link-turn",
        LinkCheck = "link-check",
    }
}

codes! {
    /// Why a tap is refused.
    RefusalCode {
        GameOver = "game-over",
        NotYours = "not-yours",
        PieceStuck = "piece-stuck",
        HandEmpty = "hand-empty",
        NothingHere = "nothing-here",
        Occupied = "occupied",
        WayBlocked = "way-blocked",
        EdgeLionStep = "edge-lion-step",
        LionStep = "lion-step",
        SoldierStep = "soldier-step",
        SoldierDiagonal = "soldier-diagonal",
        CaptureCompulsory = "capture-compulsory",
        CaptureMost = "capture-most",
        JumpTwo = "jump-two",
        JumpReversal = "jump-reversal",
        JumpNothing = "jump-nothing",
        JumpOwn = "jump-own",
        JumpBlocked = "jump-blocked",
        HandFirst = "hand-first",
        OccupiedEntry = "occupied-entry",
        WouldFeed = "would-feed",
        CentreBanned = "centre-banned",
        SingleStone = "single-stone",
        NotDiagonal = "not-diagonal",
        StraightBack = "straight-back",
        StonesLeft = "stones-left",
        MustAdvance = "must-advance",
        MustOccupy = "must-occupy",
        StepOne = "step-one",
    }
}

codes! {
    /// Notes for the player to move.
    NoteCode {
        CaptureCompulsory = "capture-compulsory",
        Shadowpiece = "shadowpiece",
        Opening = "opening",
    }
}

codes! {
    /// How a game ended.
    OutcomeReason {
        Five = "five",
        NoMove = "no-move",
        City = "city",
        NoStack = "no-stack",
        AllCaptured = "all-captured",
        Repetition = "repetition",
        // By the players.
        Resigned = "resigned",
        Agreed = "agreed",
        Time = "time",
    }
}

codes! {
    /// Threats of the opponent.
    ThreatCode {
        Five = "five",
        Four = "four",
        Capture = "capture",
        // Of a stone that would enter.
        Entry = "entry",
        City = "city",
    }
}

codes! {
    /// What is explained about a position.
    FactCode {
        // Ergo: where a side makes five, or a four that can become five in two ways.
        Five = "five",
        Four = "four",
        // Emergo: who captures next, and what becomes of each stack.
        Captures = "captures",
        Stays = "stays",
        Turns = "turns",
        Arrives = "arrives",
        Leaves = "leaves",
        Depends = "depends",
        Unclear = "unclear",
        // Intermedium: what is being surrounded.
        Stack = "stack",
        City = "city",
    }
}

codes! {
    /// What a move does: why it is good, and what it gives up.
    ReasonCode {
        OnlyMove = "only-move",
        OneReply = "one-reply",
        // Ergo.
        MakesFive = "makes-five",
        WinsNext = "wins-next",
        StopsFive = "stops-five",
        MakesFour = "makes-four",
        MakesTwoFours = "makes-two-fours",
        StopsFour = "stops-four",
        PreparesFour = "prepares-four",
        BlocksRow = "blocks-row",
        BecomesLion = "becomes-lion",
        BuildsRow = "builds-row",
        BuildsTwoRows = "builds-two-rows",
        HasRoom = "has-room",
        PlansFour = "plans-four",
        GivesFive = "gives-five",
        GivesFour = "gives-four",
        LeavesRow = "leaves-row",
        UnblocksRow = "unblocks-row",
        // Games with captures.
        Captures = "captures",
        SavesStones = "saves-stones",
        ThreatensCapture = "threatens-capture",
        PlansCapture = "plans-capture",
        // Emergo.
        CapturesAll = "captures-all",
        FreesCaptives = "frees-captives",
        LuresCapture = "lures-capture",
        Exchanges = "exchanges",
        LosesExchange = "loses-exchange",
        ThreatensCombination = "threatens-combination",
        StopsCombination = "stops-combination",
        AllowsCombination = "allows-combination",
        GivesLeast = "gives-least",
        HasEntries = "has-entries",
        FewSafeReplies = "few-safe-replies",
        HasSafeMoves = "has-safe-moves",
        ForcesCapture = "forces-capture",
        LeavesNoSafeReply = "leaves-no-safe-reply",
        StaysSafe = "stays-safe",
        EntersShadowpiece = "enters-shadowpiece",
        EntersSafely = "enters-safely",
        NarrowsEntry = "narrows-entry",
        BlocksPieces = "blocks-pieces",
        FreesPieces = "frees-pieces",
        CoversPieces = "covers-pieces",
        TakesMiddle = "takes-middle",
        CannotBeJumped = "cannot-be-jumped",
        Approaches = "approaches",
        // Intermedium.
        TakesCity = "takes-city",
        SavesCity = "saves-city",
        ThreatensCity = "threatens-city",
        ClosesGap = "closes-gap",
        OpensGap = "opens-gap",
        MakesStack = "makes-stack",
        Advances = "advances",
        PlansCity = "plans-city",
        GivesCity = "gives-city",
        LeavesCity = "leaves-city",
        GivesStones = "gives-stones",
        LeavesStones = "leaves-stones",
        WinsCity = "wins-city",
        LeavesNoStack = "leaves-no-stack",
        ClosesIn = "closes-in",
        EscapesSiege = "escapes-siege",
        Spreads = "spreads",
        SpendsLastStack = "spends-last-stack",
    }
}

codes! {
    /// What counts in a position, for one player or the other.
    StandingCode {
        // Ergo.
        Threes = "threes",
        Twos = "twos",
        Lions = "lions",
        // Ergo and Emergo.
        Hand = "hand",
        // Emergo.
        Prisoners = "prisoners",
        Pieces = "pieces",
        Jumpers = "jumpers",
        Endangered = "endangered",
        Mobile = "mobile",
        Central = "central",
        // Intermedium.
        Stones = "stones",
        Stacks = "stacks",
        Gaps = "gaps",
        Cells = "cells",
        Ahead = "ahead",
    }
}

impl ReasonCode {
    /// Whether a move with this effect wins something, or threatens to.
    #[must_use]
    pub const fn is_threat(self) -> bool {
        matches!(
            self,
            Self::MakesFive
                | Self::WinsNext
                | Self::MakesFour
                | Self::MakesTwoFours
                | Self::PreparesFour
                | Self::Captures
                | Self::CapturesAll
                | Self::LeavesNoSafeReply
                | Self::ThreatensCapture
                | Self::FreesCaptives
                | Self::LuresCapture
                | Self::ThreatensCombination
                | Self::ForcesCapture
                | Self::TakesCity
                | Self::ThreatensCity
                | Self::WinsCity
                | Self::LeavesNoStack
        )
    }

    /// Whether it is what the move gives up, or allows the opponent.
    #[must_use]
    pub const fn is_price(self) -> bool {
        matches!(
            self,
            Self::GivesFive
                | Self::GivesFour
                | Self::LeavesRow
                | Self::UnblocksRow
                | Self::GivesCity
                | Self::LeavesCity
                | Self::GivesStones
                | Self::LeavesStones
                | Self::GivesLeast
                | Self::LosesExchange
                | Self::AllowsCombination
                | Self::OpensGap
                | Self::SpendsLastStack
        )
    }
}

codes! {
    /// Why a move is bad.
    MistakeCode {
        // What the opponent wins by.
        AllowsWin = "allows-win",
        AllowsFive = "allows-five",
        AllowsTwoFours = "allows-two-fours",
        AllowsFour = "allows-four",
        AllowsThree = "allows-three",
        AllowsCity = "allows-city",
        AllowsSiege = "allows-siege",
        // What another move would have done.
        MissesWin = "misses-win",
        LosesStones = "loses-stones",
        ForcesCapture = "forces-capture",
        MissesStones = "misses-stones",
    }
}

codes! {
    /// How good a move tried in an exercise is.
    Verdict {
        // The goal is reached.
        Solved = "solved",
        // The goal will be reached.
        Right = "right",
        // It wins too, but takes longer than the goal says.
        Longer = "longer",
        Wrong = "wrong",
    }
}

codes! {
    /// An edit of the tree of moves: of a move, the variation that it lies in, or the comments around it; or a way to it.
    TreeEdit {
        Go = "go",
        Promote = "promote",
        Demote = "demote",
        Main = "main",
        Delete = "delete",
        Before = "before",
        Comment = "comment",
        Eval = "eval",
        Goal = "goal",
        Shapes = "shapes",
        Glyphs = "glyphs",
        Add = "add",
        Undo = "undo",
        Redo = "redo",
    }
}

codes! {
    /// The direction from a cell to a neighbour, as the first player sees the board.
    Direction {
        Right = "right",
        UpRight = "up-right",
        Up = "up",
        UpLeft = "up-left",
        Left = "left",
        DownLeft = "down-left",
        Down = "down",
        DownRight = "down-right",
    }
}

codes! {
    /// The stones of a player that are counted beside the board.
    StockKind {
        Hand = "hand",
        Prisoners = "prisoners",
        Left = "left",
    }
}

codes! {
    /// A number in a position text.
    Counter {
        HandFirst = "hand-first",
        HandSecond = "hand-second",
        Turns = "turns",
    }
}

codes! {
    /// An edit of a position that is being set up.
    DraftEdit {
        Put = "put",
        Take = "take",
        TakeAll = "take-all",
        Carry = "carry",
        Turn = "turn",
        Counter = "counter",
        Option = "option",
        Empty = "empty",
        Start = "start",
        Undo = "undo",
        Redo = "redo",
    }
}

codes! {
    /// Why a cell is marked.
    MarkKind {
        Must = "must",
        Forbidden = "forbidden",
        Captures = "captures",
        Captured = "captured",
        CityFalls = "city-falls",
        Taken = "taken",
        Sown = "sown",
        Wrong = "wrong",
    }
}

codes! {
    /// The ground of a cell.
    Ground {
        Arena = "arena",
        Ring = "ring",
        Field = "field",
        FieldAlt = "field-alt",
        Centre = "centre",
        CityFirst = "city-first",
        CitySecond = "city-second",
    }
}

codes! {
    /// The shape of a piece.
    Shape {
        Soldier = "soldier",
        Lion = "lion",
        Stone = "stone",
    }
}

codes! {
    /// The colour of a side.
    Tone {
        White = "white",
        Black = "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kebab_case_and_differ() {
        let words: Vec<&str> = ParseErrorCode::ALL
            .iter()
            .map(|code| code.as_str())
            .collect();
        for (at, word) in words.iter().enumerate() {
            assert!(!words[..at].contains(word), "{word} twice");
            let is_plain =
                |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase());
            assert!(word.split('-').all(is_plain), "{word}");
        }
    }

    #[test]
    fn javascript_gets_the_word() {
        assert_eq!(RefusalCode::WayBlocked.to_string(), "way-blocked");
        assert_eq!(RefusalCode::WayBlocked, "way-blocked");
        assert_ne!(RefusalCode::WayBlocked, "piece-stuck");
        assert_eq!(
            RefusalCode::of_str("way-blocked"),
            Some(RefusalCode::WayBlocked)
        );
        assert_eq!(RefusalCode::of_str("WayBlocked"), None);
    }
}
