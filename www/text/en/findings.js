/** The place of findings in English. */
import { COLOURS } from "./board.js";
import { compact, integer, moves, percentage, plural, points } from "./format.js";

/** @param {number} count */
const answers = (count) => plural(count, { one: "# answer", other: "# answers" });

/** @param {number} count */
const positions = (count) => plural(count, { one: "# position", other: "# positions" });

export default {
  title: "What is proven",
  /** @param {string} name of the game */
  about: (name) =>
    `What is certain about ${name}, what was measured, and what is only believed. You can check all proofs yourself.`,
  proven: "Proven",
  measured: "Measured",
  believed: "Believed",
  /** @param {string} move */
  opening: (move) => `The answers to ${move}`,
  /**
   * @param {string} move the first of the game
   * @param {number} all answers
   * @param {number} lost answers that are proven to lose
   */
  openingText: (move, all, lost) =>
    `Without mirror images there are ${answers(all)} to ${move}. The first player is proven to win after ` +
    `${integer(lost)} of them, and ${plural(all - lost, { one: "# is", other: "# are" })} still open.`,
  /** Of the picture of the board. */
  legend: "A number says within how many moves an answer loses. A dot is an open answer.",
  /**
   * @param {string} cell
   * @param {number} count
   */
  lost: (cell, count) => `${cell}: lost in at most ${moves(count)}`,
  asTable: "As a table",
  answer: "Answer",
  lostIn: "Lost in at most",
  firstMove: "The win begins with",
  steps: "Steps of the proof",
  open: "Open answer",
  chance: "First player’s chance, by the engine",
  replies: "Replies proven to lose",
  /** @param {number} count */
  percent: percentage,
  /**
   * @param {string} move of the first player
   * @param {number} lost replies to it that are proven to lose
   * @param {number} all replies to it
   */
  repliesTo: (move, lost, all) => `${integer(lost)} of ${integer(all)}, after ${move}`,
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
    `The win begins with ${move}. The proof says what to play after every defence: ` +
    `${plural(count, { one: "# step", other: "# steps" })}, ${integer(size)} KB.`,
  study: "Open as a study",
  play: "Play against it",
  /** Of the board where that is done. */
  defence: "Play against a proof",
  /** @param {number} count */
  task: (count) =>
    `You are Black, White plays by the proof. Without swap, White wins in at most ${moves(count)}: find the longest defence.`,
  /** @param {number} count */
  turnsLeft: (count) =>
    `White wins in at most ${plural(count, { one: "# more move", other: "# more moves" })}.`,
  /** Switches the signs on the board and the list on and off. */
  show: "Show replies",
  replyList: "Your replies, the longest defences first",
  replyLegend: "A number says within how many moves a reply loses. The longest defences are in red boxes.",
  /**
   * Of a reply, and after it.
   *
   * @param {number} count
   */
  losesIn: (count) => `loses in at most ${moves(count)}`,
  /** @param {string} move */
  whitePlays: (move) => `White plays ${move}`,
  /** @param {string} move */
  whiteWins: (move) => `White wins with ${move}`,
  /**
   * @param {number} count of moves
   * @param {number} most that the proof promises
   */
  won: (count, most) => `White won in ${moves(count)}; the proof promises at most ${integer(most)}.`,
  /**
   * @param {number} count of replies that last as long as possible
   * @param {number} all replies
   */
  longestReplies: (count, all) => `Replies with the longest defence: ${integer(count)} of ${integer(all)}.`,
  unknown: "There is no proof for this answer.",
  check: "Check it here",
  checkText:
    "Loads the proof and checks it in this browser, by a program that knows nothing but the rules. That takes some seconds.",
  ownFile: "Check a file of yours",
  ownText: "A proof, .txt or .txt.gz. It stays on this device.",
  stop: "Stop",
  loading: "Loading…",
  /**
   * @param {number} percent
   * @param {number} count of positions
   */
  checking: (percent, count) => `${percentage(percent)} checked, ${compact(count)} positions`,
  /** @param {number} seconds */
  left: (seconds) =>
    seconds < 90
      ? `About ${plural(seconds, { one: "# second", other: "# seconds" })} left`
      : `About ${plural(Math.round(seconds / 60), { one: "# minute", other: "# minutes" })} left`,
  stopped: "Stopped: nothing was decided.",
  /**
   * @param {import("../language.js").Colour} colour of the winner
   * @param {number} count of turns
   */
  right: (colour, count) => `The proof is right: ${COLOURS[colour]} wins in at most ${moves(count)}.`,
  /**
   * @param {string} position
   * @param {number} count of positions
   * @param {number} seconds
   */
  rightDetails: (position, count, seconds) =>
    `Position ${position}: ${positions(count)} checked in ${plural(seconds, { one: "# second", other: "# seconds" })}.`,
  wrong: "The proof is not accepted.",
  /**
   * Where it is wrong.
   *
   * @param {number} line
   * @param {number} [column]
   */
  place: (line, column) =>
    column === undefined ? `Line ${integer(line)}` : `Line ${integer(line)}, column ${integer(column)}`,
  /** @param {string} line several moves */
  after: (line) => `After ${line}`,
  troubles: {
    "cannot-unpack": "This browser cannot open compressed files. Check the file after unpacking it.",
    damaged: "The file is damaged: it cannot be unpacked.",
    "too-large": "The file is too large: unpacked, a proof has at most 16 MB.",
    missing: "The proof could not be loaded. Check your connection, and try again.",
    impossible: "This browser cannot run the check.",
  },
  /** Of the page in one file. */
  notHere: "The proofs are not in this file: the page on the internet has them.",
  /** @param {string} name of the game */
  nothing: (name) => `Nothing is proven about ${name} yet.`,
  commands: "On the command line",
  boards: "Small boards",
  boardsText:
    "Every position on these boards was examined, so the result is certain if nobody makes a mistake.",
  boardsPlay: "Choose a board to play on: the computer never errs, and every move can be taken back.",
  board: "Board",
  result: "Result",
  best: "First moves that reach it",
  longest: "Longest win",
  positions: "Positions",
  /**
   * @param {number} cells
   * @param {number} stones of each player
   */
  cells: (cells, stones) => `${integer(cells)} cells, ${integer(stones)} stones per player`,
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {number} pieces of each player
   */
  rectangle: (columns, rows, pieces) =>
    `${integer(columns)} by ${integer(rows)} cells, ${integer(pieces)} pieces per player`,
  banned: "The same with the centre ban",
  /**
   * The result for the first player.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  value: (result, count) =>
    ({
      win: `The first player wins in ${moves(count)}`,
      draw: "Draw",
      loss: `The second player wins in ${moves(count)}`,
    })[result],
  /**
   * @param {number} games
   * @param {number} nodes of each move
   * @param {number} score of the first player, in percent
   * @param {number} margin
   */
  selfPlay: (games, nodes, score, margin) =>
    `In ${integer(games)} games of the engine against itself, with ${integer(nodes)} positions searched for each ` +
    `move, the first player scored ${percentage(score)} ± ${integer(margin)}.`,
  /**
   * @param {string} move
   * @param {number} nodes
   * @param {number} least
   * @param {number} most
   */
  scores: (move, nodes, least, most) =>
    `After every answer to ${move} the engine sees the first player ahead, by ${points(least)} to ${points(most)} ` +
    `points, when it searches ${integer(nodes)} positions.`,
  /** @param {string} move */
  openingBelief: (move) =>
    `The first player probably wins after every other answer to ${move}, too, but there is no proof.`,
  /** @param {string} name of the game */
  boardBelief: (name) =>
    `The first player is probably ahead on the large board of ${name}, too: on no small board does the first player ` +
    "lose, unless the centre is banned. There is no proof.",
};
