/** Functions that run in the page, for both Chromium and Firefox. */

/**
 * Plays the game on the board to its end: first against the engine, then both sides.
 *
 * @param {number | null} replies how many replies the engine makes; `null` for all
 */
export async function playOut(replies) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  let state = 1;
  /**
   * A seeded random number.
   *
   * @param {number} end
   */
  const below = (end) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * end);
  };
  /**
   * Waits for an event of the board.
   *
   * @param {(detail: any) => boolean} matches
   */
  const moved = (matches) =>
    new Promise((resolve) => {
      const listener = (/** @type {CustomEvent} */ { detail }) => {
        if (!matches(detail)) return;
        board.removeEventListener("moved", listener);
        resolve(undefined);
      };
      board.addEventListener("moved", listener);
    });
  for (let turns = 0; !board.outcome; turns++) {
    if (turns > 2000) throw new Error(`the game does not end: ${board.moves}`);
    const isAlone = turns >= (replies ?? Infinity);
    if (isAlone && board.side !== "both") {
      board.side = "both";
      while (board.side !== "both") await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const reply = isAlone ? undefined : moved(({ by }) => by === "engine" || board.outcome);
    const moves = await board.legalMoves();
    if (!(await board.play(moves[below(moves.length)])))
      throw new Error(`the move was not played: ${board.moves}`);
    await reply;
  }
}

/** Runs before the scripts of the page: lets `skipHalfAMinute` call intervals early. */
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

/** Calls every interval of one second thirty more times at its next tick. */
export const skipHalfAMinute = () => void ((/** @type {any} */ (window).secondsToPass = 30));

/** Runs before the scripts of the page: lifts the time limits of the engine, unless the page `hasTimeLimits`. */
export function removeTimeLimits() {
  const { postMessage } = Worker.prototype;
  /**
   * @param {any} message
   * @param {any} options
   */
  Worker.prototype.postMessage = function (message, options) {
    const isTimed =
      !(/** @type {any} */ (window).hasTimeLimits) &&
      message.op === "think" &&
      message.args[0].time !== undefined;
    postMessage.call(this, isTimed ? { ...message, args: [{ time: 1e9 }] } : message, options);
  };
}

/** For `addInitScript`: leaves out the shadow of the board. */
export function leaveOutShadow() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("ergo-board { --_lift: none; }");
  document.adoptedStyleSheets = [sheet];
}

/**
 * For `addInitScript`: watches what moves on the page. `window.motion` has the names of the animations that
 * ran, how many positions were looked at, and on how many of them the drawing still changed after it was
 * shown.
 */
export function watchMotion() {
  const motion = { animations: /** @type {string[]} */ ([]), changes: 0, moving: 0 };
  Object.assign(window, { motion });
  const thumbnail = document.createElement("canvas");
  thumbnail.width = thumbnail.height = 96;
  const pen = /** @type {CanvasRenderingContext2D} */ (
    thumbnail.getContext("2d", { willReadFrequently: true })
  );
  const draw = (/** @type {HTMLCanvasElement} */ canvas) => {
    pen.clearRect(0, 0, 96, 96);
    pen.drawImage(canvas, 0, 0, 96, 96);
    return String(pen.getImageData(0, 0, 96, 96).data);
  };
  let shown = "";
  let picture = "";
  let frames = 0;
  const look = () => {
    requestAnimationFrame(look);
    const root = document.querySelector("#board")?.shadowRoot;
    if (!root) return;
    for (const animation of [...document.getAnimations(), ...root.getAnimations()]) {
      const effect = /** @type {KeyframeEffect} */ (animation.effect);
      // What appears after some time does not move.
      if (effect.getTiming().duration === 0) continue;
      const { target } = effect;
      const name = `${target?.localName}.${target?.className}`;
      if (!motion.animations.includes(name)) motion.animations.push(name);
    }
    const canvas = root.querySelectorAll(".board > canvas")[1];
    const cells = [...root.querySelectorAll("[role=gridcell] button")].map((cell) =>
      cell.getAttribute("aria-label"),
    );
    const now = [root.querySelector(".message")?.textContent, ...cells].join();
    frames = now === shown ? frames + 1 : 0;
    if (now !== shown) motion.changes += 1;
    shown = now;
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return;
    if (frames === 3) picture = draw(canvas);
    if (frames === 6 && draw(canvas) !== picture) motion.moving += 1;
  };
  requestAnimationFrame(look);
}
