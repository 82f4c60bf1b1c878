/** Why a text was refused, in Dutch. */
import { COLOURS } from "./board.js";
import { afterColon, and, integer, or } from "./format.js";
import { games } from "./games.js";
import { shorten } from "../printable.js";

/** @import {ParseError} from "../language.js" */
/** @typedef {string | ((found: string, error: ParseError) => string)} Message `found` is in quotes already */

const TAG = 'Deze tag is onleesbaar. Schrijf tags zoals [Game "ergo"].';
const LINK_SAFE = "Je eigen partij is veilig.";

/** @type {(found: string, error: ParseError) => string} */
function noCell(found, { cells }) {
  const {
    columns: [left, right],
    rows: [bottom, top],
  } = cells ?? { columns: ["a", "a"], rows: [1, 1] };
  const rows = bottom === top ? `alleen rij ${integer(top)}` : `rij ${integer(bottom)}–${integer(top)}`;
  return left === right
    ? `${found} is geen veld van dit bord (kolom ${left} heeft ${rows}).`
    : `${found} is geen veld van dit bord (kolom ${left}–${right}, rij ${integer(bottom)}–${integer(top)}).`;
}

/**
 * Positions are written by programs, so the message only says where the error is.
 *
 * @type {(found: string, error: ParseError) => string}
 */
const position = (found, error) =>
  error.found === ""
    ? "De tekst van de stelling houdt te vroeg op."
    : `De stelling is onleesbaar bij ${found}.`;

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
  control: "Dit teken is hier niet toegestaan.",
  "text-long": "De tekst is langer dan vier megabyte.",
  "games-many":
    "In de tekst staan meer dan tweeduizend partijen. Je kunt hem als bestand in het archief importeren.",
  "tag-name": TAG,
  "tag-value": TAG,
  "tag-end": TAG,
  "tag-twice": (found) => `De tag ${found} staat er twee keer.`,
  "tags-many": "Een partij heeft hoogstens honderd tags.",
  "string-end": TAG,
  escape: TAG,
  "game-missing": 'In een tag moet staan welk spel het is, zoals [Game "ergo"].',
  "game-unknown": (found) =>
    `${found} is geen spel van deze pagina. Die heeft ${and(Object.values(games).map(({ name }) => name))}.`,
  "option-unknown": (found) => `${found} is geen optie van dit spel.`,
  result: (found) => `${found} is geen uitslag. Gebruik 1-0, 0-1, 1/2-1/2 of *.`,
  setup: "De tag SetUp moet 1 zijn als de beginstelling in de tag Position staat, en anders 0.",
  "setup-missing": 'Bij de tag Position hoort de tag [SetUp "1"].',
  "position-missing": 'Bij de tag [SetUp "1"] hoort de tag Position.',
  number: (found, { expected }) => `Het zetnummer moet ${expected} zijn, niet ${found}.`,
  "move-missing": "Na een nummer moet een zet komen.",
  "word-long": "Dit is te lang voor een zet.",
  "line-long": "Een partij heeft hoogstens tienduizend zetten.",
  "game-large": "Een partij heeft hoogstens twintigduizend zetten, commentaren en tekens.",
  token: (found) => `${found} is geen zet, commentaar, variant of uitslag.`,
  "variation-early": "Een variant moet na een zet komen.",
  "variation-empty": "Deze variant heeft geen zetten.",
  "variation-none": "Bij deze ) hoort geen (.",
  "variation-end": "Een variant is niet afgesloten: de ) ontbreekt.",
  glyph: (found) => `${found} is geen teken voor een zet. Gebruik $0 t/m $255, of ! ? !! ?? !? ?!.`,
  "glyph-early": "Een teken zoals ! of $1 moet na een zet komen.",
  "comment-end": "Een commentaar is niet afgesloten: de } ontbreekt.",
  "command-end": "Een opdracht in een commentaar is niet afgesloten: de ] ontbreekt.",
  eval: (found) =>
    `${found} is geen beoordeling. Schrijf punten zoals 0.35, of #7 of #-4 voor een bewezen winst.`,
  "eval-twice": "Deze zet heeft twee beoordelingen.",
  clock: (found) => `${found} is geen kloktijd. Schrijf uren, minuten en seconden zoals 0:05:00.`,
  "clock-twice": "Deze zet heeft twee kloktijden.",
  "result-missing": "Aan het einde van de partij hoort een uitslag: 1-0, 0-1, 1/2-1/2 of *.",
  "result-differs": (found) => `${found} is een andere uitslag dan in de tag Result.`,
  "result-wrong": (found) => `${found} is volgens de regels niet de uitslag van deze partij.`,
  "game-unread": "Zettenlijsten van Abstract Play zijn voor dit spel niet te lezen.",
  "move-unread": (found) => `${found} is geen zet zoals Abstract Play die schrijft.`,
  // Moves
  illegal: (found) => `${found} is hier geen geldige zet.`,
  "game-over": (found) => `${found} kan niet worden gespeeld: de partij is voorbij.`,
  "no-swap": "Van kleur wisselen mag alleen met de wisselregel, meteen na de eerste zet.",
  "position-line": "Een zettenlijst begint met startpos, of met fen en een stelling.",
  trailing: (found) => `${found} hoort hier niet. Haal het weg.`,
  sowing: "In de zet moeten de velden staan waarop wordt gezaaid, zoals c2@d3-e4.",
  goal: (found) =>
    `${found} is geen doel van een opgave, zoals ‘win 3’, ‘hold 3’, ‘gain 2 in 3’, ‘decide 3’, ‘play e5’, ‘end e5’ of ‘any’.`,
  shape: (found) =>
    `${found} is geen markering zoals ‘Ge5’ of pijl zoals ‘Re5a1’, of het zijn er meer dan 256.`,
  "sowing-long": "Er zijn niet genoeg stenen om zo te zaaien.",
  // Positions
  column: noCell,
  row: noCell,
  "soldier-on-edge": "Op de ring kan geen soldaat staan: daar is elk stuk een leeuw.",
  "too-many-pieces": "In deze stelling heeft een van de spelers te veel stukken.",
  "too-many-stones": "In deze stelling heeft een van de spelers te veel stenen.",
  "wrong-colour": "In deze stelling staat een stapel op een veld van de andere kleur.",
  // Links
  "link-none": "Dit adres leidt niet naar een partij.",
  "link-newer":
    "Deze link komt van een nieuwere versie van deze pagina. Laad de pagina opnieuw en open dan de link nog eens.",
};

