/** Functions that run in the page, for both Chromium and Firefox. */

/** Every game there is. */
export const GAMES = /** @type {const} */ (["ergo", "emergo", "intermedium"]);

/** How many replies the engine makes before the script plays both sides. In Ergo it plays on and wins, as random moves hardly ever end a game. */
export const ANSWERS = { ergo: Infinity, emergo: 3, intermedium: 3 };

/**
 * Plays the game on the board to its end: first against the engine, then both sides.
 * @param {number | null} answers how many replies the engine makes; `null`: all of them
 */
export async function playOut(answers) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  let state = 1;
  /** A seeded random choice. @param {number} below */
  const chance = (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  /** Waits for an event of the board. @param {(detail: any) => boolean} isMeant */
  const moved = (isMeant) =>
    new Promise((resolve) => {
      const hear = (/** @type {CustomEvent} */ { detail }) => {
        if (!isMeant(detail)) return;
        board.removeEventListener("moved", hear);
        resolve(undefined);
      };
      board.addEventListener("moved", hear);
    });
  for (let turns = 0; !board.outcome; turns++) {
    if (turns > 2000) throw new Error(`the game does not end: ${board.moves}`);
    const isAlone = turns >= (answers ?? Infinity);
    if (isAlone && board.side !== "both") {
      board.side = "both";
      while (board.side !== "both") await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const answer = isAlone ? undefined : moved(({ by }) => by === "engine" || board.outcome);
    const moves = await board.legalMoves();
    if (!(await board.play(moves[chance(moves.length)]))) throw new Error(`it may not be played: ${board.moves}`);
    await answer;
  }
}

/** Runs before the scripts of the page: lets intervals be skipped. */
export function controlSeconds() {
  const ordinary = window.setInterval;
  const page = /** @type {any} */ (window);
  page.secondsToPass = 0;
  page.setInterval = (/** @type {() => void} */ count, /** @type {number} */ every) =>
    ordinary(() => {
      count();
      for (; page.secondsToPass > 0; page.secondsToPass--) count();
    }, every);
}

/** Makes half a minute pass at the next tick of an interval of one second. */
export const skipHalfAMinute = () => void ((/** @type {any} */ (window).secondsToPass = 30));

/** Runs before the scripts of the page: lifts the time limits of the engine, unless the page `hasTimeLimits`. */
export function removeTimeLimits() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ message) {
    const isTimed = !(/** @type {any} */ (window).hasTimeLimits) && message.op === "think" && message.args[0].time !== undefined;
    postMessage.call(this, isTimed ? { ...message, args: [{ time: 1e9 }] } : message);
  };
}
