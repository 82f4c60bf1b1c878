/**
 * Pictures of every place, dialog and state in every theme, on a phone and on a desktop, compared with those in
 * `pictures/page/`. `npx playwright test pictures --update-snapshots` takes new ones, to be looked at before they are
 * committed.
 */
import { expect } from "@playwright/test";
import { SCENES, withScene } from "./scenes.mjs";
import { test, toolbarButton } from "./support.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * How each scene looks in its pictures: light or dark, the theme of the board and its pieces, unless they follow the
 * system. Every combination is seen.
 * @type {Record<string, string[]>}
 */
const LOOKS = {
  "first-ergo": ["light", "dark"],
  "first-emergo": ["light library"],
  "first-intermedium": ["dark slate"],
  "play-ergo": ["light", "dark"],
  "play-emergo": ["light walnut plain", "dark"],
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
  "rules-intermedium": ["light"],
  settings: ["light", "dark"],
  about: ["light", "dark"],
  "new-game": ["light"],
  share: ["dark"],
  embed: ["light"],
  "game-text": ["dark"],
  keys: ["light"],
};

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Noise from other processors passes, and a button that has moved or has another word does not. */
const TOLERANCE = { threshold: 0.15, maxDiffPixels: 30 };

/** Runs in the page: fields for code have a typeface of the system, which is not the same everywhere. */
function replaceSystemFonts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(textarea, input) { font-family: Figtree !important; caret-color: transparent !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** @param {Page} page */
const pictureOf = (page) => page.screenshot({ animations: "disabled", scale: "css", type: "jpeg", quality: 60 });

for (const [name, looks] of Object.entries(LOOKS)) {
  const scene = sceneOf(name);
  for (const viewport of SIZES.slice(0, scene.isNarrow ? 1 : undefined)) {
    for (const look of looks) {
      const [colorScheme, boardTheme = "auto", pieceSet = "relief"] = look.split(" ");
      const file = `${name}-${viewport.width}-${look.replaceAll(" ", "-")}.jpg`;
      test(`${name} at ${viewport.width} pixels, ${look}`, () =>
        withScene(
          scene,
          { viewport, colorScheme: /** @type {"light" | "dark"} */ (colorScheme), settings: { boardTheme, pieceSet } },
          async (page) => {
            await page.evaluate(replaceSystemFonts);
            await expectShippedFonts(page);
            expect(await pictureOf(page)).toMatchSnapshot(["page", file], TOLERANCE);
          },
        ));
    }
  }
}

/** What may happen to a button: its style, its word, and whether it is as it should be. @type {[what: string, style: string, word: string, isFine: boolean][]} */
const CHANGES = [
  ["moved by four pixels", "translate: 4px 0", "Hint", false],
  ["moved up by four pixels", "translate: 0 -4px", "Hint", false],
  ["gone", "visibility: hidden", "Hint", false],
  ["named otherwise", "", "Tips", false],
  ["as it was", "", "Hint", true],
];

for (const viewport of SIZES) {
  test(`a picture shows that a button has changed, ${viewport.width} pixels wide`, () =>
    withScene(sceneOf("play-ergo"), { viewport, colorScheme: "light" }, async (page) => {
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
    }));
}

/** @param {string} name */
function sceneOf(name) {
  const scene = SCENES.find((scene) => scene.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return scene;
}

/**
 * Fails if a text on the page is drawn with a typeface of the system: it would look different elsewhere.
 * @param {Page} page
 */
async function expectShippedFonts(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
  const withText = new Set(nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim()).map(({ parentId }) => parentId));
  const foreign = [];
  for (const { nodeId, localName } of nodes) {
    if (!withText.has(nodeId)) continue;
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    foreign.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName} in ${localName}`));
  }
  await devtools.detach();
  expect(foreign).toEqual([]);
}
