/** Draws that are offered to the engine, which answers by its evaluation, and those that it offers itself. */
import { loadPart } from "../text/words.js";

/** @import {EngineClient} from "../engine/client.js" */
/** @import {Session} from "./session.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */

/** The engine accepts no draw before this many moves. */
const LEAST_MOVES = 10;

/** How long the engine considers an offer, in milliseconds. */
const OFFER_TIME = 800;

/** The engine accepts if it is not this much ahead, in points. */
const AHEAD = 30;

/**
 * Whether the engine takes a draw.
 *
 * @param {import("../wasm/ergo_wasm.js").Line | undefined} best the best line of its opponent
 * @param {number} at how many moves were played
 */
export function acceptsDraw(best, at) {
  if (!best || best.loss !== undefined) return false;
  if (best.win !== undefined) return true;
  return at >= LEAST_MOVES && -best.points <= AHEAD;
}

/**
 * Whether the engine agrees.
 *
 * @param {EngineClient} engine
 * @param {Pick<import("./context.js").Context, "session" | "set">} context
 */
export async function offerDraw(engine, { session, set }) {
  const { drawOffer } = await loadPart(session.words);
  set({ notice: { code: "draw-considered", message: drawOffer.considered } });
  const { info } = await engine.think({ time: OFFER_TIME }, () => {});
  const isAgreed = acceptsDraw(info?.lines[0], session.state.view?.at ?? 0);
  if (!isAgreed) set({ notice: { code: "draw-declined", message: drawOffer.declined } });
  return isAgreed;
}

/** The engine offers a draw after this many moves, of both, in which nothing was captured or entered. */
const QUIET_MOVES = 40;

/**
 * Since which move nothing was captured or entered, or a draw was offered; `free` is a text that changes when
 * it is.
 *
 * @typedef {{ free: string; since: number; at: number }} Quiet
 */

/** @type {WeakMap<Session, Quiet>} */
const quiets = new WeakMap();

/**
 * Notes the position on the board.
 *
 * @param {Session} session
 * @param {View} view
 */
export function noteProgress(session, { at, pieces, hands }) {
  const free = [0, 0];
  for (const { stack } of pieces) {
    const top = stack.at(-1);
    if (top) free[top.side] += top.count;
  }
  const inHand = hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
  const text = [...free, ...inHand].join(" ");
  const known = quiets.get(session);
  const goesOn = known?.free === text && known.at <= at;
  quiets.set(session, { free: text, at, since: goesOn ? known.since : at });
}

/**
 * Whether the engine offers a draw after its move: nothing has happened for long, and it would take one.
 *
 * @param {Session} session
 * @param {import("../wasm/ergo_wasm.js").Line | undefined} best its best line
 */
export function offersDraw(session, best) {
  const quiet = quiets.get(session);
  if (!quiet || quiet.at - quiet.since < QUIET_MOVES) return false;
  if (!best || best.win !== undefined || best.points > AHEAD) return false;
  quiet.since = quiet.at;
  return true;
}
