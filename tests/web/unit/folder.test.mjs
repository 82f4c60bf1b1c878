/** A library in a folder that several devices share: what each of them gets, and what the files say. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { random } from "../e2e/random.mjs";
import { sample } from "../e2e/sample.mjs";
import { FakeFolder } from "./fake-folder.mjs";
import { stored } from "./fake-storage.mjs";
import { kept, read } from "./library-browser.mjs";

const { Library } = await import("../../../www/storage/library.js");
const { mergeFates, mergeValues } = await import("../../../www/library/merge.js");
const { readShared, SETTINGS_FILE, writeShared } = await import("../../../www/library/folder-file.js");
const { NewerFolder, nothingKnown, synchronise } = await import("../../../www/library/synchronise.js");

/**
 * The keys of the `storage` events that were dispatched.
 *
 * @type {string[]}
 */
const told = [];
addEventListener("storage", (event) => told.push(String(/** @type {StorageEvent} */ (event).key)));

const NOVEMBER = Date.UTC(2026, 10, 21, 12);
const DECEMBER = Date.UTC(2026, 11, 1, 12);
const [FILE, NEXT_FILE] = ["ergo-games-2026-11.txt", "ergo-games-2026-12.txt"];

/** A browser with a library and records of its own. */
class Device {
  #factory = new IDBFactory();
  #records = new Map();
  #known = nothingKnown();
  library = new Library();

