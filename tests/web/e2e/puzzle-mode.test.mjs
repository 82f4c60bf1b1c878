/** Puzzles on other pages: boards in the mode `puzzle`, their events and errors, and the files that they load. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import words from "../../../www/text/en/puzzles.js";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import { Listener } from "./listener.mjs";
import { random } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import { DIST } from "./static-server.mjs";
import {
  cell,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectUnchanged,
  holdResponses,
  openDialog,
  returnToBoard,
  namedLine,
  withPage,
} from "./support.mjs";
import { boardHost, eventsOf, run, test, until, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Puzzle} from "../../../www/exercise/types.js" */

/** White has four in a row, and wins on `c7`. */
const POSITION = "l9/L9/L2SSSSs2/L3s5/L2S1s4/l2SsssSs1/3s6/10/5l4 1";
const BY_POSITION = `<ergo-board id="board" mode="puzzle" position="${POSITION}" goal="win 1"></ergo-board>`;

/**
 * @param {string} game
 * @param {(puzzle: Puzzle) => boolean} suits
 * @returns {Puzzle}
 */
function find(game, suits) {
  const text = readFileSync(new URL(`../../../www/games/${game}/puzzles.txt`, import.meta.url), "utf8");
  const found = readPuzzles(text).find(suits);
  assert.ok(found);
  return found;
}

/** @param {Page} page */
const answer = (page, id = "board") => page.locator(`#${id} .exercise-card .answer p`);
/** @param {Page} page */
const title = (page, id = "board") => page.locator(`#${id} .exercise-card .title`);
/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name, id = "board") =>
  page.locator(`#${id}`).getByRole("button", { name, exact: true });

/**
 * Records the events of puzzles.
 *
 * @param {Page} page
 */
const record = (page) =>
  page.evaluate(() => {
    const recorded = /** @type {any[]} */ (/** @type {any} */ (window).recordedEvents = []);
    for (const name of ["puzzle-move", "puzzle-shown", "puzzle-solved", "error"]) {
      document.addEventListener(
        name,
        (event) => recorded.push({ name, detail: /** @type {CustomEvent} */ (event).detail }),
        name === "error",
      );
    }
  });

/**
 * Plays the solver's moves of a line by script.
 *
 * @param {Page} page
 * @param {string[]} line
 * @param {string | RegExp} end
 */
async function play(page, line, end) {
  for (let at = 0; at < line.length; at += 2) {
    await until(page, `board.ply === ${at} && board.playerToMove === "person"`);
    await run(page, `board.play(${JSON.stringify(line[at])})`);
    await expect(answer(page)).toHaveText(
      at + 2 < line.length ? `Right. Your opponent replies ${line[at + 1]}. Your move.` : end,
    );
  }
}

test(
  "a position with a goal is solved by clicks; a wrong try is answered and taken back",
  { tag: "@sentinel" },
  () =>
    visit(BY_POSITION, {}, async (page) => {
      await record(page);
      await expect(title(page)).toHaveText("White wins at once");
      await expectAccessible(page, "a puzzle");
      await cell(page, "e2").click();
      await expect(answer(page)).toHaveText(/^Not this one\. .*Try again\.$/);
      await until(page, "board.ply === 0");
      await cell(page, "c7").click();
      await expect(answer(page)).toHaveText("Solved, though not at the first try.");
      await expect(button(page, "Try again")).toBeFocused();
      await expectAccessible(page, "a solved puzzle");
      const tries = await eventsOf(page, "puzzle-move");
      const from = { puzzle: undefined, exercise: 1, exercises: 1 };
      assert.deepEqual(tries, [
        { ...from, move: "e2", verdict: "wrong", reply: undefined },
        { ...from, move: "c7", verdict: "solved", reply: undefined },
      ]);
      assert.deepEqual(await eventsOf(page, "puzzle-solved"), [
        { ...from, tries: 2, hints: 0, shown: false },
      ]);
      await button(page, "Try again").click();
      await until(page, "board.ply === 0");
      await play(page, ["c7"], "Solved.");
    }),
);

