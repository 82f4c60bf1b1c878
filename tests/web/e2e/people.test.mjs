/**
 * People who have never seen the page play a whole game: by mouse, by touch, by keyboard, on a phone held
 * sideways, and with reduced motion. They know nothing but what the page says; `person.mjs` reads and thinks
 * for them, and `hands.mjs` presses. With `ERGO_SOAK` they play every game in every way, which takes
 * minutes.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { makeFinger, makeKeys, makeMouse } from "./hands.mjs";
import { watchMotion } from "./in-page.mjs";
import { Person } from "./person.mjs";
import { random } from "./random.mjs";
import { test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Hands} from "./hands.mjs" */
/** @import {Manner} from "./person.mjs" */
/** @import {Words} from "./person.mjs" */

/**
 * How a game goes.
 *
 * @typedef {object} Course
 * @property {boolean} [withFriend] two people play at one screen; otherwise it is the computer that newcomers
 *   meet
 * @property {Manner} manner of the person, or of White
 * @property {number} [resignsIn] the turn in which the person gives up
 */

/**
 * Reasons for the end of a game on the board, as people read them.
 *
 * @type {Record<string, RegExp>}
 */
const ENDS = {
  Ergo: /(Five in a row, \w\d to \w\d\.|(White|Black) has five in a row, \w\d to \w\d\.)$/,
  Emergo: /(All of (White|Black)’s stones are captured|All your stones are captured)\.$/,
  HexEmergo: /(All of (White|Black)’s stones are captured|All your stones are captured)\.$/,
  Intermedium:
    /((The city of (White|Black)|Your city) has fallen|(White|Black) has no stack left to sow|You have no stack left to sow)\.$/,
};

const DRAWS = /^Draw\. (The same position occurred three times|(White|Black) has no legal move)\.$/;

const PHONE = { hasTouch: true, isMobile: true };

/**
 * `sample` is the game that `cargo xtask test` plays, if any.
 *
 * @type {Record<
 *   string,
 *   {
 *     options: import("@playwright/test").BrowserContextOptions;
 *     greets: boolean;
 *     sample?: string;
 *     courses: Record<string, Course>;
 *   }
 * >}
 */
const WAYS = {
  mouse: {
    options: { viewport: { width: 1280, height: 800 } },
    greets: true,
    sample: "Ergo",
    courses: {
      Ergo: { manner: "hints" },
      Emergo: { manner: "late hints" },
      HexEmergo: { manner: "late hints" },
      Intermedium: { manner: "hints" },
    },
  },
  touch: {
    options: { viewport: { width: 390, height: 844 }, ...PHONE },
    greets: false,
    courses: {
      Ergo: { manner: "hints", withFriend: true },
      Emergo: { manner: "late hints", withFriend: true },
      HexEmergo: { manner: "late hints", withFriend: true },
      Intermedium: { manner: "hints", withFriend: true },
    },
  },
  keyboard: {
    options: { viewport: { width: 1280, height: 800 } },
    greets: true,
    courses: {
      Ergo: { manner: "hints" },
      Emergo: { manner: "late hints" },
      HexEmergo: { manner: "late hints" },
      Intermedium: { manner: "marks" },
    },
  },
  landscape: {
    options: { viewport: { width: 844, height: 390 }, ...PHONE },
    greets: true,
    courses: {
      Ergo: { manner: "marks" },
      Emergo: { manner: "late hints", withFriend: true },
      HexEmergo: { manner: "late hints" },
      Intermedium: { manner: "marks" },
    },
  },
  "reduced motion": {
    options: { viewport: { width: 390, height: 664 }, reducedMotion: "reduce", ...PHONE },
    greets: false,
    sample: "Emergo",
    courses: {
      Ergo: { manner: "hints" },
      Emergo: { manner: "marks", resignsIn: 8 },
      HexEmergo: { manner: "marks", resignsIn: 8 },
      Intermedium: { manner: "hints" },
    },
  },
};

/**
 * @param {string} way
 * @param {Page} page
 * @returns {Hands}
 */
function makeHands(way, page) {
  if (way === "mouse") return makeMouse(page);
  return way === "keyboard" ? makeKeys(page) : makeFinger(page);
}

for (const [way, { options, greets, sample, courses }] of Object.entries(WAYS)) {
  for (const [game, course] of Object.entries(courses)) {
    if (game !== sample && !process.env.ERGO_SOAK) continue;
    const isReduced = way === "reduced motion";
    const prepare = (/** @type {Page} */ page) =>
      isReduced ? page.addInitScript(watchMotion) : Promise.resolve();
    const opponent = course.withFriend ? "a friend" : "the computer";
    test(`from the first visit to the end of a game: ${way}, ${game}, against ${opponent}`, () =>
      withPage({ reducedMotion: "no-preference", ...options, prepare }, async (page) => {
        const hands = makeHands(way, page);
        const person = new Person(page, hands, random(way.length + game.length));
        let start = await person.chooseGame(game);
        if (greets) await person.pressButton("Just play");
        if (course.withFriend) start = await startWithFriend(page, person);
        await playGame(page, person, hands, course);
        await expectResult(person, game, course);
        if (isReduced) await expectNoMotion(page);
        await startAgain(page, person, start);
        await hands.rest();
      }));
  }
}

