/** The clocks in the trays. Loaded with the first game that has a time limit. */
import { timeLeft } from "../game/clock.js";
import { setText } from "../ui/dom.js";
import { addStyles } from "../ui/styles.js";
import styles from "./clocks.css";

/** @import {Session} from "../game/session.js" */

/** How often a running clock is written, in milliseconds. */
const INTERVAL = 100;

/** From here on a clock shows tenths of a second and calls for attention, in milliseconds. */
const LOW = 20_000;

/** @param {number} milliseconds such as `4:05`, or `9.3` towards the end */
function clockText(milliseconds) {
  if (milliseconds < LOW) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export class Clocks {
  #session;
  #trays;
  #faces = [face(), face()];
  /** The side that each tray shows. */
  #sides = [0, 1];
  #timer = 0;

  /**
   * @param {Session} session
   * @param {HTMLElement[]} trays the own one and the far one
   */
  constructor(session, trays) {
    this.#session = session;
    this.#trays = trays;
  }

  /**
   * Shows the clocks while there is a time limit.
   *
   * @param {boolean} flipped whether the second player is at the bottom
   */
  show(flipped) {
    const { clock } = this.#session.state;
    this.#sides = flipped ? [1, 0] : [0, 1];
    this.#trays.forEach((tray, at) => {
      const element = this.#faces[at];
      if (clock && element.parentElement !== tray) tray.append(element);
      if (clock) addStyles(styles, tray);
      if (!clock) element.remove();
    });
    clearInterval(this.#timer);
    if (clock?.running) this.#timer = window.setInterval(() => this.#write(), INTERVAL);
    this.#write();
  }

  /** Stops the timer. */
  close() {
    clearInterval(this.#timer);
  }

  #write() {
    const { clock, view } = this.#session.state;
    if (!clock || !view) return this.close();
    const now = performance.now();
    this.#faces.forEach((element, at) => {
      const side = this.#sides[at];
      const player = view.swapped ? 1 - side : side;
      const left = timeLeft(clock, player, now);
      setText(element, clockText(left));
      element.classList.toggle("running", clock.running?.player === player);
      element.classList.toggle("low", left < LOW);
      // Read on demand; announcing every second would drown everything else.
      element.setAttribute(
        "aria-label",
        this.#session.words.clock.left(Math.floor(left / 60_000), Math.floor(left / 1000) % 60),
      );
    });
    return undefined;
  }
}

function face() {
  const element = document.createElement("span");
  element.className = "clock";
  element.setAttribute("role", "timer");
  element.setAttribute("aria-live", "off");
  return element;
}
