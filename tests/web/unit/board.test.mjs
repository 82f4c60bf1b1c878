/** The look of a board and the motion of its pieces, as far as that is arithmetic. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { coachFacts } from "../../../www/board/coach.js";
import english from "../../../www/text/en/coach.js";
import { INITIAL_STATE } from "../../../www/game/state.js";
import { linesOf } from "../../../www/draw/ending.js";
import { CARRIED, cuesOf, duration, pose, startTime } from "../../../www/draw/motion.js";
import { channels, mix } from "../../../www/draw/pen.js";
import { STONES, THEMES } from "../../../www/draw/themes.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { setUp } from "./set-up.mjs";

/**
 * The contrast of two colours, as in WCAG 2.
 *
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const [light, dark] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const [name, theme] of Object.entries(THEMES)) {
  const arena = mix(...theme.arena, 0.5);
  const ring = mix(...theme.ring, 0.5);

  test(`marks and labels stand out from the board: ${name}`, () => {
    assert.ok(contrast(theme.target, arena) >= 4.5, `target on the arena: ${contrast(theme.target, arena)}`);
    assert.ok(
      Math.max(contrast(theme.target, ring), contrast(theme.rim, ring)) >= 3,
      "a target on the ring, or its rim",
    );
    assert.ok(contrast(theme.onTarget, theme.target) >= 4.5, "text on a mark");
    assert.ok(contrast(theme.alert, theme.rim) >= 3, "an alert and its rim");
    assert.ok(
      contrast(theme.coord, mix(...theme.frame, 0.5)) >= 4.5,
      `labels: ${contrast(theme.coord, mix(...theme.frame, 0.5))}`,
    );
  });

  test(`pieces stand out from every ground: ${name}`, () => {
    for (const material of [theme.arena, theme.ring, theme.first, theme.second]) {
      const ground = mix(material[0], material[1], 0.5);
      for (const [lit, shaded, , edge] of [STONES[theme.white], STONES[theme.black]]) {
        const best = Math.max(...[lit, shaded, edge].map((colour) => contrast(colour, ground)));
        assert.ok(best >= 3, `${lit} on ${ground}: ${best}`);
      }
    }
    const [whiteBody, blackBody] = [
      mix(STONES[theme.white][0], STONES[theme.white][1], 0.5),
      mix(STONES[theme.black][0], STONES[theme.black][1], 0.5),
    ];
    assert.ok(contrast(whiteBody, blackBody) >= 7, "white and black differ by more than colour");
    for (const stone of [STONES[theme.white], STONES[theme.black]])
      assert.ok(contrast(stone[4], mix(stone[0], stone[1], 0.5)) >= 4.5, "numbers on stones");
  });
}

/**
 * A game, the view after some moves, and where cells are.
 *
 * @param {string} id
 * @param {string} line
 * @param {string[]} moves
 */
function played(id, line, moves) {
  const game = new Game(id, []);
  assert.equal(setUp(game, line), undefined);
  for (const move of moves) assert.equal(game.play(move), undefined);
  const fields = game.board().rows.flat();
  const spotOf = (/** @type {number} */ cell) => {
    const { x, y } = /** @type {import("../../../www/wasm/ergo_wasm.js").CellLayout} */ (
      fields.find((field) => field.cell === cell)
    );
    return { x, y };
  };
  return { view: game.view(), moves: () => game.moves(), game, spotOf };
}

/**
 * The names of what is heard.
 *
 * @param {import("../../../www/wasm/ergo_wasm.js").View} view
 * @param {boolean} [becomesLion]
 */
const heard = (view, becomesLion = false) => cuesOf(view.animations, becomesLion).map(({ name }) => name);

test("what moves is heard when it arrives", () => {
  assert.deepEqual(heard(played("ergo", "startpos", ["e5"]).view), ["drop"]);
  assert.deepEqual(heard(played("ergo", "startpos", ["a1"]).view), ["lion"]);
  assert.deepEqual(heard(played("ergo", "startpos moves e5 d5", ["e5-e6"]).view), ["drop"]);
  assert.deepEqual(heard(played("ergo", "startpos moves b2 d5", ["b2-b1"]).view, true), ["lion"]);
  const slide = played("ergo", "startpos moves a1 d5", ["a1-j1"]).view;
  const [cue] = cuesOf(slide.animations, false);
  assert.equal(cue.name, "slide");
  assert.equal(cue.at, 0);
  assert.equal(cue.detail?.duration, duration(slide.animations[0]));
});

test("a capture is heard jump by jump, and ends with what it took", () => {
  const { game } = played(
    "emergo",
    "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    [],
  );
  const longest = game.moves().reduce((best, move) => (move.length > best.length ? move : best));
  assert.equal(game.play(longest), undefined);
  const { animations } = game.view();
  const jumps = (animations.at(-1)?.path.length ?? 1) - 1;
  assert.ok(jumps >= 2);
  assert.deepEqual(
    cuesOf(animations, false).map(({ name }) => name),
    [...Array.from({ length: jumps - 1 }, () => "hop"), "capture"],
  );
});

test("a sowing is heard stone by stone, rising", () => {
  const { view } = played("intermedium", "startpos", ["c4@d5-e6-d7-c8"]);
  const cues = cuesOf(view.animations, false);
  assert.deepEqual(
    cues.map(({ detail }) => detail?.step),
    [0, 1, 2, 3],
  );
  assert.ok(cues.every(({ at }, place) => place === 0 || at > cues[place - 1].at));
});

