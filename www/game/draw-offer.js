/** A draw that is offered to the engine, which answers by its evaluation. */
import { loadWords } from "../text/index.js";

/** @import {EngineClient} from "../engine/client.js" */

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
 * @param {Pick<import("./session.js").Context, "session" | "set">} context
 */
export async function offerDraw(engine, { session, set }) {
  const { drawOffer } = await loadWords();
  set({ notice: { code: "draw-considered", message: drawOffer.considered } });
  const { info } = await engine.think({ time: OFFER_TIME }, () => {});
  const isAgreed = acceptsDraw(info?.lines[0], session.state.view?.at ?? 0);
  if (!isAgreed) set({ notice: { code: "draw-declined", message: drawOffer.declined } });
  return isAgreed;
}
