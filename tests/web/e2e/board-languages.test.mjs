/** Boards of one page in several languages: each says everything in its own, also what comes later. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { filesBelow } from "../../../tools/site/files.js";
import { DIST } from "./static-server.mjs";
import { test, visit } from "./widget.mjs";
import { makeWords, PARTS, loadPart } from "../../../www/text/words.js";
import { switchTo } from "../../../www/text/switch.js";

/** @import {Page} from "@playwright/test" */
/** @import {ErgoBoard} from "../../../www/element/ergo-board.js" */

/** @param {string} code */
async function wordsIn(code) {
  const words = makeWords();
  await switchTo(words, [code]);
  for (const part of /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))) await loadPart(words, part);
  return words;
}

const [de, en, es, fr, nl, pt] = await Promise.all(["de", "en", "es", "fr", "nl", "pt"].map(wordsIn));

/** @typedef {typeof de} Words */

const PLAYED = 'level="1" seconds="0.05" loading="eager"';
const THREE = `<ergo-board id="one" lang="de" ${PLAYED}></ergo-board>
  <section lang="it"><div lang="fr-CA"><ergo-board id="two" ${PLAYED}></ergo-board></div></section>
  <ergo-board id="three" ${PLAYED}></ergo-board>`;

/**
 * Plays a move, and waits for that of the engine.
 *
 * @param {Page} page
 * @param {string} id
 * @param {string} [move] any if none is given
 */
const playAt = (page, id, move) =>
  page.evaluate(
    async ([id, move]) => {
      const board = /** @type {ErgoBoard} */ (document.getElementById(/** @type {string} */ (id)));
      await board.ready;
      const answered = new Promise((resolve) =>
        board.addEventListener(
          "moved",
          (event) => /** @type {CustomEvent} */ (event).detail.by === "engine" && resolve(undefined),
        ),
      );
      await board.play(move ?? (await board.legalMoves())[0]);
      await answered;
    },
    [id, move],
  );

/**
 * The message of the event for a move that is not legal.
 *
 * @param {Page} page
 * @param {string} id
 * @param {string} move
 */
const errorAt = (page, id, move) =>
  page.evaluate(
    async ([id, move]) => {
      const board = /** @type {ErgoBoard} */ (document.getElementById(id));
      const said = new Promise((resolve) =>
        board.addEventListener("error", (event) => resolve(/** @type {any} */ (event).detail.message), {
          once: true,
        }),
      );
      await board.play(move);
      return said;
    },
    [id, move],
  );

/**
 * Everything that a board says is in its language: whose turn it is, the names of buttons and cells, who
 * plays.
 *
 * @param {Page} page
 * @param {string} id
 * @param {Words} words
 */
async function expectLanguage(page, id, words) {
  const board = page.locator(`#${id}`);
  await expect(board.locator(".table")).toHaveAttribute("lang", words.code);
  await expect(board.locator(".table")).toHaveAttribute("dir", words.direction);
  await expect(board.locator(".message .now")).toHaveText(words.status.yourMove("white"));
  await expect(board.locator("[data-action=undo] span")).toHaveText(words.actions.undo);
  await expect(board.getByRole("grid")).toHaveAttribute("aria-label", words.board.label("ergo"));
  await expect(board.getByRole("grid")).toHaveAttribute("aria-description", words.board.keys);
  await expect(board.locator(".tray.own .name")).toHaveText(words.tray.name({ kind: "you" }, "white"));
  await expect(board.locator(".tray.far .name")).toHaveText(
    words.tray.name({ kind: "engine", number: 1 }, "black"),
  );
  const soldier = words.board.cell({
    name: "e5",
    game: "ergo",
    ground: "arena",
    stack: [{ colour: "white", shape: "soldier", count: 1 }],
    facts: ["movable"],
  });
  await expect(board.locator('[data-name="e5"]')).toHaveAttribute("aria-label", soldier);
  // Heard after the move of the engine, or when the language has changed.
  await expect(board.locator(".table > p[role=status]").first()).toContainText(
    words.status.yourMove("white"),
  );
  assert.equal(await errorAt(page, id, "e5"), words.textErrors.illegal("white", "e5", true));
}

