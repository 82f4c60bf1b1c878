/** Studies: the tree of moves is walked and edited by mouse, touch and keyboard, and its text survives. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { expectAccessible } from "./support.mjs";
import { run, test, until, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */

const TAGS = `[Game "ergo"]\n[First "Anna"]\n[Second "Ben"]\n[Result "*"]\n`;

const MOVES = `{Start.} 1. e5 $1 {[%clk 0:05:00] The middle. [%csl Ge5,Ra10]} 1... d5 (1... a1
$2 2. e6 {Strong. [%cal Ge5e6]} (2. f5 {[%eval -0.50]} 2... f6) 2... a2)
({rather} 1... b1) 2. e6 a9 *
`;

const TEXT = `${TAGS}\n${MOVES}`;

/** @param {string} [text] */
const board = (text = TEXT) => `<ergo-board id="board" mode="study" game-text='${text}'></ergo-board>`;

/** @param {Page} page */
const text = (page) => run(page, "board.toGameText()");

/**
 * The moves of a text on one line.
 *
 * @param {Page} page
 */
const movesOf = async (page) => (await text(page)).split("\n\n")[1].trim().replaceAll("\n", " ");

/**
 * A move of the list.
 *
 * @param {Page} page
 * @param {string} label
 */
const entry = (page, label) => page.locator("#moves ol button").filter({ hasText: label });

/** @param {Page} page */
const current = (page) => page.locator('#moves [aria-current="step"]');

/**
 * @param {Page} page
 * @param {string} name
 */
const menuItem = (page, name) => page.locator(`.stepper .menu:popover-open [data-action="${name}"]`);

/**
 * @param {Page} page
 * @param {string} words
 */
const expectSaid = (page, words) => expect(page.locator('#moves [role="status"]')).toHaveText(words);

test("every move of a study leads to its position, and the text stays as it is, byte for byte", () =>
  visit(board(), {}, async (page) => {
    for (const [label, line] of [
      ["2... a2", "e5 a1 e6 a2"],
      ["2. f5", "e5 a1 f5 f6"],
      ["2... f6", "e5 a1 f5 f6"],
      ["1... b1", "e5 b1"],
      ["a9", "e5 d5 e6 a9"],
    ]) {
      await entry(page, label).click();
      await expect(current(page)).toHaveText(label);
      assert.deepEqual(await run(page, "board.moves.join(' ')"), line);
    }
    assert.equal(await text(page), TEXT);
    await expect(page.locator("#moves")).toContainText("The middle.");
    await expect(page.locator("#moves")).not.toContainText("%csl");
    await page.locator('[data-study="comment"]').waitFor();
    await expectAccessible(page, "a study");
  }));

test("arrow keys go through the line and to other variations", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "d5").click();
    for (const [key, label] of [
      ["ArrowDown", "1... a1?"],
      ["ArrowRight", "2. e6"],
      ["ArrowDown", "2. f5"],
      ["End", "2... f6"],
      ["ArrowUp", "2. e6"],
      ["ArrowLeft", "1... a1?"],
      ["ArrowDown", "1... b1"],
      ["Home", ""],
      ["ArrowRight", "e5!"],
    ]) {
      await page.keyboard.press(key);
      if (label) await expect(current(page)).toHaveText(label);
      else await expect(current(page)).toHaveCount(0);
    }
  }));

