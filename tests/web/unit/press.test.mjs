/** Presses that become drags, or do not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { watchPresses } from "../../../www/ui/press.js";

/** @typedef {import("../../../www/ui/press.js").Options} Options */
/** @typedef {import("../../../www/ui/press.js").Drag} Drag */

/** The properties of a pointer event, unless a test gives others. */
const MOUSE = { pointerId: 1, clientX: 0, clientY: 0, button: 0, buttons: 1, detail: 1 };

/** An element, which writes down what it captures, and the options of its listeners. */
class FakeElement extends EventTarget {
  /** @type {Record<string, AddEventListenerOptions>} */
  listeners = {};
  isConnected = true;
  #log;

  /** @param {string[]} log */
  constructor(log) {
    super();
    this.#log = log;
  }

  /** @param {number} id */
  setPointerCapture(id) {
    this.#log.push(`capture ${id}`);
  }

  /**
   * @param {string} type
   * @param {EventListener} listener
   * @param {AddEventListenerOptions} options
   * @override
   */
  addEventListener(type, listener, options) {
    this.listeners[type] = options;
    super.addEventListener(type, listener, options);
  }
}

/**
 * An element whose presses are followed.
 *
 * @param {Options & { startsBy?: Drag["startsBy"] }} [options]
 */
function watch({ startsBy, ...options } = {}) {
  /** @type {string[]} */
  const log = [];
  const element = new FakeElement(log);
  const page = new EventTarget();
  Object.assign(globalThis, { document: page });
  /** Whether there is something to drag. */
  const table = { isEmpty: false };
  const presses = watchPresses(
    /** @type {any} */ (element),
    ({ pointerId }) =>
      table.isEmpty
        ? undefined
        : {
            startsBy,
            start: () => log.push(`start ${pointerId}`),
            move: ({ clientX, clientY }) => log.push(`move ${pointerId} to ${clientX},${clientY}`),
            end: ({ clientX, clientY }) => log.push(`end ${pointerId} at ${clientX},${clientY}`),
            cancel: () => log.push(`cancel ${pointerId}`),
          },
    options,
  );
  /**
   * @param {EventTarget} target
   * @param {string} type
   * @param {Partial<typeof MOUSE>} [properties]
   */
  const fire = (target, type, properties) => {
    const event = Object.assign(new Event(type, { cancelable: true }), MOUSE, properties);
    let isStopped = false;
    event.stopPropagation = () => (isStopped = true);
    target.dispatchEvent(event);
    return { isPrevented: event.defaultPrevented, isStopped };
  };
  return {
    element,
    page,
    presses,
    table,
    fire,
    /** The events since this was read last. */
    read: () => log.splice(0),
    down: (/** @type {Partial<typeof MOUSE>} */ properties = {}) => fire(element, "pointerdown", properties),
    /**
     * @param {number} clientX
     * @param {Partial<typeof MOUSE>} [properties]
     */
    move: (clientX, properties) => fire(element, "pointermove", { clientX, ...properties }),
    up: (/** @type {Partial<typeof MOUSE>} */ properties = {}) =>
      fire(element, "pointerup", { buttons: 0, ...properties }),
    lose: (/** @type {Partial<typeof MOUSE>} */ properties = {}) =>
      fire(element, "pointercancel", { buttons: 0, ...properties }),
    click: () => fire(element, "click"),
    touchmove: () => fire(element, "touchmove"),
  };
}

const IGNORED = { isPrevented: true, isStopped: true };
const HEARD = { isPrevented: false, isStopped: false };

test("a press that hardly moves is a tap: nothing is called, and its click is heard", () => {
  const { presses, read, down, move, up, click } = watch();
  assert.equal(presses.isPressed, false);
  down();
  assert.equal(presses.isPressed, true);
  move(7);
  up({ clientX: 7 });
  assert.equal(presses.isPressed, false);
  assert.deepEqual(click(), HEARD);
  assert.deepEqual(read(), []);
});

test("a press that moves further is a drag until it is let go, and the click after it is ignored", () => {
  const { presses, read, down, move, up, click } = watch();
  down();
  move(8);
  assert.deepEqual(read(), ["capture 1", "start 1", "move 1 to 8,0"]);
  // Back where it came from, it still is one.
  move(1);
  assert.deepEqual(read(), ["move 1 to 1,0"]);
  assert.equal(presses.isPressed, true);
  up({ clientX: 1 });
  assert.equal(presses.isPressed, false);
  assert.deepEqual(read(), ["end 1 at 1,0"]);
  assert.deepEqual(click(), IGNORED);
  assert.deepEqual(click(), HEARD);
  move(90);
  up();
  assert.deepEqual(read(), []);
});