test("boards in German, French and English on one page each say everything in their own language", () =>
  visit(THREE, {}, async (page) => {
    for (const id of ["one", "two", "three"]) await playAt(page, id, "e5");
    await expectLanguage(page, "one", de);
    await expectLanguage(page, "two", fr);
    await expectLanguage(page, "three", en);
    for (const [id, words] of /** @type {const} */ ([
      ["two", fr],
      ["one", de],
      ["three", en],
    ])) {
      const board = page.locator(`#${id}`);
      await board.locator("[data-name=e5]").focus();
      await page.keyboard.press("w");
      const { turn } = words.narration;
      const hands = /** @type {const} */ (["white", "black"]).map((colour) => ({
        colour,
        pieces: [],
        hand: 11,
      }));
      await expect(board.locator(".table > p[role=status]").last()).toContainText(turn(2, hands));
      await page.keyboard.press("?");
      await expect(board.getByRole("dialog").getByRole("heading")).toHaveText(words.keys.title);
      await page.keyboard.press("Escape");
      await board.locator("[data-action=more]").click();
      await expect(board.getByRole("menuitem", { name: words.actions.flip })).toBeVisible();
      await page.keyboard.press("Escape");
    }
  }));

test("a board follows its language wherever that comes from, and the others keep theirs", () =>
  visit(THREE, { locale: "nl" }, async (page) => {
    for (const id of ["one", "two", "three"]) await playAt(page, id, "e5");
    await page.evaluate(() => (/** @type {HTMLElement} */ (document.querySelector("#one")).lang = "es"));
    await expectLanguage(page, "one", es);
    await expectLanguage(page, "two", fr);
    await expectLanguage(page, "three", en);
    // What it is in has another language, or it is moved elsewhere.
    await page.evaluate(() => document.querySelector("div")?.setAttribute("lang", "pt-BR"));
    await expectLanguage(page, "two", pt);
    await page.evaluate(() => (document.documentElement.lang = "de"));
    await expectLanguage(page, "three", de);
    await expectLanguage(page, "two", pt);
    await page.evaluate(() =>
      document.querySelector("div")?.append(/** @type {Element} */ (document.querySelector("#three"))),
    );
    await expectLanguage(page, "three", pt);
    await expectLanguage(page, "one", es);
    // Without an attribute, it has that of the page; an empty one leaves it to the reader.
    await page.evaluate(() => document.querySelector("#one")?.removeAttribute("lang"));
    await expectLanguage(page, "one", de);
    await page.evaluate(() => document.querySelector("#one")?.setAttribute("lang", ""));
    await expectLanguage(page, "one", nl);
    // One that was out of the page meanwhile follows when it returns.
    await page.evaluate(() => {
      const board = /** @type {Element} */ (document.querySelector("#one"));
      board.remove();
      board.setAttribute("lang", "fr");
      document.body.append(board);
    });
    await expectLanguage(page, "one", fr);
    for (const id of ["one", "two", "three"]) await playAt(page, id);
    await expect(page.locator("#one .message .now")).toHaveText(fr.status.yourMove("white"));
    await expect(page.locator("#two .message .now")).toHaveText(pt.status.yourMove("white"));
    await expect(page.locator("#three .message .now")).toHaveText(pt.status.yourMove("white"));
  }));

test("a board in a shadow tree has the language around it, and follows it", () =>
  visit(`<p id="host" lang="de"></p>`, {}, async (page) => {
    await page.evaluate((played) => {
      const root = document.querySelector("#host")?.attachShadow({ mode: "open" });
      if (root) root.innerHTML = `<div><ergo-board ${played}></ergo-board></div>`;
    }, PLAYED);
    const now = page.locator("ergo-board .message .now");
    await expect(now).toHaveText(de.status.yourMove("white"));
    await page.evaluate(() => document.querySelector("#host")?.setAttribute("lang", "es"));
    await expect(now).toHaveText(es.status.yourMove("white"));
    await page.evaluate(() =>
      document.querySelector("#host")?.shadowRoot?.querySelector("div")?.setAttribute("lang", "fr"),
    );
    await expect(now).toHaveText(fr.status.yourMove("white"));
  }));

