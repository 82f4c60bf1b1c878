//! How long an engine may think about a move.

use std::fmt::{self, Display};
use std::time::Duration;

/// How much longer than its time an engine may take before that is told.
const SLACK: Duration = Duration::from_millis(50);
/// How much longer than its time an engine may take before it loses.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long an engine may think that has no time but other limits.
const LONGEST: Duration = Duration::from_secs(120);

/// What ends the thinking about a move, whatever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limit {
    /// So many milliseconds.
    pub(crate) movetime: Option<u64>,
    /// So many positions.
    pub(crate) nodes: Option<u64>,
    /// So many plies.
    pub(crate) depth: Option<u64>,
}

impl Limit {
    /// So many positions.
    pub(crate) const fn nodes(nodes: u64) -> Self {
        Self {
            movetime: None,
            nodes: Some(nodes),
            depth: None,
        }
    }

    /// How long after the question an answer is no longer waited for.
    pub(crate) fn timeout(self) -> Duration {
        self.time().map_or(LONGEST, |time| time + TIMEOUT)
    }

    /// How much too long an answer took, if that is worth telling.
    pub(crate) fn overrun(self, took: Duration) -> Option<Duration> {
        let over = took.saturating_sub(self.time()?);
        (over > SLACK).then_some(over)
    }

    fn time(self) -> Option<Duration> {
        self.movetime.map(Duration::from_millis)
    }
}

/// As it follows `go` in the protocol.
impl Display for Limit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits = [
            ("movetime", self.movetime),
            ("nodes", self.nodes),
            ("depth", self.depth),
        ];
        let mut space = "";
        for (name, value) in limits {
            if let Some(value) = value {
                write!(out, "{space}{name} {value}")?;
                space = " ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_read_as_the_protocol_wants_them() {
        let limit = Limit {
            movetime: Some(100),
            nodes: None,
            depth: Some(3),
        };
        assert_eq!(limit.to_string(), "movetime 100 depth 3");
        assert_eq!(Limit::nodes(7).to_string(), "nodes 7");
    }

    #[test]
    fn only_time_can_be_overrun() {
        let limit = Limit {
            movetime: Some(100),
            ..Limit::default()
        };
        assert_eq!(limit.overrun(Duration::from_millis(150)), None);
        assert_eq!(
            limit.overrun(Duration::from_millis(170)),
            Some(Duration::from_millis(70))
        );
        assert_eq!(limit.timeout(), Duration::from_millis(10_100));
        assert_eq!(Limit::nodes(1).overrun(Duration::from_secs(9)), None);
    }
}
