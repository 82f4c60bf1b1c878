/** How many cores of the device the engines of a page may use. */

/**
 * A browser that says more about its device than all do.
 *
 * @typedef {Navigator & {
 *   getBattery?: () => Promise<{ charging: boolean; level: number }>;
 *   connection?: { saveData?: boolean };
 *   userAgentData?: { mobile?: boolean };
 * }} Device
 */

/** Devices with fewer logical processors search with one engine unless somebody asks for more. */
const LEAST_PROCESSORS = 6;

/** The most engines of one search unless somebody asks for more: each has some 25 MB of memory. */
const MOST_ENGINES = 4;

/** A battery below this level that is not charged is spared. */
const LOW = 0.3;

/** How many logical processors there are. */
export const processors = () => globalThis.navigator?.hardwareConcurrency || 1;

/**
 * How many cores the page allows: the least that the attribute `cores` of a board says. Nothing if none says
 * a number.
 */
export function allowedCores() {
  const boards = [...document.querySelectorAll("ergo-board[cores]")];
  const numbers = boards.map((board) => Number(board.getAttribute("cores"))).filter((cores) => cores >= 1);
  return numbers.length > 0 ? Math.floor(Math.min(...numbers)) : undefined;
}

/** Whether the device should do no more than it must. */
async function isSparing() {
  const device = /** @type {Device} */ (navigator);
  if (device.connection?.saveData) return true;
  const battery = await device.getBattery?.().catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level < LOW;
}

/** Whether it is a phone or a tablet, which gets hot and has little memory. */
const isHandheld = () =>
  /** @type {Device} */ (navigator).userAgentData?.mobile ||
  (matchMedia("(pointer: coarse)").matches && !matchMedia("(any-pointer: fine)").matches);

/** How many engines search one position together. */
export async function enginesForSearch() {
  const allowed = allowedCores();
  if (allowed === 1 || (await isSparing())) return 1;
  if (allowed !== undefined) return Math.min(allowed, processors());
  if (processors() < LEAST_PROCESSORS || isHandheld()) return 1;
  return Math.min(MOST_ENGINES, processors() >> 1);
}
