//! Position texts.

use ergo_games::game::{Game, Options};

use super::support::{MAX_STEPS, check_error, decode_game};

/// A byte for the game and its options, then a position text.
pub fn position(data: &[u8]) {
    let Some((game, options, rest)) = decode_game(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    ergo_games::for_every_game!(check_position, game.id, &text, options);
}

/// Parses a position text if this is the game.
fn check_position<G: Game>(variant: usize, id: &str, text: &str, options: Options) {
    if id != G::VARIANTS[variant].id {
        return;
    }
    let options = options.in_variant(variant);
    match G::parse(text, options) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.key(), position.key_from_scratch(), "{text}");
            let mut choices = Vec::new();
            position.choices(&mut choices);
            assert_eq!(position.outcome().is_some(), choices.is_empty(), "{text}");
            for &mv in choices.iter().take(MAX_STEPS) {
                let spelled = position.move_text(mv);
                assert_eq!(position.parse_move(&spelled), Ok(mv), "{spelled} on {text}");
                let after = position.play_unchecked(mv);
                assert_eq!(after.key(), after.key_from_scratch(), "{spelled} on {text}");
                // Whether the last move decided the game need not follow from the text alone.
                let read = G::parse(&after.to_string(), options);
                let read = read.unwrap_or_else(|error| panic!("{error} after {spelled} on {text}"));
                assert_eq!(read.to_string(), after.to_string());
            }
        }
        Err(error) => check_error(text, &error),
    }
}
