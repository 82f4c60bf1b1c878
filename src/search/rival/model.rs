//! How likely a rival is to play each move.
//!
//! A rival that sees a win in one plays it. If it overlooks one, or that the opponent threatens to win, it plays at a
//! glance: by how the position looks after each move, and after the replies that it does see. Otherwise it does so now and
//! then, and mostly looks ahead. It chooses among moves at random, better ones more often.

use super::Rival;
use super::observation::{Kind, Observation, Prospect, SURE, Value};

/// Which kinds of wins and replies a rival sees in a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) wins: [bool; Kind::COUNT],
    pub(super) replies: [bool; Kind::COUNT],
}

/// How a rival chooses.
#[derive(Debug)]
pub(super) enum Thought {
    /// Among the moves by these weights, one for each.
    Glance(Vec<f64>),
    /// By looking ahead, except that some moves are played by these weights.
    Look(Vec<f64>),
}

impl Rival {
    /// What a rival sees with a draw from 0 to 99 for all wins and one for all replies: someone who overlooks a win overlooks
    /// other ways to it too.
    pub(super) fn sees(&self, wins: u8, replies: u8) -> Seen {
        Seen {
            wins: self.wins.map(|share| share <= wins),
            replies: self.threats.map(|share| share <= replies),
        }
    }

    /// How a rival chooses among moves, given what it sees.
    pub(super) fn thought(&self, moves: &[Prospect], seen: Seen) -> Thought {
        let is_seen_win = |mv: &Prospect| mv.win.is_some_and(|kind| seen.wins[kind as usize]);
        if moves.iter().any(is_seen_win) {
            return Thought::Glance(
                moves
                    .iter()
                    .map(|mv| f64::from(u8::from(is_seen_win(mv))))
                    .collect(),
            );
        }
        let overlooks_threat = overlooked_replies(moves, seen) * 2 > moves.len();
        // The full impression would include the threat.
        let own = if overlooks_threat { 100 } else { self.own };
        let is_lost =
            |mv: &Prospect| matches!(mv.reply, Some((kind, 0)) if seen.replies[kind as usize]);
        let all_lose = moves.iter().all(is_lost);
        let values = moves.iter().map(|mv| {
            let value = match (mv.win, mv.reply) {
                _ if all_lose => mv.impression(own),
                // A win that is overlooked is played only if there is nothing else.
                (Some(_), _) => 0,
                (None, Some((kind, value))) if seen.replies[kind as usize] => {
                    value.min(mv.impression(own))
                }
                _ => mv.impression(own),
            };
            (value, mv.is_forcing)
        });
        let weights = self.weights(values);
        if overlooks_threat || moves.iter().any(|mv| mv.win.is_some()) {
            Thought::Glance(weights)
        } else {
            Thought::Look(weights)
        }
    }

    /// How often each move is played, relative to the others, given their values and whether they are forcing. Proven
    /// results are not traded for anything.
    pub(super) fn weights(&self, values: impl Iterator<Item = (Value, bool)> + Clone) -> Vec<f64> {
        let best = values.clone().map(|(value, _)| value).max().unwrap_or(0);
        let appeal = |value: Value, is_forcing: bool| {
            f64::from(value)
                + if is_forcing {
                    f64::from(self.attack)
                } else {
                    0.0
                }
        };
        let most = values
            .clone()
            .map(|(value, is_forcing)| appeal(value, is_forcing))
            .fold(f64::MIN, f64::max);
        values
            .map(|(value, is_forcing)| {
                if value == best && (value == 0 || value == SURE) {
                    1.0
                } else if value == 0 || best == SURE {
                    0.0
                } else {
                    ((appeal(value, is_forcing) - most) / f64::from(self.temperature)).exp()
                }
            })
            .collect()
    }

    /// The share of moves that are played at a glance where nothing is overlooked.
    fn glance_share(&self) -> f64 {
        f64::from(self.glance) / 100.0
    }
}

impl Prospect {
    /// How the position after the move looks to someone who sees this share of it, in percent, as if only their own pieces
    /// counted.
    fn impression(&self, own: u8) -> Value {
        let own = u32::from(own.min(100));
        let mixed = u32::from(self.own) * own + u32::from(self.value) * (100 - own);
        Value::try_from(mixed / 100).unwrap_or(SURE)
    }
}

/// How many moves allow a reply that wins at once and is overlooked.
fn overlooked_replies(moves: &[Prospect], seen: Seen) -> usize {
    let is_overlooked =
        |mv: &&Prospect| matches!(mv.reply, Some((kind, 0)) if !seen.replies[kind as usize]);
    moves.iter().filter(is_overlooked).count()
}