test("after a tap on the board arrow keys step through the study, after Tab they go from cell to cell", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "a9").click();
    await expect(current(page)).toHaveText("a9");
    // A stone that cannot move.
    await page.locator('button[data-name="a9"]').click();
    for (const [key, label] of [
      ["ArrowLeft", "e6"],
      ["ArrowLeft", "d5"],
      ["ArrowDown", "1... a1?"],
      ["End", "2... a2"],
      ["ArrowLeft", "2. e6"],
    ]) {
      await page.keyboard.press(key);
      await expect(current(page)).toHaveText(label);
    }
    await page.locator('button[data-name="b1"]').click();
    await expect.poll(() => run(page, "board.moves.join(' ')")).toBe("e5 a1 e6 b1");
    // The stepper does what its keys say, too.
    await page.locator('.stepper button[data-step="back"]').click();
    await page.keyboard.press("ArrowLeft");
    await expect(current(page)).toHaveText("1... a1?");
    const focused = () => run(page, "board.shadowRoot.activeElement.dataset.name ?? ''");
    await page.locator('button[data-name="a1"]').click();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "a1");
    await page.keyboard.press("ArrowUp");
    assert.equal(await focused(), "a2");
    await expect(current(page)).toHaveText("1... a1?");
  }));

test("moves become variations, are deleted, and come back", () =>
  visit(board(`${TAGS}\n1. e5 d5 2. e6 *`), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "e5").click();
    await until(page, "board.ply === 1");
    await run(page, "board.play('a1')");
    await expect(current(page)).toHaveText("1... a1");
    assert.equal(await movesOf(page), "1. e5 d5 (1... a1) 2. e6 *");
    await entry(page, "d5").focus();
    await page.keyboard.press("Delete");
    await expectSaid(page, "1... d5 deleted, with 1 move after it.");
    assert.equal(await movesOf(page), "1. e5 a1 *");
    await page.locator('[data-study="undo-edit"]').click();
    await expectSaid(page, "Undone.");
    assert.equal(await movesOf(page), "1. e5 d5 (1... a1) 2. e6 *");
    await page.locator('[data-study="redo-edit"]').click();
    await expectSaid(page, "Done again.");
    await entry(page, "a1").press("Control+z");
    await expectSaid(page, "Undone.");
    await page.keyboard.press("Control+z");
    await until(page, "!board.state.view.canUndoEdit");
    assert.equal(await movesOf(page), "1. e5 d5 2. e6 *");
  }));

test("the menu of a move opens by mouse and key, and edits the move", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "1... b1").click({ button: "right" });
    await menuItem(page, "promote").click();
    await expectSaid(page, "Variation moved up.");
    assert.match(await movesOf(page), /d5 \(\{rather\} 1\.\.\. b1\) \(1\.\.\. a1/);
    // The list shows the tree a frame after the edit is said, and then moves the focus.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await entry(page, "1... b1").focus();
    await page.keyboard.press("Shift+F10");
    await menuItem(page, "main").click();
    await expectSaid(page, "This is the main line now.");
    assert.match(await movesOf(page), /\{rather\} 1\.\.\. b1 \(1\.\.\. d5 2\. e6 a9\)/);
    await entry(page, "b1").click({ button: "right" });
    await menuItem(page, "glyph-3").click();
    await expect(entry(page, "b1")).toHaveText("b1!!");
    await entry(page, "b1").click({ button: "right" });
    await expect(menuItem(page, "glyph-3")).toHaveAttribute("aria-checked", "true");
    await expectAccessible(page, "the menu of a move");
    await page.keyboard.press("Escape");
  }));

test("a finger that stays on a move opens its menu", { tag: "@soak" }, () =>
  visit(board(), { hasTouch: true }, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    const before = await run(page, "board.ply");
    await entry(page, "1... b1").dispatchEvent("pointerdown", {
      pointerType: "touch",
      bubbles: true,
      composed: true,
    });
    await menuItem(page, "delete").waitFor();
    await entry(page, "1... b1").dispatchEvent("pointerup", {
      pointerType: "touch",
      bubbles: true,
      composed: true,
    });
    assert.equal(await run(page, "board.ply"), before);
    await menuItem(page, "delete").click();
    await expectSaid(page, "1... b1 deleted.");
  }),
);

