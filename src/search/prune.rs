//! Margins, counts and reductions of selective search.

/// The greatest depth at which moves are pruned.
const MAX_PRUNING_DEPTH: i32 = 8;
/// The least depth at which late moves are reduced, and how many moves are searched before.
const MIN_REDUCTION_DEPTH: i32 = 2;
const UNREDUCED_MOVES: usize = 3;

/// The constants of forward pruning. Margins are in points and grow with the remaining depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// Reverse futility pruning: how far above beta the evaluation must be, per ply, and the greatest depth.
    pub reverse_futility: [i32; 2],
    /// Razoring: how far below alpha the evaluation must be, base and per ply.
    pub razoring: [i32; 2],
    /// Futility pruning: how much a quiet move may gain, base and per ply.
    pub futility: [i32; 2],
    /// Late move pruning: how many moves are searched, base and per squared ply.
    pub late_moves: [i32; 2],
    /// Late move reduction in hundredths of a ply: base, and factor of the product of the logarithms of the depth and of
    /// the number of moves searched before.
    pub reduction: [i32; 2],
}

impl Margins {
    /// Margins for games that were not tuned, and for [thorough](super::Engine::thorough) engines.
    pub const DEFAULT: Self = Self {
        reverse_futility: [70, 4],
        razoring: [150, 120],
        futility: [60, 50],
        late_moves: [6, 3],
        reduction: [50, 25],
    };

    /// The margin of reverse futility pruning; `None` at depths where it does not apply.
    pub(super) fn reverse_futility(&self, depth: i32) -> Option<i32> {
        let [per_ply, greatest_depth] = self.reverse_futility;
        (depth <= greatest_depth).then_some(per_ply * depth)
    }

    pub(super) const fn razoring(&self, depth: i32) -> i32 {
        self.razoring[0] + self.razoring[1] * depth
    }

    pub(super) const fn futility(&self, depth: i32) -> i32 {
        self.futility[0] + self.futility[1] * depth
    }

    /// How many moves are searched before the remaining quiet ones are pruned.
    pub(super) const fn late_move_count(&self, depth: i32) -> usize {
        (self.late_moves[0] + self.late_moves[1] * depth * depth).unsigned_abs() as usize
    }

    /// Late move reduction in plies, from the depth and the number of moves searched before.
    pub(super) fn reduction(&self, depth: i32, searched: usize) -> i32 {
        if depth < MIN_REDUCTION_DEPTH || searched < UNREDUCED_MOVES {
            return 0;
        }
        let searched = i32::try_from(searched.ilog2()).unwrap_or_default();
        let depth = i32::try_from(depth.unsigned_abs().ilog2()).unwrap_or_default();
        (self.reduction[0] + self.reduction[1] * searched * (depth + 1)) / 100
    }
}

/// Whether moves may be pruned at a depth.
pub(super) const fn prunes_moves_at(depth: i32) -> bool {
    depth <= MAX_PRUNING_DEPTH
}

/// All numbers, in the order of the fields.
#[cfg(feature = "protocol")]
impl std::fmt::Display for Margins {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let pairs = [
            self.reverse_futility,
            self.razoring,
            self.futility,
            self.late_moves,
            self.reduction,
        ];
        let words = pairs.as_flattened().iter().map(ToString::to_string);
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }
}

/// The text is not ten numbers from 0 to 9999, separated by spaces.
#[cfg(feature = "protocol")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidMargins;

#[cfg(feature = "protocol")]
impl std::fmt::Display for InvalidMargins {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected ten numbers from 0 to 9999, separated by spaces")
    }
}

#[cfg(feature = "protocol")]
impl std::error::Error for InvalidMargins {}

/// Parses what `Display` writes. Numbers are 0 to 9999.
#[cfg(feature = "protocol")]
impl std::str::FromStr for Margins {
    type Err = InvalidMargins;

    fn from_str(text: &str) -> Result<Self, InvalidMargins> {
        let number = |word: &str| {
            word.parse()
                .ok()
                .filter(|number| (0..10_000).contains(number))
        };
        let numbers: Option<Vec<i32>> = text.split(' ').map(number).collect();
        let numbers = numbers.ok_or(InvalidMargins)?;
        let (pairs, []) = numbers.as_chunks() else {
            return Err(InvalidMargins);
        };
        let &[reverse_futility, razoring, futility, late_moves, reduction] = pairs else {
            return Err(InvalidMargins);
        };
        Ok(Self {
            reverse_futility,
            razoring,
            futility,
            late_moves,
            reduction,
        })
    }
}

#[cfg(all(test, feature = "protocol"))]
mod tests {
    use super::Margins;

    #[test]
    fn margins_are_read_as_they_were_written() {
        let text = Margins::DEFAULT.to_string();
        assert_eq!(text, "70 4 150 120 60 50 6 3 50 25");
        assert_eq!(text.parse(), Ok(Margins::DEFAULT));
        for wrong in [
            "",
            "70",
            "70 4 150 120 60 50 6 3 50",
            "1 2 3 4 5 6 7 8 9 -10",
            "1 2 3 4 5 6 7 8 9 10 11 12",
        ] {
            assert!(wrong.parse::<Margins>().is_err(), "{wrong}");
        }
    }
}
