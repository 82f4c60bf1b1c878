//! The text that a match prints.

use crate::book::Book;
use crate::elo;
use crate::engine::{Forfeit, GameId};
use crate::game::{Game, Overruns, SearchStats, Termination};
use crate::options::MatchOptions;
use crate::score::{Forfeits, Score};
use crate::slot::Slot;
use crate::sprt::SprtStatus;
use std::fmt::Write as _;
use std::time::Duration;

/// The match that is about to start.
pub(crate) fn title(options: &MatchOptions, game: &GameId, book: &Book) -> String {
    let mut title = format!(
        "{}: {} games, {} in parallel, from ",
        game.name,
        2 * options.pairs,
        options.jobs,
    );
    let _ = if options.seeds {
        write!(title, "the start position, each with other seeds")
    } else {
        write!(title, "{} openings", book.len())
    };
    if !options.seeds && options.pairs as usize > book.len() {
        title.push_str(" (repeated: engines limited by nodes or depth then repeat their games)");
    }
    for slot in Slot::BOTH {
        let engine = &options.engines[slot.index()];
        let _ = write!(title, "\n  {}: {}", slot.name(), engine.description());
    }
    title
}

/// One line of progress.
pub(crate) fn progress(options: &MatchOptions, score: &Score) -> String {
    let mut line = format!(
        "{}/{} games: +{} ={} -{}, {}",
        score.games(),
        2 * options.pairs,
        score.won,
        score.drawn,
        score.lost,
        strength(score)
    );
    if let Some(sprt) = options.sprt {
        let _ = write!(line, ", LLR {:.2}", sprt.llr(&score.pairs));
    }
    if score.forfeits() > 0 {
        let _ = write!(line, ", {} forfeits", score.forfeits());
    }
    line
}

