/**
 * Presses of a mouse button, a finger or a pen that may become drags.
 *
 * A press is followed until it is let go or given up. It is given up if the browser takes the pointer away,
 * the button was released outside the window, another press takes its place, or the listeners are removed. A
 * press that does not become a drag has no effect here: a tap arrives as a click, like one from the
 * keyboard.
 */

/** @typedef {{ x: number; y: number }} Point */

/** How far the pointer may move in a tap, in CSS pixels. */
const TAP_TOLERANCE = 7;

/** How long a finger stays until it drags, in milliseconds, and how far it may move meanwhile, in CSS pixels. */
const HOLD = 450;
const HOLD_TOLERANCE = 8;

/**
 * The handlers of a press that becomes a drag.
 *
 * @typedef {object} Drag
 * @property {"move" | "hold" | "press"} [startsBy] how the press becomes a drag: "move", the default, by
 *   moving further than in a tap; "hold" by staying for a while, and it is given up if it moves before;
 *   "press" at once
 * @property {() => void} [start]
 * @property {(event: PointerEvent) => void} move also called for the movement that starts the drag
 * @property {(event: PointerEvent) => void} end called where it is let go
 * @property {() => void} cancel called instead if it is given up
 */

/**
 * @typedef {object} Options
 * @property {AbortSignal} [signal] stops watching
 * @property {"drag" | "press" | "never"} [captures] when the element captures the pointer: "drag", the
 *   default, when a drag starts, so that the click of a tap goes to what was pressed; "press", at once, for
 *   an element so small that the pointer may leave it first; "never", so that other elements see the pointer
 *   during a drag, which is followed on the whole document then
 * @property {boolean} [isFirst] whether events are heard before anything in the element hears them, so that
 *   they can be stopped
 * @property {boolean} [stopsScrolling] whether a drag keeps the page from scrolling where `touch-action`
 *   would let it
 * @property {(event: PointerEvent) => Point} [pointOf] where the pointer is, to measure how far it has moved;
 *   without it, in the window
 */

/**
 * Everything that follows a press: as soon as one drags the pointer, the others give it up, as they may not
 * hear where it is let go.
 *
 * @type {Set<Presses>}
 */
const following = new Set();

/**
 * Follows presses of an element, one at a time.
 *
 * @param {HTMLElement} element
 * @param {(event: PointerEvent) => Drag | undefined} begin what a press may become. It takes the place of the
 *   one that is followed; if there is nothing to drag, that one goes on.
 * @param {Options} [options]
 */
export function watchPresses(element, begin, options = {}) {
  const presses = new Presses(element, begin, options);
  const { signal, isFirst: capture } = options;
  /** @type {GlobalEventHandlers} */
  const area = options.captures === "never" ? document : element;
  element.addEventListener("pointerdown", (event) => presses.down(event), { capture, signal });
  area.addEventListener("pointermove", (event) => presses.move(event), { capture, signal });
  area.addEventListener("pointerup", (event) => presses.up(event), { capture, signal });
  area.addEventListener("pointercancel", (event) => presses.lose(event), { capture, signal });
  element.addEventListener("click", (event) => presses.click(event), { capture: true, signal });
  signal?.addEventListener("abort", () => presses.cancel());
  if (options.stopsScrolling)
    element.addEventListener("touchmove", (event) => presses.scroll(event), { passive: false, signal });
  return presses;
}

/** The press that is followed, and what events do to it. */
class Presses {
  #element;
  #begin;
  #captures;
  #pointOf;
  /**
   * @type {{ id: number; from: Point; drag: Drag; isDragging: boolean; timer?: ReturnType<typeof setTimeout> }
   *   | undefined}
   */
  #press;
  /** Whether the next click is the end of a drag. */
  #swallowsClick = false;

  /**
   * @param {HTMLElement} element
   * @param {(event: PointerEvent) => Drag | undefined} begin
   * @param {Options} options
   */
  constructor(element, begin, { captures = "drag", pointOf = pointInWindow }) {
    this.#element = element;
    this.#begin = begin;
    this.#captures = captures;
    this.#pointOf = pointOf;
  }

  /** Whether a press is followed, which may be a drag or not yet. */
  get isPressed() {
    return this.#press !== undefined;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#swallowsClick = false;
    const drag = this.#begin(event);
    if (!drag) return;
    this.cancel();
    this.#press = { id: event.pointerId, from: this.#pointOf(event), drag, isDragging: false };
    following.add(this);
    if (this.#captures === "press") this.#element.setPointerCapture(event.pointerId);
    if (drag.startsBy === "press") this.#start();
    else if (drag.startsBy === "hold") this.#press.timer = setTimeout(() => this.#start(), HOLD);
  }

  #start() {
    const press = this.#press;
    if (!press) return;
    // The finger may have stayed while the board was replaced.
    if (!this.#element.isConnected) return this.cancel();
    press.isDragging = true;
    for (const other of following) if (other !== this) other.lose({ pointerId: press.id });
    if (this.#captures === "drag") this.#element.setPointerCapture(press.id);
    press.drag.start?.();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    // The button was released outside the window.
    if (event.buttons === 0) return this.cancel();
    if (!press.isDragging) {
      const { x, y } = this.#pointOf(event);
      const distance = Math.hypot(x - press.from.x, y - press.from.y);
      if (press.drag.startsBy === "hold") {
        if (distance > HOLD_TOLERANCE) this.cancel();
      } else if (distance > TAP_TOLERANCE) this.#start();
    }
    if (press.isDragging) press.drag.move(event);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#forget();
    if (!press.isDragging) return;
    // Other buttons make no click.
    this.#swallowsClick = event.button === 0;
    press.drag.end(event);
  }

  /**
   * The browser takes the pointer away, for example to scroll, or something else drags it.
   *
   * @param {Pick<PointerEvent, "pointerId">} event
   */
  lose({ pointerId }) {
    if (this.#press?.id === pointerId) this.cancel();
  }

  /** Gives up the press that is followed. */
  cancel() {
    const press = this.#press;
    this.#forget();
    if (press?.isDragging) press.drag.cancel();
  }

  #forget() {
    clearTimeout(this.#press?.timer);
    this.#press = undefined;
    following.delete(this);
  }

  /** @param {MouseEvent} event one from the keyboard has no `detail`: it is no end of a drag */
  click(event) {
    if (this.#swallowsClick && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.#swallowsClick = false;
  }

  /** @param {TouchEvent} event */
  scroll(event) {
    if (this.#press?.isDragging && event.cancelable) event.preventDefault();
  }
}

/**
 * @param {PointerEvent} event
 * @returns {Point}
 */
function pointInWindow({ clientX, clientY }) {
  return { x: clientX, y: clientY };
}
