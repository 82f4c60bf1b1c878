/**
 * The engines of a page. Each holds memory of its own, so that a few are shared: one that is not used is
 * closed, and the next command starts another.
 */
import { EngineClient } from "../engine/client.js";

/** @import {EngineSlot} from "./engine-slot.js" */

/** How many engines run at a time; more only if all of them are busy for long. */
const LIMIT = 2;

/** How long a board waits for one of them, in milliseconds. */
const TIMEOUT = 3000;

/**
 * The slots that have an engine, in the order of their last use.
 *
 * @type {Set<EngineSlot>}
 */
const taken = new Set();

/**
 * The slots that wait for an engine, each with a function that lets it go on.
 *
 * @type {Set<{ slot: EngineSlot; goOn: () => void }>}
 */
const waiting = new Set();

/** How long an engine that was prepared waits for its first user, in milliseconds. */
const PREPARED = 5000;

/**
 * An engine that nobody uses yet.
 *
 * @type {EngineClient | undefined}
 */
let prepared;

/**
 * Starts an engine for a board that is about to be made, if there is room for one: a worker takes longer to
 * start than to open a game.
 *
 * @param {number} [limit] how many engines may be used at most with it
 */
export function prepareEngine(limit = LIMIT) {
  if (!prepared && taken.size < limit) keep(new EngineClient());
}

/** @param {EngineClient} engine */
function keep(engine) {
  prepared = engine;
  setTimeout(() => {
    if (prepared !== engine) return;
    prepared = undefined;
    engine.close();
  }, PREPARED);
}

/**
 * Leaves an engine that has done its work to the next one who needs one, instead of closing it.
 *
 * @param {EngineSlot} slot its place
 */
export function passOn(slot) {
  if (prepared || !slot.engine) return;
  keep(slot.engine);
  slot.engine = undefined;
}

/** An engine for somebody who needs one. */
export function startEngine() {
  const engine = prepared;
  prepared = undefined;
  return engine && !engine.hasEnded ? engine : new EngineClient();
}

/** Whether another engine has to wait. */
export const isFull = () => taken.size >= LIMIT;

/**
 * Notes that an engine is used.
 *
 * @param {EngineSlot} slot its place
 */
export function take(slot) {
  taken.delete(slot);
  taken.add(slot);
}

/**
 * Lets another engine start in the place of one that was closed, or that is not wanted any more.
 *
 * @param {EngineSlot} slot
 */
export function leave(slot) {
  taken.delete(slot);
  for (const one of waiting) if (one.slot === slot) one.goOn();
  const [next] = waiting;
  if (!isFull()) next?.goOn();
}

/**
 * Closes idle engines if there are too many: first those that nobody sees, and of these the one used least
 * recently.
 */
export function closeIdle() {
  const limit = waiting.size > 0 ? LIMIT - 1 : LIMIT;
  const slots = [...taken].toSorted((one, other) => Number(one.isNear) - Number(other.isNear));
  for (const slot of slots) if (taken.size > limit) slot.rest();
}

/**
 * Waits until another engine may run, but not for long.
 *
 * @param {EngineSlot} slot its place
 * @returns {Promise<void>}
 */
export function waitForRoom(slot) {
  return new Promise((resolve) => {
    const one = {
      slot,
      goOn: () => {
        waiting.delete(one);
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(one.goOn, TIMEOUT);
    waiting.add(one);
    closeIdle();
  });
}