impl Observation {
    /// How likely a rival is to play each move.
    #[must_use]
    pub fn chances(&self, rival: &Rival) -> Vec<f64> {
        let mut chances = vec![0.0; self.moves.len()];
        let wins = draws(rival.wins, |kind| {
            self.moves.iter().any(|mv| mv.win == Some(kind))
        });
        let replies = draws(rival.threats, |kind| {
            self.moves
                .iter()
                .any(|mv| matches!(mv.reply, Some((of, _)) if of == kind))
        });
        for &(win, win_share) in &wins {
            for &(reply, reply_share) in &replies {
                let share = win_share * reply_share;
                match rival.thought(&self.moves, rival.sees(win, reply)) {
                    Thought::Look(weights) if !self.looks.is_empty() => {
                        let glances = rival.glance_share();
                        add(
                            &mut chances,
                            share * glances,
                            weights.into_iter().enumerate(),
                        );
                        let line_count = usize::from(rival.look).min(self.looks.len());
                        let lines = &self.looks[line_count - 1];
                        let values = lines
                            .iter()
                            .map(|&(at, value)| (value, self.moves[at].is_forcing));
                        let weights = rival.weights(values);
                        let places = lines.iter().map(|&(at, _)| at);
                        add(&mut chances, share * (1.0 - glances), places.zip(weights));
                    }
                    Thought::Glance(weights) | Thought::Look(weights) => {
                        add(&mut chances, share, weights.into_iter().enumerate());
                    }
                }
            }
        }
        chances
    }
}

/// Adds a share, divided by weights.
fn add(chances: &mut [f64], share: f64, weights: impl Iterator<Item = (usize, f64)> + Clone) {
    let total: f64 = weights.clone().map(|(_, weight)| weight).sum();
    if share > 0.0 && total > 0.0 {
        for (at, weight) in weights {
            chances[at] += share * weight / total;
        }
    }
}

/// The least draw of each range of draws that make a rival see the same, with the share of that range.
fn draws(overlooks: [u8; Kind::COUNT], matters: impl Fn(Kind) -> bool) -> Vec<(u8, f64)> {
    let relevant = Kind::ALL.into_iter().filter(|&kind| matters(kind));
    let mut starts: Vec<u8> = relevant
        .map(|kind| overlooks[kind as usize])
        .filter(|&at| at < 100)
        .collect();
    starts.push(0);
    starts.sort_unstable();
    starts.dedup();
    let ends = starts.iter().skip(1).copied().chain([100]);
    let ranges = starts.iter().zip(ends);
    ranges
        .map(|(&start, end)| (start, f64::from(end - start) / 100.0))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIVAL: Rival = Rival {
        look: 2,
        glance: 50,
        own: 0,
        temperature: 100,
        attack: 0,
        wins: [20, 50, 100],
        threats: [0, 40, 100],
    };

    fn quiet(value: Value) -> Prospect {
        Prospect {
            value,
            own: 500,
            reply: None,
            win: None,
            is_forcing: false,
        }
    }

    fn chances(moves: Vec<Prospect>, look: &[(usize, Value)], rival: &Rival) -> Vec<f64> {
        let observation = Observation {
            moves,
            looks: vec![look.to_vec()],
            played: 0,
        };
        let chances = observation.chances(rival);
        assert!(
            (chances.iter().sum::<f64>() - 1.0).abs() < 1e-9,
            "{chances:?}"
        );
        chances
    }

    #[test]
    fn glances_and_looks_are_mixed() {
        let even = vec![quiet(500), quiet(500)];
        let chances = chances(even, &[(1, SURE), (0, 500)], &RIVAL);
        assert!((chances[0] - 0.25).abs() < 1e-9, "{chances:?}");
    }

    #[test]
    fn wins_are_seen_by_kind() {
        let win = |kind| Prospect {
            win: Some(kind),
            ..quiet(SURE)
        };
        for (kind, expected) in [(Kind::Easy, 0.8), (Kind::Medium, 0.5), (Kind::Hard, 0.0)] {
            let chances = chances(vec![win(kind), quiet(500)], &[], &RIVAL);
            assert!(
                (chances[0] - expected).abs() < 1e-9,
                "{kind:?}: {chances:?}"
            );
        }
    }

    #[test]
    fn a_threat_that_is_overlooked_does_not_change_the_impression() {
        let loses = |kind| Prospect {
            reply: Some((kind, 0)),
            ..quiet(10)
        };
        for (kind, expected) in [
            (Kind::Easy, 1.0),
            (Kind::Medium, 0.6 + 0.4 / 4.0),
            (Kind::Hard, 0.25),
        ] {
            let moves = vec![quiet(900), loses(kind), loses(kind), loses(kind)];
            let chances = chances(moves, &[(0, 500)], &RIVAL);
            assert!(
                (chances[0] - expected).abs() < 1e-9,
                "{kind:?}: {chances:?}"
            );
        }
    }

    #[test]
    fn own_pieces_count_as_much_as_the_rival_says() {
        let plan = Prospect {
            own: 900,
            ..quiet(100)
        };
        for (own, is_better) in [(0, false), (100, true)] {
            let rival = Rival {
                own,
                glance: 100,
                ..RIVAL
            };
            let chances = chances(vec![plan, quiet(500)], &[], &rival);
            assert_eq!(chances[0] > chances[1], is_better, "{own}: {chances:?}");
        }
    }

    #[test]
    fn forcing_moves_are_worth_more_to_some() {
        let weights = |attack| {
            let rival = Rival { attack, ..RIVAL };
            rival.weights([(500, true), (500, false), (0, true), (0, false)].into_iter())
        };
        assert!(weights(100)[0] > weights(100)[1]);
        assert!(weights(-100)[0] < weights(-100)[1]);
        assert_eq!(weights(100)[2..], [0.0, 0.0], "losses are avoided");
    }
}
