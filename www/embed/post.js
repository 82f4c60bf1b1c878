/**
 * Messages between the embedded page and its parent page, by `postMessage`.
 *
 * Every message is an object with `ergo: 1`, the version of this protocol, and a `type`:
 *
 * | from the parent page | meaning |
 * |---|---|
 * | `hello` | starts the conversation; later messages go to the origin of the last `hello` |
 * | `set`, `attributes` | sets attributes of the board, or removes those that are `null` |
 * | `call`, `id`, `method`, `args` | calls a method of the board |
 *
 * | from the embedded page | meaning |
 * |---|---|
 * | `hello`, `events`, `methods`, `attributes`, `state` | the reply: what is supported, and the game on the board, if there is one |
 * | `height`, `height` | the height of the page in CSS pixels, now and whenever it changes |
 * | `event`, `name`, `detail` | an event of the board |
 * | `result`, `id`, `value` | the result of a call |
 * | `error`, `id`, `message` | why a call failed; without `id`, what is wrong with another message |
 *
 * Only messages of the parent window are handled, and replies go to the origin of the last `hello`.
 */
import { words } from "../text/index.js";
import { ATTRIBUTES } from "./fragment.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** The version of the protocol. */
export const VERSION = 1;

const METHODS = /** @type {const} */ (["play", "undo", "redo", "goTo", "flip", "legalMoves", "analyse", "stop", "toGameText"]);

const EVENTS = /** @type {const} */ ([
  "ready",
  "moved",
  "position",
  "analysis",
  "gameover",
  "puzzle-move",
  "puzzle-shown",
  "puzzle-solved",
  "error",
]);

/** Handles the messages of the parent page. @param {ErgoBoard} board */
export function listen(board) {
  /** The origin of the last `hello`; empty before the first one. */
  let origin = "";
  const send = (/** @type {string} */ type, /** @type {object} */ content) => {
    // An opaque origin, such as that of a local file, cannot be named.
    if (origin) parent.postMessage({ ergo: VERSION, type, ...content }, origin === "null" ? "*" : origin);
  };
  const sendHeight = () => send("height", { height: Math.ceil(document.body.getBoundingClientRect().height) });

  addEventListener("message", async ({ source, origin: from, data }) => {
    if (source !== parent || parent === window || typeof data !== "object" || data?.ergo === undefined) return;
    if (data.type === "hello") {
      origin = from;
      // From now on the frame may follow the height of the page, so the page does not follow the frame.
      document.documentElement.dataset.greeted = "";
      board.removeAttribute("fill");
      const { game, position, ply, moves, turn, outcome } = board;
      const state = turn || outcome ? { game, position, ply, moves } : null;
      send("hello", { events: EVENTS, methods: METHODS, attributes: ATTRIBUTES, state });
      return sendHeight();
    }
    if (from !== origin) return;
    if (data.ergo !== VERSION) return send("error", { id: data.id, message: words.frame.version(VERSION, data.ergo) });
    if (data.type === "set") return set(board, data.attributes, (message) => send("error", { message }));
    if (data.type === "call") return call(board, data, send);
    send("error", { id: data.id, message: words.frame.unknown("message", String(data.type)) });
  });
  for (const name of EVENTS) {
    board.addEventListener(name, (event) => send("event", { name, detail: /** @type {CustomEvent} */ (event).detail ?? null }));
  }
  new ResizeObserver(sendHeight).observe(document.body);
}

/** @param {ErgoBoard} board @param {unknown} attributes @param {(message: string) => void} reject */
function set(board, attributes, reject) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (!ATTRIBUTES.some((known) => known === name)) reject(words.frame.unknown("attribute", name));
    else if (value === null) board.removeAttribute(name);
    // A position or a game text replaces the other one.
    else if (name === "position") board.position = String(value);
    else if (name === "game-text") board.gameText = String(value);
    else board.setAttribute(name, String(value));
  }
  document.documentElement.dataset.theme = board.theme;
}

/**
 * @param {ErgoBoard} board
 * @param {{ id: unknown, method: unknown, args?: unknown }} asked
 * @param {(type: string, content: object) => void} send
 */
async function call(board, { id, method, args }, send) {
  const known = METHODS.find((name) => name === method);
  if (!known) return send("error", { id, message: words.frame.unknown("method", String(method)) });
  try {
    const run = /** @type {(...args: unknown[]) => unknown} */ (board[known]);
    send("result", { id, value: await run.apply(board, Array.isArray(args) ? args : []) });
  } catch (error) {
    send("error", { id, message: error instanceof Error ? error.message : String(error) });
  }
}
