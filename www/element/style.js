/** The style sheets of a board, shared by all boards of a page. */
import board from "./board.css";
import dark from "./dark.css";
import host from "./host.css";
import extremes from "./layout-extremes.css";
import layoutSmall from "./layout-small.css";
import layoutWide from "./layout-wide.css";
import layout from "./layout.css";
import parts from "./parts.css";
import toolbarWords from "./toolbar-words.css";
import view from "./view.css";

/*
 * A container that knows only its width is not asked for its height: hence two conditions for each kind of
 * board.
 */

/** Where a board is wide. */
const WIDE = [
  "(width >= 1000px)",
  "((width >= 720px) and (orientation: landscape)) or ((height < 520px) and (aspect-ratio > 4/3))",
];

/** Where a board is small for its letters, and its height is given: elsewhere nothing moves as it is filled. */
const SMALL = ["(width < 19em) and (height > 0px)", "(height < 16em)"];

/**
 * Rules for boards that meet one of some conditions.
 *
 * @param {readonly string[]} conditions
 * @param {string} rules
 */
const where = (conditions, rules) =>
  conditions.map((condition) => `@container ergo ${condition} {${rules}}`).join("");

/**
 * Rules for boards that are wide.
 *
 * @param {string} rules
 */
export const wide = (rules) => where(WIDE, rules);

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
    light: sheetOf(
      document,
      host +
        board +
        parts +
        layout +
        wide(layoutWide + toolbarWords) +
        extremes +
        view +
        where(SMALL, layoutSmall + toolbarWords),
    ),
    dark: sheetOf(document, dark),
  };
  sheetsOf.set(document, sheets);
  return isDark ? [sheets.light, sheets.dark] : [sheets.light];
}
