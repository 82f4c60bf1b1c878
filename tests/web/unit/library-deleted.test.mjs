/** The library: encodings of files, pictures of games, and games that were deleted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, read, readOne } from "./library-browser.mjs";

const { decode } = await import("../../../www/library/decode.js");
const { importAll } = await import("../../../www/library/import.js");
const { isPicture } = await import("../../../www/library/picture.js");
const { Library } = await import("../../../www/storage/library.js");

const PLAIN = `[Game "emergo"]\n[Result "*"]\n\n1. d7 f4 *`;

test("bytes become text, whatever the encoding, and nothing is lost", () => {
  const bytes = (/** @type {number[]} */ ...list) => Uint8Array.from(list).buffer;
  assert.deepEqual(decode(new TextEncoder().encode("Zoë \uFFFD").buffer), { text: "Zoë \uFFFD" });
  assert.deepEqual(decode(bytes(0xff, 0xfe, 0x5a, 0, 0xeb, 0)), { text: "Zë" });
  assert.deepEqual(decode(bytes(0xfe, 0xff, 0, 0x5a, 0, 0xeb)), { text: "Zë" });
  assert.deepEqual(decode(bytes(0xef, 0xbf, 0xbd, 10, 10, 0xeb, 10)), { text: "ï¿½\n\në\n", oldLine: 3 });
  // A part of a file may end in the middle of a letter, a file may not.
  assert.deepEqual(decode(bytes(0x5a, 0xc3), true), { text: "Z" });
  assert.deepEqual(decode(bytes(0x5a, 0xc3)), { text: "ZÃ", oldLine: 1 });
});

test("a summary without a picture gets one, which is kept unless the game goes on", async () => {
  const library = new Library();
  await importAll([PLAIN], { library, read });
  const [imported] = await library.summaries(readOne);
  assert.ok(isPicture(imported.picture));
  await library.amend([imported.id], { name: "x" });
  const { entry, summary } = await kept("startpos moves e5 d5");
  const { picture: _, ...old } = summary;
  await library.save({ entry, summary: old });
  const stored = async () => (await library.summaries(readOne)).find(({ id }) => id === entry.id);
  const found = await library.findPicture(old, readOne);
  assert.equal(found, summary.picture);
  assert.match(String(found), /\/\.\.\.Ss\.\.\.\.\.\//);
  assert.equal((await stored())?.picture, found);
  await library.save({ entry, summary: { ...old, print: "other" } });
  await library.findPicture(old, readOne);
  assert.equal((await stored())?.picture, undefined);
});

test("deleted games can be restored for a while, and deleted for good", async (t) => {
  const library = new Library();
  const games = await Promise.all(
    ["startpos moves e5", "startpos moves d5", "startpos moves c5"].map((line) => kept(line)),
  );
  await library.add(games);
  const ids = games.map(({ entry }) => entry.id);
  assert.equal(await library.hasDeleted(), false);
  const before = await library.textOf(ids[0]);
  await library.remove(ids);
  await library.close();
  const deleted = async () => (await library.deletedGames()).map(({ summary }) => summary.id);
  assert.deepEqual((await deleted()).toSorted(), ids.toSorted());
  assert.ok(await library.isDeleted(ids[0], { moves: ["e5"] }));
  assert.ok(!(await library.isDeleted(ids[0], { moves: ["e5", "a1"] })), "it has gone on");
  await library.restoreDeleted([ids[0]]);
  assert.equal(await library.textOf(ids[0]), before);
  assert.deepEqual((await library.summaries(readOne)).length, 1);
  assert.ok(!(await deleted()).includes(ids[0]));
  // The one that was deleted last comes first.
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 1000 });
  await library.remove([ids[0]]);
  assert.equal((await deleted())[0], ids[0]);
  t.mock.timers.setTime(Date.now() + 1000);
  await library.restoreDeleted([ids[1]]);
  await library.remove([ids[1]]);
  assert.deepEqual(await deleted(), [ids[1], ids[0], ids[2]]);
  await library.restoreDeleted([ids[0]]);
  t.mock.timers.reset();
  await library.forgetDeleted([ids[1]]);
  assert.deepEqual(await deleted(), [ids[2]]);
  t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 31 * 86_400_000 });
  assert.deepEqual(await deleted(), []);
  t.mock.timers.reset();
  assert.deepEqual(await deleted(), []);
  // They still do not come back by themselves.
  assert.ok(await library.isDeleted(ids[2], { moves: ["c5"] }));
});