test("of a language that is loaded slowly, and of one that follows it, nothing is seen in another", () => {
  /** @type {Record<string, () => void>} */
  const release = {};
  const released = Object.fromEntries(
    ["de", "fr"].map((code) => [code, new Promise((resolve) => (release[code] = () => resolve(undefined)))]),
  );
  return visit(
    `<ergo-board id="one" lang="de" ${PLAYED}></ergo-board><ergo-board id="two" lang="en" ${PLAYED}></ergo-board>`,
    {
      /** @param {Page} page */
      prepare: async (page) => {
        await page.route(/ergo-board-(de|fr)-[0-9a-f]+\.js/, async (route) => {
          await released[/-(de|fr)-/.exec(route.request().url())?.[1] ?? ""];
          await route.continue();
        });
        await page.addInitScript(() => {
          /** @type {Set<string>} */
          const seen = (/** @type {any} */ (window).seen = new Set());
          const look = () => {
            const table = document.querySelector("#one")?.shadowRoot?.querySelector(".table:not(.unpainted)");
            if (table) seen.add(/** @type {HTMLElement} */ (table).lang);
            requestAnimationFrame(look);
          };
          look();
        });
      },
    },
    async (page) => {
      const seen = () => page.evaluate(() => [.../** @type {any} */ (window).seen]);
      await expect(page.locator("#two .message .now")).toHaveText(en.status.yourMove("white"));
      await page.evaluate(() => document.querySelector("#one")?.setAttribute("lang", "fr"));
      assert.deepEqual(await seen(), []);
      // French is there before German, which is no longer wanted.
      release.fr();
      await expect(page.locator("#one .message .now")).toHaveText(fr.status.yourMove("white"));
      const german = page.waitForResponse(/ergo-board-de-/);
      release.de();
      await (await german).finished();
      await playAt(page, "one", "e5");
      assert.deepEqual(await seen(), ["fr"]);
    },
  );
});

/** Two boards with all their texts: those of one are in brackets, and none of the other. */
const PSEUDO = { one: "de", two: "en" };

/** The languages of a board that are replaced by one for tests, which only the page of the site has. */
const REPLACED = { de: "en-XA", nl: "ar-XB" };

/** The code that loads a language, in a script of the site: of one for tests, or of one in the list. */
const loaderOf = (/** @type {string} */ code) =>
  new RegExp(
    `(?<=(?:"${code}"|code:"${code}",[^{}]*load):\\(\\)=>)import\\([^)]*\\)\\.then\\(\\w+=>\\w+\\.\\w+\\)`,
  );

/**
 * Boards of the page say something in brackets where they would speak German, and the same from right to left
 * for Dutch.
 *
 * @param {Page} page
 */
async function replaceLanguages(page) {
  const names = await filesBelow(DIST);
  const scripts = names.filter((name) => /^app-[0-9a-f]{10}\.js$/.test(name));
  const texts = await Promise.all(scripts.map((name) => readFile(join(DIST, name), "utf8")));
  await page.route(/ergo-board-languages-/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [code, other] of Object.entries(REPLACED)) {
      const loader = texts.map((text) => loaderOf(other).exec(text)?.[0]).find(Boolean);
      assert.ok(loader && loaderOf(code).test(body), code);
      body = body.replace(loaderOf(code), loader);
    }
    await route.fulfill({ response, body });
  });
}

/** Starts to note everything that the boards say. */
const listen = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const ATTRIBUTES = ["aria-label", "aria-description", "title", "placeholder"];
    // What is written by people or moves of a game is the same in every language.
    const WRITTEN = "textarea, style, canvas, .remark, .variation, kbd, datalist";
    const heard = (/** @type {any} */ (window).heard = { one: new Set(), two: new Set() });
    for (const id of /** @type {const} */ (["one", "two"])) {
      const root = /** @type {ShadowRoot} */ (document.getElementById(id)?.shadowRoot);
      const note = (/** @type {Node} */ node) => {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.isConnected || element.closest(WRITTEN)) return;
        if (node instanceof Text) heard[id].add(node.data.trim());
        if (node instanceof Element)
          for (const name of ATTRIBUTES) heard[id].add(node.getAttribute(name)?.trim() ?? "");
        for (const child of node.childNodes) note(child);
      };
      note(/** @type {Node} */ (root.firstElementChild));
      for (const child of root.children) note(child);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) note(node);
      }).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ATTRIBUTES,
      });
      document
        .getElementById(id)
        ?.addEventListener("error", (event) => heard[id].add(/** @type {any} */ (event).detail.message));
    }
  });

