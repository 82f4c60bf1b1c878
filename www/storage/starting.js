/**
 * Whether the last start of the page has ended. A page that freezes or crashes while it starts leaves a mark
 * in the browser; one that is left or hidden takes it away.
 */
import { PLACE, read, remove, write } from "./storage.js";

/**
 * The mark: the start that it belongs to, and when that was last known to go on. The tab has the former as
 * well.
 */
const KEY = `${PLACE} starting`;

/**
 * How long a page has to be silent to be taken for dead, and how long it is watched once it is there, in
 * milliseconds.
 */
const TIMEOUT = 4000;

/** Whether the last start did not end, here or in a tab that is gone. */
export function isUnfinished() {
  const [id, time] = (read(KEY) ?? "").split(" ");
  return id !== "" && (id === read(KEY, "sessionStorage") || Math.abs(Date.now() - Number(time)) > TIMEOUT);
}

/**
 * Marks a start.
 *
 * @returns {() => void} to be called once everything is there
 */
export function markStart() {
  const id = Math.random().toString(36).slice(2);
  const beat = () => write(KEY, `${id} ${Date.now()}`);
  write(KEY, id, "sessionStorage");
  beat();
  const timer = setInterval(beat, 1000);
  const end = () => {
    clearInterval(timer);
    // Another tab may have started meanwhile.
    if (read(KEY)?.startsWith(id)) remove(KEY);
  };
  addEventListener("pagehide", end);
  document.addEventListener("visibilitychange", () => document.hidden && end());
  return () => setTimeout(end, TIMEOUT);
}
