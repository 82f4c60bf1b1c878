/** Draws that are offered to the engine, which answers by its evaluation, and those that it offers itself. */
import { loadPart } from "../text/words.js";

/** @import {EngineClient} from "../engine/client.js" */
/** @import {Session} from "./session.js" */

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

/** The engine offers a draw after this many turns, of both, in which nothing was captured or entered. */
const QUIET_TURNS = 40;

/** Levels up to this one offer a draw even if they are ahead: they often cannot use that. */
const CARELESS_LEVELS = 4;

/**
 * The last time without captures and entries in which a draw was offered, by its game and first turn.
 *
 * @type {WeakMap<Session, string>}
 */
const offers = new WeakMap();

/**
 * Whether the engine offers a draw after its move, which it does once: nothing has happened for long, and it
 * would take one.
 *
 * @param {Session} session
 * @param {import("../wasm/ergo_wasm.js").Line | undefined} best its best line
 */
export function offersDraw(session, best) {
  const { view, setup, gameId } = session.state;
  if (!view || view.quiet < QUIET_TURNS) return false;
  if (!best || best.win !== undefined) return false;
  if (best.points > AHEAD && setup.level > CARELESS_LEVELS) return false;
  const since = `${gameId} ${view.at - view.quiet}`;
  if (offers.get(session) === since) return false;
  offers.set(session, since);
  return true;
}
