/** Style sheets of modules that are loaded on demand. */

/**
 * Sheets may be used in the document only that they were made in.
 *
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>}
 */
const sheetsOf = new WeakMap();

/**
 * Adds rules, once, to the page or to the board that an element is in.
 *
 * @param {string} rules
 * @param {HTMLElement} [element] in the page or in a board
 */
export function addStyles(rules, element = document.documentElement) {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const { ownerDocument } = element;
  const sheets = sheetsOf.get(ownerDocument) ?? new Map();
  sheetsOf.set(ownerDocument, sheets);
  const sheet = sheets.get(rules) ?? new (ownerDocument.defaultView ?? window).CSSStyleSheet();
  if (!sheets.has(rules)) sheet.replaceSync(rules);
  sheets.set(rules, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
