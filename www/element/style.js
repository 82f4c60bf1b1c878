/** The style sheets of a board, shared by all boards of a page. */
import { BOARD } from "./style-board.js";
import { LAYOUT } from "./style-layout.js";
import { PARTS } from "./style-parts.js";
import { CONTRAST, DARK, LIGHT } from "./style-tokens.js";

const RULES = `
:host {
  ${LIGHT}
  display: block;
  container: ergo / inline-size;
  /* The width where it is not given: in a flexible box, a table cell, a dialogue. */
  contain-intrinsic-inline-size: 30rem;
  color: var(--_ink);
  font-family: inherit;
  line-height: 1.4;
  font-style: normal;
  font-weight: 400;
  font-variant: normal;
  hyphens: manual;
  letter-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  word-spacing: normal;
}
@media (prefers-contrast: more) { :host(:is([theme], :not([theme]))) { ${CONTRAST} } }
:host([hidden]) { display: none; }
:host([fill]) { height: 100%; container-type: size; }
:host([theme="light"]) { background: var(--_page); color-scheme: light; }
:host([theme="dark"]) { background: var(--_page); color-scheme: dark; }
${BOARD}${PARTS}${LAYOUT}`;

/**
 * @param {Document} document
 * @param {string} rules
 */
function sheetOf({ defaultView }, rules) {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/**
 * Sheets may be used in the document only that they were made in.
 *
 * @type {WeakMap<Document, { light: CSSStyleSheet; dark: CSSStyleSheet }>}
 */
const sheetsOf = new WeakMap();

/**
 * The style sheets of a board.
 *
 * @param {Document} document it lies in
 * @param {boolean} isDark
 */
export function boardStyles(document, isDark) {
  const sheets = sheetsOf.get(document) ?? {
    light: sheetOf(document, RULES),
    dark: sheetOf(document, `:host { ${DARK} }`),
  };
  sheetsOf.set(document, sheets);
  return isDark ? [sheets.light, sheets.dark] : [sheets.light];
}
