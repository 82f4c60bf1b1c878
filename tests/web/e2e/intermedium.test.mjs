/** Intermedium in the page: sowing stone by stone, previews of captures, and every kind of ending. */
import assert from "node:assert/strict";
import {
  cell,
  expectLabel,
  expectMoveCount,
  expectStatus,
  moves,
  settle,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  withPage,
} from "./support.mjs";

/**
 * @param {string} positionLine
 * @param {["person" | "engine", "person" | "engine"]} [players]
 * @param {string[]} [options]
 */
const intermedium = (positionLine, players, options = []) => ({
  ...storedGame(positionLine, players),
  game: "intermedium",
  options,
});

test("a stack is sown stone by stone, and Escape takes back one step", { tag: "@sentinel" }, () =>
  withPage({ stored: intermedium("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    for (const name of ["c4", "d5", "c6"]) await cell(page, name).click();
    await expectLabel(page, "d5", /white stone/);
    await expectLabel(page, "c4", /stack of 2 white stones, selected/);
    await page.keyboard.press("Escape");
    await expectLabel(page, "c6", /empty/);
    await cell(page, "b4").click();
    await expectStatus(page, /Stones are sown diagonally/);
    for (const name of ["e6", "d7", "c8"]) await cell(page, name).click();
    await expectMoveCount(page, 1);
    assert.deepEqual(await moves(page), ["c4@d5-e6-d7-c8"]);
    await toolbarButton(page, "undo").click();
    await expectLabel(page, "c4", /stack of 4 white stones/);
  }),
);

test("a sowing move is entered by keyboard", () =>
  withPage({ stored: intermedium("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    await cell(page, "c4").focus();
    await page.keyboard.press("Enter");
    for (const keys of [
      ["ArrowRight", "ArrowUp"],
      ["ArrowRight", "ArrowUp"],
      ["ArrowLeft", "ArrowUp"],
      ["ArrowLeft", "ArrowUp"],
    ]) {
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press("Enter");
    }
    await expectMoveCount(page, 1);
    assert.deepEqual(await moves(page), ["c4@d5-e6-d7-c8"]);
  }));

test("the opening rule is enforced and explained", () =>
  withPage({ stored: intermedium("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    for (const name of ["a2", "b1", "c2"]) await cell(page, name).click();
    await settle(page);
    const { view } = await stateOf(page);
    assert.ok(
      view.entry.length < 3 || view.steps.length > 0,
      "a path that cannot be completed is not entered",
    );
    await cell(page, "a7").click();
    await expectStatus(page, /Stones are sown diagonally|not yours/);
  }));

test("captures are previewed, then made", () =>
  withPage(
    {
      stored: intermedium(
        "fen x,b1,x5/x,a1,b3,x4/x,b1,a1,b2,a1,b2,x/x2,b1,a2,b1,x,b1/a1,b2,a1,x,a1,b2,a1/x,a3,b1,x4/a2,x,a1,x,a2,b2,a2/x,a1,x2,b1,a1,b1/a2,b1,a2,x,a2,b2,a1/x,a2,x,a2,x,a2,x 2 4",
      ),
    },
    async (page) => {
      for (const name of ["b6", "c7"]) await cell(page, name).click();
      await expectLabel(page, "b8", /the last stone captures if it lands here/);
      await expectLabel(page, "c8", /white stone, would be captured/);
      await cell(page, "b8").click();
      await expectMoveCount(page, 1);
      await expectLabel(page, "c8", /empty/);
    },
  ));

test("the fall of a city is previewed, then ends the game", () =>
  withPage(
    {
      stored: intermedium(
        "fen x,b1,a1,b2,a1,x,a1/b1,a1,b1,a1,b1,a1,b1/a1,b1,x,b2,a1,b1,x/b1,a1,x,a2,b1,x2/a1,x,a1,b1,a1,x2/b2,a1,x2,b1,a1,b3/x3,b1,a1,x2/b1,a1,b2,a1,x,a1,x/x2,a1,b3,a1,b1,x/b1,x,b2,x,b1,x,b1 1 4",
      ),
    },
    async (page) => {
      for (const name of ["d7", "c8"]) await cell(page, name).click();
      await expectLabel(page, "d10", /the city would fall/);
      await cell(page, "d9").click();
      await expectStatus(page, "White wins! Black’s city has fallen.");
      await expectLabel(page, "d9", /decides the game/);
    },
  ));

test("a player without a stack of two loses", () =>
  withPage(
    {
      stored: intermedium(
        "fen x,b1,a1,b1,a1,b1,a1/b1,x2,a2,x,a1,b1/a1,x,a3,x,a2,b1,x/b1,x3,b1,a1,x/x,b1,a1,b1,x,b1,a2/b1,a3,x2,b1,a2,x/a2,b1,x2,a1,x,a3/x,a1,b1,x4/a2,b1,a1,b1,a1,x2/x,a2,x3,a2,x 1 4",
      ),
    },
    async (page) => {
      for (const name of ["g6", "f7", "e8"]) await cell(page, name).click();
      await expectStatus(page, "White wins! Black has no stack left to sow.");
    },
  ));

test("threefold repetition is a draw", () => {
  const round = "a2@b1-c2 a9@b10-c9 b1@c2-b3 b10@c9-b8 c2@b3-a2 c9@b8-a9 b3@a2-b1";
  const positionLine = `fen x,b1,x5/b2,x6/x7/x7/x7/x7/x7/x7/a2,x6/x,a1,x5 1 4 moves ${round} b8@a9-b10 ${round}`;
  return withPage({ stored: intermedium(positionLine) }, async (page) => {
    await expectStatus(page, "Black to move.");
    for (const name of ["b8", "a9", "b10"]) await cell(page, name).click();
    await expectStatus(page, "Draw: the same position occurred three times.");
  });
});

test("with partial moves, a second tap on the last cell ends the sowing", () =>
  withPage({ stored: intermedium("startpos", ["person", "person"], ["partial-moves"]) }, async (page) => {
    await expectStatus(page, "White to move.");
    for (const name of ["c4", "d5", "d5"]) await cell(page, name).click();
    await expectMoveCount(page, 1);
    assert.deepEqual(await moves(page), ["c4@d5"]);
    await expectLabel(page, "c4", /stack of 3 white stones/);
  }));

test("the engine replies in Intermedium", () =>
  withPage({ stored: { ...intermedium("startpos", ["engine", "person"]), seconds: 0.1 } }, async (page) => {
    await expectMoveCount(page, 1);
    await expectStatus(page, "Your move, Black.");
  }));

test("captures are announced", () => {
  const positionLine = "fen x7/x7/x5,b2,x/x2,b4,x4/x7/x,a3,x,a1,x3/x2,a1,b3,a1,x2/x3,a1,x3/x4,a2,x2/x7 1 4";
  return withPage(
    { stored: storedGame(positionLine, ["person", "person"], { game: "intermedium" }) },
    async (page) => {
      await expectStatus(page, "White to move.");
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).play("b5@c4-d3-e4"));
      await page
        .locator("#board [role=status]")
        .getByText("White played b5@c4-d3-e4 and captured 3 stones on d4. Black to move.")
        .waitFor({ state: "attached" });
    },
  );
});
