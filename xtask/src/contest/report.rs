//! Saying how a match goes and went.

use super::book::Book;
use super::bout::{Bout, Effort, End};
use super::elo;
use super::plan::{Entrant, Plan};
use super::player::{Fault, GameId};
use super::sides::Seat;
use super::sprt::Verdict;
use super::tally::{Tally, Wrongs};
use std::fmt::Write as _;
use std::time::Duration;

/// What is to be played.
pub(crate) fn title(plan: &Plan, game: &GameId, book: &Book) -> String {
    let mut title = format!(
        "{}: {} games, {} at a time, from {} openings",
        game.name,
        2 * plan.pairs,
        plan.jobs,
        book.len()
    );
    if plan.pairs as usize > book.len() {
        title.push_str(", some of them again: where nodes or depth limit it, the same games");
    }
    for seat in Seat::BOTH {
        let Entrant {
            program,
            options,
            limit,
            ..
        } = &plan.entrants[seat.index()];
        let _ = write!(title, "\n  {}: {}, {limit}", seat.name(), program.name());
        for (name, value) in options {
            let _ = write!(title, ", {name} {value}");
        }
    }
    title
}

/// One line while it is played.
pub(crate) fn so_far(plan: &Plan, tally: &Tally) -> String {
    let mut line = format!(
        "{}/{} games: +{} ={} -{}, {}",
        tally.games(),
        2 * plan.pairs,
        tally.won,
        tally.drawn,
        tally.lost,
        strength(tally)
    );
    if let Some(sprt) = plan.sprt {
        let _ = write!(line, ", sprt {:.2}", sprt.ratio(&tally.pairs));
    }
    if tally.faults() > 0 {
        let _ = write!(line, ", {} faults", tally.faults());
    }
    line
}

