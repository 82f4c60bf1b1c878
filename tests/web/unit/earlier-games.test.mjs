/** Games that version 0.1 of the page has stored. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { faults, stored } from "./fake-storage.mjs";

Object.assign(globalThis, { document: Object.assign(new EventTarget(), { hidden: false }) });

const { adopt } = await import("../../../www/storage/migrate.js");
const { isFromEarlier, readCurrent } = await import("../../../www/storage/current.js");
const { EARLIER, gameKey, previousKey } = await import("../../../www/storage/keys.js");

beforeEach(() => {
  faults.longest = Infinity;
  stored.clear();
});

/** @param {string[]} moves */
const textOf = (...moves) =>
  JSON.stringify({
    version: 1,
    game: "emergo",
    options: [],
    players: ["person", "engine"],
    seconds: 1,
    record: `startpos moves ${moves.join(" ")}`,
    at: moves.length,
    paused: false,
  });

const entryOf = (/** @type {string | undefined} */ text) => JSON.parse(text ?? "{}").entry;

test("they are taken over with an id of their own, which is noted where they were, too", () => {
  stored.set(EARLIER.current, "emergo");
  stored.set(`${EARLIER.game}emergo`, textOf("d7", "f4"));
  stored.set(`${EARLIER.previous}emergo`, JSON.stringify([textOf("d7"), textOf("f4")]));
  assert.ok(isFromEarlier());
  adopt();
  const game = stored.get(gameKey("emergo"));
  assert.ok(entryOf(game));
  assert.deepEqual(JSON.parse(game ?? ""), { ...JSON.parse(textOf("d7", "f4")), entry: entryOf(game) });
  assert.equal(stored.get(`${EARLIER.game}emergo`), game);
  const previous = stored.get(previousKey("emergo"));
  assert.equal(stored.get(`${EARLIER.previous}emergo`), previous);
  const ids = JSON.parse(previous ?? "[]").map(entryOf);
  assert.equal(new Set([...ids, entryOf(game)]).size, 3);
  assert.equal(readCurrent(), "emergo");
  assert.ok(!isFromEarlier(), "it is done once");
});

test("a game that is there already stays, and what is damaged is left to whatever reads it", () => {
  stored.set(gameKey("ergo"), "mine");
  stored.set(`${EARLIER.game}ergo`, textOf("d7"));
  stored.set(`${EARLIER.game}emergo`, "{");
  stored.set(`${EARLIER.previous}ergo`, '[1, "{"');
  stored.set(`${EARLIER.previous}emergo`, `["{", 7]`);
  adopt();
  assert.equal(stored.get(gameKey("ergo")), "mine");
  assert.equal(stored.get(gameKey("emergo")), "{");
  assert.equal(stored.get(previousKey("ergo")), '[1, "{"');
  assert.equal(stored.get(previousKey("emergo")), `["{", 7]`);
});

test("without room, they are taken over at another visit", () => {
  stored.set(EARLIER.current, "emergo");
  stored.set(`${EARLIER.game}emergo`, textOf("d7"));
  faults.longest = 20;
  adopt();
  faults.longest = Infinity;
  assert.ok(isFromEarlier());
  assert.ok(!stored.has(gameKey("emergo")));
  adopt();
  assert.ok(entryOf(stored.get(gameKey("emergo"))));
  assert.ok(!isFromEarlier());
});
