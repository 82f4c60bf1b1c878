/**
 * Every place, dialog, menu and state, on a phone and on a desktop: what it looks like in every theme,
 * compared with the pictures in `pictures/page/`, and what axe says: light, dark, with forced colours, and on
 * the phone with letters of twice the size. `cargo xtask browser pictures --update-snapshots` takes new
 * pictures, to be looked at before they are committed.
 */
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import { comparesPictures, test } from "./pinned-chromium.mjs";
import { SCENES, withScene } from "./scenes.mjs";
import { few } from "./sample.mjs";
import { expectAccessible, expectNoSidewaysScrolling, toolbarButton, untilDrawn } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * How each scene looks in its pictures: light or dark, the theme of the board and its pieces, unless they
 * follow the system. Every combination is seen.
 *
 * @type {Record<string, string[]>}
 */
const LOOKS = {
  "first-ergo": ["light", "dark"],
  "first-emergo": ["light library"],
  "first-hexemergo": ["dark"],
  "first-intermedium": ["dark slate"],
  "play-ergo": ["light", "dark"],
  "play-emergo": ["light walnut plain", "dark"],
  "play-hexemergo": ["light", "dark night plain"],
  "play-intermedium": ["light", "dark night plain"],
  refused: ["dark"],
  hint: ["light paper plain"],
  "over-ergo": ["light"],
  "over-emergo": ["dark slate plain"],
  "over-intermedium": ["light paper"],
  menu: ["dark library plain"],
  "page-menu": ["light"],
  "rules-tab": ["light"],
  "rules-ergo": ["light"],
  "rules-emergo": ["dark"],
  "rules-hexemergo": ["light"],
  "rules-intermedium": ["light"],
  study: ["light", "dark"],
  review: ["light", "dark"],
  "editor-ergo": ["light"],
  "editor-hexemergo": ["dark"],
  learn: ["light"],
  lesson: ["light", "dark"],
  puzzle: ["dark", "light"],
  library: ["light", "dark"],
  settings: ["light", "dark"],
  about: ["light", "dark"],
  "new-game": ["light"],
  share: ["dark"],
  embed: ["light"],
  "game-text": ["dark"],
  keys: ["light"],
};

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Other windows, in which a game of each kind is seen. */
const OTHERS = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

