/** Style sheets of modules that are loaded on demand. */

/** @type {Set<string>} */
const added = new Set();

/**
 * Adds rules to the page, once.
 *
 * @param {string} rules
 */
export function addStyles(rules) {
  if (added.has(rules)) return;
  added.add(rules);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