/// The incident of a game, if there was one: a forfeit, or an overrun longer than all before.
///
/// `names` and `longest`, the longest overruns of the engines so far, are in the order of their slots.
pub(crate) fn incident(names: [&str; 2], game: &Game, longest: [Duration; 2]) -> Option<String> {
    let mut lines = Vec::new();
    for slot in Slot::BOTH {
        let stats = &game.search_stats[slot.index()];
        let by = stats.overruns.longest;
        if by > longest[slot.index()] {
            let (name, by) = (names[slot.index()], by.as_millis());
            lines.push(format!(
                "{name} overran by {by} ms: {}",
                stats.before_longest
            ));
        }
    }
    if let Termination::Forfeit(slot, forfeit) = &game.termination {
        let what = match forfeit {
            Forfeit::Illegal(why) => format!("played an illegal move ({why})"),
            Forfeit::Crash => "crashed".to_owned(),
            Forfeit::Timeout => "timed out".to_owned(),
            Forfeit::Output(what) => what.clone(),
        };
        lines.push(format!("{} {what}: {}", names[slot.index()], game.moves));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The final report.
pub(crate) fn report(options: &MatchOptions, score: &Score, time: Duration) -> String {
    let games = score.games();
    let Score {
        won, drawn, lost, ..
    } = score;
    let mut report = format!(
        "one against two: +{won} ={drawn} -{lost} of {games} games, {:.1} %, {}",
        100.0 * score.fraction(),
        strength(score)
    );
    let pairs = score.pairs.map(|count| count.to_string()).join(" ");
    let _ = write!(report, "\npairs (0, ½, 1, 1½, 2 points): {pairs}");
    if let Some(sprt) = options.sprt {
        let status = match sprt.status(&score.pairs) {
            SprtStatus::Continue => "undecided",
            SprtStatus::AcceptH0 => "H0 accepted",
            SprtStatus::AcceptH1 => "H1 accepted",
        };
        let llr = sprt.llr(&score.pairs);
        let _ = write!(report, "\nSPRT, {sprt}: LLR {llr:.2}, {status}");
    }
    let [first, second] = score.by_side;
    let length = f64::from(score.plies) / f64::from(games.max(1));
    let _ = write!(
        report,
        "\nfirst player: {first} wins, {second} losses; {length:.1} plies per game; {} draws at {} plies",
        score.adjudicated, options.max_plies
    );
    if options.statistics {
        let _ = write!(report, "\n{}", statistics(score));
    }
    for slot in Slot::BOTH {
        let name = slot.name();
        let forfeits = forfeits(score.forfeits[slot.index()]);
        let stats = search_stats(&score.search_stats[slot.index()]);
        let _ = write!(report, "\n{name}: {forfeits}, {stats}");
    }
    let _ = write!(report, "\n{:.1} s", time.as_secs_f64());
    report
}

/// Statistics of the games.
fn statistics(score: &Score) -> String {
    let statistics = &score.statistics;
    let (Some(first), Some(length), Some([short, long])) = (
        statistics.first_score(),
        statistics.mean_length(),
        statistics.middle_half(),
    ) else {
        return "no games yet".to_owned();
    };
    let mut text = format!(
        "first player scored {:.1} % ± {:.1}; {:.1} % drawn; {length:.1} moves, half of the games {short} to {long}",
        100.0 * first.mean,
        100.0 * first.margin,
        100.0 * f64::from(score.drawn) / f64::from(score.games().max(1)),
    );
    let choices = statistics.choices();
    if let Some(mean) = choices.counted.mean() {
        let _ = write!(text, "; {mean:.1} choices per move");
    }
    if choices.uncounted > 0 {
        let _ = write!(text, ", not counted at {} moves", choices.uncounted);
    }
    text
}

/// The Elo of engine one over engine two.
fn strength(score: &Score) -> String {
    let Some(strength) = elo::strength(&score.pairs) else {
        return "no games yet".to_owned();
    };
    let elo = format!("Elo {:+.1}", strength.elo);
    match strength.interval {
        Some((low, high)) => format!("{elo} [{low:+.1}, {high:+.1}]"),
        None => elo,
    }
}

pub(crate) fn forfeits(forfeits: Forfeits) -> String {
    let Forfeits {
        illegal,
        crashes,
        timeouts,
    } = forfeits;
    format!("{illegal} illegal moves, {crashes} crashes, {timeouts} timeouts")
}

fn search_stats(stats: &SearchStats) -> String {
    let Overruns { count, longest } = stats.overruns;
    let mut text = format!("{count} overruns");
    if count > 0 {
        let _ = write!(text, " (up to {} ms)", longest.as_millis());
    }
    if let Some(depth) = stats.depth.mean() {
        let _ = write!(text, ", depth {depth:.1}");
    }
    if let Some(nodes) = stats.nodes.mean() {
        let _ = write!(text, ", {nodes:.0} nodes per move");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::options::tests::read;

    fn options() -> MatchOptions {
        let line = "--movetime 9 --sprt 0,5 --games 4 --jobs 2 --statistics --one-option Hash=4";
        read(&line.split(' ').collect::<Vec<_>>()).unwrap()
    }

    /// Engine one exceeds its time and wins, because engine two plays an illegal move.
    fn pair() -> [Game; 2] {
        let late = SearchStats {
            moves: 5,
            overruns: Overruns {
                count: 1,
                longest: Duration::from_millis(80),
            },
            before_longest: "startpos moves a".to_owned(),
            ..SearchStats::default()
        };
        let mut choices = Choices::default();
        for results in [Some(30), None, Some(40)] {
            choices.add(results);
        }
        [Slot::One, Slot::Two].map(|first| Game {
            moves: "startpos moves a b".to_owned(),
            first,
            winner: Some(Slot::One),
            termination: Termination::Forfeit(Slot::Two, Forfeit::Illegal("“q”: error".to_owned())),
            plies: 10,
            search_stats: [late.clone(), SearchStats::default()],
            choices,
        })
    }

    #[test]
    fn a_report_has_results_and_statistics() {
        let (options, mut score) = (options(), Score::default());
        score.add(&pair());
        let line = progress(&options, &score);
        assert!(
            line.starts_with("2/4 games: +2 =0 -0, Elo +inf, LLR 0.0"),
            "{line}"
        );
        assert!(line.ends_with(", 2 forfeits"), "{line}");
        let report = report(&options, &score, Duration::from_millis(2_500));
        for part in [
            "one against two: +2 =0 -0 of 2 games, 100.0 %",
            "\npairs (0, ½, 1, 1½, 2 points): 0 0 0 0 1\n",
            "\nSPRT, 0 against 5 Elo: LLR 0.0",
            "\nfirst player: 1 wins, 1 losses; 10.0 plies per game; 0 draws at 400 plies",
            "\nfirst player scored 50.0 % ± 0.0; 0.0 % drawn; 2.0 moves, half of the games 2 to 2; \
             35.0 choices per move, not counted at 2 moves\n",
            "\none: 0 illegal moves, 0 crashes, 0 timeouts, 2 overruns (up to 80 ms)\n",
            "\ntwo: 2 illegal moves, 0 crashes, 0 timeouts, 0 overruns\n",
            "\n2.5 s",
        ] {
            assert!(report.contains(part), "{part}\n\n{report}");
        }
    }

    #[test]
    fn an_overrun_is_reported_only_if_it_is_the_longest() {
        let [game, again] = pair();
        let forfeit = "two played an illegal move (“q”: error): startpos moves a b";
        let late = "one overran by 80 ms: startpos moves a";
        let names = ["one", "two"];
        let reported = incident(names, &game, [Duration::ZERO; 2]);
        assert_eq!(reported, Some(format!("{late}\n{forfeit}")));
        let longest = game.search_stats.map(|stats| stats.overruns.longest);
        let reported = incident(names, &again, longest);
        assert_eq!(reported, Some(forfeit.to_owned()));
    }
}