for (const [what, call] of /** @type {const} */ ([
  ["a move of a refutation", "play"],
  ["taking a try back", "goTo"],
])) {
  test(`${what} that has to wait until another puzzle is open has no effect on it`, () =>
    visit(BY_POSITION, {}, async (page) => {
      await record(page);
      await expect(title(page)).toHaveText("White wins at once");
      // The puzzle is replaced at the very moment in which the old one touches the board again.
      await page.evaluate((call) => {
        const board = /** @type {any} */ (document.querySelector("#board"));
        board[call] = (/** @type {unknown[]} */ ...args) => {
          delete board[call];
          board.setAttribute("moves", "a8-b8 a9-b9");
          const called = board[call](...args);
          board.called = called.then(() => true);
          return called;
        };
      }, call);
      await cell(page, "e2").click();
      await until(page, "board.called");
      await until(page, "board.ply === 2");
      await expect(answer(page)).toHaveText("");
      await cell(page, "c7").click();
      await expect(answer(page)).toHaveText("Solved.");
      const moves = (await eventsOf(page, "puzzle-move")).map(({ move }) => move);
      assert.deepEqual(moves, ["e2", "c7"]);
    }));
}

test("a puzzle of the site has hints, a solution, and other defences", () => {
  const puzzle = find("ergo", ({ goal }) => goal === "win 3");
  return visit(
    `<ergo-board id="board" mode="puzzle" puzzle="${puzzle.id}"></ergo-board>`,
    {},
    async (page) => {
      await record(page);
      await expect(title(page)).toHaveText(/wins in 2 moves$/);
      assert.equal(await run(page, "board.position"), puzzle.position);
      await button(page, "Hint").click();
      const first = await answer(page).textContent();
      assert.ok(Object.values(words.puzzles.hints).includes(first ?? ""), String(first));
      await button(page, "Hint").click();
      await expect(answer(page)).toHaveText(/^Look at [a-j][1-9]\.$/);
      await expect(page.locator("#board .shapes > g")).toHaveCount(1);
      await button(page, "Solution").click();
      await expect(answer(page)).toHaveText(/^That was the solution\./);
      const from = { puzzle: puzzle.id, exercise: 1, exercises: 1 };
      assert.deepEqual(await eventsOf(page, "puzzle-shown"), [from]);
      const line = await namedLine(page);
      await play(page, line, "Solved, though not at the first try.");
      assert.deepEqual(await eventsOf(page, "puzzle-solved"), [{ ...from, tries: 2, hints: 2, shown: true }]);
      assert.equal((await eventsOf(page, "puzzle-move"))[0].reply, line[1]);
      await button(page, "Other defences").click();
      await expect(answer(page)).toHaveText(/^Play another answer of (White|Black), then go on\.$/);
      await run(page, `board.play(${JSON.stringify(line[1])})`);
      await expect(answer(page)).toHaveText(/^Find the winning move\.$/);
      // Progress on other pages is not stored.
      assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    },
  );
});

for (const game of few(1, ["intermedium", "emergo"])) {
  test(`today’s puzzle of ${game} is solved with eyes closed`, () =>
    visit(`<ergo-board id="board" mode="puzzle" game="${game}"></ergo-board>`, {}, async (page) => {
      await expect(page.locator("#board .exercise-card .chip")).toHaveText("Today’s puzzle");
      const listener = new Listener(page);
      await listener.hears("the task", /^(Find the|Play it)/);
      await button(page, "Solution").click();
      await listener.hears("the solution", /^That was the solution\./);
      const line = await namedLine(page);
      await listener.findBoard();
      for (let at = 0; at < line.length; at += 2) {
        await until(page, `board.ply === ${at} && board.playerToMove === "person"`);
        await listener.types(line[at]);
        await listener.hears(
          "the verdict",
          /^(Right\. Your opponent replies .+ Your move\.|Solved, though.*)$/,
        );
        if ((await answer(page).textContent())?.startsWith("Solved")) break;
      }
      await expect(answer(page)).toHaveText(/^Solved, though/);
    }));
}

