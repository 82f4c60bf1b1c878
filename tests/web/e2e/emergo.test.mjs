/** Emergo in the page: captures entered jump by jump, compulsory captures, and every kind of ending. */
import assert from "node:assert/strict";
import {
  cell,
  expectLabel,
  expectMoveCount,
  expectStatus,
  moves,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  withPage,
} from "./support.mjs";

/**
 * @param {string} positionLine
 * @param {["person" | "engine", "person" | "engine"]} [players]
 */
const emergo = (positionLine, players) => ({ ...storedGame(positionLine, players), game: "emergo" });

/** The example from the published rules, after White has entered on g6. */
const EXAMPLE = "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6";

test("a compulsory capture is announced and entered jump by jump", { tag: "@sentinel" }, () =>
  withPage({ stored: emergo(EXAMPLE) }, async (page) => {
    await expectStatus(page, "You must take 5 stones.");
    await expectLabel(page, "g7", /must capture/);
    await cell(page, "a5").click();
    await expectStatus(page, "Jump with one of the marked pieces.");
    for (const name of ["g7", "g5", "e5"]) await cell(page, name).click();
    await expectLabel(page, "e5", /stack of 3, top to bottom: black stone, 2 white stones, centre, selected/);
    await page.keyboard.press("Escape");
    await expectLabel(page, "e5", /empty, centre, can go here/);
    for (const name of ["e5", "e3", "c3", "c5"]) await cell(page, name).click();
    await expectMoveCount(page, 2);
    assert.equal((await moves(page))[1], "g7xg5xe5xe3xc3xc5");
    await cell(page, "c5").hover();
    await expectStatus(page, "c5, stack of 6, top to bottom: black stone, 5 white stones");
  }),
);

test("an unambiguous capture can be finished with one tap", () =>
  withPage({ stored: emergo(EXAMPLE) }, async (page) => {
    await expectStatus(page, "You must take 5 stones.");
    await cell(page, "g7").click();
    await cell(page, "c5").click();
    await expectMoveCount(page, 2);
    await toolbarButton(page, "undo").click();
    await expectStatus(page, /^Taken back\./);
    await expectLabel(page, "g7", /black stone/);
  }));

test("banned entries are crossed out, and tapping one says why", () =>
  withPage({ stored: emergo("startpos moves e5") }, async (page) => {
    await expectStatus(page, "Black to move.");
    await expectLabel(page, "d5", /no stone may enter here/);
    await cell(page, "d5").click();
    await expectStatus(page, "A stone on d5 could be captured at once.");
    await cell(page, "e5").click();
    await expectStatus(page, "e5 is occupied. Tap an empty cell to enter a stone.");
  }));

test("the shadowpiece is announced and enters as one piece", () =>
  withPage({ stored: emergo("fen x/x3/x5/x7/x4,1,x4/x7/x5/x3/2 1 4-0") }, async (page) => {
    await expectStatus(page, "Your last 4 stones enter together");
    await cell(page, "e8").click();
    await expectMoveCount(page, 1);
    await expectLabel(page, "e8", /stack of 4 white stones/);
    assert.deepEqual(
      (await stateOf(page)).view.hands.map((/** @type {any} */ hand) => hand[0].count),
      [0, 0],
    );
  }));

test("capturing everything wins, even with stones left in hand", async () => {
  for (const hands of ["0-0", "3-0"]) {
    await withPage({ stored: emergo(`fen x/x3/x5/x7/x4,1,2,x3/x7/x5/x3/x 1 ${hands}`) }, async (page) => {
      await cell(page, "e5").click();
      await cell(page, "g5").click();
      await expectStatus(page, "White wins! All of Black’s stones are captured.");
    });
  }
});

test("a player without a legal move draws, and so does threefold repetition", async () => {
  await withPage(
    {
      stored: emergo(
        "fen x/x3/x5/x7/x4,1,x4/x7/x5/x3/2 1 0-0 moves e5-e6 e1-e2 e6-e5 e2-e1 e5-e6 e1-e2 e6-e5",
      ),
    },
    async (page) => {
      await expectStatus(page, "Black to move.");
      await cell(page, "e2").click();
      await cell(page, "e1").click();
      await expectStatus(page, "Draw: the same position occurred three times.");
    },
  );
  await withPage({ stored: emergo("fen 1/x,2,x/x,2,x3/x7/x9/x7/x5/x3/x 2 0-0") }, async (page) => {
    await cell(page, "d7").click();
    await cell(page, "e7").click();
    await expectStatus(page, /Draw: (White|Black) has no legal move\./);
  });
});

test("the engine replies in Emergo", () =>
  withPage({ stored: { ...emergo("startpos", ["person", "engine"]), seconds: 0.1 } }, async (page) => {
    await expectStatus(page, "Your move, White.");
    await cell(page, "a5").click();
    await expectMoveCount(page, 2);
    await expectStatus(page, "Your move, White.");
  }));
