/** Why a text was refused, in French. */
import { COLOURS } from "./board.js";
import { afterColon, and, integer, or } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'Cette balise est illisible. Écrivez les balises ainsi : [Game "ergo"].';
const LINK_SAFE = "Votre partie est intacte.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  const rows =
    bottom === top
      ? `la colonne ${left} n’a que la rangée ${integer(top)}`
      : `colonne ${left}, rangées ${integer(bottom)} à ${integer(top)}`;
  return left === right
    ? `${found} n’est pas une case de ce plateau (${rows}).`
    : `${found} n’est pas une case de ce plateau (colonnes ${left} à ${right}, rangées ${integer(bottom)} à ${integer(top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === "" ? "La position s’arrête trop tôt." : `La position est illisible à ${found}.`;

/**
 * Why a text was rejected.
 *
 * @type {Record<
 *   Exclude<
 *     import("../language.js").ParseErrorCode,
 *     import("../language.js").LinkDamage | import("../language.js").PositionSyntax
 *   >,
 *   Message
 * >}
 */
export const parseErrors = {
  // Game texts
  control: "Ce caractère n’est pas permis ici.",
  "text-long": "Le texte dépasse quatre mégaoctets.",
  "games-many": "Le texte a plus de deux mille parties. Importez-le comme fichier dans la bibliothèque.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `La balise ${found} figure deux fois.`,
  "tags-many": "Une partie a cent balises au plus.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'Une balise doit dire de quel jeu il s’agit, par exemple [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} n’est pas un jeu de cette page, qui propose ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} n’est pas une option de ce jeu.`,
  result: (found) => `${found} n’est pas un résultat. Utilisez 1-0, 0-1, 1/2-1/2 ou *.`,
  setup: "La balise SetUp doit être 1 si la balise Position donne la position de départ, et 0 sinon.",
  "setup-missing": 'La balise Position exige la balise [SetUp "1"].',
  "position-missing": 'La balise [SetUp "1"] exige la balise Position.',
  number: (found, { expected }) => `Le numéro du coup devrait être ${expected}, pas ${found}.`,
  "move-missing": "Un coup doit suivre son numéro.",
  "word-long": "C’est trop long pour un coup.",
  "line-long": "Une partie a dix mille coups au plus.",
  "game-large": "Une partie a vingt mille coups, commentaires et signes au plus.",
  token: (found) => `${found} n’est ni un coup, ni un commentaire, ni une variante, ni un résultat.`,
  "variation-early": "Une variante doit suivre un coup.",
  "variation-empty": "Cette variante n’a pas de coups.",
  "variation-none": "Cette ) n’a pas de ( correspondante.",
  "variation-end": "Une variante n’est pas fermée : il manque ).",
  glyph: (found) =>
    `${found} n’est pas un signe de coup. Utilisez $0 à $255, ou l’un des signes !, ?, !!, ??, !?, ?!.`,
  "glyph-early": "Un signe comme ! ou $1 doit suivre un coup.",
  "comment-end": "Un commentaire n’est pas fermé : il manque }.",
  "command-end": "Une commande dans un commentaire n’est pas fermée : il manque ].",
  eval: (found) =>
    `${found} n’est pas une évaluation. Écrivez des points comme 0.35, ou #7 ou #-4 pour un gain prouvé.`,
  "eval-twice": "Ce coup a deux évaluations.",
  clock: (found) =>
    `${found} n’est pas un temps de pendule. Écrivez heures, minutes et secondes comme 0:05:00.`,
  "clock-twice": "Ce coup a deux temps de pendule.",
  "result-missing": "Il faut un résultat à la fin de la partie : 1-0, 0-1, 1/2-1/2 ou *.",
  "result-differs": (found) => `Le résultat ${found} diffère de la balise Result.`,
  "result-wrong": (found) => `Selon les règles, ${found} n’est pas le résultat de cette partie.`,
  "game-unread": "Les listes de coups d’Abstract Play ne peuvent pas être lues pour ce jeu.",
  "move-unread": (found) => `${found} n’est pas un coup dans la notation d’Abstract Play.`,
  // Moves
  illegal: (found) => `${found} n’est pas un coup légal ici.`,
  "game-over": (found) => `${found} ne peut pas être joué : la partie est finie.`,
  "no-swap": "Les camps ne s’échangent qu’avec la règle de l’échange, juste après le premier coup.",
  "position-line": "Une liste de coups commence par startpos, ou par fen et une position.",
  trailing: (found) => `${found} n’a pas sa place ici. Supprimez-le.`,
  sowing: "Le coup doit citer les cases semées, comme c2@d3-e4.",
  goal: (found) =>
    `${found} n’est pas un but d’exercice comme « win 3 », « hold 3 », « gain 2 in 3 », « decide 3 », « play e5 », « end e5 » ou « any ».`,
  shape: (found) =>
    `${found} n’est pas une marque comme « Ge5 » ni une flèche comme « Re5a1 », ou il y en a plus de 256.`,
  "sowing-long": "Il n’y a pas assez de pions pour ce semis.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "Un soldat ne peut pas être sur le chemin extérieur, où toute pièce est un lion.",
  "too-many-pieces": "Dans cette position, un camp a trop de pièces.",
  "too-many-stones": "Dans cette position, un camp a trop de pions.",
  "wrong-colour": "Dans cette position, une pile est sur une case de l’autre couleur.",
  // Links
  "link-none": "Cette adresse ne mène à aucune partie.",
  "link-newer":
    "Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis rouvrez le lien.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "Ceci" : `« ${shorten(found, MOST_FOUND)} »`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "Il manque une partie de ce lien. Demandez à votre ami de le renvoyer."
    : "Ce lien est endommagé. Demandez à votre ami de le renvoyer.";
}

export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Ligne ${integer(error.line)} : ${afterColon(sentence(error))}`,
  /**
   * A link that cannot be opened.
   *
   * @param {ParseError} error
   */
  link: (error) => `${linkSentence(error)} ${LINK_SAFE}`,
  /**
   * An attribute of a board in another page; without choices, it is a number.
   *
   * @param {string} name
   * @param {string} value
   * @param {readonly string[]} choices
   * @param {number} least
   * @param {number} most
   */
  attribute: (name, value, choices, least, most) =>
    choices.length > 0
      ? `L’attribut ${name} d’un plateau ne peut pas être « ${value} », mais seulement ${or(choices.map((choice) => `« ${choice} »`))}.`
      : `L’attribut ${name} d’un plateau ne peut pas être « ${value} », mais seulement un nombre de ${least} à ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${COLOURS[colour]} ne peut pas jouer ${move} : la case est occupée.`
      : `${COLOURS[colour]} ne peut pas jouer ${move} ici.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Ligne ${integer(line)}, colonne ${integer(column)} (${code})`,
  noGame: "Il n’y a pas de partie dans ce texte.",
  unreadable: "Le texte n’a pas pu être lu. Réessayez.",
  linkUnreadable: `Le lien n’a pas pu être lu. Réessayez. ${LINK_SAFE}`,
};