/**
 * How much a board has said.
 *
 * @param {Page} page
 * @param {string} id
 */
const countOf = (page, id) => page.evaluate((id) => /** @type {any} */ (window).heard[id].size, id);

/** Names of games, cells, moves and keys. */
const NAMES = /Ergo|(?<!\p{L})[a-j]\d+(?!\p{L})|\p{L}(?!\p{L})/gu;

/**
 * Everything that the boards have said was in their languages.
 *
 * @param {Page} page
 * @param {number} least how much each has said
 */
async function expectSeparate(page, least) {
  const heard = await page.evaluate(() => {
    const { one, two } = /** @type {any} */ (window).heard;
    return { one: [...one], two: [...two] };
  });
  const rest = (/** @type {string} */ text) => {
    let now = text.replaceAll(/[\u200F\u202A-\u202E\u2066-\u2069]/g, "");
    for (let before = ""; before !== now;) [before, now] = [now, now.replaceAll(/⟦[^⟦⟧]*⟧/g, " ")];
    return now.replaceAll(NAMES, " ");
  };
  assert.deepEqual(
    heard.one.filter((text) => /\p{L}{2}/u.test(rest(text))),
    [],
    "not in brackets",
  );
  assert.deepEqual(
    heard.two.filter((text) => text.includes("⟦")),
    [],
    "in brackets",
  );
  for (const texts of [heard.one, heard.two])
    assert.ok(texts.length >= least, `only ${texts.length} texts were heard`);
}

/**
 * Two boards with the same attributes.
 *
 * @param {string} attributes
 */
const pair = (attributes) =>
  Object.entries(PSEUDO)
    .map(([id, lang]) => `<ergo-board id="${id}" lang="${lang}" loading="eager" ${attributes}></ergo-board>`)
    .join("");

/**
 * @param {Page} page
 * @param {(board: import("@playwright/test").Locator, id: string) => Promise<unknown>} act
 */
async function onBoth(page, act) {
  for (const id of Object.keys(PSEUDO)) await act(page.locator(`#${id}`), id);
}

test("in a game, boards beside each other say nothing in the language of the other", () =>
  visit(
    pair('level="1" seconds="0.05"'),
    { viewport: { width: 1200, height: 900 }, prepare: replaceLanguages },
    async (page) => {
      await expect(page.locator("#one .message .now")).toHaveText(/^⟦.*⟧$/);
      await expect(page.locator("#two .message .now")).toHaveText(en.status.yourMove("white"));
      await listen(page);
      await onBoth(page, (_, id) => playAt(page, id, "e5"));
      await onBoth(page, (_, id) => errorAt(page, id, "e5"));
      await onBoth(page, (_, id) => errorAt(page, id, "nonsense"));
      await onBoth(page, async (board, id) => {
        await board.locator("[data-name=e5]").focus();
        // What these read out was not said before.
        for (const key of "brcwe") {
          const before = await countOf(page, id);
          await page.keyboard.press(key);
          await expect.poll(() => countOf(page, id)).toBeGreaterThan(before);
        }
        for (const key of "plstdi") await page.keyboard.press(key);
        await page.keyboard.press("m");
        await board.locator("#typed-move").fill("zz");
        await page.keyboard.press("Enter");
        await board.locator("[aria-invalid]").waitFor();
        await page.keyboard.press("Escape");
        await page.keyboard.press("?");
        await board.getByRole("dialog").waitFor();
        await page.keyboard.press("Escape");
      });
      for (let step = 0; step < 3; step++) {
        await onBoth(page, async (board) => {
          const before = (await board.locator(".message .now").textContent()) ?? "";
          await board.locator("[data-action=hint]").first().click();
          await expect(board.locator(".message .now")).not.toHaveText(before);
        });
      }
      await onBoth(page, async (board) => {
        await board.locator("[data-action=threats]").first().click();
        await board.locator("[data-action=more]").click();
        await board.locator("[role=menu] [data-action=analyse]").click();
        await board.locator(".lines .move:visible").first().click();
        await board.locator(".analysis .leave").waitFor();
        await page.keyboard.press("Escape");
        await board.locator("[data-action=more]").click();
        await board.locator("[role=menu] [data-action=analyse]").click();
        await board.locator("[data-action=more]").click();
        await board.locator("[role=menu] [data-action=resign]").click();
        await board.locator("[data-action=resignNow]").click();
        await board.locator(".result h2").waitFor();
      });
      await expectSeparate(page, 100);
      // What one of them says in another language from now on does not change the other.
      await page.evaluate(() => document.querySelector("#one")?.setAttribute("lang", "nl"));
      await expect(page.locator("#one .table")).toHaveAttribute("dir", "rtl");
      await expect(page.locator("#two .table")).toHaveAttribute("dir", "ltr");
      await onBoth(page, async (board) => {
        await board.locator(".result [data-action=rematch]").click();
        await expect(board.locator(".result")).toBeHidden();
      });
      await expectSeparate(page, 100);
    },
  ));

