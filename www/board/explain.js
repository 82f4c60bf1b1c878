/**
 * Explains the positions on the board, or the moves that lead to them, until that is switched off. Loaded
 * with the menu, and by the key for it.
 */
import { loadPart } from "../text/words.js";
import { hasHelp, hasPerson, isEnginesTurn, positionKey } from "../game/state.js";

/** @import {Session} from "../game/session.js" */

/**
 * What is explained, and what is asked for it.
 *
 * @typedef {"position" | "moves"} Subject
 */
const QUESTIONS = /** @type {const} */ ({ position: "facts", moves: "commentOn" });

/**
 * What is explained in each session, and what follows the game there.
 *
 * @type {Record<Subject, WeakMap<Session, () => void>>}
 */
const followers = { position: new WeakMap(), moves: new WeakMap() };

/**
 * @param {Session} session
 * @param {Subject} subject
 */
export const isExplained = (session, subject) => followers[subject].has(session);

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
 * Explains the position or the moves, or no longer does.
 *
 * @param {Session} session
 * @param {Subject} subject
 * @returns {Promise<boolean>} whether it is explained now
 */
export async function toggleExplanation(session, subject) {
  const follower = followers[subject].get(session);
  if (follower) {
    followers[subject].delete(session);
    session.removeEventListener("change", follower);
    session.advice.forget();
    return false;
  }
  await loadPart(session.words, "explained");
  const follow = followerOf(session, subject);
  followers[subject].set(session, follow);
  session.addEventListener("change", follow);
  await follow();
  return true;
}

/**
 * Asks once about each position, and again if the answer is gone. While the engine thinks, the position is
 * not the one that people think about.
 *
 * @param {Session} session
 * @param {Subject} subject
 */
function followerOf(session, subject) {
  let asked = "";
  return async () => {
    const { state } = session;
    const known = subject === "position" ? state.threats?.facts : state.threats?.commentary;
    if (known) asked = "";
    const isBusy = isEnginesTurn(state) && hasPerson(state);
    if (!state.view || known || isBusy || !hasHelp(state)) return;
    if (subject === "position" ? !canExplain(session) : state.view.at === 0) return;
    const about = positionKey(state.view);
    if (about === asked) return;
    asked = about;
    await session.advice
      .showHere(QUESTIONS[subject], () => isExplained(session, subject))
      .catch(console.warn);
  };
}