test("the tolerance is a distance in any direction", () => {
  const { read, down, move } = watch();
  down({ clientX: 100, clientY: 100 });
  move(95, { clientY: 104 });
  assert.deepEqual(read(), []);
  move(95, { clientY: 94 });
  assert.deepEqual(read(), ["capture 1", "start 1", "move 1 to 95,94"]);
});

test("the tolerance is measured where the element says that the pointer is", () => {
  // In an element at twice its size.
  const pointOf = (/** @type {PointerEvent} */ { clientX, clientY }) => ({ x: clientX / 2, y: clientY / 2 });
  const { read, down, move } = watch({ pointOf });
  down();
  move(14);
  assert.deepEqual(read(), []);
  move(15);
  assert.deepEqual(read(), ["capture 1", "start 1", "move 1 to 15,0"]);
});

test("where there is nothing to drag, a press is not followed", () => {
  const { presses, table, read, down, move, up, click } = watch();
  table.isEmpty = true;
  down();
  assert.equal(presses.isPressed, false);
  move(50);
  up();
  assert.deepEqual(click(), HEARD);
  assert.deepEqual(read(), []);
});

test("a drag that the browser takes away is given up, and a press is forgotten", () => {
  const { presses, read, down, move, up, lose, click } = watch();
  down();
  lose();
  assert.equal(presses.isPressed, false);
  move(50);
  assert.deepEqual(read(), []);
  down();
  move(50);
  read();
  lose();
  assert.deepEqual(read(), ["cancel 1"]);
  move(60);
  up();
  assert.deepEqual(click(), HEARD);
  assert.deepEqual(read(), []);
});

test("a button that was released outside the window ends a drag, and a press that is none yet", () => {
  const { presses, read, down, move, click } = watch();
  down();
  move(50, { buttons: 0 });
  assert.equal(presses.isPressed, false);
  assert.deepEqual(read(), []);
  down();
  move(50);
  read();
  move(60, { buttons: 0 });
  assert.deepEqual(read(), ["cancel 1"]);
  assert.deepEqual(click(), HEARD);
});

test("other pointers do not move, end or cancel a drag", () => {
  const { read, down, move, up, lose } = watch();
  down();
  const other = { pointerId: 2 };
  move(50, other);
  up(other);
  lose(other);
  assert.deepEqual(read(), []);
  move(50);
  read();
  move(60, other);
  move(60, { ...other, buttons: 0 });
  up(other);
  lose(other);
  assert.deepEqual(read(), []);
  up();
  assert.deepEqual(read(), ["end 1 at 0,0"]);
});

test("a second press takes the place of the first, unless it has nothing to drag", () => {
  const { table, read, down, move, up } = watch();
  down();
  move(50);
  read();
  table.isEmpty = true;
  down({ pointerId: 2 });
  move(60);
  assert.deepEqual(read(), ["move 1 to 60,0"]);
  table.isEmpty = false;
  down({ pointerId: 3 });
  assert.deepEqual(read(), ["cancel 1"]);
  move(70);
  up();
  assert.deepEqual(read(), []);
  move(20, { pointerId: 3 });
  up({ pointerId: 3 });
  assert.deepEqual(read(), ["capture 3", "start 3", "move 3 to 20,0", "end 3 at 0,0"]);
});

test("a finger that stays drags; one that moves before is not followed", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { presses, read, down, move, up, click } = watch({ startsBy: "hold" });
  down();
  move(8);
  context.mock.timers.tick(449);
  assert.deepEqual(read(), []);
  context.mock.timers.tick(1);
  assert.deepEqual(read(), ["capture 1", "start 1"]);
  move(9);
  up();
  assert.deepEqual(read(), ["move 1 to 9,0", "end 1 at 0,0"]);
  assert.deepEqual(click(), IGNORED);
  down();
  move(9);
  assert.equal(presses.isPressed, false);
  context.mock.timers.tick(1000);
  move(50);
  up();
  assert.deepEqual(click(), HEARD);
  assert.deepEqual(read(), []);
});

test("a finger that is lifted soon, or taken away, does not drag later", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { read, down, up, lose } = watch({ startsBy: "hold" });
  for (const finish of [up, lose]) {
    down();
    context.mock.timers.tick(300);
    finish();
    // The next one has all its time.
    down({ pointerId: 2 });
    context.mock.timers.tick(449);
    assert.deepEqual(read(), []);
    finish({ pointerId: 2 });
    context.mock.timers.tick(1000);
    assert.deepEqual(read(), []);
  }
});

test("a press that drags at once needs no movement", () => {
  const { read, down, move, up } = watch({ startsBy: "press" });
  down();
  assert.deepEqual(read(), ["capture 1", "start 1"]);
  move(1);
  up();
  assert.deepEqual(read(), ["move 1 to 1,0", "end 1 at 0,0"]);
});

