//! Margins, counts and reductions of selective search.

/// The greatest depth at which moves are pruned.
const MAX_PRUNING_DEPTH: i32 = 8;
/// The least depth at which late moves are reduced, and how many moves are searched before.
const MIN_REDUCTION_DEPTH: i32 = 2;
const UNREDUCED_MOVES: usize = 3;

/// The constants of forward pruning. Margins are in points and grow with the remaining depth.
#[derive(Clone, Copy, Debug)]
pub struct Margins {
    /// Reverse futility pruning: how far above beta the evaluation must be, per ply.
    pub reverse_futility: i32,
    /// Razoring: how far below alpha the evaluation must be, base and per ply.
    pub razoring: [i32; 2],
    /// Futility pruning: how much a quiet move may gain, base and per ply.
    pub futility: [i32; 2],
    /// Late move pruning: how many moves are searched, base and per squared ply.
    pub late_moves: [i32; 2],
}

impl Margins {
    /// Margins that suit every game so far.
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

    /// How many moves are searched before the remaining quiet ones are pruned.
    pub(super) const fn late_move_count(&self, depth: i32) -> usize {
        (self.late_moves[0] + self.late_moves[1] * depth * depth).unsigned_abs() as usize
    }
}

/// Whether moves may be pruned at a depth.
pub(super) const fn prunes_moves_at(depth: i32) -> bool {
    depth <= MAX_PRUNING_DEPTH
}

/// Late move reduction in plies, from the depth and the number of moves searched before.
pub(super) fn reduction(depth: i32, searched: usize) -> i32 {
    if depth < MIN_REDUCTION_DEPTH || searched < UNREDUCED_MOVES {
        return 0;
    }
    // The usual product of logarithms, in quarters of a ply.
    let searched = i32::try_from(searched.ilog2()).unwrap_or_default();
    let depth = i32::try_from(depth.unsigned_abs().ilog2()).unwrap_or_default();
    (2 + searched * (depth + 1)) / 4
}