test("a pass is right where there is nothing", () => {
  const puzzle = find("ergo", ({ goal, themes }) => goal.startsWith("decide") && themes.includes("pass"));
  const { prepare, release } = holdResponses("**/*.wasm");
  return visit(
    `<ergo-board id="board" mode="puzzle" puzzle="${puzzle.id}"></ergo-board>`,
    { prepare },
    async (page) => {
      await record(page);
      // It is followed once the position is on the board.
      await button(page, "Pass").click();
      release();
      await expect(answer(page)).toHaveText("Right: there is nothing.");
      assert.equal((await eventsOf(page, "puzzle-move"))[0].move, "pass");
    },
  );
});

test("what is wrong with a puzzle is said on the board, and reported", () =>
  visit(BY_POSITION, { expects: /nosuch/ }, async (page) => {
    await record(page);
    await expect(title(page)).toHaveText("White wins at once");
    const set = (/** @type {Record<string, string | null>} */ attributes) =>
      page.evaluate((attributes) => {
        const board = /** @type {Element} */ (document.querySelector("#board"));
        for (const [name, value] of Object.entries(attributes)) {
          if (value === null) board.removeAttribute(name);
          else board.setAttribute(name, value);
        }
      }, attributes);
    await set({ goal: "win 2" });
    await expect(title(page)).toHaveText("This puzzle cannot be shown");
    await expect(answer(page)).toHaveText(/^“win 2” is not a goal of an exercise, such as “win 3”/);
    await expect
      .poll(() => eventsOf(page, "error"))
      .toMatchObject([{ code: "goal", error: { found: "win 2" } }]);
    await until(page, "board.state.view.pieces.length > 0");
    await expectAccessible(page, "a puzzle that cannot be solved");
    await set({ goal: null, position: null, puzzle: "nosuch" });
    await expect(answer(page)).toHaveText("There is no puzzle “nosuch” here. This is today’s.");
    await expect
      .poll(async () => (await eventsOf(page, "error")).at(-1))
      .toMatchObject({ code: "attribute" });
    await set({ puzzle: null, position: "nothing 1", goal: "win 1" });
    await expect.poll(async () => (await eventsOf(page, "error")).length).toBe(3);
    await expect(answer(page)).toHaveText(/cannot be read/);
    // The mode can be left to play on.
    await set({ mode: "play", position: null, goal: null, side: "both" });
    await until(
      page,
      'board.ply === 0 && board.playerToMove === "person" && board.legalMoves().then(({ length }) => length === 90)',
    );
    await expect(page.locator("#board .exercise-card")).toHaveCount(0);
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
  }));

test("a position that cannot be read is shown as text, with the reason", () =>
  visit(
    '<ergo-board id="board" mode="puzzle" position="nothing 1" goal="win 1"></ergo-board>',
    {},
    async (page) => {
      await expect(page.locator("#board .plain")).toHaveText("nothing 1");
      await expect(page.locator("#board .notice")).toHaveText(/cannot be read/);
      await expect(page.locator("#board .exercise-card")).toBeHidden();
    },
  ));

/** A lesson of a teacher: two exercises. */
const LESSON =
  '[Game "ergo"] [Event "The middle"] {[%goal end e5] Go to the middle.} 1. e5 {Well done.} a1 {[%goal any]} *';

