/** The dialog for a new game in Dutch. */
import { actions } from "./board.js";
import { integer, plural, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => plural(count, { one: "# minuut", other: "# minuten" });

export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) => `Nog ${minutes(left)}, ${plural(rest, { one: "# seconde", other: "# seconden" })}`,
};

/** The character of each level, from 0. */
const CHARACTERS = [
  "Voor eerste partijen en voor kinderen: doet bijna willekeurige zetten en mist de meeste dreigingen.",
  "Een beginner: ziet ongeveer één op de drie keer een winst of dreiging over het hoofd.",
  "Mist nog veel, en houdt zich in als hij beter staat.",
  "Mist af en toe een dreiging, en houdt zich in als hij beter staat.",
  "Mist nooit een winst of dreiging van één zet, maar kijkt nauwelijks verder.",
  "Houdt bij elke zet rekening met jouw antwoord, en laat soms een steek vallen.",
  "Ziet eenvoudige combinaties aankomen.",
  "Denkt een paar zetten vooruit en laat zelden een steek vallen.",
  "Straft de meeste fouten af en maakt er zelf weinig.",
  "Heel sterk: rekent in een oogwenk lange varianten door.",
  "Alles wat de computer in huis heeft. Succes!",
];

const begins = { white: "Wit begint.", black: "Zwart begint." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "bijna elke partij",
  intermedium: "bijna elke partij",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " Wie soldaten in het midden heeft, begint ook.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `De gewone beginstelling. ${begins}`,
  balanced: (game) =>
    `Op volle kracht wint de eerste speler ${FIRST_WINS[game] ?? "de meeste partijen"}. Daarom begint de ` +
    "partij na een paar willekeurige zetten, in een stelling die na lang rekenen gelijk bleek.",
  swap: (_, begins) =>
    `${begins} De tweede speler mag die eerste zet daarna overnemen. Te sterk moet die zet dus niet zijn.`,
  handicap: (game) => `Voor spelers van verschillende sterkte.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "Jij",
  computer: "Computer",
  friend: "Je vriend",
  white: "Wit",
  black: "Zwart",
};

export const newGame = {
  title: actions.newGame,
  start: "Partij starten",
  opponent: "Tegenstander",
  opponents: {
    engine: "Computer",
    even: "Jouw niveau",
    friend: "Op één apparaat",
    remote: "Vriend via link",
    engines: "Toekijken",
  },
  level: "Niveau",
  /** @param {number} level */
  levelName: (level) => `Niveau ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "Jij speelt",
  sides: { white: "Wit", random: "Loting", black: "Zwart" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "Je naam",
  ownNameHint: "Je vriend ziet je naam. Leeg laten mag ook.",
  turnsBoard: "Bord draaien naar wie aan zet is",
  more: "Bedenktijd en regels",
  clock: "Klok",
  noClock: "Geen",
  /**
   * A time limit in short.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  control: (initial, increment) => `${integer(initial / 60)} + ${integer(increment)}`,
  /**
   * The same in words.
   *
   * @param {number} initial in seconds
   * @param {number} increment in seconds
   */
  controlNote: (initial, increment) =>
    increment > 0
      ? `${minutes(initial / 60)}, plus ${seconds(increment)} per zet`
      : `${minutes(initial / 60)}`,
  time: "De computer denkt",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Heel kort" : `Tot ${seconds(limit)}`),
  opening: "Begin",
  openings: { standard: "Standaard", balanced: "In balans", swap: "Wisselregel", handicap: "Voorgift" },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Voorgift",
  /**
   * A handicap: who is helped has more soldiers, or the other has fewer stones.
   *
   * @param {"soldiers" | "stones"} kind
   * @param {number} amount
   * @param {import("../language.js").Person} helped
   * @param {import("../language.js").Person} other
   */
  handicapName: (kind, amount, helped, other) =>
    kind === "soldiers"
      ? `${PEOPLE[helped]}: ${plural(amount, { one: "een soldaat", other: "# soldaten" })} in het midden`
      : `${PEOPLE[other]}: ${plural(amount, { one: "# steen", other: "# stenen" })} minder`,
  /** Said where a balanced game begins. */
  dealt: "Start in balans: gelijke kansen, ook als het aantal stenen verschilt.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "Staat niet in de oorspronkelijke regels, maar geldt op de meeste andere sites.",
  }),
  failed:
    "De lijst met beginstellingen kon niet worden geladen. Probeer het opnieuw, of kies een ander begin.",
  options: "Regels",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Wisselregel: na de eerste zet mag de tweede speler van kleur wisselen",
    "black-begins": "Zwart begint",
    "partial-moves": "Deelzetten: je mag ook alleen de top van een stapel zaaien",
    "free-opening": "Vrije opening: geen aparte regel voor de eerste twee beurten",
    "centre-ban": "Middenverbod: de eerste steen mag niet in het midden komen",
  }),
};
