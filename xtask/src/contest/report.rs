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
        title.push_str(", some of them again");
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
    for seat in Seat::BOTH {
        let name = seat.name();
        let wrongs = wrongs(tally.wrongs[seat.index()]);
        let effort = effort(&tally.efforts[seat.index()]);
        let _ = write!(report, "\n{name}: {wrongs}, {effort}");
    }
    let _ = write!(report, "\n{:.1} s", took.as_secs_f64());
    report
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
