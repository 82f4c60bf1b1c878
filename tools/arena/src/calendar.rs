//! The date of today, for game texts.

use std::time::{SystemTime, UNIX_EPOCH};

/// The date in UTC, such as `2026.11.27`.
pub(crate) fn today() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    date(now.map_or(0, |now| now.as_secs() / 86_400))
}

/// The date some days after the first of January 1970.
fn date(mut days: u64) -> String {
    let mut year = 1970;
    while days >= length(year) {
        days -= length(year);
        year += 1;
    }
    let february = if length(year) == 366 { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}.{month:02}.{:02}", days + 1)
}

/// The days of a year.
const fn length(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if is_leap { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, expected) in [
            (0, "1970.01.01"),
            (364, "1970.12.31"),
            (365, "1971.01.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_783, "2026.11.26"),
            (47_541, "2100.03.01"),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}
