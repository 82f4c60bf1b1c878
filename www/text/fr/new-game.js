/** The dialog for a new game in French. */
import { actions } from "./board.js";
import { counted, integer, seconds } from "./format.js";
import { LEVELS } from "./levels.js";

const minutes = (/** @type {number} */ count) => counted(count, "minute");

export const clock = {
  /**
   * The time that a player has left.
   *
   * @param {number} left in minutes
   * @param {number} rest in seconds
   */
  left: (left, rest) => `Il reste ${minutes(left)} et ${counted(rest, "seconde")}`,
};

/** The character of each level, from 0. */
const CHARACTERS = [
  "Pour une première partie et pour les enfants : joue presque au hasard et manque la plupart des menaces.",
  "Débutant : manque environ un gain et une menace sur trois.",
  "Manque encore beaucoup de choses, et se relâche quand il mène.",
  "Manque parfois une menace, et se relâche quand il mène.",
  "Ne manque ni gain ni menace en un coup ; voit peu au-delà.",
  "Tient compte de votre réponse avant de jouer, et dérape parfois.",
  "Voit venir les combinaisons simples.",
  "Prévoit quelques coups et dérape rarement.",
  "Punit la plupart des erreurs et en fait peu.",
  "Très fort : calcule loin en un instant.",
  "Tout ce que le moteur a dans le ventre. Bonne chance !",
];

const begins = { white: "Blanc commence.", black: "Noir commence." };

/** How many games the first player wins at full strength. */
const FIRST_WINS = /** @type {Record<string, string>} */ ({
  emergo: "presque toutes les parties",
  intermedium: "presque toutes les parties",
});

/** What else a handicap is. */
const HANDICAPS = /** @type {Record<string, string>} */ ({
  ergo: " C’est le joueur qui a des soldats au centre qui commence.",
});

/** @type {Record<import("../language.js").Opening, (game: string, begins: string) => string>} */
const OPENING_NOTES = {
  standard: (_, begins) => `Le départ habituel. ${begins}`,
  balanced: (game) =>
    `À pleine force, le premier joueur gagne ${FIRST_WINS[game] ?? "la plupart des parties"}. La partie ` +
    "commence donc après quelques coups tirés au sort, dans une position qu’un long calcul a jugée égale.",
  swap: (_, begins) =>
    `${begins} Le second joueur peut ensuite prendre ce premier coup à son compte : ne le choisissez pas trop fort.`,
  handicap: (game) => `Pour des joueurs de force inégale.${HANDICAPS[game] ?? ""}`,
};

/** @type {Record<import("../language.js").Person, string>} */
const PEOPLE = {
  you: "Vous",
  computer: "Ordinateur",
  friend: "Votre ami",
  white: "Blanc",
  black: "Noir",
};

export const newGame = {
  title: actions.newGame,
  start: "Commencer",
  opponent: "Adversaire",
  opponents: {
    engine: "Ordi",
    even: "À mon niveau",
    friend: "Même appareil",
    remote: "Ami par lien",
    engines: "Regarder",
  },
  level: "Niveau",
  /** @param {number} level */
  levelName: (level) => `Niveau ${integer(level)} · ${LEVELS[level]}`,
  /** @param {number} level */
  character: (level) => CHARACTERS[level],
  side: "Vous jouez",
  sides: { white: "Blanc", random: "Au hasard", black: "Noir" },
  /**
   * The player who moves first.
   *
   * @param {import("../language.js").Colour} colour
   */
  begins: (colour) => begins[colour],
  ownName: "Votre nom",
  ownNameHint: "Votre ami le voit. Vous pouvez le laisser vide.",
  turnsBoard: "Tourner le plateau à chaque tour",
  more: "Temps de réflexion et règles",
  clock: "Pendule",
  noClock: "Aucune",
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
    increment > 0 ? `${minutes(initial / 60)}, plus ${seconds(increment)} par coup` : minutes(initial / 60),
  time: "L’ordinateur réfléchit",
  /** @param {number} limit in seconds */
  seconds: (limit) => (limit < 1 ? "Très peu" : `Jusqu’à ${seconds(limit)}`),
  opening: "Départ",
  openings: { standard: "Normal", balanced: "Équilibré", swap: "Échange", handicap: "Handicap" },
  /**
   * The start that is chosen.
   *
   * @param {import("../language.js").Opening} opening
   * @param {string} game
   * @param {import("../language.js").Colour} colour that moves first
   */
  openingNote: (opening, game, colour) => OPENING_NOTES[opening](game, begins[colour]),
  handicap: "Avantage",
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
      ? `${PEOPLE[helped]} : ${amount === 1 ? "un soldat" : counted(amount, "soldat")} au centre`
      : `${PEOPLE[other]} : ${counted(amount, "pion")} de moins`,
  /** Said where a balanced game begins. */
  dealt: "Départ équilibré : des chances égales, quel que soit le nombre de pions.",
  /** Options that are the rule elsewhere. */
  optionNotes: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    "centre-ban": "Absent des règles d’origine, mais en usage sur la plupart des autres sites.",
  }),
  failed: "La liste des départs n’a pas pu être chargée. Réessayez, ou choisissez un autre départ.",
  options: "Règles",
  optionNames: /** @type {Record<import("../language.js").OptionId, string>} */ ({
    swap: "Règle de l’échange : après le premier coup, le second joueur peut échanger les camps",
    "black-begins": "Noir joue en premier",
    "partial-moves": "Semis partiels : on peut ne semer que le haut d’une pile",
    "free-opening": "Ouverture libre : pas de règle spéciale pour les deux premiers tours",
    "centre-ban": "Centre interdit : le premier pion ne peut pas être posé au centre",
  }),
};
