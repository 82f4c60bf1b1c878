//! The opening explorer, for the page.

use std::collections::HashMap;

use ergo_games::draft::SetUp;
use ergo_games::explorer::{Explorer, Keys, Known, Value, Variety};
use ergo_games::for_every_game;
use ergo_games::game::{Options, SWAP};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// A move that costs more than this chance to win does not belong to an opening.
const MISTAKE: f64 = 0.06;

/// The explored openings of a game, and how often each position was played in some games.
#[wasm_bindgen]
pub struct Openings {
    opened: Box<dyn Answer>,
}

impl std::fmt::Debug for Openings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Openings")
    }
}

#[wasm_bindgen]
impl Openings {
    /// Reads the file of an explorer.
    ///
    /// # Errors
    /// Throws if it is not exactly what is written for some game.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Self, JsError> {
        let mut explorer = Some(Explorer::parse(bytes)?);
        let mut opened = None;
        for_every_game!(open, &mut explorer, &mut opened);
        let opened = opened.ok_or_else(|| JsError::new("there is no such game"))?;
        Ok(Self { opened })
    }

    /// Counts games: the moves of each from the start, separated by spaces, are a line.
    pub fn count(&mut self, games: &str) {
        for game in games.lines() {
            self.opened.count(game);
        }
    }

    /// Forgets the games that were counted.
    pub fn forget(&mut self) {
        self.opened.forget();
    }

    /// The known moves in a position, the best first, a line for each position that they lead to:
    /// `<moves>;<value>;<games>;<counted>`. The moves are separated by spaces; the value to the player to move is a chance
    /// such as `0.5`, or `win 3` or `loss 4` in plies; then, how often the position was played in openings of the engine,
    /// and in the games counted.
    ///
    /// # Errors
    /// Throws if the position cannot be read.
    pub fn moves(&self, position: &str) -> Result<String, JsError> {
        self.opened.moves(position)
    }

    /// A move that is about as good as the best that is known, by chance; nothing if too little is known. A move that costs
    /// `temperature` is chosen about a third as often as the best, one that costs more than `limit` never.
    ///
    /// # Errors
    /// Throws if the position cannot be read.
    pub fn choose(
        &self,
        position: &str,
        temperature: f64,
        limit: f64,
        seed: u32,
    ) -> Result<Option<String>, JsError> {
        let variety = Variety { temperature, limit };
        self.opened.choose(position, variety, seed.into())
    }

    /// How many of these moves from the start, separated by spaces, lead to known positions and are not mistakes.
    #[must_use]
    pub fn known(&self, moves: &str) -> usize {
        self.opened.known(moves)
    }
}

/// [`Openings`] of any game.
trait Answer {
    fn count(&mut self, game: &str);
    fn forget(&mut self);
    fn moves(&self, position: &str) -> Result<String, JsError>;
    fn choose(
        &self,
        position: &str,
        variety: Variety,
        seed: u64,
    ) -> Result<Option<String>, JsError>;
    fn known(&self, moves: &str) -> usize;
}

/// Takes the explorer and opens it, if it belongs to this game.
fn open<G: SetUp>(
    variant: usize,
    explorer: &mut Option<Explorer>,
    opened: &mut Option<Box<dyn Answer>>,
) {
    let is_same_game = |explorer: &mut Explorer| explorer.game() == G::VARIANTS[variant].id;
    if let Some(explorer) = explorer.take_if(is_same_game) {
        let options = Options::of_variant(variant);
        *opened = Some(Box::new(Opened {
            explorer,
            keys: Keys::new::<G>(variant),
            start: G::start(options),
            options,
            counted: HashMap::new(),
        }));
    }
}

struct Opened<G> {
    explorer: Explorer,
    keys: Keys,
    start: G,
    options: Options,
    /// How often each position was played in the games counted, by its key.
    counted: HashMap<u64, u32>,
}

impl<G: SetUp> Opened<G> {
    /// The positions after some moves from the start, each with the position before it and the move; as far as they are
    /// moves.
    fn follow<'a>(&self, moves: &'a str) -> impl Iterator<Item = (G, G)> + use<'a, G> {
        let mut position = self.start.clone();
        let moves = moves.split_whitespace().filter(|&text| text != SWAP);
        moves.map_while(move |text| {
            let mv = position.parse_move(text).ok()?;
            let after = position.play_unchecked(mv);
            Some((std::mem::replace(&mut position, after.clone()), after))
        })
    }

    /// The lines of [`Openings::moves`], from the moves with the keys of the positions after them.
    fn lines(&self, position: &G, known: &[Known<G::Move>]) -> String {
        let mut lines: Vec<(u64, String, String)> = Vec::new();
        for known in known {
            let text = position.move_text(known.mv);
            if let Some((_, moves, _)) = lines.iter_mut().find(|(key, ..)| *key == known.key) {
                *moves += " ";
                *moves += &text;
                continue;
            }
            let value = match known.value {
                Value::Win(plies) => format!("win {plies}"),
                Value::Loss(plies) => format!("loss {plies}"),
                value @ Value::Chance(_) => value.chance().to_string(),
            };
            let counted = self.counted.get(&known.key).copied().unwrap_or_default();
            lines.push((
                known.key,
                text,
                format!("{value};{};{counted}", known.games),
            ));
        }
        let lines = lines
            .into_iter()
            .map(|(_, moves, rest)| format!("{moves};{rest}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl<G: SetUp> Answer for Opened<G> {
    fn count(&mut self, game: &str) {
        let positions: Vec<G> = self.follow(game).map(|(_, after)| after).collect();
        for position in positions {
            *self.counted.entry(self.keys.of(&position)).or_default() += 1;
        }
    }

    fn forget(&mut self) {
        self.counted.clear();
    }

    fn moves(&self, position: &str) -> Result<String, JsError> {
        let position = G::parse(position, self.options)?;
        let known = self.explorer.moves(&self.keys, &position);
        Ok(self.lines(&position, &known))
    }

    fn choose(
        &self,
        position: &str,
        variety: Variety,
        seed: u64,
    ) -> Result<Option<String>, JsError> {
        let position = G::parse(position, self.options)?;
        let mv = self.explorer.choose(&self.keys, &position, variety, seed);
        Ok(mv.map(|mv| position.move_text(mv)))
    }

    fn known(&self, moves: &str) -> usize {
        let is_known = |(before, after): &(G, G)| {
            let best = self.explorer.find(self.keys.of(before));
            let entry = self.explorer.find(self.keys.of(after));
            matches!((best, entry), (Some(best), Some(entry))
                if best.value.chance() - entry.value.before().chance() <= MISTAKE)
        };
        self.follow(moves).take_while(is_known).count()
    }
}
