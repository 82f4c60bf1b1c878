/** The place of findings in Dutch. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, percentage, plural, points, stones } from "./format.js";

/** @param {number} count */
const positions = (count) => plural(count, { one: "# stelling", other: "# stellingen" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Wat bewezen is",
  /** @param {string} name of the game */
  about: (name) =>
    `Wat over ${name} vaststaat, wat is gemeten en wat alleen wordt vermoed. Alle bewijzen kun je zelf controleren.`,
  proven: "Bewezen",
  measured: "Gemeten",
  believed: "Vermoed",
  /** @param {string} move */
  opening: (move) => `De antwoorden op ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Op ${move} ${plural(all, { one: "is er # antwoord", other: "zijn er # antwoorden" })}, spiegelbeelden niet ` +
    `meegeteld. Bij ${integer(lost)} daarvan is bewezen dat wie begint, wint; ` +
    `${plural(all - lost, { one: "# is nog open", other: "# zijn nog open" })}.`,
  /** Of the picture of the board. */
  legend:
    "Het getal bij een antwoord zegt binnen hoeveel zetten het verliest. Bij een punt is het antwoord nog open.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: verliest in hoogstens ${moves(count)}`,
  asTable: "Als tabel",
  answer: "Antwoord",
  lostIn: "Verliest in hoogstens",
  firstMove: "De winst begint met",
  steps: "Stappen in het bewijs",
  open: "Open antwoord",
  chance: "Kans voor wie begint, volgens de engine",
  replies: "Antwoorden die aantoonbaar verliezen",
  percent: percentage,
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
    `De winst begint met ${move}. In het bewijs staat wat je na elke verdediging speelt: ` +
    `${plural(count, { one: "# stap", other: "# stappen" })}, ${integer(size)} kB.`,
  study: "Als studie openen",
  play: "Hiertegen spelen",
  /** Of the board where that is done. */
  defence: "Tegen een bewijs spelen",
  task: (count) =>
    `Jij bent Zwart, Wit speelt volgens het bewijs. ` +
    `Zonder wisselregel wint Wit in hoogstens ${moves(count)}: zoek de langste verdediging.`,
  turnsLeft: (count) =>
    `Vanaf hier wint Wit in hoogstens ${plural(count, { one: "# zet", other: "# zetten" })}.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Antwoorden tonen",
  replyList: "Jouw antwoorden, de langste verdedigingen eerst",
  replyLegend:
    "Het getal zegt binnen hoeveel zetten een antwoord verliest. De langste verdedigingen staan in een rood vakje.",
  /** Of a reply, and after it. */
  losesIn: (count) => `verliest in hoogstens ${moves(count)}`,
  whitePlays: (move) => `Wit speelt ${move}`,
  whiteWins: (move) => `Wit wint met ${move}`,
  won: (count, most) =>
    `Wit heeft in ${moves(count)} gewonnen; het bewijs belooft hoogstens ${integer(most)}.`,
  longestReplies: (count, all) =>
    `Antwoorden met de langste verdediging: ${integer(count)} van ${integer(all)}.`,
  unknown: "Voor dit antwoord is er geen bewijs.",
  check: "Hier controleren",
  checkText:
    "Laadt het bewijs en controleert het in deze browser, met een programma dat niets weet behalve de regels. Dat duurt een paar seconden.",
  ownFile: "Eigen bestand controleren",
  ownText: "Een bewijs, als .txt of .txt.gz. Het bestand blijft op dit apparaat.",
  stop: "Stoppen",
  loading: "Laden…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${percentage(percent)} gecontroleerd, ${compact(count)} stellingen`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Nog ongeveer ${plural(seconds, { one: "# seconde", other: "# seconden" })}`
      : `Nog ongeveer ${plural(Math.round(seconds / 60), { one: "# minuut", other: "# minuten" })}`,
  stopped: "Gestopt: het bewijs is niet beoordeeld.",
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
  wrong: "Het bewijs wordt niet geaccepteerd.",
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
      "Deze browser kan geen gecomprimeerde bestanden openen. Pak het bestand eerst uit, en controleer het dan.",
    damaged: "Het bestand is beschadigd en kan niet worden uitgepakt.",
    "too-large": "Het bestand is te groot: een bewijs is uitgepakt hoogstens 16 MB.",
    missing: "Het bewijs kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
    impossible: "In deze browser kan het bewijs niet worden gecontroleerd.",
  },
  /** Of the page in one file. */
  notHere: "De bewijzen staan niet in dit bestand; je vindt ze op de pagina op internet.",
  /** @param {string} name of the game */
  nothing: (name) => `Over ${name} is nog niets bewezen.`,
  commands: "Op de opdrachtregel",
  boards: "Kleine borden",
  boardsText:
    "Elke stelling op deze borden is onderzocht. Als niemand een fout maakt, staat de uitslag dus vast.",
  boardsPlay:
    "Kies een bord om erop te spelen: de computer maakt geen fouten, en elke zet kun je terugnemen.",
  board: "Bord",
  result: "Uitslag",
  best: "Eerste zetten die daartoe leiden",
  longest: "Langste winst",
  positions: "Stellingen",
  /**
   * @param {number} cells
   * @param {number} own stones of each player
   */
  cells: (cells, own) => `${plural(cells, { one: "# veld", other: "# velden" })}, ${stones(own)} per speler`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} bij ${plural(rows, { one: "# veld", other: "# velden" })}, ` +
    `${plural(pieces, { one: "# stuk", other: "# stukken" })} per speler`,
  banned: "Hetzelfde met middenverbod",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `Wie begint, wint in ${moves(count)}`,
      draw: "Remise",
      loss: `Wie begint, verliest in ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `In ${plural(games, { one: "# partij", other: "# partijen" })} van de engine tegen zichzelf, met ` +
    `${plural(nodes, { one: "# doorgerekende stelling", other: "# doorgerekende stellingen" })} per zet, ` +
    `ging ${percentage(score)} ± ${integer(margin)} van de punten naar wie begon.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Wie begint, staat na elk antwoord op ${move} beter, zegt de engine: ${points(least)} tot ${points(most)} ` +
    `punten, als hij ${positions(nodes)} doorrekent.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Wie begint, wint waarschijnlijk ook na alle andere antwoorden op ${move}, maar een bewijs is er niet.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Wie begint, is waarschijnlijk ook op het grote bord van ${name} in het voordeel: op geen enkel klein bord ` +
    "verliest wie begint, behalve met het middenverbod. Een bewijs is er niet.",
};

export default words;
