//! The margins and move counts of selective search: how far a position may be from the window, and
//! how late a move may come, before it is pruned or reduced.

/// Deeper than this no move is pruned.
const MAX_PRUNING_DEPTH: i32 = 8;

/// The constants of forward pruning. Margins are in points and grow with the remaining depth.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// Reverse futility pruning: how far above beta the evaluation must be, for each ply.
    pub reverse_futility: i32,
    /// Razoring: how far below alpha the evaluation must be, and how much farther for each ply.
    pub razoring: [i32; 2],
    /// Futility pruning: how much a quiet move may gain, and how much more for each ply.
    pub futility: [i32; 2],
    /// Late move pruning: how many moves are tried, and how many more for each square ply.
    pub late_moves: [i32; 2],
}

impl Margins {
    /// Suits every game so far.
    pub const DEFAULT: Self = Self {
        reverse_futility: 70,
        razoring: [150, 120],
        futility: [60, 50],
        late_moves: [6, 3],
    };

    pub(super) const fn reverse_futility(&self, depth: i32) -> i32 {
        self.reverse_futility * depth
    }

    pub(super) const fn razoring(&self, depth: i32) -> i32 {
        self.razoring[0] + self.razoring[1] * depth
    }

    pub(super) const fn futility(&self, depth: i32) -> i32 {
        self.futility[0] + self.futility[1] * depth
    }

    /// How many moves are tried at a depth before the remaining quiet ones are pruned.
    pub(super) const fn late_move_count(&self, depth: i32) -> usize {
        (self.late_moves[0] + self.late_moves[1] * depth * depth).unsigned_abs() as usize
    }
}

/// Whether moves may be pruned at a depth at all.
pub(super) const fn is_shallow(depth: i32) -> bool {
    depth <= MAX_PRUNING_DEPTH
}

/// The least depth at which late moves are looked at less deeply.
const REDUCED_FROM: i32 = 2;

/// How much less deeply the move that is tried after so many others is looked at.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    if depth < REDUCED_FROM || tried < 3 {
        return 0;
    }
    // Products of logarithms, as is usual, in quarters of a ply.
    let tried = i32::try_from(tried.ilog2()).unwrap_or_default();
    let depth = i32::try_from(depth.unsigned_abs().ilog2()).unwrap_or_default();
    (2 + tried * (depth + 1)) / 4
}
