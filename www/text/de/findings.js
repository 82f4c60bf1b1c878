/** The place of findings in German. */
import { COLOURS } from "./board.js";
import { compact, inMoves, integer, moves, percentage, plural, points } from "./format.js";

/** @param {number} count */
const atMost = (count) => plural(count, { one: "in höchstens einem Zug", other: "in höchstens # Zügen" });

/** @param {number} count */
const answers = (count) => plural(count, { one: "# Antwort", other: "# Antworten" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# Stellung", other: "# Stellungen" });

/** @param {number} count */
const seconds = (count) => plural(count, { one: "# Sekunde", other: "# Sekunden" });

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
    `Ohne Spiegelbilder gibt es ${answers(all)} auf ${move}. Nach ${plural(lost, { one: "einer", other: "#" })} davon gewinnt ` +
    `nachweislich die beginnende Seite, und ${plural(all - lost, { one: "eine ist noch offen", other: "# sind noch offen" })}.`,
  /** Of the picture of the board. */
  legend:
    "Eine Zahl sagt, nach wie vielen Zügen eine Antwort spätestens verliert. Ein Punkt steht für eine offene Antwort.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: verliert ${atMost(count)}`,
  asTable: "Als Tabelle",
  answer: "Antwort",
  lostIn: "Hält höchstens",
  firstMove: "Der Gewinn beginnt mit",
  steps: "Beweisschritte",
  open: "Offene Antwort",
  chance: "Chance der beginnenden Seite laut Engine",
  replies: "Widerlegte Antworten",
  percent: percentage,
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
    `Der Gewinn beginnt mit ${move}. Im Beweis steht zu jeder Verteidigung, was zu spielen ist: ` +
    `${plural(count, { one: "# Schritt", other: "# Schritte" })}, ${integer(size)}\u00a0KB.`,
  study: "Als Studie öffnen",
  play: "Dagegen spielen",
  /** Of the board where that is done. */
  defence: "Gegen einen Beweis spielen",
  task: (count) =>
    `Du bist Schwarz, Weiß spielt nach dem Beweis. Ohne Tausch gewinnt Weiß ${atMost(count)}: Finde die längste Verteidigung.`,
  turnsLeft: (count) =>
    `Weiß gewinnt in höchstens ${plural(count, { one: "einem weiteren Zug", other: "# weiteren Zügen" })}.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Antworten zeigen",
  replyList: "Deine Antworten, die längsten Verteidigungen zuerst",
  replyLegend:
    "Eine Zahl sagt, nach wie vielen Zügen eine Antwort spätestens verliert. Die längsten Verteidigungen sind rot unterlegt.",
  /** Of a reply, and after it. */
  losesIn: (count) => `verliert ${atMost(count)}`,
  whitePlays: (move) => `Weiß spielt ${move}`,
  whiteWins: (move) => `Weiß gewinnt mit ${move}`,
  won: (count, most) =>
    `Weiß hat ${inMoves(count)} gewonnen; der Beweis verspricht höchstens ${integer(most)}.`,
  longestReplies: (count, all) =>
    `Antworten mit der längsten Verteidigung: ${integer(count)} von ${integer(all)}.`,
  unknown: "Für diese Antwort gibt es keinen Beweis.",
  check: "Hier prüfen",
  checkText:
    "Der Beweis wird geladen und in diesem Browser von einem Programm geprüft, das nur die Regeln kennt. Das dauert einige Sekunden.",
  ownFile: "Eigene Datei prüfen",
  ownText: "Ein Beweis als .txt oder .txt.gz. Er bleibt auf diesem Gerät.",
  stop: "Anhalten",
  loading: "Wird geladen…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${percentage(percent)} geprüft, ${compact(count)} Stellungen`,
  /** @param {number} left */
  left: (left) =>
    left < 90
      ? `Noch etwa ${seconds(left)}`
      : `Noch etwa ${plural(Math.round(left / 60), { one: "# Minute", other: "# Minuten" })}`,
  stopped: "Angehalten: Das Ergebnis ist offen.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `Der Beweis stimmt: ${COLOURS[colour]} gewinnt ${atMost(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} time in seconds
   */
  rightDetails: (position, count, time) =>
    `Stellung ${position}: ${positions(count)} in ${seconds(time)} geprüft.`,
  wrong: "Der Beweis hält der Prüfung nicht stand.",
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
      "Dieser Browser kann keine komprimierten Dateien öffnen. Entpacke die Datei und prüfe sie dann.",
    damaged: "Die Datei ist beschädigt: Sie lässt sich nicht entpacken.",
    "too-large": "Die Datei ist zu groß: Entpackt hat ein Beweis höchstens 16\u00a0MB.",
    missing: "Der Beweis konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.",
    impossible: "In diesem Browser ist die Prüfung nicht möglich.",
  },
  /** Of the page in one file. */
  notHere: "Diese Datei enthält die Beweise nicht; du findest sie auf der Seite im Internet.",
  /** @param {string} name of the game */
  nothing: (name) => `Über ${name} ist noch nichts bewiesen.`,
  commands: "Auf der Kommandozeile",
  boards: "Kleine Bretter",
  boardsText:
    "Auf diesen Brettern wurde jede Stellung untersucht. Das Ergebnis ist also sicher, wenn niemand einen Fehler macht.",
  boardsPlay:
    "Wähle ein Brett, um darauf zu spielen: Der Computer macht keinen Fehler, und du kannst jeden Zug zurücknehmen.",
  board: "Brett",
  result: "Ergebnis",
  best: "Erste Züge, die dazu führen",
  longest: "Längster Gewinn",
  positions: "Stellungen",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) =>
    `${plural(cells, { one: "# Feld", other: "# Felder" })}, ${plural(stones, { one: "# Stein", other: "# Steine" })} pro Seite`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} mal ${plural(rows, { one: "# Feld", other: "# Felder" })}, ` +
    `${plural(pieces, { one: "# Figur", other: "# Figuren" })} pro Seite`,
  banned: "Dasselbe mit Zentrumsverbot",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `Wer beginnt, gewinnt ${inMoves(count)}`,
      draw: "Remis",
      loss: `Wer beginnt, verliert ${inMoves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `In ${plural(games, { one: "# Partie", other: "# Partien" })} der Engine gegen sich selbst, mit ` +
    `${plural(nodes, { one: "# untersuchten Stellung", other: "# untersuchten Stellungen" })} pro Zug, hat die ` +
    `beginnende Seite ${integer(score)} ± ${percentage(margin)} der Punkte geholt.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `Untersucht die Engine ${positions(nodes)}, sieht sie nach jeder Antwort auf ${move} die beginnende Seite im ` +
    `Vorteil, mit ${points(least)} bis ${points(most)} Punkten.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `Auch nach allen anderen Antworten auf ${move} gewinnt vermutlich, wer beginnt, aber bewiesen ist das nicht.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `Auch auf dem großen Brett von ${name} ist vermutlich im Vorteil, wer beginnt: Auf keinem kleinen Brett verliert die ` +
    "beginnende Seite, solange das Zentrum nicht verboten ist. Bewiesen ist das nicht.",
};

export default words;
