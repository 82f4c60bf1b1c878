/**
 * The colours of a board, read from the style sheet, so that themes, contrast and pages that embed
 * the board can change them.
 */

const NAMES = /** @type {const} */ ([
  "frame",
  "frame-ink",
  "ground",
  "ground-edge",
  "line",
  "accent",
  "target",
  "target-rim",
  "alert",
  "last",
  "white",
  "white-shade",
  "white-ink",
  "white-mane",
  "white-detail",
  "black",
  "black-shade",
  "black-ink",
  "black-mane",
  "black-detail",
  "shadow",
]);

/** @typedef {Record<typeof NAMES[number], string> & { grounds: (name: string) => string, font: string }} Palette */

/** @param {Element} element @returns {Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const read = (/** @type {string} */ name) => style.getPropertyValue(`--ergo-${name}`).trim();
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)]));
  return /** @type {Palette} */ ({
    ...colours,
    grounds: (/** @type {string} */ name) => read(`ground-${name}`) || colours.ground,
    font: style.fontFamily,
  });
}
