//! How many puzzles of each kind there are.

use crate::make::Plan;

/// The plan of Ergo.
#[must_use]
pub fn ergo() -> Plan {
    Plan {
        wanted: vec![
            ("win 1", 80),
            ("win 3", 120),
            ("win 5", 140),
            ("win 7", 60),
            ("win 9", 20),
            ("hold 1", 85),
            ("hold 3", 80),
            ("hold 5", 40),
            ("decide 3", 15),
            ("decide 5", 15),
            ("decide 7", 10),
            ("nothing 3", 20),
            ("nothing 5", 20),
        ],
        files: &["ergo-wins.txt"],
        games: 3_300,
    }
}

/// The plan of Emergo.
#[must_use]
pub fn emergo() -> Plan {
    Plan {
        // A player who can win soon mostly has no other capture, so these are about stones.
        wanted: vec![
            ("hold 3", 10),
            ("hold 5", 10),
            ("gain 1", 165),
            ("gain 3", 200),
            ("gain 5", 140),
        ],
        files: &["emergo-combinations.txt", "emergo-material.txt"],
        games: 4_000,
    }
}

/// The plan of HexEmergo: as many as of Emergo, all from play.
#[must_use]
pub fn hexemergo() -> Plan {
    Plan {
        files: &[],
        ..emergo()
    }
}

/// The plan of Intermedium.
#[must_use]
pub fn intermedium() -> Plan {
    Plan {
        wanted: vec![
            ("win 1", 80),
            ("win 3", 140),
            ("win 5", 60),
            ("hold 1", 130),
            ("hold 3", 60),
            ("gain 1", 60),
            ("decide 3", 25),
            ("decide 5", 20),
            ("nothing 3", 45),
        ],
        files: &["intermedium-attacks.txt", "intermedium-defences.txt"],
        games: 10_000,
    }
}
