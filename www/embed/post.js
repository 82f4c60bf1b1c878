/**
 * Messages between the embedded page and its parent page, by `postMessage`. `docs/embedding.md` describes
 * them, and `message.js` reads those that arrive: only from the parent window, and except `hello` only from
 * the origin of the last `hello`, which is where replies go.
 */
import { printable } from "../text/printable.js";
import { ATTRIBUTES } from "./fragment.js";
import { METHODS, VERSION, isOurs, readMessage } from "./message.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

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

/**
 * Messages that arrive while the words of the page are loaded: the parent page may send them as soon as the
 * frame is there.
 *
 * @type {MessageEvent[]}
 */
const early = [];
const keep = (/** @type {MessageEvent} */ message) => void early.push(message);
addEventListener("message", keep);

/**
 * Handles the messages of the parent page, the earliest first.
 *
 * @param {ErgoBoard} board
 */
export function listen(board) {
  /** The origin of the last `hello`; empty before the first one. */
  let origin = "";
  const send = (/** @type {string} */ type, /** @type {object} */ content) => {
    // An opaque origin, such as that of a local file, cannot be named.
    if (origin) parent.postMessage({ ergo: VERSION, type, ...content }, origin === "null" ? "*" : origin);
  };
  const sendHeight = () =>
    send("height", { height: Math.ceil(document.body.getBoundingClientRect().height) });

  const receive = (/** @type {MessageEvent} */ { source, origin: from, data }) => {
    if (source !== parent || parent === window || !isOurs(data)) return;
    const message = readMessage(data);
    if (message.type === "hello") {
      origin = from;
      greet(board, send);
      sendHeight();
    }
    if (from !== origin) return;
    if (message.type === "refused")
      send("error", { id: message.id, field: message.field, message: message.message });
    else if (message.type === "set") set(board, message.attributes);
    else if (message.type === "call") void call(board, message, send);
  };
  for (const name of EVENTS) {
    board.addEventListener(name, (event) =>
      send("event", { name, detail: /** @type {CustomEvent} */ (event).detail ?? null }),
    );
  }
  new ResizeObserver(sendHeight).observe(document.body);
  removeEventListener("message", keep);
  addEventListener("message", receive);
  for (const message of early) receive(message);
}

/** @typedef {(type: string, content: object) => void} Send */

/**
 * @param {ErgoBoard} board
 * @param {Send} send
 */
function greet(board, send) {
  // From now on the frame may follow the height of the page, so the page does not follow the frame.
  document.documentElement.dataset.greeted = "";
  board.removeAttribute("fill");
  const { game, position, ply, moves, turn, outcome } = board;
  const state = turn || outcome ? { game, position, ply, moves } : null;
  send("hello", { events: EVENTS, methods: METHODS, attributes: ATTRIBUTES, state });
}

/**
 * @param {ErgoBoard} board
 * @param {Extract<import("./message.js").Message, { type: "set" }>["attributes"]} attributes
 */
function set(board, attributes) {
  const { position, "game-text": gameText, ...others } = Object.fromEntries(attributes);
  // A position or a game text replaces the other one, and moves from before; not those of the same message.
  if (typeof position === "string") board.position = position;
  else if (position === null) board.removeAttribute("position");
  if (typeof gameText === "string") board.gameText = gameText;
  else if (gameText === null) board.removeAttribute("game-text");
  for (const [name, value] of Object.entries(others)) {
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  document.documentElement.dataset.theme = board.theme;
}

/**
 * @param {ErgoBoard} board
 * @param {Extract<import("./message.js").Message, { type: "call" }>} asked
 * @param {Send} send
 */
async function call(board, { id, method, args }, send) {
  try {
    const run = /** @type {(...args: unknown[]) => unknown} */ (board[method]);
    send("result", { id, value: await run.apply(board, args) });
  } catch (error) {
    send("error", { id, message: error instanceof Error ? error.message : printable(error) });
  }
}