test("comments are written, changed and removed", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "d5").click();
    await expect(current(page)).toHaveText("d5");
    await page.keyboard.press("c");
    const field = page.getByLabel("Comment on 1... d5");
    await field.fill("Side by side.");
    await field.press("Enter");
    await expectSaid(page, "Comment saved.");
    await expect(page.locator("#moves")).toContainText("Side by side.");
    assert.match(await movesOf(page), /1\.\.\. d5 \{Side by side\.\}/);
    await entry(page, "e5").click();
    await page.locator('[data-study="comment"]').click();
    await expect(page.getByLabel("Comment on 1. e5")).toHaveValue("The middle.");
    await page.getByLabel("Comment on 1. e5").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#moves")).not.toContainText("The middle.");
    assert.match(await movesOf(page), /e5 \$1 \{\[%clk 0:05:00\] \[%csl Ge5,Ra10\]\}/);
  }));

test("pages edit a study, hear of it, and find it again after the board was away", () =>
  visit(board(), {}, async (page) => {
    await page.evaluate(() => {
      Object.assign(globalThis, { texts: [] });
      const heard = /** @type {string[]} */ (/** @type {any} */ (globalThis).texts);
      document
        .querySelector("#board")
        ?.addEventListener("edited", (event) => heard.push(/** @type {CustomEvent} */ (event).detail.text));
    });
    assert.equal(
      await run(page, "board.edit({ kind: 'shapes', line: ['e5', 'b1'], shapes: ['Ya1', 'Ba1b2'] })"),
      true,
    );
    assert.equal(await run(page, "board.edit({ kind: 'go', line: ['e5', 'b1'] })"), true);
    assert.equal(await run(page, "board.edit({ kind: 'eval', text: '#3' })"), true);
    assert.equal(await run(page, "board.edit({ kind: 'promote', line: ['e5', 'c1'] })"), false);
    assert.equal(await run(page, "board.edit({ kind: 'forget', line: ['e5'] })"), false);
    const edited = await text(page);
    assert.match(edited, /1\.\.\. b1 \{\[%eval #3\] \[%csl Ya1\] \[%cal Ba1b2\]\}/);
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).texts.at(-1)), edited);
    await run(page, "(board.remove(), document.body.append(board))");
    await until(page, "board.ply === 2");
    assert.equal(await text(page), edited);
    assert.equal(await run(page, "board.moves.join(' ')"), "e5 b1");
  }));

test("the wheel over the board steps through the line", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await until(page, "board.ply === 4");
    await page.locator(".board").hover();
    await page.mouse.wheel(0, -100);
    await until(page, "board.ply === 3");
    await page.mouse.wheel(0, 100);
    await until(page, "board.ply === 4");
  }));

/**
 * The marks and arrows on the board: the colour of each, and of how many parts it is.
 *
 * @param {Page} page
 * @param {string[]} expected
 */
const expectShapes = (page, expected) =>
  expect
    .poll(() =>
      page
        .locator(".shapes > g:not(.sign)")
        .evaluateAll((all) =>
          all.map((one) => `${one.getAttribute("class")} ${one.querySelectorAll("path").length}`),
        ),
    )
    .toEqual(expected);

/** Stacks of three stones on d4, with two prisoners, and e4; marks on them, and arrows over them. */
const MARKED = `[Game "emergo"]
[SetUp "1"]
[Position "x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1"]

{[%csl Rd4,Ge4,Ye6] [%cal Ge5e3,Rc4e4]} *
`;

test("numbers of stacks are seen through marks and arrows", () =>
  visit(board(MARKED), {}, async (page) => {
    await expectShapes(page, ["R 2", "G 2", "Y 2", "G 4", "R 4"]);
    await page.locator(".board:not(.rough) canvas").first().waitFor();
    const shapes = page.locator(".shapes");
    // From the middle of the cell: the heights, and the prisoners on d4.
    for (const [name, right, down] of /** @type {const} */ ([
      ["d4", -0.05, -0.31],
      ["d4", 0.33, -0.12],
      ["e4", 0, -0.31],
    ])) {
      const box = await page.locator(`.board [data-name="${name}"]`).boundingBox();
      assert.ok(box);
      const side = 0.2 * box.width;
      const [x, y] = [
        box.x + (0.5 + right) * box.width - side / 2,
        box.y + (0.5 + down) * box.height - side / 2,
      ];
      const seen = async (/** @type {string} */ visibility) => {
        await shapes.evaluate((shapes, visibility) => {
          /** @type {SVGElement} */ (shapes).style.visibility = visibility;
        }, visibility);
        return page.screenshot({ clip: { x, y, width: side, height: side } });
      };
      const [alone, marked] = [await seen("hidden"), await seen("visible")];
      assert.ok(alone.equals(marked), `${name}, ${right} right and ${down} down`);
    }
  }));