test("in a study, boards beside each other say nothing in the language of the other", () =>
  visit(
    pair('mode="study" moves="e5 d5 f5"'),
    { viewport: { width: 1200, height: 900 }, prepare: replaceLanguages },
    async (page) => {
      await onBoth(page, (board) => board.locator("[data-study=edit]").waitFor());
      await expect(page.locator("#one [data-study=edit]")).toHaveAccessibleName(/^⟦.*⟧$/);
      await listen(page);
      await onBoth(page, async (board, id) => {
        await board.locator("[data-study=graph]").click();
        await board.locator(".tree-graph button").first().waitFor();
        await board.locator("[data-study=graph]").click();
        await board.locator("[data-study=comment]").click();
        await board.locator("textarea").fill("A");
        await page.keyboard.press("Enter");
        await board.locator("#moves .remark").waitFor();
        await board.locator("[data-study=undo-edit]").click();
        await board.locator("[data-study=edit]").click();
        await board.locator("[role=menu]:popover-open [data-action=goal]").click();
        await board.getByRole("dialog").locator("#ergo-goal-check").waitFor();
        await page.keyboard.press("Escape");
        await page.evaluate(async (id) => {
          const board = /** @type {ErgoBoard} */ (document.getElementById(id));
          await board.edit({ kind: "shapes", shapes: ["Ge5", "Ra1b2"] }, { kind: "glyphs", glyphs: [2] });
          await board.edit({ kind: "goal", text: "impossible" });
          await board.analyse();
        }, id);
        await board.locator(".lines .move:visible").first().waitFor();
        await board.locator("svg.shapes[aria-label]").waitFor();
      });
      await expectSeparate(page, 60);
      await page.evaluate(() => document.querySelector("#one")?.setAttribute("lang", "nl"));
      await expect(page.locator("#one .bar")).toHaveAttribute("dir", "rtl");
      await expectSeparate(page, 60);
    },
  ));

/** White has four in a row, and wins on `c7`. */
const FOUR = "l9/L9/L2SSSSs2/L3s5/L2S1s4/l2SsssSs1/3s6/10/5l4 1";

test("a puzzle starts again in another language, and the one beside it goes on", () =>
  visit(
    pair(`mode="puzzle" position="${FOUR}" goal="win 1"`),
    { prepare: replaceLanguages },
    async (page) => {
      const card = (/** @type {string} */ id, /** @type {string} */ part) =>
        page.locator(`#${id} .exercise-card ${part}`);
      await expect(card("one", ".title")).toHaveText(/^⟦.*⟧$/);
      await expect(card("two", ".title")).toHaveText(en.puzzles.win("white", 1));
      await listen(page);
      await onBoth(page, async (board, id) => {
        await board.locator("[data-name=e2]").click();
        await expect(card(id, ".answer")).toContainText(/\p{L}/u);
      });
      await expect(card("two", ".answer")).toContainText(en.puzzles.wrong);
      await expectSeparate(page, 20);
      await page.evaluate(() => document.querySelector("#one")?.setAttribute("lang", "fr"));
      await expect(card("one", ".title")).toHaveText(fr.puzzles.win("white", 1));
      await expect(card("two", ".answer")).toContainText(en.puzzles.wrong);
      await page.locator("#one [data-name=c7]").click();
      await expect(card("one", ".answer")).toHaveText(fr.puzzles.solved);
    },
  ));
