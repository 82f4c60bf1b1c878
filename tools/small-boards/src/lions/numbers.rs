//! A number for each position of a board, so that values can be stored without keys.
//!
//! The numbers come in groups: by the numbers of pieces that the player to move and the other one have placed, and by the
//! placement of the former, as one of all that are alike. Within a group, positions have the ranks of the placements of the
//! other player's pieces on the free cells: first by the number of soldiers, then by their cells, then by those of the
//! lions, each in the combinatorial number system. Where a symmetry keeps the pieces of the player to move in place, a
//! position has several numbers, of which the smallest one is used.

use std::ops::Range;

use super::board::{LionBoard, MOST_CELLS, Set, Standing};

/// A [set](Set) of cells of a small board.
type Cells = u32;

/// One more than the most cells, and pieces of a player.
const LIMIT: usize = MOST_CELLS + 1;

/// The numbers of the positions of a board.
#[derive(Debug)]
pub(super) struct Numbers {
    all: Cells,
    arena: Cells,
    /// For each symmetry, the image of each cell.
    symmetries: Vec<Vec<Cells>>,
    /// The binomial coefficients `[n][k]`.
    binomials: [[usize; LIMIT]; LIMIT],
    /// By the number of pieces that the player to move has placed.
    own: Vec<Placements>,
    /// By the numbers of pieces that the player to move and the other one have placed: where each group starts, and where
    /// the last one ends.
    starts: Vec<Vec<Vec<usize>>>,
}

/// The placements of some pieces of the player to move, soldiers and lions.
#[derive(Debug, Default)]
struct Placements {
    /// For each group, one of all that are alike, and whether another symmetry keeps it in place.
    groups: Vec<([Cells; 2], bool)>,
    /// By rank, the group of each, and as bits the symmetries that lead to the placement of the group.
    images: Vec<(usize, u8)>,
}

impl Numbers {
    /// The numbers of the positions of a board.
    pub(super) fn of(board: &LionBoard) -> Self {
        let symmetries = board
            .symmetries()
            .into_iter()
            .map(|cells| cells.into_iter().map(narrow).collect());
        let mut numbers = Self {
            all: narrow(board.all()),
            arena: narrow(board.arena()),
            symmetries: symmetries.collect(),
            binomials: binomials(),
            own: Vec::new(),
            starts: Vec::new(),
        };
        let counts = 0..=board.pieces as usize;
        numbers.own = counts.clone().map(|own| numbers.own(own)).collect();
        let mut end = 0;
        for own in &numbers.own {
            let starts = counts.clone().map(|other| {
                let sizes = own
                    .groups
                    .iter()
                    .map(|&(own, _)| numbers.count(other, numbers.free(own)));
                let mut starts = vec![end];
                for size in sizes {
                    end += size;
                    starts.push(end);
                }
                starts
            });
            let starts = starts.collect();
            numbers.starts.push(starts);
        }
        numbers
    }

    /// The numbers of all positions with a given number of pieces placed by the player to move, and by the other one.
    pub(super) fn range(&self, own: usize, other: usize) -> Range<usize> {
        let starts = &self.starts[own][other];
        starts[0]..starts[starts.len() - 1]
    }

    /// One more than the greatest number.
    pub(super) fn len(&self) -> usize {
        let most = self.starts.len() - 1;
        self.range(most, most).end
    }

    /// The number of a position and all its images.
    pub(super) fn number(&self, position: &Standing) -> usize {
        let [own, other] = [position.own, position.other].map(|pieces| pieces.map(narrow));
        let placements = &self.own[size(own)];
        let (group, images) = placements.images[self.rank(own, self.all)];
        let free = self.free(placements.groups[group].0);
        let symmetries = self.symmetries.iter().enumerate();
        let alike = symmetries.filter(|(symmetry, _)| images >> symmetry & 1 == 1);
        let ranks = alike.map(|(_, cells)| self.rank(image(other, cells), free));
        self.starts[size(own)][size(other)][group] + ranks.min().unwrap_or_default()
    }

    /// The position of a number; `None` if it has another one.
    pub(super) fn position(&self, number: usize) -> Option<Standing> {
        let own = self.starts.partition_point(|starts| starts[0][0] <= number) - 1;
        let other = self.starts[own].partition_point(|starts| starts[0] <= number) - 1;
        let starts = &self.starts[own][other];
        let group = starts.partition_point(|&start| start <= number) - 1;
        let (own, is_symmetric) = self.own[own].groups[group];
        let other = self.unrank(number - starts[group], other, self.free(own));
        let position = Standing {
            own: own.map(Set::from),
            other: other.map(Set::from),
        };
        (!is_symmetric || self.number(&position) == number).then_some(position)
    }

    /// All placements of a given number of pieces of the player to move.
    fn own(&self, pieces: usize) -> Placements {
        let mut placements = Placements::default();
        for number in 0..self.count(pieces, self.all) {
            let here = self.unrank(number, pieces, self.all);
            let images = self
                .symmetries
                .iter()
                .map(|cells| self.rank(image(here, cells), self.all));
            let images: Vec<_> = images.collect();
            let least = images.iter().copied().min().unwrap_or_default();
            let group = if least == number {
                let is_symmetric = images[1..].contains(&number);
                placements.groups.push((here, is_symmetric));
                placements.groups.len() - 1
            } else {
                placements.images[least].0
            };
            let alike = images
                .iter()
                .rev()
                .fold(0, |bits, &image| bits << 1 | u8::from(image == least));
            placements.images.push((group, alike));
        }
        placements
    }