/**
 * The middle of a cell in the window.
 *
 * @param {Page} page
 * @param {string} name
 */
async function middleOf(page, name) {
  const box = await page.locator(`.board [data-name="${name}"]`).boundingBox();
  assert.ok(box, name);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("marks and arrows are shown with their move, drawn with the right button, and recoloured", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await entry(page, "e5").click();
    await expect(page.getByRole("img", { name: "Marked: e5 green and a10 red." })).toBeAttached();
    // A board of nine rows has no a10: what it has is drawn.
    await expectShapes(page, ["G 2"]);
    await entry(page, "1... b1").click();
    await expect(current(page)).toHaveText("1... b1");
    await expectShapes(page, []);
    const [from, to] = [await middleOf(page, "c3"), await middleOf(page, "f6")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expectShapes(page, ["G drawn 4"]);
    await page.mouse.up({ button: "right" });
    await expectSaid(page, "Arrow: from c3 to f6 green.");
    await expectShapes(page, ["G 4"]);
    await page.keyboard.down("Alt");
    await page.mouse.click(from.x, from.y, { button: "right" });
    await page.keyboard.up("Alt");
    await expectSaid(page, "Marked: c3 blue.");
    assert.match(await movesOf(page), /1\.\.\. b1 \{\[%csl Bc3\] \[%cal Gc3f6\]\}/);
    // Nothing was played or chosen.
    assert.equal(await run(page, "board.moves.join(' ')"), "e5 b1");
    assert.equal(await run(page, "board.state.view.entry.length"), 0);
    await page.mouse.click(from.x, from.y, { button: "right" });
    await expectSaid(page, "Mark removed.");
    assert.match(await movesOf(page), /1\.\.\. b1 \{\[%cal Gc3f6\]\}/);
    await page.locator('[data-study="undo-edit"]').click();
    await expectSaid(page, "Undone.");
    await expectShapes(page, ["B 2", "G 4"]);
  }));

test("marks and arrows are drawn by keys", () =>
  visit(board(`${TAGS}\n1. e5 *`), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    const cell = (/** @type {string} */ name) => page.locator(`.board [data-name="${name}"]`);
    for (const said of [
      "Marked: c3 green.",
      "Marked: c3 red.",
      "Marked: c3 yellow.",
      "Marked: c3 blue.",
      "Mark removed.",
    ]) {
      await cell("c3").press("x");
      await expectSaid(page, said);
    }
    await cell("c3").press("Shift+X");
    await cell("c5").press("Shift+X");
    await expectSaid(page, "Arrow: from c3 to c5 green.");
    assert.equal(await movesOf(page), "1. e5 {[%cal Gc3c5]} *");
    await expectAccessible(page, "a study with an arrow");
  }));

test("a finger that stays on a cell draws, and plays no move", { tag: "@soak" }, () =>
  visit(board(`${TAGS}\n1. e5 *`), { hasTouch: true }, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    const [from, to] = [await middleOf(page, "c3"), await middleOf(page, "c6")];
    const devtools = await page.context().newCDPSession(page);
    const touch = (
      /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
      /** @type {{ x: number; y: number }[]} */ ...touchPoints
    ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", from);
    await page.locator(".shapes .drawn").waitFor();
    await touch("touchMove", to);
    await touch("touchEnd");
    await expectSaid(page, "Arrow: from c3 to c6 green.");
    assert.equal(await movesOf(page), "1. e5 {[%cal Gc3c6]} *");
    assert.equal(await run(page, "board.state.view.entry.length"), 0);
    // A tap plays.
    await page.touchscreen.tap(from.x, from.y);
    await until(page, "board.ply === 2");
  }),
);

