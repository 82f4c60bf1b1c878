/** The place of findings in German. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, plural, points } from "./format.js";

/**
 * In the dative.
 *
 * @param {number} count
 */
const inMoves = (count) => plural(count, { one: "# Zug", other: "# Zügen" });

/** @param {number} count */
const answers = (count) => plural(count, { one: "# Antwort", other: "# Antworten" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# Stellung", other: "# Stellungen" });

/** @type {import("../language.js").FindingsWords} */
const words = {
  title: "Was bewiesen ist",
  /** @param {string} name of the game */
  about: (name) =>
    `Was über ${name} sicher ist, was gemessen wurde und was nur vermutet wird. Alle Beweise kannst du selbst prüfen.`,
  proven: "Bewiesen",
  measured: "Gemessen",
  believed: "Vermutet",
  /** @param {string} move */
  opening: (move) => `Die Antworten auf ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Ohne Spiegelbilder gibt es ${answers(all)} auf ${move}. Nach ${integer(lost)} davon gewinnt der erste ` +
    `Spieler bewiesenermaßen, ${integer(all - lost)} sind noch offen.`,
  /** Of the picture of the board. */
  legend:
    "Eine Zahl sagt, in höchstens wie vielen Zügen eine Antwort verliert. Ein Punkt ist eine offene Antwort.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: verloren in höchstens ${inMoves(count)}`,
  asTable: "Als Tabelle",
  answer: "Antwort",
  lostIn: "Verloren in höchstens",
  firstMove: "Der Gewinn beginnt mit",
  steps: "Schritte des Beweises",
  open: "Offene Antwort",
  chance: "Chance des ersten Spielers, laut Computer",
  replies: "Bewiesene Verlustzüge danach",
  percent: (count) => `${integer(count)}\u00a0%`,
  repliesTo: (move, lost, all) => `${integer(lost)} von ${integer(all)}, nach ${move}`,
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
    `Der Gewinn beginnt mit ${move}. Der Beweis sagt, was nach jeder Verteidigung zu spielen ist: ` +
    `${plural(count, { one: "# Schritt", other: "# Schritte" })}, ${integer(size)} KB.`,
  study: "Als Studie öffnen",
  check: "Hier prüfen",
  checkText:
    "Lädt den Beweis und prüft ihn in diesem Browser, mit einem Programm, das nur die Regeln kennt. Das dauert einige Sekunden.",
  ownFile: "Eigene Datei prüfen",
  ownText: "Ein Beweis, .txt oder .txt.gz. Er bleibt auf diesem Gerät.",
  stop: "Anhalten",
  loading: "Wird geladen …",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${integer(percent)} % geprüft, ${compact(count)} Stellungen`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `Noch etwa ${plural(seconds, { one: "# Sekunde", other: "# Sekunden" })}`
      : `Noch etwa ${plural(Math.round(seconds / 60), { one: "# Minute", other: "# Minuten" })}`,
  stopped: "Angehalten: Es ist nichts entschieden.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `Der Beweis stimmt: ${COLOURS[colour]} gewinnt in höchstens ${inMoves(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Stellung ${position}: ${positions(count)} in ${plural(seconds, { one: "# Sekunde", other: "# Sekunden" })} geprüft.`,
  wrong: "Der Beweis wird nicht anerkannt.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Zeile ${integer(line)}` : `Zeile ${integer(line)}, Spalte ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `Nach ${line}`,
  troubles: {
    "cannot-unpack":
      "Dieser Browser kann keine komprimierten Dateien öffnen. Entpacke die Datei, und prüfe sie dann.",
    damaged: "Die Datei ist beschädigt: Sie lässt sich nicht entpacken.",
    "too-large": "Die Datei ist zu groß: Entpackt hat ein Beweis höchstens 16 MB.",
    missing: "Der Beweis konnte nicht geladen werden. Prüfe die Verbindung, und versuche es noch einmal.",
    impossible: "Dieser Browser kann die Prüfung nicht ausführen.",
  },
  /** Of the page in one file. */
  notHere: "Die Beweise sind nicht in dieser Datei; die Seite im Internet hat sie.",
  /** @param {string} name of the game */
  nothing: (name) => `Über ${name} ist noch nichts bewiesen.`,
  commands: "Auf der Kommandozeile",
  boards: "Kleine Bretter",
  boardsText:
    "Jede Stellung auf diesen Brettern wurde untersucht. Das Ergebnis ist also sicher, wenn niemand einen Fehler macht.",
  board: "Brett",
  result: "Ergebnis",
  best: "Erste Züge dafür",
  longest: "Längster Gewinn",
  positions: "Stellungen",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} Felder, je ${integer(stones)} Steine`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} mal ${integer(rows)} Felder, je ${integer(pieces)} Figuren`,
  banned: "Ebenso, Zentrum verboten",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `Der erste Spieler gewinnt in ${inMoves(count)}`,
      draw: "Remis",
      loss: `Der zweite Spieler gewinnt in ${inMoves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `In ${integer(games)} Partien des Computers gegen sich selbst, mit ${integer(nodes)} durchsuchten Stellungen ` +
    `pro Zug, holte der erste Spieler ${integer(score)} % ± ${integer(margin)} der Punkte.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Nach jeder Antwort auf ${move} sieht der Computer den ersten Spieler im Vorteil, mit ${points(least)} bis ` +
    `${points(most)} Punkten, wenn er ${integer(nodes)} Stellungen durchsucht.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Dass der erste Spieler auch nach allen anderen Antworten auf ${move} gewinnt. Einen Beweis hat niemand.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Dass der erste Spieler auch auf dem großen Brett von ${name} im Vorteil ist: Auf keinem kleinen Brett ` +
    "verliert er, wenn das Zentrum nicht verboten ist. Einen Beweis hat niemand.",
};

export default words;
