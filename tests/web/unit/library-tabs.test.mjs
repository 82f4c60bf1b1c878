/** Several tabs at random: whatever any of them had on its board last is in the library, or was deleted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { random } from "../e2e/random.mjs";
import { sample } from "../e2e/sample.mjs";
import { fillDisk, readOne } from "./library-browser.mjs";
import { SharedStorage, Tab } from "./tab-model.mjs";
import { lineOf } from "../../../www/storage/position.js";

/**
 * Whether a position line goes on from another one.
 *
 * @param {string} later
 * @param {string} earlier
 */
const continues = (later, earlier) => `${later} `.startsWith(`${earlier} `);

/** How many runs there are, and how many steps each has. */
const RUNS = sample(5, 60);
const STEPS = 60;
const TABS = 3;

let numbers = 0;

/**
 * One run.
 *
 * @param {number} seed
 */
async function run(seed) {
  const below = random(seed);
  const storage = new SharedStorage();
  const disk = { isFull: false };
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage });
  fillDisk(() => disk.isFull);
  /** @type {string[]} */
  const log = [];
  /**
   * The lines that have to be somewhere, each with what happened.
   *
   * @type {Map<string, string>}
   */
  const due = new Map();
  /**
   * Lines that somebody deleted or took back: a part of them may be gone.
   *
   * @type {string[]}
   */
  const dropped = [];
  /** @type {Tab[]} */
  const tabs = [];

  const lineOfTab = (/** @type {Tab} */ { board }) => lineOf(board.state.view ?? { moves: [] });
  const lastOf = (/** @type {Tab} */ tab) => {
    const { view, setup } = tab.board.state;
    if (!view || view.history.length === 0) return undefined;
    // A reply of the engine at the end may differ from tab to tab.
    const { moves } = tab.modules.withoutReply({ ...setup, moves: view.moves });
    return moves.length > 0 ? `startpos moves ${moves.join(" ")}` : undefined;
  };
  const note = (/** @type {Tab} */ tab, /** @type {string} */ why) => {
    const line = lastOf(tab);
    if (line !== undefined) due.set(line, `${why} in step ${log.length}`);
  };
  const drop = (/** @type {string} */ line) => {
    dropped.push(line);
    for (const known of due.keys()) if (continues(line, known)) due.delete(known);
  };
  const pause = async (/** @type {number} */ most) => {
    for (let turns = below(most); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
  };
  const settle = async () => {
    for (let quiet = 0; quiet < 3; quiet++) {
      deliver();
      for (let turns = 0; turns < 60; turns++) await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const deliver = () => {
    for (const { key, newValue, from } of storage.events.splice(0)) {
      for (const tab of tabs) if (tab !== from) tab.tell("storage", { key, newValue });
    }
  };
  const start = async () => {
    const tab = new Tab(below);
    await tab.start((numbers += 1));
    return tab;
  };
  const close = async (/** @type {Tab} */ tab) => {
    note(tab, "closed");
    // What a full disk did not take lasts as long as the page, which has said so.
    if (tab.library.unstored > 0) {
      for (const { id, isUnstored } of await tab.library.summaries(readOne)) {
        const entry = isUnstored ? await tab.library.get(id) : undefined;
        if (entry) drop(entry.line);
      }
    }
    tab.close();
  };
  const play = (/** @type {Tab} */ tab) => {
    const line = lineOfTab(tab);
    if (!tab.within(() => tab.board.play())) return;
    // From an earlier position: the text has the other moves as a variation.
    if (!continues(lineOfTab(tab), line)) drop(line);
  };
  /** @returns {import("../../../www/game/types.js").Setup} */
  const FRESH = () => ({
    game: "ergo",
    options: [],
    players: below(2) === 0 ? ["person", "engine"] : ["person", "person"],
    seconds: 1,
    level: 3,
    pageData: {},
  });

  /** @type {Record<string, (tab: Tab, at: number) => unknown>} */
  const steps = {
    play,
    reply: (tab) => tab.reply(),
    async new(tab) {
      note(tab, "left for a new game");
      await tab.within(() => tab.modules.openInstead(tab.board, FRESH()));
    },
    async open(tab) {
      const summaries = await tab.library.summaries(readOne);
      const chosen = summaries[below(summaries.length)];
      const entry = chosen && (await tab.library.get(chosen.id));
      if (!entry) return;
      const [setup] = tab.modules.setupsOf(entry, "ergo");
      if (setup.pageData.entry === tab.board.state.setup.pageData?.entry) return;
      note(tab, "left for another game");
      await tab.within(() => tab.modules.openInstead(tab.board, setup));
    },
    async restore(tab) {
      note(tab, "left for the previous game");
      await tab.within(() => tab.modules.restorePrevious(tab.board));
    },
    back(tab) {
      const { length } = tab.board.state.view?.history ?? [];
      if (length === 0) return;
      tab.within(() => tab.board.goTo(below(length)));
      play(tab);
    },
    look: (tab) => tab.within(() => tab.board.goTo(below(1 + (tab.board.state.view?.history.length ?? 0)))),
    hide(tab) {
      tab.hidden = !tab.hidden;
      tab.tell("visibilitychange");
    },
    async reload(tab, at) {
      await close(tab);
      tabs[at] = await start();
    },
    async remove(tab) {
      const summaries = await tab.library.summaries(readOne);
      const chosen = summaries[below(summaries.length)];
      const entry = chosen && (await tab.library.get(chosen.id));
      if (!entry || disk.isFull) return;
      const removed = await tab.library.remove([entry.id]);
      if (below(2) === 0) return void (await tab.library.restore(removed));
      // Another tab may have stored the game since it was looked at.
      for (const { line } of [entry, ...removed.stored.flatMap(({ entry }) => entry ?? [])]) {
        drop(line);
        for (const other of tabs) if (continues(line, lineOfTab(other))) drop(lineOfTab(other));
      }
    },
    full: () => (disk.isFull = !disk.isFull),
    deliver,
    settle: () => settle(),
  };
  const CHOICES =
    "play play play play play reply reply reply new open restore back look hide reload remove full deliver deliver settle".split(
      " ",
    );

  for (let count = 0; count < TABS; count++) tabs.push(await start());
  for (let count = 0; count < STEPS; count++) {
    const at = below(TABS);
    const name = CHOICES[below(CHOICES.length)];
    if (name === "full" && below(3) > 0 && !disk.isFull) continue;
    log.push(`${at} ${name} ${lineOfTab(tabs[at])}`);
    await steps[name](tabs[at], at);
    log.push(`        ${lineOfTab(tabs[at])} (${tabs[at].board.state.setup.pageData?.entry ?? "-"})`);
    await pause(12);
  }
  disk.isFull = false;
  await settle();
  for (const tab of tabs) note(tab, "at the end");
  // Whatever a tab still holds is stored with the next move; then somebody visits the page again.
  for (const tab of tabs) {
    if (tab.library.unstored === 0) continue;
    note(tab, "with room again");
    play(tab);
    await settle();
  }
  const last = await start();
  await settle();
  const summaries = await last.library.summaries(readOne);
  const lines = await Promise.all(summaries.map(async ({ id }) => (await last.library.get(id))?.line ?? ""));
  for (const [line, why] of due) {
    if (dropped.some((other) => continues(other, line))) continue;
    const isThere = lines.some((known) => continues(known, line));
    assert.ok(
      isThere,
      `seed ${seed}: ${line}, ${why}, is in no entry of\n${lines.join("\n")}\nafter\n${log.join("\n")}`,
    );
  }
  // Of a game that can be restored, the library has all, unless a text is left of it.
  const previous = JSON.parse(storage.getItem(`ergo ${location.pathname} before ergo`) ?? "[]");
  for (const text of previous) {
    const entry = last.modules.pointerIn(text)?.entry;
    const known = entry && ((await last.library.get(entry)) ?? (await last.library.deletedEntry(entry)));
    assert.ok(entry === undefined || known, `seed ${seed}: ${text} points to nothing\n${log.join("\n")}`);
  }
  const aside = [...storage.items.keys()].filter((key) => key.includes(" aside "));
  assert.deepEqual(aside, [], `seed ${seed}: a tab has stored what no tab can read`);
  for (const tab of [...tabs, last]) tab.close();
  const pointers = previous.filter((/** @type {string} */ text) => last.modules.pointerIn(text)).length;
  return { games: lines.length, due: due.size, pointers };
}

test(`${TABS} tabs play, reload, delete and run out of room at random, and no line is lost`, async () => {
  // A long run tries other seeds each time, and says which one failed; `ERGO_SEED` repeats it.
  const first = Number(process.env.ERGO_SEED ?? sample(1, Date.now()));
  const runs = process.env.ERGO_SEED ? 1 : RUNS;
  let due = 0;
  let pointers = 0;
  for (let seed = first; seed < first + runs; seed++) {
    const made = await run(seed);
    due += made.due;
    pointers += made.pointers;
  }
  assert.ok(runs === 1 || due > 2 * runs, `${due} lines were looked for`);
  assert.ok(runs === 1 || pointers > runs, `${pointers} previous games were in the library only`);
});
