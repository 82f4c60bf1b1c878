/**
 * The board in French, before there is a game and while there is one: cells, trays, buttons, whose turn it
 * is.
 */
import { de, integer, plural } from "./format.js";
import { games } from "./games.js";
import { LEVELS } from "./levels.js";

/** @import {Colour} from "../language.js" */
/** @import {Stones} from "../language.js" */

/**
 * The players, as proper names without an article.
 *
 * @type {Record<Colour, string>}
 */
export const COLOURS = { white: "Blanc", black: "Noir" };

/** @type {Record<import("../language.js").Shape, [one: string, many: string]>} */
const SHAPES = { soldier: ["soldat", "soldats"], lion: ["lion", "lions"], stone: ["pion", "pions"] };

/** @type {Record<Colour, [one: string, many: string]>} */
const ADJECTIVES = { white: ["blanc", "blancs"], black: ["noir", "noirs"] };

/**
 * A kind of stones, such as `pions blancs`.
 *
 * @param {Colour} colour
 * @param {import("../language.js").Shape} shape
 * @param {number} count
 */
function kind(colour, shape, count) {
  const form = count === 1 ? 0 : 1;
  return `${SHAPES[shape][form]} ${ADJECTIVES[colour][form]}`;
}

/**
 * Stones of a kind, such as `3 pions blancs`.
 *
 * @param {Stones} stones
 */
const run = ({ colour, shape, count }) =>
  count === 1 ? kind(colour, shape, 1) : `${integer(count)} ${kind(colour, shape, count)}`;

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 * @param {number} [count] of cells with such a stack
 */
export function stackText(stack, count = 1) {
  const height = stack.reduce((sum, stones) => sum + stones.count, 0);
  const [{ colour, shape }] = stack;
  if (height === 1) return kind(colour, shape, count);
  const runs = stack.map(run);
  const noun = count === 1 ? "pile" : "piles";
  return runs.length === 1
    ? `${noun} de ${runs[0]}`
    : `${noun} de ${integer(height)}, de haut en bas : ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "sélection",
  movable: "peut bouger",
  target: "accessible",
  hint: "indice",
  last: "dernier coup",
  winning: "décide de la partie",
  must: "prise obligatoire",
  forbidden: "pose interdite",
  captures: "le dernier pion capture s’il finit ici",
  captured: "en prise",
  "city-falls": "la cité tomberait",
  taken: "pion pris ici",
  sown: "pion semé ici",
  wrong: "impossible ici",
};

export const board = {
  /** @param {string} game */
  label: (game) => `Plateau ${de(games[game].name)}`,
  /** @param {import("../language.js").CellDescription} cell */
  cell({ name, stack, game = "", ground, facts = [] }) {
    const place = ground && games[game].grounds[ground];
    return [name, stack ? stackText(stack) : "vide", place, ...facts.map((fact) => FACTS[fact])]
      .filter(Boolean)
      .join(", ");
  },
  keys:
    "Changez de case avec les flèches, choisissez avec Entrée, annulez avec Échap ; le point " +
    "d’interrogation affiche toutes les touches.",
  viewKeys: "Changez de case avec les flèches.",
  /** The game as text, where no board can be shown. */
  plain: "La partie en texte",
};

export const tray = {
  /**
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  name: (player, colour) => player.name || (player.kind === "seat" ? COLOURS[colour] : playerName(player)),
  /**
   * @param {import("../language.js").TrayState} state
   * @param {import("../language.js").PlayerName} player
   * @param {Colour} colour
   */
  state(state, player, colour) {
    if (state === "winner") return "Victoire";
    if (state === "thinking") return "Réfléchit…";
    if (state === "turn") return player.kind === "you" ? "À vous" : "Au trait";
    if (player.kind === "engine") return LEVELS[player.number];
    return player.kind === "you" ? COLOURS[colour] : `Joueur ${integer(player.number)}`;
  },
  count: integer,
  /**
   * The unit of a tray's number.
   *
   * @param {import("../language.js").StockKind} kind
   * @param {number} count
   */
  unit: (kind, count) =>
    ({
      hand: "en réserve",
      prisoners: plural(count, { one: "prisonnier", other: "prisonniers" }),
      left: plural(count, { one: "restant", other: "restants" }),
    })[kind],
  /**
   * What both have in hand.
   *
   * @param {[Colour, Colour]} tones
   * @param {number[]} counts
   */
  hands: ([first, second], [own, other]) =>
    `En réserve : ${COLOURS[first]} ${integer(own)}, ${COLOURS[second]} ${integer(other)}.`,
};

/**
 * A player wherever one is named: beside the board, in a game text, a review and the library.
 *
 * @param {import("../language.js").PlayerName} player
 */
export function playerName(player) {
  if (player.kind === "you") return "Vous";
  return player.kind === "engine"
    ? `Ordinateur, niv. ${integer(player.number)}`
    : `Joueur ${integer(player.number)}`;
}

export const panel = {
  label: "À côté du plateau",
  tabs: { aside: "Coups", analysis: "Analyse", rules: "Règles" },
};

export const actions = {
  newGame: "Nouvelle partie",
  undo: "Reprendre",
  takeBack: "Demander à reprendre",
  redo: "Refaire",
  swap: "Échanger les camps",
  pause: "Pause",
  resume: "Continuer",
  resumePlay: "Continuer la partie",
  flip: "Tourner le plateau",
  first: "Aller au début",
  back: "Coup précédent",
  forward: "Coup suivant",
  last: "Aller à la fin",
  cancel: "Annuler",
  start: "Commencer",
  close: "Fermer",
  copy: "Copier",
  retry: "Réessayer",
  hint: "Indice",
  threats: "Menaces",
  warnings: "Alertes",
  resign: "Abandonner",
  resignNow: "Abandonner",
  offerDraw: "Proposer nulle",
  offerDrawNow: "Proposer nulle",
  agreeDrawNow: "Accepter",
  rematch: "Revanche",
  swapSides: "Rejouer en changeant de camp",
  levelUp: "Passer au niveau supérieur",
  levelDown: "Essayer un niveau plus facile",
  replay: "Revoir la fin",
  review: "Faire le bilan",
  analyse: "Analyse",
  gameText: "Texte de la partie",
  share: "Partager",
  embed: "Intégrer",
  toolbar: "Commandes de la partie",
  more: "Plus",
};

export const status = {
  loading: "Mise en place du plateau…",
  failed: "Impossible de jouer ici.",
  unreadable: "Il n’y a pas de partie à afficher.",
  /** @param {Colour} colour */
  toMove: (colour) => `Au tour de ${COLOURS[colour]}.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `À vous de jouer (${COLOURS[colour]}).`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) =>
    `L’adversaire a pris votre premier coup à son compte : vous jouez maintenant ${COLOURS[colour]}.`,
};