/** @type {Record<string, Parameters<Page["emulateMedia"]>[0]>} */
const COLOURS = {
  dark: { colorScheme: "dark", forcedColors: "none" },
  light: { colorScheme: "light", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
};

/** The rules that depend on colours: the others need to be checked once. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/** Noise from other processors passes, and a button that has moved or has another word does not. */
const TOLERANCE = { threshold: 0.15, maxDiffPixels: 30 };

/** Runs in the page: fields for code have a typeface of the system, which is not the same everywhere. */
function replaceSystemFonts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(textarea, input) { font-family: Figtree !important; caret-color: transparent !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** @param {Page} page */
const pictureOf = (page) =>
  page.screenshot({ animations: "disabled", scale: "css", type: "jpeg", quality: 60 });

// Every look is that of a scene.
for (const name of Object.keys(LOOKS)) sceneOf(name);

for (const [at, scene] of SCENES.entries()) {
  const viewports = at % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
  for (const viewport of scene.isNarrow ? [PHONE] : few(1, viewports)) {
    const looks = few(1, LOOKS[scene.name] ?? []);
    const { colorScheme, ...settings } = lookOf(looks[0] ?? "light");
    test(`${scene.name} at ${viewport.width} pixels, and what axe says`, () =>
      withScene(scene, { viewport, colorScheme, settings }, async (page) => {
        for (const look of looks) {
          if (look !== looks[0]) await wear(page, look);
          await expectPicture(page, scene.name, viewport.width, look);
        }
        await expectAccessibleInAllColours(page, viewport);
      }));
  }
}

for (const game of GAMES) {
  const scene = sceneOf(`play-${game}`);
  const { colorScheme, ...settings } = lookOf("light");
  test(`${scene.name} in windows of other sizes`, () =>
    withScene(scene, { viewport: OTHERS[0], colorScheme, settings }, async (page) => {
      for (const { width, height } of OTHERS) {
        await page.setViewportSize({ width, height });
        await untilDrawn(page);
        await expectPicture(page, scene.name, `${width}x${height}`, "light");
      }
    }));
}

/** @param {string} look */
function lookOf(look) {
  const [colorScheme, boardTheme = "auto", pieceSet = "relief"] = look.split(" ");
  return { colorScheme: /** @type {"light" | "dark"} */ (colorScheme), boardTheme, pieceSet };
}

/**
 * Changes the look of the page.
 *
 * @param {Page} page
 * @param {string} look
 */
async function wear(page, look) {
  const { colorScheme, boardTheme, pieceSet } = lookOf(look);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(hasTaken, colorScheme);
  await page
    .locator("#board")
    .evaluate((board, look) => Object.assign(board, look), { boardTheme, pieceSet });
  await untilDrawn(page);
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {number | string} size
 * @param {string} look
 */
async function expectPicture(page, name, size, look) {
  const sheet = await page.evaluateHandle(replaceSystemFonts);
  await expectShippedFonts(page);
  expect(await page.evaluate(smallDisplayFace)).toEqual([]);
  if (comparesPictures)
    expect(await pictureOf(page)).toMatchSnapshot(
      ["page", `${name}-${size}-${look.replaceAll(" ", "-")}.jpg`],
      TOLERANCE,
    );
  await sheet.evaluate((sheet) => sheet.replaceSync(""));
}

/**
 * @param {Page} page
 * @param {typeof PHONE} viewport
 */
async function expectAccessibleInAllColours(page, viewport) {
  for (const [name, media] of few(1, Object.entries(COLOURS))) {
    await page.emulateMedia(media);
    await page.waitForFunction(hasTaken, media?.colorScheme);
    await expectAccessible(page, name, media === COLOURS.dark ? undefined : ABOUT_COLOURS);
  }
  if (viewport !== PHONE) return;
  await page.emulateMedia(COLOURS.light);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  if (process.env.ERGO_SOAK) await expectAccessible(page, "letters of twice the size");
  await expectNoSidewaysScrolling(page, "letters of twice the size");
}

/**
 * Runs in the page: whether the boards have taken the colours of the page, which follows at once.
 *
 * @param {string | null | undefined} colorScheme
 */
function hasTaken(colorScheme) {
  return [...document.querySelectorAll("ergo-board")].every((board) => {
    const ink = getComputedStyle(board).getPropertyValue("--_ink").trim();
    return ink.startsWith("#f") === (colorScheme === "dark");
  });
}

/**
 * Cases for a button: its style, its word, and whether it is as it should be.
 *
 * @type {[what: string, style: string, word: string, isFine: boolean][]}
 */
const CHANGES = [
  ["moved by four pixels", "translate: 4px 0", "Hint", false],
  ["moved up by four pixels", "translate: 0 -4px", "Hint", false],
  ["gone", "visibility: hidden", "Hint", false],
  ["named otherwise", "", "Tips", false],
  ["as it was", "", "Hint", true],
];

for (const viewport of few(1, [PHONE, DESKTOP])) {
  test(`a picture shows that a button has changed, ${viewport.width} pixels wide`, () => {
    test.skip(!comparesPictures, "pictures are not compared on this system");
    return withScene(sceneOf("play-ergo"), { viewport, colorScheme: "light" }, async (page) => {
      const file = ["page", `play-ergo-${viewport.width}-light.jpg`];
      for (const [what, style, word, isFine] of CHANGES) {
        await toolbarButton(page, "hint").evaluate(
          (button, [style, word]) => {
            button.style.cssText = style;
            /** @type {HTMLElement} */ (button.querySelector("span")).textContent = word;
          },
          [style, word],
        );
        const picture = expect.soft(await pictureOf(page), what);
        await (isFine ? picture : picture.not).toMatchSnapshot(file, TOLERANCE);
      }
    });
  });
}

/** @param {string} name */
function sceneOf(name) {
  const scene = SCENES.find((scene) => scene.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return scene;
}

/** Runs in the page: words in the display face that are too small for it; only the names of games may be. */
function smallDisplayFace() {
  /** @type {string[]} */
  const found = [];
  /** @param {Document | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const isText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (
        !isText ||
        element.closest("#games, .game-picker, .gamehead, .unseen") ||
        !element.checkVisibility()
      )
        continue;
      const { fontFamily, fontSize } = getComputedStyle(element);
      if (fontFamily.startsWith("Fraunces") && parseFloat(fontSize) < 19.5)
        found.push(`${element.textContent}: ${fontSize}`);
    }
  };
  walk(document);
  return found;
}

/**
 * Fails if a text on the page is drawn with a typeface of the system: it would look different elsewhere.
 *
 * @param {Page} page
 */
async function expectShippedFonts(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const withText = new Set(
    nodes
      .filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim())
      .map(({ parentId }) => parentId),
  );
  const foreign = [];
  for (const { nodeId, localName } of nodes) {
    if (!withText.has(nodeId)) continue;
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    foreign.push(
      ...fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName} in ${localName}`),
    );
  }
  await devtools.detach();
  expect(foreign).toEqual([]);
}
