/**
 * Drawings that only some boards and moments need, loaded on demand.
 */

const LOADERS = {
  hollows: () => import("./hollows.js"),
  city: () => import("./city.js"),
  ending: () => import("./ending.js"),
  hint: () => import("./hint.js"),
};

/** @typedef {{ [Name in keyof typeof LOADERS]: Awaited<ReturnType<typeof LOADERS[Name]>> }} Drawings */

/** @type {Partial<Drawings>} */
const loaded = {};
/** @type {Partial<Record<keyof Drawings, Promise<void>>>} */
const loading = {};

/**
 * A drawing, or `undefined` until it is loaded.
 * @template {keyof Drawings} Name @param {Name} name @param {() => void} onLoad called when it can be had, unless it is there already
 * @returns {Drawings[Name] | undefined}
 */
export function drawing(name, onLoad) {
  if (!loaded[name]) {
    loading[name] ??= LOADERS[name]().then((part) => {
      loaded[name] = /** @type {Drawings[Name]} */ (part);
    });
    // If it cannot be loaded now, the next drawing tries again.
    loading[name].then(onLoad, () => delete loading[name]);
  }
  return /** @type {Drawings[Name] | undefined} */ (loaded[name]);
}