/** The most characters of a text that an error repeats. */
const MOST_FOUND = 100;

/** @param {ParseError} error */
function sentence(error) {
  const { code, found } = error;
  const message = /** @type {Partial<Record<string, Message>>} */ (parseErrors)[code] ?? position;
  return typeof message === "string"
    ? message
    : message(found === "" ? "Dit" : `‘${shorten(found, MOST_FOUND)}’`, error);
}

/** @param {ParseError} error */
function linkSentence(error) {
  if (["link-none", "link-newer", "game-unknown"].includes(error.code)) return sentence(error);
  return error.found === ""
    ? "Een deel van deze link ontbreekt. Vraag je vriend hem nog eens te sturen."
    : "Deze link is beschadigd. Vraag je vriend hem nog eens te sturen.";
}

export const textErrors = {
  /** A move, a position or a list of moves that cannot be read or is not legal. */
  parse: sentence,
  /**
   * The same in a game text of many lines.
   *
   * @param {ParseError & { line: number }} error
   */
  text: (error) => `Regel ${integer(error.line)}: ${afterColon(sentence(error))}`,
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
      ? `Het attribuut ${name} van een bord kan niet ‘${value}’ zijn, alleen ${or(choices.map((choice) => `‘${choice}’`))}.`
      : `Het attribuut ${name} van een bord kan niet ‘${value}’ zijn, alleen een getal van ${least} t/m ${integer(most)}.`,
  /**
   * A move that is not legal.
   *
   * @param {import("../language.js").Colour} colour
   * @param {string} move
   * @param {boolean} isOccupied whether it is a cell that is not empty
   */
  illegal: (colour, move, isOccupied) =>
    isOccupied
      ? `${COLOURS[colour]} kan ${move} niet spelen: het veld is bezet.`
      : `${COLOURS[colour]} kan ${move} hier niet spelen.`,
  /**
   * Where exactly.
   *
   * @param {number} line
   * @param {number} column
   * @param {string} code
   */
  place: (line, column, code) => `Regel ${integer(line)}, kolom ${integer(column)} (${code})`,
  noGame: "In deze tekst staat geen partij.",
  unreadable: "De tekst kon niet worden gelezen. Probeer het nog eens.",
  linkUnreadable: `De link kon niet worden gelezen. Probeer het nog eens. ${LINK_SAFE}`,
};