test("a game text is a lesson: its exercises come one after the other", () =>
  visit(`<ergo-board id="board" mode="puzzle" game-text='${LESSON}'></ergo-board>`, {}, async (page) => {
    await record(page);
    await expect(page.locator("#board .exercise-card .text")).toHaveText(/^Go to the middle\./);
    await expect(page.locator("#board .exercise-card .chip")).toHaveText("The middle");
    await run(page, 'board.play("d4")');
    await expect(answer(page)).toHaveText("Not this one. Try again.");
    await play(page, ["e5"], "Well done.");
    await button(page, "Next").click();
    await expect(page.locator("#board .exercise-card .place")).toHaveText("2 of 2");
    await until(page, 'board.ply === 2 && board.turn === "first"');
    await run(page, 'board.play("d5")');
    await expect(answer(page)).toHaveText("Solved.");
    assert.deepEqual(
      (await eventsOf(page, "puzzle-solved")).map(({ exercise, exercises, tries }) => [
        exercise,
        exercises,
        tries,
      ]),
      [
        [1, 2, 2],
        [2, 2, 1],
      ],
    );
    await button(page, "Start again").click();
    await expect(page.locator("#board .exercise-card .place")).toHaveText("1 of 2");
    // A text without exercises is not a lesson.
    await page.evaluate(() =>
      document.querySelector("#board")?.setAttribute("game-text", '[Game "ergo"] 1. e5 *'),
    );
    await expect(answer(page)).toHaveText("The game text has no exercises.");
    await expect.poll(() => eventsOf(page, "error")).toMatchObject([{ code: "attribute" }]);
  }));

/** Values for the attributes of a board, valid or not; `null` removes the attribute. */
const VALUES = /** @type {const} */ ({
  mode: ["puzzle", "puzzle", "play", "view", "analyse", "study", "puzzles", null],
  puzzle: ["today", "", "nothing", "x".repeat(100_000), "\u0301".repeat(9999), "__proto__", "1", null],
  goal: ["win 1", "win 99", "win 100", "none", "win", "draw 3", "\u202ewin 1", "win 1\n", "", null],
  position: [POSITION, "10/10/10/10/10/10/10/10/10 1", "startpos", "x", "10", POSITION.repeat(99), "", null],
  moves: ["", "e5", "e5 d5", "c7", "zz", "e5 ".repeat(9999), null],
  "game-text": ['[Game "ergo"]\n\n1. e5 {[%goal win 3]} *', "1. e5 *", "{", '[Game "chess"]\n\n*', null],
  game: [...GAMES, "chess", "toString", "", null],
  options: ["", "swap", "nothing", "swap swap", null],
  side: ["first", "second", "both", "none", null],
  level: ["1", "99", "-1", "1e9", null],
});

for (const seed of few(1, [1, 2, 3, 4, 5, 6, 7, 8]))
  test(`whatever the attributes of a board have been, it shows the puzzle that they ask for, ${seed}`, () => {
    const below = random(seed);
    const pick = (/** @type {readonly any[]} */ list) => list[below(list.length)];
    const changes = Array.from({ length: sample(60, 300) }, () => {
      const name = pick(Object.keys(VALUES));
      return {
        name,
        value: pick(VALUES[/** @type {keyof typeof VALUES} */ (name)]),
        rest: pick([-1, 0, 0, 1, 20]),
      };
    });
    return visit(
      '<ergo-board id="board"></ergo-board>',
      // What is wrong is said there, too.
      { expects: /^console warning/ },
      async (page) => {
        await record(page);
        for (let at = 0; at < changes.length; at += 20) {
          const isIntact = await page.evaluate(
            async ([changes, position]) => {
              const board = /** @type {any} */ (document.querySelector("#board"));
              const parent = board.parentNode;
              for (const { name, value, rest } of changes) {
                if (value === null) board.removeAttribute(name);
                else board.setAttribute(name, value);
                // Now and then the board leaves the page for a moment.
                if (rest < 0) board.remove();
                if (rest !== 0) await new Promise((resolve) => setTimeout(resolve, Math.abs(rest)));
                if (rest < 0) parent.append(board);
              }
              for (const name of board.getAttributeNames()) if (name !== "id") board.removeAttribute(name);
              const wanted = { mode: "puzzle", position, goal: "win 1" };
              for (const [name, value] of Object.entries(wanted)) board.setAttribute(name, value);
              await board.ready;
              return (
                board.position === position &&
                board.shadowRoot.querySelectorAll(".exercise-card").length === 1
              );
            },
            /** @type {const} */ ([changes.slice(at, at + 20), POSITION]),
          );
          assert.ok(isIntact, `after ${at + 20} changes`);
          const solved = (await eventsOf(page, "puzzle-solved")).length;
          await cell(page, "c7").click();
          await expect.poll(async () => (await eventsOf(page, "puzzle-solved")).length).toBe(solved + 1);
        }
        const errors = await eventsOf(page, "error");
        assert.ok(
          errors.length > 0 && errors.every(({ message }) => message.length < 1000),
          `${errors.length}`,
        );
        await page.evaluate(() => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          for (const name of ["mode", "position", "goal"]) board.removeAttribute(name);
        });
        await until(
          page,
          "board.position.startsWith('10/10/10') && !board.shadowRoot.querySelector('.exercise-card')",
        );
        await cell(page, "e5").click();
        await until(page, "board.ply > 0");
        assert.ok(page.workers().length <= 2, `${page.workers().length} workers`);
      },
    );
  });

