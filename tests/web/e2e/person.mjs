/**
 * Plays like a newcomer, by what the page shows and suggests alone. Reads only what people see and hear: the
 * message line, toasts, trays, the result, and the names of cells.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

/** @import {Page} from "@playwright/test" */
/** @import {Hands} from "./hands.mjs" */

/**
 * A tray as a person reads it.
 *
 * @typedef {{ name: string; state: string; count: string }} TrayWords
 */

/**
 * The page as a person reads it.
 *
 * @typedef {object} Words
 * @property {string} board its name
 * @property {string} goal
 * @property {string} message
 * @property {string} toast
 * @property {string} end who won and how, once the game is over
 * @property {TrayWords[]} trays
 * @property {string[]} cells their labels
 * @property {string[]} wrong what is not where it can be read
 */

/** How long the page may take to answer, in milliseconds. */
const TIMEOUT = 60_000;

/** Whether to print what people read. */
const LOGS = Boolean(process.env.PERSON_LOG);

/** A game that is longer does not end. */
const MOST_TURNS = 400;

/**
 * Runs in the page: what can be read now.
 *
 * @returns {Words}
 */
function read() {
  // Until the script is there, the page has only the words of its HTML.
  const root = document.querySelector("#board")?.shadowRoot ?? document;
  /** @type {string[]} */
  const wrong = [];
  const find = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([
      ...root.querySelectorAll(selector),
      ...document.querySelectorAll(selector),
    ]).find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    );
  const words = (/** @type {string} */ selector) =>
    (find(selector)?.innerText ?? "").replaceAll(/\s+/g, " ").trim();
  const boxes = {
    message: ".message",
    "the far tray": ".far",
    "the own tray": ".own",
    "the board": ".board",
    "the toast": ".toast.shown",
  };
  for (const [name, selector] of Object.entries({ ...boxes, "the result": ".result .card" })) {
    const box = find(selector)?.getBoundingClientRect();
    if (!box) continue;
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      wrong.push(
        `${name} is outside the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
      );
    }
  }
  const goal = find("#goal h2, #welcome h2");
  const place = goal?.getBoundingClientRect();
  if (
    place &&
    [place.top + 3, place.bottom - 3].some((y) => document.elementFromPoint(place.left + 2, y) !== goal)
  ) {
    wrong.push("the goal is cut off");
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  const result = words(".result h2") ? `${words(".result h2")} ${words(".result .how")}` : "";
  const message = words(".message p");
  return {
    board: root.querySelector("[role=grid]")?.getAttribute("aria-label") ?? "",
    goal: words("#goal h2, #welcome h2"),
    message,
    toast: words(".toast.shown p"),
    end: result || (/^(You win!|You lose|Draw|\w+ wins!)/.test(message) ? message : ""),
    trays: [".far", ".own"].map((tray) => ({
      name: words(`${tray} .name`),
      state: words(`${tray} .state`),
      count: words(`${tray} .count`),
    })),
    cells: [...root.querySelectorAll("[role=gridcell] button")].map(
      (cell) => cell.getAttribute("aria-label") ?? "",
    ),
    wrong,
  };
}

/**
 * The name of a cell is the first word of its label.
 *
 * @param {string} label
 */
const nameOf = (label) => label.split(",")[0];

/**
 * Whose turn it is; nothing while the computer thinks.
 *
 * @param {Words} words
 */
const playerToMove = ({ trays }) => trays.find(({ state }) => /^(Your turn|To move)$/.test(state));

/**
 * The actions that sentences ask for.
 *
 * @type {[pattern: RegExp, wish: "enter" | "move"][]}
 */
const READINGS = [
  [
    /Tap a stack|[Tt]ap one of (yours|your own|your pieces|your stacks|them)|All your pieces are on the board/,
    "move",
  ],
  [/[Tt]ap an(y)? empty cell|[Dd]rop (a|another) piece|Enter a stone/, "enter"],
];

/** @param {Words} words */
const isWarned = ({ message }) => message.includes("tap the board to play on");

/**
 * How a player finds moves: asks for a hint in every turn, or once the hand is empty, or does what the page
 * marks.
 *
 * @typedef {"hints" | "late hints" | "marks"} Manner
 */

export class Person {
  #page;
  #hands;
  #below;
  /**
   * The last request of the page.
   *
   * @type {"enter" | "move" | undefined}
   */
  #wish;
  /** Mistakes made on purpose. */
  #mistakes = 0;

  /**
   * @param {Page} page
   * @param {Hands} hands
   * @param {(end: number) => number} below chooses among equals
   */
  constructor(page, hands, below) {
    this.#page = page;
    this.#hands = hands;
    this.#below = below;
  }

  /**
   * Everything that can be read, once it says what is waited for; it all has to be in the window.
   *
   * @param {string} what
   * @param {(words: Words) => unknown} isThere
   * @returns {Promise<Words>}
   */
  async reads(what, isThere) {
    const end = Date.now() + TIMEOUT;
    for (;;) {
      const words = await this.#page.evaluate(read);
      if (isThere(words)) {
        if (LOGS) console.log([what, words.message, words.toast].join(" | "));
        assert.deepEqual(words.wrong, [], what);
        return words;
      }
      if (Date.now() > end) assert.fail(`the page does not show ${what}: ${JSON.stringify(words)}`);
      await setTimeout(40);
    }
  }

  /**
   * @param {import("@playwright/test").Locator} target
   * @param {string} what
   */
  press(target, what) {
    return this.#hands.press(target.filter({ visible: true }).first(), what);
  }

  /** @param {string} name */
  pressButton(name) {
    return this.press(this.#page.getByRole("button", { name, exact: true }), `the button “${name}”`);
  }

  /**
   * Chooses an entry of the menu.
   *
   * @param {string} name
   */
  async chooseFromMenu(name) {
    await this.pressButton("More");
    await this.#pressEntry(name);
  }

  /** @param {string} name of an entry of the menu that is open */
  #pressEntry(name) {
    return this.press(this.#page.getByRole("menuitem", { name, exact: true }), `the entry “${name}”`);
  }

  /**
   * Goes to a game by its entry in the header; where there is no header, behind the name of the current one.
   *
   * @param {string} name
   */
  async chooseGame(name) {
    const entry = this.#page
      .getByRole("navigation", { name: "Game", exact: true })
      .getByRole("link", { name, exact: true });
    const { board } = await this.reads("a game", ({ cells, message }) => cells.length > 0 && message);
    if (await entry.isVisible()) await this.press(entry, `the game ${name}`);
    else if (board !== `${name} board`) {
      await this.pressButton(board.replace(/ board$/, ""));
      await this.#pressEntry(name);
    }
    return this.reads(
      `the goal of ${name}`,
      (words) => words.board === `${name} board` && words.goal && playerToMove(words),
    );
  }

  /**
   * The locator of a cell.
   *
   * @param {string} name
   */
  cell(name) {
    return this.#page.locator(`#board [role=gridcell] button[aria-label^="${name},"]`);
  }

  /**
   * Taps a cell, and waits for what that does.
   *
   * @param {string} name
   * @param {Words} before
   */
  tap(name, before) {
    return this.answered(
      () => this.#hands.tap(this.cell(name), `the cell ${name}`),
      before,
      `an answer to ${name}`,
    );
  }

  /**
   * Does something, and waits until the page has changed.
   *
   * @param {() => Promise<unknown>} act
   * @param {Words} before
   * @param {string} what
   */
  async answered(act, before, what) {
    const print = (/** @type {Words} */ { cells, trays, end }) => JSON.stringify([cells, trays, end]);
    await act();
    return this.reads(
      what,
      (now) => print(now) !== print(before) || (now.toast && now.toast !== before.toast),
    );
  }

  /**
   * Plays until the game is over.
   *
   * @param {Record<string, Manner>} manners of the players who are people, by the names on their trays
   * @param {(words: Words, turn: number) => Promise<boolean>} [first] does something before a turn; says
   *   whether it did
   * @returns {Promise<Words>} the end
   */
  async play(manners, first) {
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
      await this.#hands.rest();
      const words = await this.reads(
        "whose turn it is, a warning, or the end",
        (now) => now.end || playerToMove(now) || isWarned(now),
      );
      if (words.end) return words;
      if (isWarned(words)) {
        await this.#hands.tap(this.cell(nameOf(words.cells[0])), "the board");
        continue;
      }
      if (await first?.(words, turn)) continue;
      const manner = manners[playerToMove(words)?.name ?? ""];
      assert.ok(manner, `nobody plays ${JSON.stringify(words.trays)}`);
      await this.takeTurn(words, manner);
    }
    return assert.fail("the game does not end");
  }

  /**
   * @param {Words} words
   * @param {Manner} manner
   */
  async takeTurn(words, manner) {
    const mover = playerToMove(words);
    const hasHand = /^[1-9]\d* in hand/.test(mover?.count ?? "");
    const isForced = words.cells.some((label) => label.includes("must capture"));
    if (!isForced && (manner === "hints" || (manner === "late hints" && !hasHand))) return this.#followHint();
    const start = this.#choose(words, hasHand);
    return this.finishMove(await this.tap(start, words));
  }

  /**
   * A cell to start with: what is marked, or what the page has last asked for.
   *
   * @param {Words} words
   * @param {boolean} hasHand
   */
  #choose({ cells, goal, message, toast }, hasHand) {
    const said = `${goal} ${message} ${toast}`;
    this.#wish = READINGS.find(([pattern]) => pattern.test(said))?.[1] ?? this.#wish;
    const labelled = (/** @type {RegExp} */ pattern) => cells.filter((label) => pattern.test(label));
    const forced = labelled(/must capture/);
    const movable = labelled(/can move/);
    const empty = labelled(/^\w+, empty/).filter((label) => !label.includes("no stone may enter"));
    const wanted =
      forced.length > 0
        ? forced
        : movable.length > 0 && (this.#wish === "move" || !hasHand)
          ? movable
          : empty;
    assert.ok(wanted.length > 0, `nothing can be done: ${said}`);
    return nameOf(wanted[this.#below(wanted.length)]);
  }

  /**
   * Goes on along the cells that are marked, until nothing is chosen any more.
   *
   * @param {Words} words
   */
  async finishMove(words) {
    let now = words;
    while (!now.end && now.cells.some((label) => label.includes("selected"))) {
      const marked = now.cells.filter((label) => label.includes("can go here"));
      assert.ok(marked.length > 0, `nothing is marked: ${now.message}`);
      now = await this.tap(nameOf(marked[this.#below(marked.length)]), now);
    }
  }

  /** Asks for a hint until it gives the move, and plays that. */
  async #followHint() {
    await this.pressButton("Hint");
    await this.#hands.rest();
    await this.reads("where to look", ({ message }) => message.startsWith("Look at"));
    await this.pressButton("Tell me more");
    await this.reads("which piece", ({ message }) => /^(Move the|Drop a piece|Enter a stone)/.test(message));
    await this.pressButton("Tell me more");
    let now = await this.reads("which move", ({ message }) => /^[a-j]\d/.test(message));
    const { message } = now;
    for (const name of message.split(". ")[0].match(/[a-j]\d+/g) ?? []) {
      now = await this.tap(name, now);
      assert.equal(now.toast, "", `${name} of the hint ${message}`);
    }
    assert.ok(
      now.end || !now.cells.some((label) => label.includes("selected")),
      `the hint does not say the whole move: ${message}`,
    );
  }

  /**
   * Taps a piece of the opponent once, and reads why that does nothing.
   *
   * @param {Words} words
   * @param {string} opponent their colour
   * @returns {Promise<boolean>} whether there was one
   */
  async makeMistake(words, opponent) {
    const label = words.cells.find((text) => new RegExp(`^\\w+, (stack of \\d+ )?${opponent} `).test(text));
    if (label === undefined || this.#mistakes > 0) return false;
    this.#mistakes += 1;
    const name = nameOf(label);
    await this.#hands.tap(this.cell(name), `the cell ${name}`);
    const { cells } = await this.reads("why that does nothing", ({ toast }) => /^[A-Za-z].*\.$/.test(toast));
    assert.deepEqual(cells, words.cells, "a tap that is refused changes nothing");
    const [box, over] = [
      await this.#page.locator("#board .toast").boundingBox(),
      await this.cell(name).boundingBox(),
    ];
    assert.ok(box && over);
    const isApart =
      box.y + box.height <= over.y + 1 ||
      box.y >= over.y + over.height - 1 ||
      box.x + box.width <= over.x ||
      box.x >= over.x + over.width;
    assert.ok(isApart, `the toast hides ${name}, which it is about`);
    return true;
  }

  get mistakes() {
    return this.#mistakes;
  }
}
