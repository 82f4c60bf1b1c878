/** Texts with places to fill in, such as `{name}` or `{page.skip}`. */

/** A place, unless it belongs to a template literal of a script. */
const PLACE = /(?<!\$)\{(\w+(?:\.\w+)*)\}/g;

/** Places that are filled in later: by `address.js`, and by the service worker. */
const LATER = ["site"];

/**
 * A text with its places filled in. Each line of a value is indented like its place.
 *
 * @param {string} text
 * @param {object} values
 */
export const filled = (text, values) =>
  text.replaceAll(/^( *)(.*)$/gm, (_, indentation, line) =>
    line
      .replaceAll(PLACE, (/** @type {string} */ whole, /** @type {string} */ path) =>
        LATER.includes(path) ? whole : valueOf(values, path),
      )
      .replaceAll(/^(?=.)/gm, indentation),
  );

/**
 * @param {object} values
 * @param {string} path
 */
function valueOf(values, path) {
  const value = path.split(".").reduce((part, key) => /** @type {any} */ (part)?.[key], values);
  if (typeof value !== "string") throw new Error(`there is nothing for {${path}}`);
  return value;
}
