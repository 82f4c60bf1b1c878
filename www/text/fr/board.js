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
 * Stones of a kind, such as `3 pions blancs`.
 *
 * @param {Stones} stones
 */
function run({ colour, shape, count }) {
  const form = count === 1 ? 0 : 1;
  const words = `${SHAPES[shape][form]} ${ADJECTIVES[colour][form]}`;
  return count === 1 ? words : `${integer(count)} ${words}`;
}

/**
 * From top to bottom.
 *
 * @param {Stones[]} stack
 */
export function stackText(stack) {
  const height = stack.reduce((sum, { count }) => sum + count, 0);
  const runs = stack.map(run);
  if (height === 1) return runs[0];
  return runs.length === 1
    ? `pile de ${runs[0]}`
    : `pile de ${integer(height)}, de haut en bas : ${runs.join(", ")}`;
}

/**
 * Properties of a cell, besides its stones.
 *
 * @type {Record<import("../language.js").CellFact, string>}
 */
const FACTS = {
  selected: "choisie",
  movable: "peut bouger",
  target: "accessible",
  hint: "indice",
  last: "dernier coup",
  winning: "décide de la partie",
  must: "prise obligatoire",
  forbidden: "interdite aux pions",
  captures: "le dernier pion capture d’ici",
  captured: "serait capturée",
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
  keys: "Les flèches passent d’une case à l’autre, Entrée choisit, Échap annule le choix, le point d’interrogation montre toutes les touches.",
  viewKeys: "Les flèches passent d’une case à l’autre.",
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
    if (state === "winner") return "Gagné";
    if (state === "thinking") return "Réfléchit…";
    if (state === "turn") return player.kind === "you" ? "À vous" : "Son tour";
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
  redo: "Rejouer",
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
  unreadable: "Il n’y a pas de partie à montrer.",
  /** @param {Colour} colour */
  toMove: (colour) => `Au tour de ${COLOURS[colour]}.`,
  /** @param {Colour} colour */
  yourMove: (colour) => `À vous de jouer, ${COLOURS[colour]}.`,
  /**
   * Under the swap rule.
   *
   * @param {Colour} colour that of the person now
   */
  swapped: (colour) =>
    `L’adversaire a pris votre premier coup à son compte : vous jouez maintenant ${COLOURS[colour]}.`,
};
