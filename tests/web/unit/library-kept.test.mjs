/**
 * The library: nothing that is stored is replaced by a game that does not contain it, and one bad row hides
 * no other.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { damage, fillDisk, kept, read, readOne } from "./library-browser.mjs";

const { DAMAGED } = await import("../../../www/storage/entry.js");
const { fileOf } = await import("../../../www/library/export.js");
const { importAll } = await import("../../../www/library/import.js");
const { isSummary } = await import("../../../www/storage/validate.js");
const { Library } = await import("../../../www/storage/library.js");
const { loadWords, words } = await import("../../../www/text/index.js");

await loadWords();

/**
 * The lines of all games, sorted.
 *
 * @param {InstanceType<typeof Library>} library
 */
async function linesOf(library) {
  const summaries = await library.summaries(readOne);
  const entries = await Promise.all(summaries.map(({ id }) => library.get(id)));
  return entries.map((entry) => entry?.line.replace("startpos moves ", "")).toSorted();
}

/** A library whose disk can be made full; `onWrite` is called before each write. */
function fullLibrary() {
  const disk = { isFull: true, onWrite() {} };
  fillDisk(() => {
    disk.onWrite();
    return disk.isFull;
  });
  return { disk, library: new Library() };
}

test("games that are stored late do not replace what another tab has stored", async () => {
  const { disk, library } = fullLibrary();
  const mine = await kept("startpos moves e5 a1 d5");
  const { id } = mine.entry;
  await assert.rejects(library.save(mine));
  disk.isFull = false;
  const other = new Library();
  await other.save(await kept("startpos moves e5 a1 c5 g7", { id }));
  await library.save(await kept("startpos moves h8"));
  assert.equal(library.unstored, 0);
  assert.deepEqual(await linesOf(new Library()), ["e5 a1 c5 g7", "e5 a1 d5", "h8"]);
});

test("a game that is stored late adds nothing to one that contains it", async () => {
  const { disk, library } = fullLibrary();
  const mine = await kept("startpos moves e5 a1");
  await assert.rejects(library.save(mine));
  disk.isFull = false;
  await new Library().save(await kept("startpos moves e5 a1 c5", { id: mine.entry.id }));
  await library.save(await kept("startpos moves h8"));
  assert.deepEqual([library.unstored, await linesOf(new Library())], [0, ["e5 a1 c5", "h8"]]);
});

test("games that cannot be stored while others are stored late are not forgotten", async () => {
  const { disk, library } = fullLibrary();
  const [one, two] = [await kept("startpos moves e5"), await kept("startpos moves d5")];
  const longer = await kept("startpos moves e5 a1 c5", { id: one.entry.id });
  await assert.rejects(library.save(one));
  disk.isFull = false;
  let writes = 0;
  /** @type {Promise<unknown> | undefined} */
  let failing;
  disk.onWrite = () => {
    writes += 1;
    disk.isFull = writes === 3 || writes === 4;
    // The second write is that of the late game; meanwhile, another one fails, and the late one goes on and
    // fails too.
    if (writes === 2) failing = Promise.allSettled([library.save(two), library.save(longer)]);
  };
  await library.save(await kept("startpos moves h8"));
  await failing;
  assert.deepEqual(await linesOf(library), ["d5", "e5 a1 c5", "h8"]);
  await library.save(await kept("startpos moves g7"));
  assert.deepEqual([library.unstored, await linesOf(new Library())], [0, ["d5", "e5 a1 c5", "g7", "h8"]]);
});

test("a study that was stored late goes on as the same entry", async () => {
  const { disk, library } = fullLibrary();
  const about = { source: /** @type {const} */ ("study"), time: 1000, tags: [] };
  const study = await kept("startpos moves e5", { about, revisions: [1] });
  await assert.rejects(library.save(study));
  disk.isFull = false;
  await library.save(await kept("startpos moves h8"));
  const next = await kept("startpos moves e5 d5", { about, id: study.entry.id, revisions: [1, 2] });
  const saved = await library.save(next);
  assert.deepEqual([saved.isApart, saved.id], [false, study.entry.id]);
  assert.deepEqual(await linesOf(new Library()), ["e5 d5", "h8"]);
});