test("a game that is only viewed shows the marks of its moves", () =>
  visit(`<ergo-board id="board" mode="view" ply="1" game-text='${TEXT}'></ergo-board>`, {}, async (page) => {
    await expect(page.locator(".shapes > g:not(.sign)")).toHaveCount(1);
    await run(page, "board.goTo(2)");
    await expect(page.locator(".shapes > g:not(.sign)")).toHaveCount(0);
  }));

test("the moves are shown as a graph, which leads to every position, and by keys", () =>
  visit(board(), {}, async (page) => {
    const button = page.locator('[data-study="graph"]');
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#moves ol")).toBeHidden();
    const graph = page.locator(".tree-graph");
    await expect(graph.locator("button")).toHaveCount(11);
    await expectAccessible(page, "the graph of a study");
    await graph.getByRole("button", { name: "2, White: f5" }).click();
    await until(page, "board.moves.join(' ') === 'e5 a1 f5 f6' && board.ply === 3");
    await expect(graph.locator('[aria-current="step"]')).toHaveAttribute("title", "2, White: f5");
    await graph.locator('[aria-current="step"]').focus();
    await page.keyboard.press("ArrowLeft");
    await until(page, "board.ply === 2");
    await page.keyboard.press("ArrowDown");
    await until(page, "board.moves[1] === 'b1'");
    await page.keyboard.press("Home");
    await until(page, "board.ply === 0");
    await expect(graph.locator('[aria-current="step"]')).toHaveAttribute("aria-label", "Start of the game");
    // A new move appears, and deleting takes it away.
    await run(page, "board.play('j9')");
    await expect(graph.locator("button")).toHaveCount(12);
    await page.keyboard.press("Delete");
    await expect(graph.locator("button")).toHaveCount(11);
    await button.click();
    await expect(page.locator("#moves ol")).toBeVisible();
    assert.equal(await text(page), TEXT);
  }));

test("the analysis compares as many lines as wanted, remembers positions, and adds lines to the moves", () =>
  visit(board(), {}, async (page) => {
    await page.locator('[data-study="comment"]').waitFor();
    await run(page, "board.analyse()");
    const panel = page.locator(".analysis");
    await expect(panel.locator(".lines li:visible")).toHaveCount(3);
    await panel.getByRole("combobox", { name: "How many moves are compared" }).selectOption("5 lines");
    await expect(panel.locator(".lines li:visible")).toHaveCount(5);
    await until(
      page,
      "board.state.analysis?.finding?.info.lines.length === 5 && board.state.analysis.finding.info.depth >= 3",
    );
    await panel.getByRole("button", { name: "Pause" }).click();
    await until(page, "!board.analysing");
    const found = await run(
      page,
      "({ depth: board.state.analysis.finding.info.depth, line: board.state.analysis.finding.info.lines[1].moves })",
    );
    await panel.getByRole("button", { name: "Add line 2 to the moves" }).click();
    await until(
      page,
      `board.state.annotations.moves.some((move) => move.text === ${JSON.stringify(found.line[0])})`,
    );
    assert.equal(await run(page, "board.ply"), 4, "the position stays");
    // What was found before is there at once.
    await run(page, "board.goTo(2)");
    await until(page, "!board.state.analysis.finding");
    await run(page, "board.goTo(4)");
    await until(page, `board.state.analysis.finding?.info.depth >= ${found.depth}`);
    // With a limit the analysis ends by itself.
    await panel
      .getByRole("combobox", { name: "How long each position is analysed" })
      .selectOption("for 5 seconds");
    await until(page, "board.analysing");
  }));
