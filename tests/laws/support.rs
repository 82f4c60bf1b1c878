//! Shared helpers: every game and option, random games, and the visible state of a session.

use ergo_games::game::{Game, Options};
use ergo_games::registry::GAMES;
use ergo_games::session::{Registration, Session};

use ergo_games::dice::Dice;

/// Longer random games are abandoned.
pub(crate) const LONG: usize = 1_000;

/// No options, each one alone, and all together.
pub(crate) fn choices_of_options(known: &[&str]) -> Vec<Options> {
    let mut all = Options::default();
    let mut choices = vec![all];
    for name in known {
        let mut one = Options::default();
        assert!(one.set(known, name, true));
        assert!(all.set(known, name, true));
        choices.push(one);
    }
    choices.push(all);
    choices
}

/// The positions of a random game, repetition aside.
pub(crate) fn wander<G: Game>(options: Options, dice: &mut Dice) -> Vec<G> {
    let mut positions = vec![G::start(options)];
    let mut moves = Vec::new();
    while positions.len() < LONG {
        let last = positions.last().unwrap();
        moves.clear();
        last.choices(&mut moves);
        if moves.is_empty() {
            break;
        }
        let next = last.play_unchecked(*dice.pick(&moves));
        positions.push(next);
    }
    positions
}

/// Positions of random games under every combination of options.
pub(crate) fn positions<G: Game>(variant: usize, games: u64) -> Vec<(Options, G)> {
    let mut positions = Vec::new();
    for options in choices_of_options(G::VARIANTS[variant].options) {
        let options = options.in_variant(variant);
        for game in 0..games {
            let wandered = wander(options, &mut Dice::new(game));
            positions.extend(wandered.into_iter().map(|position| (options, position)));
        }
    }
    positions
}

/// Sessions of every game under every combination of options.
pub(crate) fn sessions() -> Vec<Box<dyn Session>> {
    let open = |game: &'static Registration| {
        let options = choices_of_options(game.options).into_iter();
        options.map(|options| (game.open)(options))
    };
    GAMES.iter().flat_map(open).collect()
}

/// Plays this many random moves, or fewer if the game ends.
pub(crate) fn play_on(session: &mut dyn Session, turns: usize, dice: &mut Dice) {
    for _ in 0..turns {
        let moves = session.moves().unwrap();
        if moves.is_empty() {
            break;
        }
        let mv: &String = dice.pick(&moves);
        session.play(mv).unwrap();
    }
}

/// Everything visible of a session, except animations and the last refusal.
pub(crate) fn seen(session: &dyn Session) -> String {
    format!("{} {:?}", shown(session), session.moves())
}

/// The same without the list of moves, which is slow if there are many.
pub(crate) fn shown(session: &dyn Session) -> String {
    let mut view = session.view();
    view.animations.clear();
    view.refusal = None;
    format!("{view:?}")
}