    fn free(&self, [soldiers, lions]: [Cells; 2]) -> Cells {
        self.all & !(soldiers | lions)
    }

    /// The number of placements of some pieces on free cells.
    fn count(&self, pieces: usize, free: Cells) -> usize {
        let counts = (0..=pieces).map(|soldiers| self.count_with(soldiers, pieces, free));
        counts.sum()
    }

    /// The number of those with a given number of soldiers.
    fn count_with(&self, soldiers: usize, pieces: usize, free: Cells) -> usize {
        let left = length(free).saturating_sub(soldiers);
        self.binomials[length(free & self.arena)][soldiers]
            * self.binomials[left][pieces - soldiers]
    }

    /// The rank of a placement on free cells.
    fn rank(&self, [soldiers, lions]: [Cells; 2], free: Cells) -> usize {
        let pieces = size([soldiers, lions]);
        let with_fewer_soldiers: usize = (0..length(soldiers))
            .map(|fewer| self.count_with(fewer, pieces, free))
            .sum();
        let left = free & !soldiers;
        with_fewer_soldiers
            + self.rank_of_cells(soldiers, free & self.arena)
                * self.binomials[length(left)][length(lions)]
            + self.rank_of_cells(lions, left)
    }

    /// The placement with a rank.
    fn unrank(&self, mut rank: usize, pieces: usize, free: Cells) -> [Cells; 2] {
        let mut soldiers = 0;
        while rank >= self.count_with(soldiers, pieces, free) {
            rank -= self.count_with(soldiers, pieces, free);
            soldiers += 1;
        }
        let lions = pieces - soldiers;
        let choices = self.binomials[length(free) - soldiers][lions];
        let soldiers = self.cells(rank / choices, soldiers, free & self.arena);
        let lions = self.cells(rank % choices, lions, free & !soldiers);
        [soldiers, lions]
    }

    /// The rank of some cells among all choices of as many.
    fn rank_of_cells(&self, cells: Cells, among: Cells) -> usize {
        let lower = bits(cells).map(|cell| length(among & (cell - 1)));
        let terms = (1..).zip(lower).map(|(k, lower)| self.binomials[lower][k]);
        terms.sum()
    }

    /// The cells with a rank.
    fn cells(&self, mut rank: usize, mut count: usize, among: Cells) -> Cells {
        let (mut left, mut lower, mut cells) = (among, length(among), 0);
        while count > 0 {
            let highest = 1 << left.ilog2();
            left &= !highest;
            lower -= 1;
            let without = self.binomials[lower][count];
            if rank >= without {
                rank -= without;
                count -= 1;
                cells |= highest;
            }
        }
        cells
    }
}

/// Pascal's triangle.
fn binomials() -> [[usize; LIMIT]; LIMIT] {
    let mut binomials = [[0; LIMIT]; LIMIT];
    for n in 0..LIMIT {
        binomials[n][0] = 1;
        for k in 1..=n {
            binomials[n][k] = binomials[n - 1][k - 1] + binomials[n - 1][k];
        }
    }
    binomials
}

fn narrow(set: Set) -> Cells {
    Cells::try_from(set).unwrap_or_default()
}

/// The cells of a set, each as a set.
fn bits(mut set: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set &= set.wrapping_sub(1);
        (lowest != 0).then_some(lowest)
    })
}

fn length(cells: Cells) -> usize {
    cells.count_ones() as usize
}

fn size([soldiers, lions]: [Cells; 2]) -> usize {
    length(soldiers | lions)
}

/// The image of pieces, by that of each cell.
fn image(pieces: [Cells; 2], cells: &[Cells]) -> [Cells; 2] {
    pieces.map(|set| {
        bits(set)
            .map(|cell| cells[cell.trailing_zeros() as usize])
            .sum()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_images_of_a_position_have_one_number() {
        for board in [LionBoard::of(3, 3, 3), LionBoard::of(4, 3, 3)] {
            let numbers = Numbers::of(&board);
            let mut count = 0;
            for number in 0..numbers.len() {
                let Some(Standing { own, other }) = numbers.position(number) else {
                    continue;
                };
                let turned = |pieces: [Set; 2], cells: &Vec<Cells>| {
                    image(pieces.map(narrow), cells).map(Set::from)
                };
                let images = numbers.symmetries.iter().map(|cells| Standing {
                    own: turned(own, cells),
                    other: turned(other, cells),
                });
                let images: BTreeSet<_> = images.collect();
                assert!(images.iter().all(|image| numbers.number(image) == number));
                count += images.len();
            }
            let counts = 0..=board.pieces as usize;
            let own = counts.clone().flat_map(|pieces| {
                let placements = 0..numbers.count(pieces, numbers.all);
                placements.map(move |number| (number, pieces))
            });
            let all = own.map(|(number, pieces)| {
                let free = numbers.free(numbers.unrank(number, pieces, numbers.all));
                let others = counts.clone().map(|other| numbers.count(other, free));
                others.sum::<usize>()
            });
            assert_eq!(
                count,
                all.sum::<usize>(),
                "each position is an image of one"
            );
        }
    }

    #[test]
    fn moves_can_be_taken_back() {
        let board = LionBoard::of(4, 3, 3);
        let numbers = Numbers::of(&board);
        for number in 0..numbers.len() {
            if let Some(position) = numbers.position(number) {
                let back = |after| board.before(&after).any(|before| before == position);
                assert!(board.after(&position).all(back), "{position:?}");
                let forth = |before| board.after(&before).any(|after| after == position);
                assert!(board.before(&position).all(forth), "{position:?}");
            }
        }
    }
}