/// What an engine did wrong in a game, if that is worth a line of its own: any fault, and an
/// overrun that is worse than all before.
pub(crate) fn trouble(bout: &Bout, before: &Tally) -> Option<String> {
    let mut lines = Vec::new();
    for seat in Seat::BOTH {
        if let Some(worst) = &bout.efforts[seat.index()].worst
            && before.efforts[seat.index()].is_worsened_by(worst)
        {
            let (name, by) = (seat.name(), worst.by.as_millis());
            lines.push(format!("{name} took {by} ms too long in: {}", worst.record));
        }
    }
    if let End::Fault(seat, fault) = &bout.end {
        let what = match fault {
            Fault::Illegal(why) => format!("played no legal move, {why},"),
            Fault::Crash => "crashed".to_owned(),
            Fault::Silence => "did not answer".to_owned(),
        };
        lines.push(format!("{} {what} in: {}", seat.name(), bout.record));
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// All there is to say in the end.
pub(crate) fn report(plan: &Plan, tally: &Tally, took: Duration) -> String {
    let games = tally.games();
    let Tally {
        won, drawn, lost, ..
    } = tally;
    let mut report = format!(
        "one won {won}, drew {drawn} and lost {lost} of {games} games: {:.1} %, {}",
        100.0 * tally.score(),
        strength(tally)
    );
    let pairs = tally.pairs.map(|count| count.to_string()).join(" ");
    let _ = write!(report, "\npairs by what one got, 0 to 2: {pairs}");
    if let Some(sprt) = plan.sprt {
        let verdict = match sprt.verdict(&tally.pairs) {
            Verdict::Open => "undecided",
            Verdict::Lower => "the lower it is",
            Verdict::Higher => "the higher it is",
        };
        let ratio = sprt.ratio(&tally.pairs);
        let _ = write!(report, "\nsprt, {sprt}: {ratio:.2}, {verdict}");
    }
    let [first, second] = tally.by_side;
    let length = f64::from(tally.plies) / f64::from(games.max(1));
    let _ = write!(
        report,
        "\nwho began won {first} and lost {second}; {length:.1} plies a game; {} called drawn after {}",
        tally.cut_short, plan.max_plies
    );
    if plan.nature {
        let _ = write!(report, "\n{}", nature(tally));
    }
    for seat in Seat::BOTH {
        let name = seat.name();
        let wrongs = wrongs(tally.wrongs[seat.index()]);
        let effort = effort(&tally.efforts[seat.index()]);
        let _ = write!(report, "\n{name}: {wrongs}, {effort}");
    }
    let _ = write!(report, "\n{:.1} s", took.as_secs_f64());
    report
}

/// What the games are like.
fn nature(tally: &Tally) -> String {
    let Tally { drawn, nature, .. } = tally;
    let (Some(score), Some(length), Some([short, long])) = (
        nature.first_score(),
        nature.mean_length(),
        nature.middle_half(),
    ) else {
        return "no games yet".to_owned();
    };
    let mut text = format!(
        "who began scored {:.1} % ± {:.1}; {:.1} % drawn; {length:.1} turns, the middle half {short} to {long}",
        100.0 * score.mean,
        100.0 * score.reach,
        100.0 * f64::from(*drawn) / f64::from(tally.games().max(1)),
    );
    let choices = nature.choices();
    if let Some(mean) = choices.counted.mean() {
        let _ = write!(text, "; {mean:.1} choices a turn");
    }
    if choices.uncounted > 0 {
        let _ = write!(text, ", without {} turns of too many", choices.uncounted);
    }
    text
}

/// How much stronger engine one is.
fn strength(tally: &Tally) -> String {
    let Some(strength) = elo::strength(&tally.pairs) else {
        return "no games yet".to_owned();
    };
    let elo = format!("Elo {:+.1}", strength.elo);
    match strength.interval {
        Some((low, high)) => format!("{elo} [{low:+.1}, {high:+.1}]"),
        None => elo,
    }
}

fn wrongs(wrongs: Wrongs) -> String {
    let Wrongs {
        illegal,
        crashes,
        silences,
    } = wrongs;
    format!("{illegal} illegal moves, {crashes} crashes, {silences} silences")
}

fn effort(effort: &Effort) -> String {
    let mut text = format!("{} overruns", effort.overruns);
    if let Some(worst) = &effort.worst {
        let _ = write!(text, " (the worst {} ms)", worst.by.as_millis());
    }
    if let Some(depth) = effort.depth.mean() {
        let _ = write!(text, ", depth {depth:.1}");
    }
    if let Some(nodes) = effort.nodes.mean() {
        let _ = write!(text, ", {nodes:.0} nodes a move");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::bout::Overrun;
    use crate::contest::nature::Choices;
    use crate::words::Words;

    fn plan() -> Plan {
        let line = "--movetime 9 --sprt 0,5 --games 4 --jobs 2 --nature --one-option Hash=4";
        Plan::read(&mut Words::new(line.split(' ').map(str::to_owned))).unwrap()
    }

    /// Engine one is late and wins, for engine two is illegal.
    fn pair() -> [Bout; 2] {
        let worst = Overrun {
            by: Duration::from_millis(80),
            record: "startpos moves a".to_owned(),
        };
        let late = Effort {
            moves: 5,
            overruns: 1,
            worst: Some(worst),
            ..Effort::default()
        };
        let mut choices = Choices::default();
        for results in [Some(30), None, Some(40)] {
            choices.note(results);
        }
        [Seat::One, Seat::Two].map(|first| Bout {
            record: "startpos moves a b".to_owned(),
            first,
            winner: Some(Seat::One),
            end: End::Fault(Seat::Two, Fault::Illegal("“q”: error".to_owned())),
            plies: 10,
            efforts: [late.clone(), Effort::default()],
            choices,
        })
    }

    #[test]
    fn a_report_tells_what_was_played_and_what_came_of_it() {
        let (plan, mut tally) = (plan(), Tally::default());
        tally.add(&pair());
        let line = so_far(&plan, &tally);
        assert!(
            line.starts_with("2/4 games: +2 =0 -0, Elo +inf, sprt 0.0"),
            "{line}"
        );
        assert!(line.ends_with(", 2 faults"), "{line}");
        let report = report(&plan, &tally, Duration::from_millis(2_500));
        for part in [
            "one won 2, drew 0 and lost 0 of 2 games: 100.0 %",
            "\npairs by what one got, 0 to 2: 0 0 0 0 1\n",
            "\nsprt, 0 against 5 Elo: 0.0",
            "who began won 1 and lost 1; 10.0 plies a game; 0 called drawn after 400",
            "\nwho began scored 50.0 % ± 0.0; 0.0 % drawn; 2.0 turns, the middle half 2 to 2; \
             35.0 choices a turn, without 2 turns of too many\n",
            "\none: 0 illegal moves, 0 crashes, 0 silences, 2 overruns (the worst 80 ms)\n",
            "\ntwo: 2 illegal moves, 0 crashes, 0 silences, 0 overruns\n",
            "\n2.5 s",
        ] {
            assert!(report.contains(part), "{part}\n\n{report}");
        }
    }

    #[test]
    fn trouble_is_told_with_the_game_and_overruns_only_as_they_worsen() {
        let [bout, again] = pair();
        let fault = "two played no legal move, “q”: error, in: startpos moves a b";
        let late = "one took 80 ms too long in: startpos moves a";
        let told = trouble(&bout, &Tally::default());
        assert_eq!(told, Some(format!("{late}\n{fault}")));
        let mut tally = Tally::default();
        tally.add(&[bout, again.clone()]);
        assert_eq!(trouble(&again, &tally), Some(fault.to_owned()));
    }
}