  /**
   * Does something in this browser.
   *
   * @template T
   * @param {(library: InstanceType<typeof Library>) => Promise<T>} act
   * @returns {Promise<T>}
   */
  async run(act) {
    Object.assign(globalThis, { indexedDB: this.#factory });
    stored.clear();
    for (const [key, value] of this.#records) stored.set(key, value);
    const result = await act(this.library);
    this.#records = new Map(stored);
    return result;
  }

  /**
   * @param {FakeFolder} folder
   * @returns {Promise<number>} how many games could not be read
   */
  synchronise(folder) {
    return this.run(async (library) => {
      const { known, unreadable } = await synchronise(folder.handle, this.#known, { library, read });
      // It is stored as JSON.
      this.#known = JSON.parse(JSON.stringify(known));
      return unreadable;
    });
  }

  /**
   * @param {string} id
   * @param {string} moves
   * @param {Partial<import("../../../www/storage/types.js").About>} [about]
   */
  async save(id, moves, about) {
    const game = await kept(`startpos moves ${moves}`, {
      id,
      about: { source: "play", time: NOVEMBER, tags: [], ...about },
    });
    return this.run((library) => library.save(game));
  }

  /** The games, with all that people see of them. */
  games() {
    return this.run(async (library) => {
      const found = await library.summaries(async () => undefined);
      const entries = await Promise.all(found.map(({ id }) => library.get(id)));
      return Object.fromEntries(
        entries.flatMap((entry, at) =>
          entry
            ? [
                [
                  entry.id,
                  { text: entry.text, name: found[at].name, tags: found[at].tags, time: entry.about.time },
                ],
              ]
            : [],
        ),
      );
    });
  }

  async moves() {
    return Object.fromEntries(
      Object.entries(await this.games()).map(([id, { text }]) => [
        id,
        text.split("\n\n")[1].replace(/ \*$/, ""),
      ]),
    );
  }
}

/** @type {FakeFolder} */
let folder;
/** @type {Device} */
let one;
/** @type {Device} */
let other;

beforeEach(() => {
  folder = new FakeFolder();
  [one, other] = [new Device(), new Device()];
});

/** Both devices synchronise until neither has anything to write. */
async function settle() {
  for (let round = 0; round < 6; round++) {
    const { writes } = folder;
    await one.synchronise(folder);
    await other.synchronise(folder);
    if (folder.writes === writes) return;
  }
  assert.fail("the devices go on writing");
}

test("games are in a file for each month, and reach the other device with names and tags", async () => {
  await one.save("a", "e5 d5");
  await one.save("b", "e5 f5", { time: DECEMBER });
  await one.run((library) => library.amend(["b"], { name: "Final", add: ["club"] }));
  await settle();
  assert.deepEqual(folder.names(), [FILE, NEXT_FILE, SETTINGS_FILE]);
  assert.match(folder.text(FILE), /id=a&/);
  assert.deepEqual(await other.games(), await one.games());
  assert.equal((await other.games()).b.name, "Final");
});

test("a game goes on on either device, and moves to the file of its month", async () => {
  await one.save("a", "e5 d5");
  await settle();
  await other.save("a", "e5 d5 f5 g6", { time: DECEMBER });
  await settle();
  assert.deepEqual(await one.moves(), { a: "e5 d5 f5 g6" });
  assert.deepEqual(folder.names(), [NEXT_FILE, SETTINGS_FILE]);
});

test("of two that went on differently both are kept, the same on both devices", async () => {
  await one.save("a", "e5 d5");
  await settle();
  await one.save("a", "e5 d5 f5 g6", { time: NOVEMBER + 1 });
  await other.save("a", "e5 d5 d6 g6", { time: NOVEMBER + 2 });
  await settle();
  assert.deepEqual(Object.values(await one.moves()).sort(), ["e5 d5 d6 g6", "e5 d5 f5 g6"]);
  assert.equal((await one.moves()).a, "e5 d5 d6 g6");
  assert.deepEqual(await other.games(), await one.games());
});

test("a text that both have imported is there once", async () => {
  await one.save("b", "e5 d5", { source: "file" });
  await other.save("a", "e5 d5", { source: "file" });
  await settle();
  assert.deepEqual(await one.moves(), { a: "e5 d5" });
  assert.deepEqual(await other.games(), await one.games());
});

test("a copy that a synchronising program has set beside a file is merged, and stays", async () => {
  await one.save("a", "e5 d5");
  await one.synchronise(folder);
  const copy = FILE.replace(".txt", " (conflicted copy).txt");
  folder.put(copy, folder.text(FILE).replace("id=a&", "id=b&").replace("d5", "f5"));
  await settle();
  assert.deepEqual(await one.moves(), { a: "e5 d5", b: "e5 f5" });
  assert.ok(folder.names().includes(copy));
  // An old version in a copy that comes late takes nothing back.
  await one.save("a", "e5 d5 f5 g6", { time: NOVEMBER + 1 });
  await settle();
  folder.put(copy, `${folder.text(copy).replace("id=b&", "id=a&").replace("f5", "d5")}`);
  await settle();
  assert.equal((await other.moves()).a, "e5 d5 f5 g6");
});

test("deleting and restoring reach the other device; what has gone on there stays", async () => {
  for (const id of ["a", "b", "c"]) await one.save(id, `e5 ${id}3`);
  await settle();
  await one.run((library) => library.remove(["a", "b", "c"]));
  await other.save("b", "e5 b3 f5 g6", { time: NOVEMBER + 1 });
  await settle();
  assert.deepEqual(await other.moves(), { b: "e5 b3 f5 g6" });
  assert.deepEqual(await one.moves(), await other.moves());
  assert.equal((await other.run((library) => library.deletedGames())).length, 2);
  await other.run((library) => library.restoreDeleted(["a"]));
  await settle();
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b"]);
});

test("a folder that is empty again is filled again, and nothing is deleted", async () => {
  await one.save("a", "e5 d5");
  await settle();
  for (const name of folder.names()) folder.delete(name);
  await settle();
  assert.deepEqual(await one.moves(), { a: "e5 d5" });
  assert.match(folder.text(FILE), /e5 d5/);
});

test("what cannot be read is kept under another name before its file is written", async () => {
  await one.save("a", "e5 d5");
  await one.synchronise(folder);
  const broken = `${folder.text(FILE)}\n\n[Game "ergo"]\n\ne5 z9 *\n`;
  folder.put(FILE, broken);
  folder.put(SETTINGS_FILE, "{");
  assert.equal(await one.synchronise(folder), 1);
  assert.equal(folder.text(`unreadable-1-${FILE}`), broken);
  assert.equal(folder.text(`unreadable-1-${SETTINGS_FILE}`), "{");
  assert.doesNotMatch(folder.text(FILE), /z9/);
  await settle();
  assert.equal(folder.names().filter((name) => name.startsWith("unreadable")).length, 2);
});

test("a folder of a newer version is left alone", async () => {
  await one.save("a", "e5 d5");
  folder.put(SETTINGS_FILE, '{"version":3}');
  await assert.rejects(one.synchronise(folder), NewerFolder);
  assert.deepEqual(folder.names(), [SETTINGS_FILE]);
});

test("a file that changes while another one is written is read first", async () => {
  await one.save("a", "e5 d5");
  await other.save("b", "e5 f5");
  folder.beforeWrite = async () => {
    folder.beforeWrite = undefined;
    await other.synchronise(folder);
  };
  await one.synchronise(folder);
  await settle();
  assert.deepEqual(Object.keys(await one.games()).sort(), ["a", "b"]);
  assert.deepEqual(await other.games(), await one.games());
});

test("settings and ratings follow the device that has changed them", async () => {
  const key = "ergo /ergo/ puzzles ergo";
  await one.run(async () => {
    stored.set("ergo.settings", '{"sound":false,"version":1}');
    stored.set(key, '{"best":3,"tried":{"aaaaaa":{"solved":true}},"version":1}');
  });
  await settle();
  await one.run(async () => stored.set("ergo.settings", '{"sound":false,"motion":"off","version":1}'));
  await other.run(async () => {
    assert.deepEqual(JSON.parse(String(stored.get("ergo.settings"))), { sound: false, version: 1 });
    stored.set(key, '{"best":3,"tried":{"aaaaaa":{"solved":true},"bbbbbb":{"solved":false}},"version":1}');
  });
  await settle();
  await other.run(async () => assert.match(String(stored.get("ergo.settings")), /"motion":"off"/));
  assert.deepEqual([...new Set(told)].toSorted(), [key, "ergo.settings"].toSorted());
  await one.run(async () => assert.match(String(stored.get(key)), /bbbbbb/));
});

test("a setting that changes while the folder is written is kept", async () => {
  await one.run(async () => stored.set("ergo.settings", '{"sound":false,"version":1}'));
  await settle();
  await other.run(async () => stored.set("ergo.settings", '{"sound":false,"motion":"off","version":1}'));
  await other.synchronise(folder);
  await one.save("a", "e5 d5");
  folder.beforeWrite = async () => {
    folder.beforeWrite = undefined;
    stored.set("ergo.settings", '{"sound":false,"motion":"off","volume":1,"version":1}');
  };
  await one.synchronise(folder);
  await settle();
  for (const device of [one, other])
    await device.run(async () =>
      assert.deepEqual(JSON.parse(String(stored.get("ergo.settings"))), {
        sound: false,
        motion: "off",
        volume: 1,
        version: 1,
      }),
    );
});

test("whatever two devices do, nothing is lost, and both have the same in the end", async () => {
  for (let seed = 0; seed < sample(3, 60); seed++) {
    folder = new FakeFolder();
    [one, other] = [new Device(), new Device()];
    const below = random(seed + 45);
    const pick = (/** @type {any[]} */ list) => list[below(list.length)];
    let time = NOVEMBER;
    /** @type {Set<string>} */
    const made = new Set();
    /** @type {Set<string>} */
    const gone = new Set();
    for (let step = 0; step < 14; step++) {
      const device = pick([one, other]);
      const games = await device.games();
      const ids = Object.keys(games);
      time += below(3) * 40_000_000;
      const act = below(6);
      if (act === 0 || ids.length === 0) {
        const id = `g${step}`;
        await device.save(id, `e5 ${pick(["d5", "f5"])}`, { time, name: "" });
      } else if (act === 1) {
        const id = pick(ids);
        const moves = games[id].text.split("\n\n")[1].replace(/ \*$/, "");
        const free = ["a1", "b2", "c3", "d4", "f6", "g7", "h8"].filter((cell) => !moves.includes(cell));
        if (free.length === 0) continue;
        gone.add(games[id].text);
        await device.save(id, `${moves} ${pick(free)}`, { time });
      } else if (act === 2)
        await device.run((/** @type {any} */ library) => library.amend([pick(ids)], { name: `n${step}` }));
      else if (act === 3) {
        const id = pick(ids);
        gone.add(games[id].text);
        await device.run((/** @type {any} */ library) => library.remove([id]));
      } else await device.synchronise(folder);
      for (const { text } of Object.values(await device.games())) made.add(text);
    }
    await settle();
    const games = await one.games();
    assert.deepEqual(await other.games(), games, `seed ${seed}`);
    const texts = new Set(Object.values(games).map(({ text }) => text));
    for (const text of made) assert.ok(texts.has(text) || gone.has(text), `seed ${seed}: lost ${text}`);
  }
});

test("merging values and sets takes the changes of both sides", () => {
  assert.equal(mergeValues(1, 1, 2), 2);
  assert.equal(mergeValues(1, 2, 1), 2);
  assert.equal(mergeValues(1, 2, 3), 2);
  assert.deepEqual(mergeValues({ a: 1, b: 1, c: 1 }, { a: 2, b: 1 }, { a: 1, b: 3, c: 1 }), { a: 2, b: 3 });
  assert.deepEqual(mergeValues(undefined, { a: 1 }, { b: 2 }), { a: 1, b: 2 });
  /**
   * @param {[string, number][]} deleted
   * @param {[string, number][]} restored
   */
  const fates = (deleted, restored = []) => ({ deleted: new Map(deleted), restored: new Map(restored) });
  assert.deepEqual(
    mergeFates([fates([["a", 2]]), fates([["b", 1]], [["a", 1]])]),
    fates([
      ["a", 2],
      ["b", 1],
    ]),
  );
  assert.deepEqual(mergeFates([fates([["a", 2]]), fates([], [["a", 2]])]), fates([], [["a", 2]]));
  assert.deepEqual(
    mergeFates([fates([["a", 1]]), fates([["a", 3]], [["b", 1]])]),
    fates([["a", 3]], [["b", 1]]),
  );
});

test("the file of settings has one spelling, and is read back", () => {
  const shared = {
    records: { settings: { sound: true }, "puzzles ergo": { best: 1 } },
    deleted: new Map([
      ["b", 2],
      ["a", 1],
    ]),
    restored: new Map([["c", 3]]),
  };
  const text = writeShared(shared);
  assert.equal(writeShared(/** @type {any} */ (readShared(text))), text);
  const page = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
  const [, example = ""] = /```folder-settings\n(.*?)```/s.exec(page) ?? [];
  assert.equal(writeShared(/** @type {any} */ (readShared(example))), example);
  for (const wrong of [
    "",
    "[]",
    "null",
    '{"version":1}',
    '{"version":1,"deleted":[1],"records":{}}',
    '{"version":1,"deleted":[],"records":{"x":{}}}',
    '{"version":2,"deleted":["a"],"restored":[],"records":{}}',
    '{"version":2,"deleted":[["a",1e99]],"restored":[],"records":{}}',
    '{"version":2,"deleted":[],"records":{}}',
    `{"version":2,"deleted":[],"restored":[],"records":{"settings":${"[".repeat(30)}${"]".repeat(30)}}}`,
  ])
    assert.equal(readShared(wrong), "damaged", wrong);
  assert.equal(readShared('{"version":3}'), "newer");
  assert.deepEqual(readShared('{"version":1,"deleted":["a"],"records":{}}', 5), {
    deleted: new Map([["a", 5]]),
    restored: new Map(),
    records: {},
  });
});
