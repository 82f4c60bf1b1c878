/**
 * Explains the position on the board and those after it, until that is switched off. Loaded with the menu,
 * and by the key for it.
 */
import { loadPart } from "../text/words.js";
import { hasHelp, hasPerson, isEnginesTurn, positionKey } from "../game/state.js";

/** @import {Session} from "../game/session.js" */

/**
 * Where positions are explained, and what follows the game there.
 *
 * @type {WeakMap<Session, () => void>}
 */
const followers = new WeakMap();

/** @param {Session} session */
export const isExplained = (session) => followers.has(session);

/**
 * Whether the positions of the game can be explained, and its players may be helped.
 *
 * @param {Session} session
 */
export function canExplain({ state }) {
  const { games, view } = state;
  return hasHelp(state) && !view?.outcome && games?.find(({ id }) => id === view?.game)?.explains === true;
}

/**
 * Explains the position, or no longer does.
 *
 * @param {Session} session
 * @returns {Promise<boolean>} whether it is explained now
 */
export async function toggleExplanation(session) {
  const follower = followers.get(session);
  if (follower) {
    followers.delete(session);
    session.removeEventListener("change", follower);
    session.advice.forget();
    return false;
  }
  await loadPart(session.words, "explained");
  const follow = followerOf(session);
  followers.set(session, follow);
  session.addEventListener("change", follow);
  await follow();
  return true;
}

/**
 * Asks once for the facts of each position, and again if they are gone. While the engine thinks, the position
 * is not the one that people think about.
 *
 * @param {Session} session
 */
function followerOf(session) {
  let asked = "";
  return async () => {
    const { state } = session;
    if (state.threats?.facts) asked = "";
    const isBusy = isEnginesTurn(state) && hasPerson(state);
    if (!state.view || state.threats?.facts || isBusy || !canExplain(session)) return;
    const about = positionKey(state.view);
    if (about === asked) return;
    asked = about;
    await session.advice.showHere("facts", () => isExplained(session)).catch(console.warn);
  };
}