test("whatever drags a pointer has it for itself: others that follow it give it up", () => {
  const [drawing, board] = [watch({ startsBy: "hold" }), watch()];
  for (const { down } of [drawing, board]) down({ pointerId: 7 });
  assert.ok(drawing.presses.isPressed && board.presses.isPressed);
  board.move(50, { pointerId: 7 });
  assert.equal(drawing.presses.isPressed, false);
  assert.equal(board.presses.isPressed, true);
  // Another finger goes on.
  drawing.down({ pointerId: 8 });
  board.up({ clientX: 50, pointerId: 7 });
  assert.equal(drawing.presses.isPressed, true);
  drawing.presses.cancel();
});

test("what is no longer in the page drags nothing", () => {
  const { element, presses, read, down, move } = watch();
  down();
  element.isConnected = false;
  move(50);
  assert.deepEqual(read(), []);
  assert.equal(presses.isPressed, false);
});

test("the next press makes clicks count again", () => {
  const { table, down, move, up, click } = watch();
  down();
  move(50);
  up();
  // Let go elsewhere, a drag may have had no click.
  table.isEmpty = true;
  down();
  up();
  assert.deepEqual(click(), HEARD);
});

test("a click from the keyboard counts, whatever was dragged before it", () => {
  const { element, down, move, up, fire } = watch();
  down();
  move(50);
  up({ clientX: 50 });
  assert.deepEqual(fire(element, "click", { detail: 0 }), HEARD);
});

test("a drag with another button ignores no click, as it makes none", () => {
  const { read, down, move, up, click } = watch({ startsBy: "press" });
  down({ button: 2, buttons: 2 });
  move(50, { buttons: 2 });
  up({ button: 2 });
  assert.equal(read().at(-1), "end 1 at 0,0");
  assert.deepEqual(click(), HEARD);
});

test("an element captures the pointer when a drag starts, at once or never", () => {
  for (const [captures, atDown, atMove] of /** @type {const} */ ([
    ["drag", [], ["capture 1", "start 1"]],
    ["press", ["capture 1"], ["start 1"]],
  ])) {
    const { read, down, move } = watch({ captures });
    down();
    assert.deepEqual(read(), atDown);
    move(8);
    assert.deepEqual(read(), [...atMove, "move 1 to 8,0"]);
  }
  const { element, page, read, down, fire } = watch({ captures: "never" });
  down();
  fire(element, "pointermove", { clientX: 50 });
  assert.deepEqual(read(), []);
  fire(page, "pointerdown", { pointerId: 2 });
  fire(page, "pointermove", { clientX: 50 });
  fire(page, "pointerup", { clientX: 60 });
  assert.deepEqual(read(), ["start 1", "move 1 to 50,0", "end 1 at 60,0"]);
  down();
  fire(page, "pointermove", { clientX: 50 });
  fire(page, "pointercancel");
  assert.deepEqual(read(), ["start 1", "move 1 to 50,0", "cancel 1"]);
});

test("a drag stops scrolling on request, a press does not", () => {
  const { element, read, down, move, up, touchmove } = watch({ stopsScrolling: true });
  assert.equal(element.listeners.touchmove.passive, false);
  assert.equal(touchmove().isPrevented, false);
  down();
  assert.equal(touchmove().isPrevented, false);
  move(50);
  assert.equal(touchmove().isPrevented, true);
  up();
  assert.equal(touchmove().isPrevented, false);
  assert.equal(read().length, 4);
  // A listener that may stop it makes all scrolling slower.
  assert.equal(watch().element.listeners.touchmove, undefined);
});

test("events are heard before everything in the element on request, clicks always", () => {
  for (const isFirst of [false, true]) {
    const { listeners } = watch({ isFirst }).element;
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      assert.equal(listeners[type].capture, isFirst, type);
    assert.equal(listeners.click.capture, true);
  }
});

test("the signal gives up the drag and removes all listeners", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const captures of /** @type {const} */ (["drag", "never"])) {
    const controller = new AbortController();
    const { element, page, presses, read, down, fire } = watch({
      captures,
      signal: controller.signal,
      stopsScrolling: true,
    });
    const area = captures === "never" ? page : element;
    down();
    fire(area, "pointermove", { clientX: 50 });
    read();
    controller.abort();
    assert.deepEqual(read(), ["cancel 1"]);
    down();
    assert.equal(presses.isPressed, false);
    for (const type of Object.keys(element.listeners)) assert.deepEqual(fire(area, type), HEARD, type);
  }
  const controller = new AbortController();
  const { read, down } = watch({ startsBy: "hold", signal: controller.signal });
  down();
  controller.abort();
  context.mock.timers.tick(1000);
  assert.deepEqual(read(), []);
});