test("a piece drops from above and rests on the board", () => {
  const { view, spotOf } = played("ergo", "startpos", ["e5"]);
  const [drop] = view.animations;
  const lifts = [0, 0.25, 0.5, 1].map((share) => pose(drop, share * duration(drop), spotOf).lift);
  assert.equal(lifts[0], 0.35);
  assert.ok(lifts[1] < lifts[0] && lifts[3] === 0);
  const squashes = Array.from(
    { length: 50 },
    (_, at) => pose(drop, (at / 49) * duration(drop), spotOf).squash,
  );
  assert.ok(
    Math.max(...squashes) > 0 && Math.max(...squashes) < 0.06,
    "it is squashed a little by the landing",
  );
  assert.equal(squashes.at(-1), 0);
});

test("a slide keeps its speed between its ends", () => {
  const { view, spotOf } = played("ergo", "startpos moves a1 d5", ["a1-j1"]);
  const [slide] = view.animations;
  const total = duration(slide);
  const at = (/** @type {number} */ share) => pose(slide, share * total, spotOf).x;
  const middle = at(0.6) - at(0.5);
  assert.ok(Math.abs(at(0.5) - at(0.4) - middle) < 0.01);
  assert.ok(at(0.1) - at(0) < middle && at(1) - at(0.9) < middle);
});

test("a jump is an arc, and the stone under it waits", () => {
  /** @type {import("../../../www/wasm/ergo_wasm.js").Animation} */
  const jump = { stack: [], path: [0, 2], pace: "hop", delay: 0 };
  const taken = { ...jump, path: [1, 2] };
  const half = duration(jump) / 2;
  const poseAt = (/** @type {typeof jump} */ animation, /** @type {number} */ time) =>
    pose(animation, time, (cell) => ({ x: cell, y: 0 }));
  assert.equal(poseAt(jump, half).lift, 0.5);
  assert.equal(poseAt(jump, half).x, 1);
  assert.equal(poseAt(taken, half).x, 1, "it has not moved yet");
  assert.deepEqual([poseAt(jump, 2 * half).x, poseAt(taken, 2 * half).x], [2, 2]);
  assert.ok(Math.abs(poseAt(jump, 2 * half).lift) < 1e-9);
});

test("sown stones are carried and fall one after the other", () => {
  const { view, spotOf } = played("intermedium", "startpos", ["c4@d5-e6-d7-c8"]);
  const ends = view.animations.map(duration);
  assert.ok(ends.every((end, at) => at === 0 || end > ends[at - 1]));
  const [first, second] = view.animations;
  const time = ends[0] - 1;
  assert.ok(pose(first, time, spotOf).lift < CARRIED / 2, "the first stone falls");
  assert.equal(pose(second, time, spotOf).lift, CARRIED, "the others are carried on");
  assert.equal(pose(second, duration(second), spotOf).lift, 0);
  assert.equal(startTime(first), 0);
});

test("a winning row is found in every direction, and nothing shorter", () => {
  /**
   * @param {number} dx
   * @param {number} dy
   * @param {number} count
   */
  const row = (dx, dy, count) =>
    Array.from({ length: count }, (_, at) => ({ x: 3.5 + dx * at, y: 4.5 + dy * at }));
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ]) {
    for (const count of [5, 6]) {
      const spots = row(dx, dy, count);
      assert.deepEqual(linesOf(spots), [[spots[0], spots.at(-1)]]);
    }
    assert.deepEqual(linesOf(row(dx, dy, 4)), []);
  }
  assert.equal(linesOf([...row(1, 0, 5), ...row(0, 1, 5).slice(1)]).length, 2, "two rows that cross");
});

test("the coach knows the piece in the middle of a capture", () => {
  const game = new Game("emergo", []);
  assert.equal(
    setUp(game, "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1"),
    undefined,
  );
  const board = game.board();
  const said = () => english.coach.games.emergo.text(coachFacts({ ...INITIAL_STATE, board }, game.view()));
  assert.equal(said(), "Tap a marked piece to jump with it.");
  const texts = [
    "Tap the cell behind the piece you jump over.",
    "Jump on to the next marked cell.",
    "Jump on to the next marked cell.",
  ];
  for (const [at, name] of ["e4", "c4", "c6"].entries()) {
    game.tap(board.rows.flat().find((field) => field.name === name)?.cell ?? NaN);
    assert.equal(said(), texts[at], name);
  }
  game.free();
});

for (const language of ["en", "de", "nl", "fr", "es", "pt"]) {
  test(`the coach of Ergo does not speak of pieces that were taken over: ${language}`, async () => {
    const { default: words } = await import(`../../../www/text/${language}/coach.js`);
    const { text } = words.coach.games.ergo;
    const game = new Game("ergo", ["swap"]);
    const said = () => text(coachFacts({ ...INITIAL_STATE, board: game.board() }, game.view()));
    const first = said();
    for (const move of ["e5", "swap"]) assert.equal(game.play(move), undefined);
    assert.equal(said(), first, "the first player has the second side now, without a piece");
    for (const move of ["d5", "f5"]) assert.equal(game.play(move), undefined);
    assert.notEqual(said(), first);
    game.free();
  });
}

test("the coach counts turns anew once the hand is empty", () => {
  const game = new Game("emergo", []);
  const position = "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1";
  const turns = () => coachFacts({ ...INITIAL_STATE, board: game.board() }, game.view()).turn;
  assert.equal(setUp(game, `${position} moves e4xc4xc6xe6xe8`), undefined);
  assert.equal(turns(), 1, "the last stone of black is entered");
  for (const move of ["d5", "d4-e4"]) assert.equal(game.play(move), undefined);
  assert.equal(turns(), 1, "black moves for the first time");
  for (const move of ["d5xd7xf7", "e8-e7"]) assert.equal(game.play(move), undefined);
  assert.equal(turns(), 2);
  game.free();
});
