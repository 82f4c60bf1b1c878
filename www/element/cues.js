/** Lets a board be heard and felt: its sounds, which are loaded with the first of them, and vibration. */
import { viewerOf } from "../board/status.js";
import { readLook } from "../ui/looks.js";

/** @import {Cue} from "../board/types.js" */
/** @import {CueDetail} from "../board/types.js" */

/**
 * How long a phone vibrates, in milliseconds, with pauses between.
 *
 * @type {Partial<Record<Cue, number[]>>}
 */
const VIBRATIONS = {
  capture: [30],
  illegal: [15, 40, 15],
  win: [40, 60, 40, 60, 80],
  loss: [80],
  draw: [40],
};

/** @type {Promise<import("../board/sound.js").Sound> | undefined} */
let loading;

/** One for all boards of a page: browsers allow a page few audio devices. */
function sound() {
  loading ??= import("../board/sound.js").then(({ Sound }) => new Sound());
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * @param {Element} element
 * @param {Cue} name
 * @param {CueDetail} [detail]
 */
export function giveCue(element, name, detail) {
  const { sound: volume, vibration } = readLook(element);
  const pattern = VIBRATIONS[name];
  if (vibration && pattern && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
  if (volume <= 0) return;
  sound().then(
    (player) => player.play(name, volume / 100, detail),
    () => {},
  );
}

/**
 * How the end of a game sounds to the people at the board.
 *
 * @param {import("../game/types.js").State} state
 * @returns {Cue}
 */
export function endCue(state) {
  const { view } = state;
  if (view?.outcome?.winner === undefined) return "draw";
  return viewerOf(state, view) === "loser" ? "loss" : "win";
}
