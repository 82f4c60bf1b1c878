/**
 * Other pages may have the same game open. A page whose game went no further takes up what another
 * stored; where both went on, in ways of their own, the game that was stored before can be got back.
 */
import { addParted, lookAgain } from "./previous.js";
import { isGameKey, isPartOf, noteOther, parse, putAside, readOther, textOf, wasPlayed } from "./storage.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** Keeps what another page stored of a game, unless the text that is to stand there goes on from it. @param {string} game @param {string} text */
export function keepOther(game, text) {
  const stored = readOther(game);
  if (stored === null) return;
  const { setup } = parse(stored);
  if (!setup) putAside(game, stored);
  if (!setup || !wasPlayed(setup.record) || isPartOf(unanswered(setup), parse(text).setup)) return;
  addParted(game, stored);
}

/**
 * Takes up what another page has stored, whenever this one is seen and its own game went no further.
 * @param {ErgoBoard} board
 */
export function followOthers(board) {
  const follow = () => {
    const { game } = board.state.setup;
    const stored = document.hidden ? null : readOther(game);
    if (stored === null) return;
    const [from, to] = [textOf(board.state) ?? "", stored].map((text) => parse(text).setup);
    if (!from || !to || !isPartOf(unanswered(from), to) || lengthOf(to) < lengthOf(from)) return;
    noteOther(game, stored);
    if (from.record !== to.record || from.at !== to.at) board.open(to);
  };
  window.addEventListener("storage", ({ key }) => {
    // The list that this page remembers is not the one that is stored now.
    lookAgain();
    if (isGameKey(key)) follow();
  });
  document.addEventListener("visibilitychange", follow);
}

/** How many words the record of a game has. @param {Setup} setup */
const lengthOf = ({ record = "" }) => record.split(" ").length;

/**
 * A game without the engine's answer at its end, if it is sure to be one, that nobody has played on from:
 * two pages may each have found one.
 * @param {Setup} setup @returns {Setup}
 */
function unanswered(setup) {
  const { record = "", players, options } = setup;
  const turns = lengthOf(setup) - 2;
  const isSure = record.startsWith("startpos moves ") && !options.includes("swap");
  return isSure && players[(turns - 1) % 2] === "engine" ? { ...setup, record: record.replace(/( moves)? \S+$/, "") } : setup;
}