test("two puzzles on a page, each with its own events", { tag: "@soak" }, () =>
  visit(
    `${BY_POSITION}${BY_POSITION.replace('"board"', '"other"').replace("win 1", "any")}`,
    {},
    async (page) => {
      await record(page);
      await expect(title(page)).toHaveText("White wins at once");
      await expect(title(page, "other")).toHaveText("White to move");
      await page.locator('#other button[data-name="e2"]').click();
      await expect(answer(page, "other")).toHaveText("Solved.");
      await play(page, ["c7"], "Solved.");
      assert.equal((await eventsOf(page, "puzzle-solved")).length, 2);
    },
  ),
);

for (const width of few(2, [280, 320, 390, 1280, 800])) {
  test(`a puzzle in a place of ${width} pixels shows all of it`, () => {
    const puzzle = find("ergo", ({ goal }) => goal.startsWith("decide"));
    const body = `<div style="width: ${width}px"><ergo-board id="board" mode="puzzle" puzzle="${puzzle.id}"><a slot="link" href="#">More puzzles</a></ergo-board></div>`;
    return visit(body, { viewport: { width: width + 16, height: 800 } }, async (page) => {
      await expect(title(page)).toHaveText(/^Is there a win/);
      await answer(page).evaluate(
        (line) => (line.textContent = "Not this one. White wins in 3 moves, whatever the answer. Try again."),
      );
      await expect(page.getByRole("link", { name: "More puzzles" })).toBeVisible();
      assert.deepEqual(await page.evaluate(overlapping), []);
      await expectNoSidewaysScrolling(page);
    });
  });
}

/** In the page: the parts of a puzzle that overflow the element or overlap something else. */
function overlapping() {
  const element = /** @type {HTMLElement} */ (document.querySelector("#board"));
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  const host = element.getBoundingClientRect();
  const parts = [
    ".title",
    ".text",
    ".board",
    ".answer",
    ".actions > :nth-child(1)",
    ".actions > :nth-child(2)",
    ".actions > :nth-child(3)",
    'slot[name="link"]',
  ].map((selector) => ({
    selector,
    box: /** @type {Element} */ (root.querySelector(selector)).getBoundingClientRect(),
  }));
  const outside = parts.filter(
    ({ box }) => box.left < host.left - 1 || box.right > host.right + 1 || box.bottom > host.bottom + 1,
  );
  const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => [one, other]));
  const on = pairs.filter(
    ([{ box: a }, { box: b }]) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
  );
  return [
    ...outside.map(({ selector }) => selector),
    ...on.map(([one, other]) => `${one.selector} ${other.selector}`),
  ];
}

test("a board that has no puzzle loads nothing of them", { tag: "@soak" }, () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready.then(() => {})");
    await until(page, "board.turn");
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const ofPuzzles = readdirSync(DIST).filter(
      (name) =>
        /^ergo-board-.*\.js$/.test(name) && readFileSync(`${DIST}/${name}`, "utf8").includes("exercise-card"),
    );
    assert.ok(ofPuzzles.length > 0);
    const isOfPuzzles = (/** @type {string} */ url) =>
      ofPuzzles.some((name) => url.endsWith(name)) || url.includes("/puzzles/");
    assert.deepEqual((await loaded()).filter(isOfPuzzles), []);
    await page.evaluate(() => document.querySelector("#board")?.setAttribute("mode", "puzzle"));
    await expect(title(page)).not.toHaveText("");
    assert.ok((await loaded()).filter(isOfPuzzles).length > 1);
  }),
);

