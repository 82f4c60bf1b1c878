/** Styles say start and end, not left and right, so that they fit text that runs from right to left as well. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../../www", import.meta.url));

/**
 * Declarations that mean the sides of the screen, or that are turned around elsewhere.
 *
 * @type {Record<string, string[]>}
 */
const EXCEPTIONS = {
  // The sides of the device.
  "app/app.css": [
    "--safe-start: env(safe-area-inset-left)",
    "--safe-end: env(safe-area-inset-right)",
    "--safe-start: env(safe-area-inset-right)",
    "--safe-end: env(safe-area-inset-left)",
  ],
  "pages/pages.css": [
    "--edge: max(clamp(14px, 5vw, 20px), env(safe-area-inset-left), env(safe-area-inset-right))",
  ],
  // Turned around in languages.css; and what follows a pointer.
  "board/motion.css": ["transform-origin: left", "left: 0"],
  "editor/editor.css": ["inset: 0 auto auto 0"],
  // Moves run from left to right.
  "analysis/analysis.css": ["mask-image: linear-gradient(to right, #000 calc(100% - 20px), transparent)"],
  // Turned around by a rule for text from right to left.
  "board/languages.css": ["transform-origin: right"],
  "learn/list.css": [
    "background: linear-gradient(to right, var(--brass-line) var(--share), var(--border) 0)",
    "background: linear-gradient(to right, Highlight var(--share), GrayText 0)",
  ],
  "puzzles/panel.css": [
    "background: linear-gradient(to right, var(--accent) var(--share), var(--border) 0)",
    "background: linear-gradient(to right, Highlight var(--share), GrayText 0)",
  ],
  // Two sides of a box that is rotated: the sign of a choice, which is the same everywhere, and arrows.
  "ui/menu.css": ["border-width: 0 0 2px 2px"],
  "library/statistics.css": ["border-width: 0 2px 2px 0", "border-width: 1.75px 1.75px 0 0"],
};

/** Properties that name a side, and whose value cannot be right in both directions. */
const NAMES_SIDE =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b.*|border-(top|bottom)-(left|right)-radius)$/;

/** Properties with a value for each side. */
const OF_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-margin|scroll-padding)$/;

/**
 * The parts of a value, without looking into brackets.
 *
 * @param {string} value
 */
function partsOf(value) {
  let depth = 0;
  return value
    .replaceAll(/[()\s]/g, (sign) => {
      depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
      return /\s/.test(sign) && depth === 0 ? "\n" : sign;
    })
    .split(/\n+/);
}

/**
 * Whether a declaration means a side of the screen.
 *
 * @param {string} property
 * @param {string} value
 */
function isPhysical(property, value) {
  if (NAMES_SIDE.test(property)) return true;
  if (/(^|[\s,(]|inset-)(left|right)($|[\s,)])/.test(value) && !property.startsWith("grid")) return true;
  const parts = partsOf(value);
  if (OF_SIDES.test(property) && parts.length === 4) return parts[1] !== parts[3];
  if (property === "border-radius" && parts.length > 1)
    return parts[0] !== parts[1] || (parts.length > 2 && parts[2] !== (parts[3] ?? parts[1]));
  return false;
}

/**
 * The declarations of a style sheet that mean a side of the screen.
 *
 * @param {string} css
 */
const physicalIn = (css) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)]
    .map(([, property, value]) => ({ property, value: value.replaceAll(/\s+/g, " ").trim() }))
    .filter(({ property, value }) => isPhysical(property, value))
    .map(({ property, value }) => `${property}: ${value}`);

const SHEETS = readdirSync(WWW, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(css|html)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

test("declarations that mean a side of the screen are found", () => {
  for (const wrong of [
    "a { left: 0; }",
    "a { margin-left: 1px }",
    "a { border-top-left-radius: 1px; }",
    "a { text-align: right; }",
    "a { inset: 0 auto auto 0; }",
    "a { padding: 1px max(2px, 3px) 1px 4px; }",
    "a { border-radius: 0 4px 4px 0; }",
    "a { background: linear-gradient(to right, red, blue); }",
  ])
    assert.equal(physicalIn(wrong).length, 1, wrong);
  for (const right of [
    "a { inset-inline-start: 0; margin-inline: 1px 2px; padding: 1px 2px 3px; }",
    "a { margin: 0 auto; border-radius: 4px; inset: 0 auto; text-align: start; }",
    "a:hover { color: var(--left); }",
  ])
    assert.deepEqual(physicalIn(right), [], right);
});

test("styles say start and end", () => {
  assert.ok(SHEETS.length > 50);
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const sheet of SHEETS) {
    const text = readFileSync(sheet, "utf8");
    const css = sheet.endsWith(".html")
      ? [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style]) => style).join("\n")
      : text;
    const physical = physicalIn(css);
    if (physical.length > 0) found[relative(WWW, sheet)] = physical;
  }
  assert.deepEqual(found, EXCEPTIONS);
});
