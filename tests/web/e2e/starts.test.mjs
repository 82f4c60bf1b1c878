/** Fair starts: the swap rule, balanced starts and handicaps, in new games and in the next one. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { readStarts } from "../../../www/play/starts.js";
import { gamesWith, textOf } from "../game-files.mjs";
import { few } from "./sample.mjs";
import { follow, invite, withPhones } from "./friends.mjs";
import {
  chooseFromMenu,
  expectAccessible,
  openDialog,
  stateOf,
  storedGame,
  takeTurn,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

const PEOPLE = /** @type {const} */ (["person", "person"]);

/** @param {import("@playwright/test").Page} page */
const start = (page) => page.getByRole("button", { name: "Start the game" }).click();

for (const game of few(1, gamesWith("starts"))) {
  test(`${game}: a balanced start is dealt, kept, and played again with sides swapped`, () =>
    withPage(
      { stored: { ...storedGame("startpos", ["person", "engine"], { level: 1 }), game } },
      async (page) => {
        const starts = readStarts(textOf("starts", game));
        await until(page, `state.status.kind === "ready"`);
        const dialog = await openDialog(page, "new-game");
        await dialog.getByText("The usual start. White begins.").waitFor();
        await dialog.getByRole("radio", { name: "Balanced" }).check();
        await dialog
          .getByText(/^At full strength, the first player wins .*a long search found to be even\.$/)
          .waitFor();
        await expectAccessible(page, "the choice of a start");
        await start(page);
        await until(page, "state.view.start");
        const { view, setup } = await stateOf(page);
        assert.ok(starts.includes(view.start), view.start);
        // There is nothing to take back before it, unless the computer begins.
        if (view.at === 0 && view.player === 0)
          await expect(toolbarButton(page, "undo")).toHaveAttribute("aria-disabled", "true");
        await expect(page.locator("#board .toast.shown")).toHaveText(/^Balanced start: equal chances/);
        await page.reload();
        await until(page, `state.view?.start === ${JSON.stringify(view.start)}`);
        await openDialog(page, "new-game");
        await expect(page.getByRole("radio", { name: "Balanced" })).toBeChecked();
        await page.getByRole("button", { name: "Cancel" }).click();
        await takeTurn(page);
        await page.evaluate(() => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const { setup, view } = board.state;
          return board.open({
            ...setup,
            start: view.start,
            moves: view.moves,
            at: undefined,
            ended: { reason: "agreed" },
          });
        });
        await page.locator('#board .result [data-action="rematch"]').click();
        await until(page, `String(state.setup.players) === "engine,person" && !state.view.outcome`);
        const again = await stateOf(page);
        assert.equal(again.view.start, view.start);
        assert.deepEqual(setup.players, ["person", "engine"]);
      },
    ));
}

test("the swap rule and handicaps are chosen as a start", { tag: "@sentinel" }, () =>
  withPage({ stored: { ...storedGame("startpos", [...PEOPLE]), game: "emergo" } }, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    const dialog = await openDialog(page, "new-game");
    await expect(dialog.getByText("White: 4 stones fewer")).toBeHidden();
    await dialog.getByRole("radio", { name: "Swap rule" }).check();
    await start(page);
    await until(page, `state.view.options.join() === "swap" && state.view.start === undefined`);
    await openDialog(page, "new-game");
    await expect(dialog.getByRole("radio", { name: "Swap rule" })).toBeChecked();
    await dialog.getByRole("radio", { name: "Handicap" }).check();
    await dialog.getByLabel("Centre ban").check();
    await dialog.getByRole("radio", { name: "White: 4 stones fewer" }).check();
    await start(page);
    await until(page, "state.view.start");
    const { view } = await stateOf(page);
    assert.deepEqual(view.options, ["centre-ban"]);
    assert.deepEqual(
      view.hands.map((/** @type {any} */ [{ count }]) => count),
      [8, 12],
    );
    // Against the computer, the same choice says who is who.
    await openDialog(page, "new-game");
    await expect(dialog.getByRole("radio", { name: "Handicap" })).toBeChecked();
    await dialog.getByRole("radio", { name: "Computer" }).check();
    await dialog.getByRole("radio", { name: "Black", exact: true }).check();
    await dialog.getByRole("radio", { name: "Computer: 2 stones fewer" }).check();
    await start(page);
    await until(page, "state.view.start?.endsWith(' 10-12')");
  }),
);

test("a list of starts that does not load is said, and the dialog stays", () =>
  withPage({ stored: storedGame("startpos"), expects: /starts|ERR_FAILED/ }, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    await page.route(/\/starts\/ergo-/, (route) => route.abort());
    const dialog = await openDialog(page, "new-game");
    await dialog.getByRole("radio", { name: "Balanced" }).check();
    await start(page);
    await dialog.getByText("The list of starts did not load.").waitFor();
    await dialog.getByRole("radio", { name: "Standard" }).check();
    await start(page);
    await expect(dialog).toBeHidden();
  }));

test("a friend gets the same balanced start by link", () =>
  withPhones(async (anna, bob) => {
    const link = await invite(anna, "Intermedium", "Anna", "White", "Balanced");
    await follow(bob, link);
    const { view } = await stateOf(anna);
    assert.ok(readStarts(textOf("starts", "intermedium")).includes(view.start), view.start);
    await until(bob, `state.view.start === ${JSON.stringify(view.start)}`);
    assert.deepEqual((await stateOf(bob)).setup.players, ["remote", "person"]);
    // Each of them can ask for it again, with the other side.
    await chooseFromMenu(bob, "newGame");
    await expect(bob.locator("#new-game").getByRole("radio", { name: "Balanced" })).toBeChecked();
  }));

test("no word of the choices of a game is broken on the smallest phone", () =>
  withPage({ viewport: { width: 320, height: 568 } }, async (page) => {
    const dialog = await openDialog(page, "new-game");
    const broken = await dialog.locator(".segments label").evaluateAll((labels) =>
      labels.flatMap((label) => {
        const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { index, 0: word } of (node.nodeValue ?? "").matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        return found;
      }),
    );
    assert.deepEqual(broken, []);
  }));
