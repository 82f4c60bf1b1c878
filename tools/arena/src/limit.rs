//! The search limits of an engine.

use std::fmt::{self, Display};
use std::time::Duration;

/// Overruns up to this are not reported.
const SLACK: Duration = Duration::from_millis(50);
/// An engine that exceeds its time by more than this forfeits.
const TIMEOUT: Duration = Duration::from_secs(10);
/// The timeout of a search without a time limit.
const UNTIMED_TIMEOUT: Duration = Duration::from_secs(120);

/// The limits of a search, which ends at the first one it reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limit {
    /// In milliseconds.
    pub(crate) movetime: Option<u64>,
    pub(crate) nodes: Option<u64>,
    /// In plies.
    pub(crate) depth: Option<u64>,
}

impl Limit {
    /// A limit of nodes alone.
    pub(crate) const fn nodes(nodes: u64) -> Self {
        Self {
            movetime: None,
            nodes: Some(nodes),
            depth: None,
        }
    }

    /// How long to wait for a move before the engine forfeits.
    pub(crate) fn timeout(self) -> Duration {
        self.time().map_or(UNTIMED_TIMEOUT, |time| time + TIMEOUT)
    }

    /// By how much a search exceeded its time, if that is worth reporting.
    pub(crate) fn overrun(self, took: Duration) -> Option<Duration> {
        let over = took.saturating_sub(self.time()?);
        (over > SLACK).then_some(over)
    }

    fn time(self) -> Option<Duration> {
        self.movetime.map(Duration::from_millis)
    }
}

/// The arguments of `go` in the protocol.
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
    fn limits_print_as_arguments_of_go() {
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