test("undoing a deletion does not replace a game that went on since, and brings back one that it does not contain", async () => {
  const library = new Library();
  const game = await kept("startpos moves e5 a1 d5");
  const { id } = game.entry;
  await library.save(game);
  const removed = await library.remove([id]);
  await library.save(await kept("startpos moves e5 a1 d5 c5", { id }));
  await library.restore(removed);
  assert.deepEqual(await linesOf(library), ["e5 a1 d5 c5"]);
  assert.equal((await library.get(id))?.line, "startpos moves e5 a1 d5 c5");

  const again = await library.remove([id]);
  await library.save(await kept("startpos moves e5 a1 b5", { id }));
  assert.equal((await library.deletedGames()).length, 1, "it can still be restored");
  await library.restore(again);
  assert.equal((await library.get(id))?.line, "startpos moves e5 a1 b5");
  assert.deepEqual(await linesOf(library), ["e5 a1 b5", "e5 a1 d5 c5"]);
});

test("what could not be stored, was deleted and is brought back replaces nothing that is newer", async () => {
  const { disk, library } = fullLibrary();
  const game = await kept("startpos moves e5 a1");
  const { id } = game.entry;
  await assert.rejects(library.save(game));
  const removed = await library.remove([id]);
  await assert.rejects(library.save(await kept("startpos moves e5 a1 c5", { id })));
  await library.restore(removed).catch(() => {});
  assert.equal((await library.get(id))?.line, "startpos moves e5 a1 c5");
  const again = await library.remove([id]);
  disk.isFull = false;
  await library.save(await kept("startpos moves e5 a1 c5 g7", { id }));
  await library.restore(again);
  assert.deepEqual([library.unstored, await linesOf(new Library())], [0, ["e5 a1 c5 g7"]]);
});

test("an entry that was added is not taken for the tab's own by one that knows none", async () => {
  const library = new Library();
  const game = await kept("startpos moves e5 a1 d5");
  await library.add([game]);
  const saved = await library.save(await kept("startpos moves e5 a1 c5", { id: game.entry.id }));
  assert.equal(saved.isApart, true);
  assert.deepEqual(await linesOf(library), ["e5 a1 c5", "e5 a1 d5"]);
});

/**
 * Entries as an import of version 0.2 stored them, and as a bad disk may leave them.
 *
 * @type {[string, (entry: any, summary: any) => unknown][]}
 */
const DAMAGE = [
  ["a time beyond all dates", (entry, summary) => (entry.about.time = summary.time = 1e308)],
  ["a time that is no number", (entry, summary) => (entry.about.time = summary.time = "soon")],
  ["a level without end", (entry, summary) => (entry.about.level = summary.level = 1e21)],
  ["a level that is a text", (entry, summary) => (entry.about.level = summary.level = "<b>")],
  ["another source", (entry, summary) => (entry.about.source = summary.source = "constructor")],
  ["players that are nobody", (entry, summary) => (entry.about.players = summary.players = ["person", 7])],
  ["tags that are numbers", (entry, summary) => (entry.about.tags = summary.tags = [1])],
  ["a name that is a list", (entry, summary) => (entry.about.name = summary.name = ["a"])],
  ["a name without end", (entry, summary) => (entry.about.name = summary.name = "x".repeat(1e6))],
  ["a reason that is an object", (entry, summary) => (entry.about.reason = summary.reason = {})],
  ["no text", (entry) => (entry.text = null)],
  ["turns without end", (_, summary) => (summary.turns = Infinity)],
  ["a picture that is a number", (_, summary) => (summary.picture = 7)],
  ["a game that is none", (_, summary) => (summary.game = "__proto__")],
  ["a result that is none", (_, summary) => (summary.result = "2-0")],
  ["names of players that are none", (_, summary) => (summary.seats = ["", undefined])],
];

