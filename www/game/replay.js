/** Shows the last moves of a finished game again, with what threatened before them. */

/** @import {Session} from "./session.js" */

/** How many moves are shown. */
const MOVES = 4;

/** How long each position stays, and the one with the last threat, in milliseconds. */
const STAY = 1100;
const STAY_AT_THREAT = 2600;

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Any other move through the game ends it.
 *
 * @param {Session} session
 */
export async function replayEnd(session) {
  const { view, gameId, isReplayed } = session.state;
  if (!view?.outcome || isReplayed) return;
  const last = view.history.length;
  const isOn = (/** @type {number} */ ply) =>
    session.state.view?.at === ply && session.state.gameId === gameId && !session.state.preview;
  let ply = Math.max(0, last - MOVES);
  session.setReplayed(true);
  await session.goTo(ply);
  while (ply < last && isOn(ply)) {
    // What the loser had to stop, in their last turn.
    const isThreat = ply === last - 2;
    if (isThreat) await session.advice.showHere("threats");
    await wait(isThreat && session.state.threats?.found?.length ? STAY_AT_THREAT : STAY);
    if (!isOn(ply)) break;
    ply += 1;
    await session.goTo(ply);
  }
  session.setReplayed(false);
}
