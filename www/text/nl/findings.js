/** The place of findings in Dutch. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, plural, points } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# antwoord", other: "# antwoorden" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# stelling", other: "# stellingen" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Wat bewezen is",
  /** @param {string} name of the game */
  about: (name) =>
    `Wat zeker is over ${name}, wat gemeten is en wat alleen wordt aangenomen. Je kunt alle bewijzen zelf controleren.`,
  proven: "Bewezen",
  measured: "Gemeten",
  believed: "Aangenomen",
  /** @param {string} move */
  opening: (move) => `De antwoorden op ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Zonder spiegelbeelden zijn er ${answers(all)} op ${move}. Na ${integer(lost)} ervan is bewezen dat de eerste ` +
    `speler wint; ${integer(all - lost)} zijn nog open.`,
  /** Of the picture of the board. */
  legend: "Een getal zegt in hoeveel zetten een antwoord hoogstens verliest. Een punt is een open antwoord.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: verloren in hoogstens ${moves(count)}`,
  asTable: "Als tabel",
  answer: "Antwoord",
  lostIn: "Verloren in hoogstens",
  firstMove: "De winst begint met",
  steps: "Stappen van het bewijs",
  open: "Open antwoord",
  chance: "Kans van de eerste speler, volgens de computer",
  replies: "Antwoorden die bewezen verliezen",
  percent: (count) => `${integer(count)}%`,
  repliesTo: (move, lost, all) => `${integer(lost)} van ${integer(all)}, na ${move}`,
  moves,
  number: integer,
  /**
   * Of the proof that is chosen.
   *
   * @param {string} move that the win begins with
   * @param {number} count of steps
   * @param {number} size in kilobytes
   */
  proof: (move, count, size) =>
    `De winst begint met ${move}. Het bewijs zegt wat je na elke verdediging speelt: ` +
    `${plural(count, { one: "# stap", other: "# stappen" })}, ${integer(size)} kB.`,
  study: "Als studie openen",
  check: "Hier controleren",
  checkText:
    "Laadt het bewijs en controleert het in deze browser, met een programma dat alleen de regels kent. Dat duurt enkele seconden.",
  ownFile: "Eigen bestand controleren",
  ownText: "Een bewijs, .txt of .txt.gz. Het blijft op dit apparaat.",
  stop: "Stoppen",
  loading: "Laden…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${integer(percent)}% gecontroleerd, ${compact(count)} stellingen`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Nog ongeveer ${plural(seconds, { one: "# seconde", other: "# seconden" })}`
      : `Nog ongeveer ${plural(Math.round(seconds / 60), { one: "# minuut", other: "# minuten" })}`,
  stopped: "Gestopt: er is niets beslist.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `Het bewijs klopt: ${COLOURS[colour]} wint in hoogstens ${moves(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Stelling ${position}: ${positions(count)} gecontroleerd in ${plural(seconds, { one: "# seconde", other: "# seconden" })}.`,
  wrong: "Het bewijs wordt niet aanvaard.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Regel ${integer(line)}` : `Regel ${integer(line)}, kolom ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `Na ${line}`,
  troubles: {
    "cannot-unpack":
      "Deze browser kan geen gecomprimeerde bestanden openen. Pak het bestand uit en controleer het dan.",
    damaged: "Het bestand is beschadigd: het kan niet worden uitgepakt.",
    "too-large": "Het bestand is te groot: uitgepakt is een bewijs hoogstens 16 MB.",
    missing: "Het bewijs kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
    impossible: "Deze browser kan de controle niet uitvoeren.",
  },
  /** Of the page in one file. */
  notHere: "De bewijzen staan niet in dit bestand; de pagina op internet heeft ze.",
  /** @param {string} name of the game */
  nothing: (name) => `Over ${name} is nog niets bewezen.`,
  commands: "Op de opdrachtregel",
  boards: "Kleine borden",
  boardsText:
    "Elke stelling op deze borden is onderzocht. De uitslag staat dus vast als niemand een fout maakt.",
  board: "Bord",
  result: "Uitslag",
  best: "Eerste zetten daarvoor",
  longest: "Langste winst",
  positions: "Stellingen",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} velden, ieder ${integer(stones)} stenen`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} bij ${integer(rows)} velden, ieder ${integer(pieces)} stukken`,
  banned: "Idem, midden verboden",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `De eerste speler wint in ${moves(count)}`,
      draw: "Remise",
      loss: `De tweede speler wint in ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `In ${integer(games)} partijen van de computer tegen zichzelf, met ${integer(nodes)} doorzochte stellingen ` +
    `per zet, haalde de eerste speler ${integer(score)}% ± ${integer(margin)} van de punten.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Na elk antwoord op ${move} ziet de computer de eerste speler in het voordeel, met ${points(least)} tot ` +
    `${points(most)} punten, als hij ${integer(nodes)} stellingen doorzoekt.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Dat de eerste speler ook na alle andere antwoorden op ${move} wint. Niemand heeft een bewijs.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Dat de eerste speler ook op het grote bord van ${name} in het voordeel is: op geen enkel klein bord verliest ` +
    "die, tenzij het midden verboden is. Niemand heeft een bewijs.",
};

export default words;
