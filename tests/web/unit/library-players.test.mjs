/** Games of others: their players, and whose results are counted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { read, readOne } from "./library-browser.mjs";
import { stored } from "./fake-storage.mjs";
import { summaryOf } from "./summary.mjs";

const { NAME, VERSION, resultOf } = await import("../../../www/storage/database.js");
const { ownNames } = await import("../../../www/storage/own-names.js");
const { EVERYTHING, select } = await import("../../../www/library/filter.js");
const { importAll } = await import("../../../www/library/import.js");
const { Branches } = await import("../../../www/library/opening-tree.js");
const { gamesOf } = await import("../../../www/library/outcome.js");
const { playersIn, seenByPerson, seenFrom } = await import("../../../www/library/players.js");
const { Statistics } = await import("../../../www/library/statistics.js");
const { Library } = await import("../../../www/storage/library.js");

/** @import {Summary} from "../../../www/storage/types.js" */

/** @param {Partial<Summary>} more */
const elsewhere = (more) =>
  summaryOf({ source: "file", players: null, side: null, level: null, isStandard: true, ...more });

const GAMES = [
  elsewhere({ id: "1", seats: ["Ann", "Bo"], result: "1-0" }),
  elsewhere({ id: "2", seats: ["Bo", "Ann"], result: "1-0" }),
  elsewhere({ id: "3", seats: ["Cy", "Bo"], result: "1/2-1/2" }),
  elsewhere({ id: "4", seats: ["Ann", "Ann"], result: "0-1" }),
  elsewhere({ id: "5", seats: ["Ann", ""], result: "*" }),
  summaryOf({ id: "6", seats: ["You", "Computer, level 1"], result: "1-0", isStandard: true }),
];

test("an imported game is won or lost by the user if one of its players has their name", () => {
  const sides = (/** @type {string[]} */ ...names) => GAMES.map((game) => seenByPerson(game, names).side);
  assert.deepEqual(sides(), [null, null, null, null, null, 0]);
  assert.deepEqual(sides("Ann"), [0, 1, null, null, 0, 0]);
  assert.deepEqual(sides("Ann", "Cy"), [0, 1, 0, null, 0, 0]);
  // Both players have the name: no side is the user's.
  assert.deepEqual(sides("Ann", "Bo"), [null, null, 1, null, 0, 0]);
  assert.deepEqual(sides("You"), [null, null, null, null, null, 0]);
  // What the list keeps of a game stays with it.
  assert.equal(seenByPerson(GAMES[0], ["Ann"]), seenByPerson(GAMES[0], ["Ann", "Cy"]));
  assert.equal(seenFrom(GAMES[5], 0), GAMES[5]);
});

test("the players of games from elsewhere are listed by the number of their games", () => {
  assert.deepEqual(
    [...playersIn(GAMES)],
    [
      ["Ann", 4],
      ["Bo", 3],
      ["Cy", 1],
    ],
  );
});

test("the games of a player are listed and counted with the results of that player", () => {
  const ids = (/** @type {Partial<import("../../../www/library/filter.js").Filter>} */ filter) =>
    select(GAMES, { ...EVERYTHING, ...filter }, () => [""])
      .map(({ id }) => id)
      .toSorted()
      .join("");
  assert.equal(ids({ player: "Bo" }), "123");
  assert.equal(ids({ player: "Bo", result: "won" }), "2");
  assert.equal(ids({ player: "Bo", result: "lost" }), "1");
  assert.equal(ids({ player: "Nobody" }), "");
  const counts = new Statistics();
  for (const game of select(GAMES, { ...EVERYTHING, player: "Bo" }, () => [""])) counts.add(game);
  assert.deepEqual(counts.all, { won: 1, drawn: 1, lost: 1, running: 0, other: 0 });
  assert.deepEqual([...counts.opponents.keys()].toSorted(), ["Ann", "Cy"]);
});

test("of games of others it is counted how they ended for the first player", () => {
  const counts = new Statistics();
  for (const game of GAMES) counts.add(game);
  assert.deepEqual(counts.all, { won: 1, drawn: 0, lost: 0, running: 0, other: 5 });
  assert.deepEqual(counts.firsts.get("ergo"), { won: 3, drawn: 1, lost: 1, running: 0, other: 0 });
  const tree = (/** @type {"any" | "all"} */ side) => {
    const found = new Branches({ game: "ergo", side, moves: "" });
    for (const game of GAMES) found.add(game);
    return [found.all.won, found.all.drawn, found.all.lost, gamesOf(found.all), found.outside];
  };
  assert.deepEqual(tree("all"), [3, 1, 1, 6, 0]);
  assert.deepEqual(tree("any"), [1, 0, 0, 1, 5]);
});

test("who the person is stays known, also in another tab, and what makes no sense is no answer", () => {
  assert.equal(ownNames.isKnown, false);
  let changes = 0;
  ownNames.addEventListener("change", () => (changes += 1));
  ownNames.set([]);
  assert.deepEqual([ownNames.isKnown, ownNames.value], [true, []]);
  ownNames.set(["Ann", "A. Lee"]);
  assert.deepEqual([ownNames.value, changes], [["Ann", "A. Lee"], 2]);
  const [key] = [...stored.keys()].filter((name) => name.endsWith("own names"));
  stored.set(key, '{"names":["Bo"],"version":1}');
  dispatchEvent(Object.assign(new Event("storage"), { key }));
  assert.deepEqual([ownNames.value, changes], [["Bo"], 3]);
  for (const text of ["7", "[]", '{"names":"Bo"}', '{"names":[7]}', "{"]) {
    stored.set(key, text);
    assert.deepEqual([ownNames.isKnown, ownNames.value], [false, []], text);
  }
});

test("games that an earlier version has imported get their players and where they were played", async () => {
  const library = new Library();
  const text = `[Event "Club"]\n[White "Ann"]\n[Black "Bo"]\n[Game "ergo"]\n[Options "black-begins"]\n\n1. e5 *`;
  const plain = `[Event "Home"]\n[First "Cy"]\n[Game "ergo"]\n\n1. e5 *`;
  await importAll([`${text}\n\n${plain}`], { library, read });
  await library.close();
  const database = await resultOf(indexedDB.open(NAME, VERSION));
  const store = database.transaction("summaries", "readwrite").objectStore("summaries");
  for (const { event, ...old } of await resultOf(store.getAll()))
    await resultOf(store.put({ ...old, seats: event === "Club" ? ["", ""] : old.seats }));
  database.close();
  const seen = async (/** @type {typeof readOne} */ reader) =>
    (await new Library().summaries(reader)).map(({ event, seats }) => [event, ...seats].join(" ")).toSorted();
  // Without the rules nobody knows which side White is.
  assert.deepEqual(await seen(async () => undefined), ["  ", "Home Cy "]);
  assert.deepEqual(await seen(readOne), ["Club Bo Ann", "Home Cy "]);
  assert.deepEqual(await seen(() => Promise.reject(new Error("stored by now"))), ["Club Bo Ann", "Home Cy "]);
});
