/** Style sheets of parts of the board that are loaded on demand. */

/**
 * Sheets may be used in the document only that they were made in.
 *
 * @type {WeakMap<Document, Map<string, CSSStyleSheet>>}
 */
const sheetsOf = new WeakMap();

/**
 * Adds rules to the board that an element is in, unless it has them; another theme of the board drops them.
 *
 * @param {HTMLElement} element
 * @param {string} rules
 */
export function adoptRules(element, rules) {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { ownerDocument } = element;
  const sheets = sheetsOf.get(ownerDocument) ?? new Map();
  sheetsOf.set(ownerDocument, sheets);
  const sheet = sheets.get(rules) ?? new (ownerDocument.defaultView ?? window).CSSStyleSheet();
  if (!sheets.has(rules)) sheet.replaceSync(rules);
  sheets.set(rules, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