test("a frame has a puzzle, with its events", () =>
  withPage(
    {
      path: `${boardHost.url}embed.html#mode=puzzle&position=${encodeURIComponent(POSITION)}&goal=win+1`,
      hosts: [boardHost.url],
    },
    async (page) => {
      await expect(title(page)).toHaveText("White wins at once");
      await expect(page.getByRole("link", { name: "More puzzles" })).toHaveAttribute(
        "href",
        /#\/ergo\/puzzles$/,
      );
      await expectAccessible(page, "a puzzle in a frame");
      await play(page, ["c7"], "Solved.");
    },
  ));

test("the dialog of a puzzle has its HTML, with a preview", () => {
  const { id } = find("ergo", ({ goal }) => goal === "win 3");
  return withPage({ path: `#/ergo/puzzles/${id}` }, async (page) => {
    await page.locator(".puzzles-panel").getByRole("button", { name: "Embed" }).click();
    const dialog = page.getByRole("dialog", { name: "Put this puzzle on your website" });
    const code = dialog.locator("#embed-code");
    await expect(code).toHaveValue(
      new RegExp(
        `<ergo-board mode="puzzle" puzzle="${id}">\n  <a slot="link" href=".*#/ergo/puzzles">More puzzles</a>`,
      ),
    );
    await expect(dialog.locator("ergo-board .exercise-card .title")).toHaveText(/wins in 2 moves$/);
    await expect(dialog.getByRole("group", { name: "Readers can" })).toBeHidden();
    await expectAccessible(page, "the dialog of a puzzle");
    await dialog.getByText("A new one every day").click();
    await dialog.getByText("A frame, where scripts are not allowed").click();
    await expect(code).toHaveValue(/^<iframe src=".*embed\.html#mode=puzzle&amp;puzzle=today" /);
    await expect(dialog.locator("ergo-board .exercise-card .chip")).toHaveText("Today’s puzzle");
    await page.keyboard.press("Escape");
    // The dialog of a game is unchanged.
    await returnToBoard(page);
    const game = await openDialog(page, "embed");
    await expect(page.getByRole("dialog", { name: "Put this game on your website" })).toBeVisible();
    await expect(game.getByRole("group", { name: "Readers can" })).toBeVisible();
    await expect(game.getByRole("group", { name: "Puzzle" })).toBeHidden();
  });
});

test("the keys of undo do not take back what belongs to a puzzle", { tag: "@soak" }, () => {
  const { id } = find("ergo", ({ goal }) => goal === "win 3");
  return visit(`<ergo-board id="board" mode="puzzle" puzzle="${id}"></ergo-board>`, {}, async (page) => {
    await button(page, "Solution").click();
    await expect(answer(page)).toHaveText(/^That was the solution\./);
    const line = await namedLine(page);
    await play(page, line.slice(0, 1), `Right. Your opponent replies ${line[1]}. Your move.`);
    await until(page, 'board.ply === 2 && board.playerToMove === "person"');
    await run(page, "board.focus()");
    await page.keyboard.press("Control+z");
    await expectUnchanged(() => run(page, "board.ply"));
    assert.equal(await run(page, "board.ply"), 2);
  });
});

test("the single file has the puzzles", () =>
  withPage({ site: new URL("../../../dist/ergo-offline.html", import.meta.url).href }, async (page) => {
    await page.evaluate(() => {
      const board = document.createElement("ergo-board");
      board.id = "puzzle";
      board.setAttribute("mode", "puzzle");
      board.setAttribute("loading", "eager");
      document.querySelector("main")?.prepend(board);
    });
    await expect(title(page, "puzzle")).not.toHaveText("");
    await button(page, "Hint", "puzzle").click();
    await expect(answer(page, "puzzle")).toHaveText(/^[A-Z].*[.?]$/);
  }));