/**
 * Chooses a friend as the opponent in the dialog for a new game.
 *
 * @param {Page} page
 * @param {Person} person
 * @returns {Promise<Words>} the start
 */
async function startWithFriend(page, person) {
  await person.chooseFromMenu("New game");
  await person.press(
    page.getByRole("radio", { name: "Same device", exact: true }),
    "the opponent “Same device”",
  );
  await person.pressButton("Start the game");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return person.reads("two players", ({ trays }) => String(trays.map(({ name }) => name)) === "Black,White");
}

/**
 * @param {Page} page
 * @param {Person} person
 * @param {Hands} hands
 * @param {Course} course
 */
async function playGame(page, person, hands, { withFriend, manner, resignsIn }) {
  /** @type {Record<string, Manner>} */
  const manners = withFriend ? { White: manner, Black: "marks" } : { You: manner };
  await person.play(manners, async (words, turn) => {
    if (turn === 1 && hands.drag) return dragFirstPiece(page, person, hands.drag, words);
    const isWhite = words.trays.some(
      ({ name, state }) => (name === "You" || name === "White") && /^(Your turn|To move)$/.test(state),
    );
    if (turn === resignsIn) {
      await person.chooseFromMenu("Resign");
      await person.reads("a question", ({ message }) => message === "Resign this game?");
      await person.pressButton("Resign");
      await person.reads("the end", ({ end }) => end);
      return true;
    }
    return turn > 1 && isWhite && person.makeMistake(words, "black");
  });
  assert.equal(person.mistakes, 1, "a mistake was made and explained");
}

/**
 * The first move by mouse: a piece is dragged out of the own tray; where there is none, a stack to the first
 * marked cell.
 *
 * @param {Page} page
 * @param {Person} person
 * @param {NonNullable<Hands["drag"]>} drag
 * @param {Words} words
 */
async function dragFirstPiece(page, person, drag, words) {
  const own = words.trays.find(({ state }) => state === "Your turn");
  if (own?.count.endsWith("in hand")) {
    const after = await person.answered(
      () => drag(page.locator("#board .own .stones"), person.cell("e4"), "a piece of the tray"),
      words,
      "the piece that was dragged",
    );
    assert.match(after.cells.find((label) => label.startsWith("e4,")) ?? "", /^e4, white (soldier|stone)/);
    return true;
  }
  const from = words.cells.find((label) => label.includes("can move"))?.split(",")[0] ?? "";
  const chosen = await person.tap(from, words);
  const to = chosen.cells.find((label) => label.includes("can go here"))?.split(",")[0] ?? "";
  const carried = await person.answered(
    () => drag(person.cell(from), person.cell(to), "a stack"),
    chosen,
    "the stack that was dragged",
  );
  await person.finishMove(carried);
  return true;
}

/**
 * The result says who won and how.
 *
 * @param {Person} person
 * @param {string} game
 * @param {Course} course
 */
async function expectResult(person, game, { withFriend, resignsIn }) {
  // The text of the result is loaded when the first game ends; until then, the message line has a short one.
  const how = resignsIn ? /^You lose\. You resigned\.$/ : ENDS[game];
  const { end, trays } = await person.reads(
    "who won and how",
    (words) => how.test(words.end) || DRAWS.test(words.end),
  );
  const winner = trays.find(({ state }) => state === "Winner")?.name;
  if (DRAWS.test(end)) return assert.equal(winner, undefined);
  // On phones the result may take the place of the trays.
  const wins = winner ?? (end.startsWith("You win! ") ? "You" : end.split(" wins! ")[0]);
  const title = withFriend ? `${wins} wins! ` : wins === "You" ? "You win! " : "You lose. ";
  assert.ok(end.startsWith(title), `${winner}: ${end}`);
}

/**
 * The primary action of the result starts the same game again.
 *
 * @param {Page} page
 * @param {Person} person
 * @param {Words} start
 */
async function startAgain(page, person, start) {
  await expect(
    page.getByRole("button", { name: "Rematch", exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await person.pressButton("Rematch");
  const again = await person.reads(
    "the start of another game",
    ({ end, cells }) => !end && String(cells) === String(start.cells),
  );
  assert.deepEqual(again.trays, start.trays);
}

/**
 * Nothing has moved since the page was opened.
 *
 * @param {Page} page
 */
async function expectNoMotion(page) {
  const { animations, moving, changes } = await page.evaluate(() => /** @type {any} */ (window).motion);
  assert.ok(changes > 3, `only ${changes} positions were looked at`);
  assert.deepEqual({ animations, moving }, { animations: [], moving: 0 });
}
