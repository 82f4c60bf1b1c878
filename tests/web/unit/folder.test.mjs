/** A library in a folder that several devices share: what each of them gets, and what the files say. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { random } from "../e2e/random.mjs";
import { sample } from "../e2e/sample.mjs";
import { FakeFolder } from "./fake-folder.mjs";
import { faults, stored } from "./fake-storage.mjs";
import { kept, read } from "./library-browser.mjs";

const { Library } = await import("../../../www/storage/library.js");
const { mergeFates, mergeValues } = await import("../../../www/library/merge.js");
const { readAs, readShared, SETTINGS_FILE, writeShared } =
  await import("../../../www/library/folder-file.js");
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
  /** Reads game texts. */
  read = read;
  /**
   * The result of the last synchronisation.
   *
   * @type {import("../../../www/library/synchronise.js").Synchronised | undefined}
   */
  last;

  /**
   * The text that is stored under a key.
   *
   * @param {string} key
   */
  stored(key) {
    return this.run(async () => stored.get(key));
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  store(key, text) {
    return this.run(async () => void stored.set(key, text));
  }

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

  /** Gives the folder up, and chooses it again. */
  forget() {
    this.#known = nothingKnown();
  }

  /**
   * @param {FakeFolder} folder
   * @returns {Promise<number>} how many games could not be read
   */
  synchronise(folder) {
    return this.run(async (library) => {
      const done = await synchronise(folder.handle, this.#known, { library, read: this.read });
      // It is stored as JSON.
      this.#known = JSON.parse(JSON.stringify(done.known));
      this.last = done;
      return done.unreadable;
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

test("a game that goes on on one device keeps the name and the tags that the other one gave it", async () => {
  await one.save("a", "e5 d5");
  await one.run((library) => library.amend(["a"], { name: "Old", add: ["club"] }));
  await settle();
  const label = async () => {
    const { a } = await one.games();
    assert.deepEqual((await other.games()).a, a);
    return [a.name, a.tags, a.text.split("\n\n")[1].trim()];
  };
  for (const [named, moved] of [
    [one, other],
    [other, one],
  ]) {
    const moves = (await one.moves()).a;
    const name = named === one ? "First" : "Second";
    const more = named === one ? "f6" : "g7";
    await named.run((library) => library.amend(["a"], { name, remove: ["club"], add: [name] }));
    await moved.save("a", `${moves} ${more}`, { time: DECEMBER });
    await settle();
    assert.deepEqual(await label(), [
      name,
      named === one ? ["First"] : ["First", "Second"],
      `${moves} ${more} *`,
    ]);
  }
  // A name that was taken away stays away, too.
  await other.run((library) => library.amend(["a"], { name: "" }));
  await settle();
  assert.equal((await label())[0], "");
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

/**
 * The file of settings with some records.
 *
 * @param {Record<string, any>} records
 * @param {[string, number][]} [deleted]
 */
const settingsWith = (records, deleted = []) =>
  writeShared({ records, deleted: new Map(deleted), restored: new Map() });

/** The records in the folder. */
const recordsThere = () => JSON.parse(folder.text(SETTINGS_FILE)).records;

/** @param {number} levels */
const nested = (levels) => "[".repeat(levels) + "]".repeat(levels);

const PUZZLES = "ergo /ergo/ puzzles ergo";

test("a record in the folder that is none replaces nothing, and is kept", async () => {
  const mine = '{"sound":false,"version":1}';
  for (const wrong of [{}, { sound: true }, { version: "1" }, { version: 0 }]) {
    folder = new FakeFolder();
    [one, other] = [new Device(), new Device()];
    await one.store("ergo.settings", mine);
    await one.synchronise(folder);
    const text = settingsWith({ settings: wrong, "lessons ergo": { "first-win": 1, version: 1 } });
    folder.put(SETTINGS_FILE, text);
    await one.synchronise(folder);
    assert.equal(await one.stored("ergo.settings"), mine);
    assert.ok(one.last?.isSetAside);
    assert.equal(folder.text(`unreadable-1-${SETTINGS_FILE}`), text);
    assert.deepEqual(recordsThere().settings, JSON.parse(mine));
    // What is sound beside it counts.
    assert.match(String(await one.stored("ergo /ergo/ lessons ergo")), /first-win/);
    await one.synchronise(folder);
    assert.equal(one.last?.isSetAside, false);
  }
});

test("a record of ratings of which a part is damaged counts for nothing", async () => {
  const mine = '{"best":3,"version":1}';
  await one.store(PUZZLES, mine);
  folder.put(SETTINGS_FILE, settingsWith({ "puzzles ergo": { best: 9, own: { rating: 9e9 }, version: 1 } }));
  await one.synchronise(folder);
  assert.equal(await one.stored(PUZZLES), mine);
  assert.deepEqual(recordsThere()["puzzles ergo"], JSON.parse(mine));
});

test("a record of a newer version stays as it is in the folder, and here, and is said", async () => {
  const mine = '{"sound":false,"version":1}';
  const newer = { sounds: ["all"], version: 2 };
  await one.store("ergo.settings", mine);
  await one.synchronise(folder);
  assert.equal(one.last?.isNewer, false);
  folder.put(SETTINGS_FILE, settingsWith({ settings: newer, "lessons newgame": { version: 1 } }));
  for (let round = 0; round < 2; round++) {
    await one.synchronise(folder);
    await one.store("ergo.settings", '{"sound":true,"version":1}');
    assert.ok(one.last?.isNewer);
    assert.deepEqual(recordsThere(), { settings: newer, "lessons newgame": { version: 1 } });
  }
  assert.equal(await one.stored("ergo /ergo/ lessons newgame"), undefined);
  assert.equal(await one.stored("ergo.settings"), '{"sound":true,"version":1}');
});

test("a newer record of this browser is not changed, and an older one in the folder stays", async () => {
  const older = { sound: false, version: 1 };
  const text = JSON.stringify({ sounds: ["all"], version: 2 });
  folder.put(SETTINGS_FILE, settingsWith({ settings: older }));
  await one.store("ergo.settings", text);
  await one.synchronise(folder);
  await one.synchronise(folder);
  assert.equal(await one.stored("ergo.settings"), text);
  assert.deepEqual(recordsThere(), { settings: older });
  assert.ok(one.last?.isNewer);
});

test("a damaged record of this browser is set aside before that of the folder takes its place", async () => {
  const sound = '{"sound":false,"version":1}';
  for (const damaged of ["{", "[]", `{"version":1,"more":${nested(8000)}}`]) {
    one = new Device();
    await one.store("ergo.settings", sound);
    await one.synchronise(folder);
    await one.store("ergo.settings", damaged);
    await one.synchronise(folder);
    assert.equal(await one.stored("ergo.settings"), sound, damaged.slice(0, 9));
    assert.equal(await one.stored("ergo.settings aside"), damaged);
    assert.deepEqual(recordsThere().settings, JSON.parse(sound));
  }
});

test("what is nested deeply, or has more values than any, is not parsed, and spoils nothing", async () => {
  await one.save("a", "e5 d5");
  await one.store("ergo.settings", '{"sound":false,"version":1}');
  await one.synchronise(folder);
  const { parse } = JSON;
  for (const hostile of [
    `{"version":2,"records":${nested(8000)}}`,
    `{"version":2,"records":{"settings":${'{"a":'.repeat(500_000)}1${"}".repeat(500_000)}}}`,
    `[${"[],".repeat(500_000)}[]]`,
    `{${Array.from({ length: 60_000 }, (_, at) => `"${at}":1`).join(",")}}`,
    `"${"x".repeat(5_000_000)}"`,
  ]) {
    let isParsed = false;
    JSON.parse = (text, ...more) => {
      isParsed ||= text === hostile;
      return parse(text, ...more);
    };
    try {
      assert.equal(readShared(hostile), "damaged");
    } finally {
      JSON.parse = parse;
    }
    assert.ok(!isParsed, hostile.slice(0, 40));
  }
  folder.put(
    SETTINGS_FILE,
    `{"version":1,"deleted":[],"records":{"settings":{"x":${nested(8000)},"version":1}}}`,
  );
  await settle();
  assert.deepEqual(await other.moves(), { a: "e5 d5" });
  assert.deepEqual(recordsThere().settings, { sound: false, version: 1 });
  // Text in quotes is no value, whatever it looks like.
  const text = settingsWith({ settings: { language: '[{"\\'.repeat(1000), version: 1 } });
  assert.notEqual(readShared(text), "damaged");
});

test("a folder that was spoilt by an earlier version is good again", async () => {
  await one.save("a", "e5 d5");
  await one.store("ergo.settings", '{"sound":false,"version":1}');
  await one.run(async (library) => {
    const deep = { x: JSON.parse(nested(8000)), version: 1 };
    const known = { ...nothingKnown(), deleted: ["b"], restored: undefined, records: { settings: deep } };
    const done = await synchronise(folder.handle, known, { library, read });
    assert.deepEqual(done.known.records.settings, { sound: false, version: 1 });
  });
});

test("records of an earlier version are brought to this one before they are merged", () => {
  /** @type {import("../../../www/storage/records.js").Format<number>} */
  const format = {
    subject: "settings",
    version: 2,
    read: ({ best, least = best }) => least,
    write: (least) => ({ least }),
  };
  const sound = (/** @type {object} */ record) => ({ soundness: "sound", record });
  assert.deepEqual(readAs(format, '{"best":3}'), sound({ least: 3, version: 2 }));
  assert.deepEqual(readAs(format, '{"best":3,"version":1}'), sound({ least: 3, version: 2 }));
  assert.deepEqual(
    readAs(format, '{"least":3,"more":1,"version":2}'),
    sound({ least: 3, more: 1, version: 2 }),
  );
  assert.equal(readAs(format, '{"least":3,"version":3}').soundness, "newer");
});

test("what the browser cannot store of another device is not taken back there", async () => {
  const key = "ergo.settings";
  await one.store(key, '{"sound":false,"version":1}');
  await settle();
  await other.store(key, '{"sound":true,"version":1}');
  await other.synchronise(folder);
  faults.isFull = true;
  await one.synchronise(folder);
  faults.isFull = false;
  assert.equal(recordsThere().settings.sound, true);
  await settle();
  assert.equal(await one.stored(key), '{"sound":true,"version":1}');
  assert.equal(await other.stored(key), '{"sound":true,"version":1}');
});

test("a copy of the settings is merged once, after the settings themselves, and then set aside", async () => {
  const copy = "ergo-settings (conflicted copy).json";
  const text = settingsWith({ settings: { sound: true, motion: "off", version: 1 } });
  folder.put(SETTINGS_FILE, settingsWith({ settings: { sound: false, version: 1 } }));
  folder.put(copy, text);
  folder.put("ergo-settings 2.json", "{");
  await one.synchronise(folder);
  assert.deepEqual(recordsThere().settings, { sound: false, motion: "off", version: 1 });
  assert.deepEqual(folder.names(), [
    "ergo-settings.json",
    "merged-1-ergo-settings (conflicted copy).json",
    "unreadable-1-ergo-settings 2.json",
  ]);
  assert.equal(folder.text(`merged-1-${copy}`), text);
  assert.ok(one.last?.isSetAside);
  await settle();
  assert.equal(one.last?.isSetAside, false);
});

test("a copy of the settings that changes while it is merged is merged again", async () => {
  const copy = "ergo-settings 2.json";
  folder.put(copy, settingsWith({ settings: { sound: false, version: 1 } }));
  folder.beforeWrite = async () => {
    folder.beforeWrite = undefined;
    folder.put(copy, settingsWith({ settings: { motion: "off", version: 1 } }));
  };
  await one.synchronise(folder);
  assert.equal(recordsThere().settings.motion, "off");
});

test("a game that was restored stays, whatever a copy says when a new device joins", async () => {
  const copies = {
    "ergo-settings (conflicted copy).json": () => folder.text(SETTINGS_FILE),
    "ergo-settings backup.json": () => '{"version":1,"deleted":["a"],"records":{}}',
  };
  for (const [name, textOf] of Object.entries(copies)) {
    folder = new FakeFolder();
    [one, other] = [new Device(), new Device()];
    await one.save("a", "e5 d5");
    await settle();
    await one.run((library) => library.remove(["a"]));
    await settle();
    const copy = textOf();
    await other.run((library) => library.restoreDeleted(["a"]));
    await settle();
    folder.put(name, copy, Date.now() + 1_000_000);
    const third = new Device();
    await third.synchronise(folder);
    await settle();
    for (const device of [one, other, third]) assert.deepEqual(await device.moves(), { a: "e5 d5" }, name);
    // It can be deleted again, and then stays so.
    await third.run((library) => library.remove(["a"]));
    await third.synchronise(folder);
    await settle();
    for (const device of [one, other, third]) assert.deepEqual(await device.moves(), {}, name);
    folder.put(name, copy);
    const fourth = new Device();
    await fourth.synchronise(folder);
    assert.deepEqual(await fourth.moves(), {});
  }
});

test("a device that chooses the folder again brings nothing back that was deleted meanwhile", async () => {
  await one.save("a", "e5 d5");
  await one.save("b", "e5 f5");
  await settle();
  await one.run((library) => library.remove(["a", "b"]));
  await one.synchronise(folder);
  other.forget();
  await other.save("b", "e5 f5 d5 g6", { time: Date.now() + 60_000 });
  await settle();
  for (const device of [one, other]) assert.deepEqual(await device.moves(), { b: "e5 f5 d5 g6" });
});

test("a game that goes on here while it is about to be deleted, as elsewhere, stays", async () => {
  await one.save("a", "e5 d5");
  await settle();
  await one.run((library) => library.remove(["a"]));
  await one.synchronise(folder);
  const game = await kept("startpos moves e5 d5 f5 g6", {
    id: "a",
    about: { source: "play", time: NOVEMBER + 1, tags: [] },
  });
  const { summaries } = other.library;
  let count = 0;
  other.library.summaries = async function (...args) {
    const found = await summaries.apply(this, args);
    // The second time, it is asked what is to be deleted.
    if (++count === 2) await this.save(game);
    return found;
  };
  await other.synchronise(folder);
  other.library.summaries = summaries;
  await settle();
  for (const device of [one, other]) assert.deepEqual(await device.moves(), { a: "e5 d5 f5 g6" });
});

test("a file that appears while another one is written is merged, not replaced", async () => {
  await one.save("a", "e5 d5");
  await other.save("b", "e5 f5");
  const elsewhere = new FakeFolder();
  await other.synchronise(elsewhere);
  folder.beforeWrite = async () => {
    folder.beforeWrite = undefined;
    folder.put(FILE, elsewhere.text(FILE));
  };
  await one.synchronise(folder);
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b"]);
  assert.match(folder.text(FILE), /id=b&/);
});

/**
 * Gives both devices games of their own.
 *
 * @returns {Promise<FakeFolder>} a folder as the other device would write it
 */
async function saveOnBoth() {
  await one.save("a", "e5 d5");
  await one.synchronise(folder);
  await other.save("b", "e5 f5");
  const elsewhere = new FakeFolder();
  await other.synchronise(elsewhere);
  await one.save("c", "e5 g6");
  return elsewhere;
}

test("a file that has changed since it was looked at is merged, not replaced", async () => {
  const elsewhere = await saveOnBoth();
  folder.beforeWrite = async () => {
    folder.beforeWrite = undefined;
    folder.put(FILE, elsewhere.text(FILE));
  };
  await one.synchronise(folder);
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b", "c"]);
});

test("settings that two devices have in different orders are written once", async () => {
  await one.store("ergo.settings", '{"sound":false,"motion":"off","version":1}');
  await other.store("ergo.settings", '{"motion":"off","sound":false,"version":1}');
  await settle();
});

test("a game that was deleted for good keeps the time of that, however often devices meet", async () => {
  await one.save("a", "e5 d5");
  await settle();
  await one.run((library) => library.remove(["a"]));
  await one.run((library) => library.forgetDeleted(["a"]));
  let now = Date.now();
  const clock = mock.method(Date, "now", () => (now += 1000));
  await settle();
  clock.mock.restore();
  assert.deepEqual(await other.moves(), {});
});

test("a file that changes while it is being written is merged, not replaced", async () => {
  const elsewhere = await saveOnBoth();
  folder.beforeClose = (name) => {
    if (name !== FILE) return;
    folder.beforeClose = undefined;
    folder.put(FILE, elsewhere.text(FILE));
  };
  await one.synchronise(folder);
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b", "c"]);
});

test("a file that another device writes right after this one is read the next time", async () => {
  await one.save("a", "e5 d5");
  await other.save("b", "e5 f5");
  const elsewhere = new FakeFolder();
  await other.synchronise(elsewhere);
  folder.afterClose = (name) => {
    if (name !== FILE) return;
    folder.afterClose = undefined;
    folder.put(FILE, elsewhere.text(FILE));
  };
  await one.synchronise(folder);
  await one.synchronise(folder);
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b"]);
});

test("a file of which the import stops is not replaced", async () => {
  await one.save("a", "e5 d5");
  await one.synchronise(folder);
  await other.save("b", "e5 f5");
  const elsewhere = new FakeFolder();
  await other.synchronise(elsewhere);
  const text = elsewhere.text(FILE);
  folder.put(FILE, text);
  one.read = async () => {
    throw new Error("the engine is gone");
  };
  await assert.rejects(one.synchronise(folder), /could not be merged/);
  assert.equal(folder.text(FILE), text);
  one.read = read;
  await one.synchronise(folder);
  assert.deepEqual(Object.keys(await one.moves()).sort(), ["a", "b"]);
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
  assert.deepEqual(mergeFates([fates([["a", 3]]), fates([["a", 1]])]), fates([["a", 3]]));
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
