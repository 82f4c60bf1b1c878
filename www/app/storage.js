/**
 * Keeps the game in the browser, so that it survives a reload. What cannot be read is put aside,
 * never thrown away.
 */
import { ORDINARY } from "../session.js";
import { words } from "../text/index.js";

/** @typedef {import("../session.js").Setup} Setup */
/** @typedef {import("../session.js").Session} Session */

const KEY = "ergo.game";
const ASIDE = "ergo.game.aside";
const VERSION = 1;

/** @param {import("../ergo-board.js").ErgoBoard} board */
export async function restoreGame(board) {
  const stored = read();
  if (stored === null) return void (await board.open(ORDINARY));
  const { setup, why } = parse(stored);
  const fault = setup && (await board.open(setup));
  const complaint = fault ? words.faults.record(fault) : why;
  if (complaint === undefined) return;
  write(ASIDE, stored);
  await board.open(ORDINARY);
  board.session.tell("stored", complaint);
}

/** Stores the game now and after every change. @param {Session} session */
export function keepGame(session) {
  let last = "";
  let warned = false;
  const keep = () => {
    const { phase, setup, view } = session.state;
    if (phase !== "ready" || !view) return;
    const { game, options, players, seconds } = setup;
    const text = JSON.stringify({ version: VERSION, game, options, players, seconds, record: view.record, at: view.at });
    if (text === last) return;
    last = text;
    if (!write(KEY, text) && !warned) {
      warned = true;
      session.tell("unsaved");
    }
  };
  session.addEventListener("change", keep);
  keep();
}

function read() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text @returns {{ setup?: Setup, why?: string }} */
function parse(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { why: words.faults.storedShape };
  }
  if (data?.version > VERSION) return { why: words.faults.storedNewer };
  const { game, options, players, seconds, record, at } = data ?? {};
  const isPlayer = (/** @type {unknown} */ player) => player === "person" || player === "engine";
  const sound =
    typeof game === "string" &&
    Array.isArray(options) &&
    options.every((option) => typeof option === "string") &&
    Array.isArray(players) &&
    players.length === 2 &&
    players.every(isPlayer) &&
    seconds > 0 &&
    seconds <= 60 &&
    typeof record === "string" &&
    Number.isInteger(at) &&
    at >= 0;
  if (!sound) return { why: words.faults.storedShape };
  return { setup: { game, options, players: [players[0], players[1]], seconds, record, at } };
}