test("a row that is damaged in any way hides no other, can be shown, exported, deleted and brought back", async () => {
  for (const [what, change] of DAMAGE) {
    Object.assign(globalThis, { indexedDB: new (await import("fake-indexeddb")).IDBFactory() });
    const library = new Library();
    const [good, bad] = [await kept("startpos moves e5 a1"), await kept("startpos moves d5")];
    await library.add([good, bad]);
    await damage(({ games, summaries }) => {
      change(bad.entry, bad.summary);
      games.put({ ...bad.entry, revision: 1 });
      summaries.put(bad.summary);
    });
    const summaries = await library.summaries(readOne);
    assert.equal(summaries.length, 2, what);
    for (const summary of summaries) {
      assert.ok(isSummary(summary), what);
      for (const word of [
        words.library.about(summary),
        words.library.players(summary),
        words.library.date(summary.time, summary.isDay, 0),
      ]) {
        assert.equal(typeof word, "string", what);
      }
    }
    const isGone = bad.entry.text === null;
    assert.ok(isGone || (await fileOf(library, [bad.entry.id])).includes(bad.entry.text), what);
    const file = await fileOf(library, [good.entry.id, bad.entry.id]);
    assert.ok(file.includes(good.entry.text) && (isGone || file.includes(bad.entry.text)), what);
    // What is left of it can be imported again.
    if (!isGone) await importAll([`[Game "ergo"]\n\nd5 *`], { library, read });
    const removed = await library.remove([bad.entry.id]);
    const [deleted] = await library.deletedGames();
    assert.ok(isSummary(deleted.summary), what);
    await library.restore(removed);
    const ids = (await library.summaries(readOne)).map(({ id }) => id);
    assert.ok(ids.includes(bad.entry.id) && ids.includes(good.entry.id), what);
  }
});

test("records of deleted games that are damaged can be listed and restored, and last no longer than others", async (t) => {
  const library = new Library();
  const game = await kept("startpos moves e5");
  await library.save(game);
  await damage(({ deleted }) => {
    deleted.put({ id: "a", entry: game.entry, summary: game.summary, time: 1e308 });
    deleted.put({ id: "b", entry: 7, summary: { id: "b" }, time: Date.now() });
    deleted.put({ id: "c", entry: { id: "c", text: "half" }, time: "yesterday" });
    deleted.put({ id: "d", time: NaN });
    deleted.put({ id: "e" });
  });
  const found = await library.deletedGames();
  assert.deepEqual(found.map(({ summary }) => summary.id).toSorted(), ["a", "b", "c"]);
  for (const { summary, time } of found) {
    assert.ok(isSummary(summary));
    words.library.date(time, false, Date.now());
  }
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 29 * 86_400_000 });
  assert.equal((await library.deletedGames()).length, 3);
  t.mock.timers.setTime(Date.now() + 2 * 86_400_000);
  assert.equal((await library.deletedGames()).length, 0);
  t.mock.timers.reset();
  await damage(({ deleted }) =>
    deleted.put({ id: "c", entry: { id: "other", text: "half" }, summary: 7, time: Date.now() }),
  );
  await library.restoreDeleted(["c"]);
  const restored = (await library.summaries(readOne)).find(({ id }) => id === "c");
  assert.equal(restored?.game, DAMAGED);
  assert.equal(await library.textOf("c"), "half");
});

test("a game takes the place of a damaged entry without deleting it", async () => {
  const library = new Library();
  await library.save(await kept("startpos moves e5", { id: "friend-abc-1" }));
  await damage(({ games }) => games.put({ id: "friend-abc-1", text: "all that is left" }));
  assert.equal(
    (await library.save(await kept("startpos moves e5 d5", { id: "friend-abc-1" }))).id,
    "friend-abc-1",
  );
  const summaries = await library.summaries(readOne);
  assert.deepEqual(summaries.map(({ game }) => game).toSorted(), [DAMAGED, "ergo"]);
  const texts = await Promise.all(summaries.map(({ id }) => library.textOf(id)));
  assert.ok(texts.includes("all that is left"));
});
