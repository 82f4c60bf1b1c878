//! Random small changes of texts.

use ergo_games::dice::Dice;

/// Characters used in the texts of some game, and a few that are not.
const CHARACTERS: &[char] = &[
    'a', 'e', 'j', 'x', 'S', 'L', 's', 'l', '0', '1', '2', '5', '9', '/', '-', ',', '@', ' ', ' ',
    '\t', '\0', 'ä', '٣', '🦁',
];

/// The text with one to three characters removed, repeated, replaced, inserted or swapped.
pub(crate) fn mutated(dice: &mut Dice, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(characters.len() + 1);
        let new = *dice.pick(CHARACTERS);
        match (dice.below(5), characters.get(at).copied()) {
            (0, Some(_)) => drop(characters.remove(at)),
            (1, Some(old)) => characters.insert(at, old),
            (2, Some(_)) => characters[at] = new,
            (3, Some(_)) => characters.swap(at, 0),
            _ => characters.insert(at, new),
        }
    }
    characters.into_iter().collect()
}
