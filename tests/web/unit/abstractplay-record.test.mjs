/** Records of Abstract Play are read with names, date and result, and errors are placed in them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isRecord, readRecord, recordOf } from "../../../www/library/abstractplay-record.js";
import { GameTexts } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { SITE_GAMES } from "../bot/site-games.mjs";
import { random } from "../e2e/random.mjs";

const texts = new GameTexts();

/** @param {string} text */
const read = (text) =>
  readRecord(text, async (source) => {
    const found = "list" in source ? texts.readList(source.game, source.list) : texts.read(source.text);
    return /** @type {import("../../../www/wasm/ergo_wasm.js").ReadText} */ (found);
  });

/**
 * A record as the site writes it.
 *
 * @param {string} name
 * @param {string[]} moves
 * @param {number[]} results
 * @param {object} game
 */
function record(name, moves, results, game = {}) {
  const rounds = [];
  for (let at = 0; at < moves.length; at += 2) rounds.push(moves.slice(at, at + 2));
  return {
    header: {
      game: { name, variants: [], ...game },
      site: { name: "Abstract Play", gameid: "an-id" },
      "date-start": "2026-11-20T08:00:00.000Z",
      "date-end": "2026-11-21T09:30:00.000Z",
      "date-generated": "2026-11-22T10:00:00.000Z",
      players: ['Ada "the first" \\', 'B "moves": [x]'].map((player, seat) => ({
        name: player,
        userid: `id-${seat}`,
        is_ai: false,
        result: results[seat],
      })),
    },
    moves: rounds,
  };
}

for (const [id, start] of Object.entries(SITE_GAMES)) {
  test(`whole games of ${id} are read from records`, async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const below = random(seed);
      const game = start();
      const moves = [];
      while (!game.winners && !game.isStuck && moves.length < 60) {
        const move = game.choose(below);
        game.play(move);
        moves.push(move);
      }
      const results = game.winners
        ? [1, 2].map((seat) => (game.winners?.includes(seat) ? 1 / game.winners.length : 0))
        : [1, 0];
      const whole = record(id[0].toUpperCase() + id.slice(1), moves, results);
      for (const text of [JSON.stringify(whole), JSON.stringify(whole, null, 2)]) {
        const found = await read(text);
        assert.equal(found?.error, undefined, JSON.stringify(found?.error));
        const [summary] = found?.games ?? [];
        assert.equal(summary?.moves.length, moves.length);
        assert.match(
          summary.text,
          /^\[Site "Abstract Play"\]\n\[Date "2026\.11\.21"\]\n\[First "Ada \\"the first\\" \\\\"\]$/m,
        );
        assert.match(summary.text, /^\[Second "B \\"moves\\": \[x\]"\]$/m);
        assert.match(
          summary.text,
          results[0] === 1 ? /^\[Result "1-0"\]$/m : /^\[Result "(0-1|1\/2-1\/2)"\]$/m,
        );
      }
    }
  });
}

for (const [id, start] of Object.entries(SITE_GAMES)) {
  test(`games of ${id} come back from the records that are written of them`, async () => {
    for (let seed = 30; seed < 36; seed++) {
      const below = random(seed);
      const game = start();
      const moves = [];
      while (!game.winners && !game.isStuck && moves.length < 7 + seed) {
        const move = game.choose(below);
        game.play(move);
        moves.push(move);
      }
      const results = [[1, 0], [0, 1], [0.5, 0.5], []][seed % 4];
      const [first] = (await read(JSON.stringify(record(id, moves, results))))?.games ?? [];
      const text = String(recordOf(first));
      const written = JSON.parse(text);
      assert.deepEqual(written.moves.flat(), moves);
      assert.deepEqual((await read(text))?.games, [first]);
    }
  });

  test(`a game of ${id} that is not played there is no record`, async () => {
    const [game] = (await read(JSON.stringify(record(id, [], []))))?.games ?? [];
    assert.ok(recordOf(game));
    assert.equal(recordOf({ ...game, options: [] }), undefined);
    assert.equal(recordOf({ ...game, options: [...game.options, "swap"] }), undefined);
    assert.equal(recordOf({ ...game, start: "a position" }), undefined);
    assert.equal(recordOf({ ...game, game: "another" }), undefined);
  });
}

test("the example of the documentation is read", async () => {
  const page = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
  const example = /^```abstract-play-record\n([^]*?)^```$/m.exec(page)?.[1] ?? "";
  const [game] = (await read(example))?.games ?? [];
  assert.deepEqual(game.moves, ["d6", "d4", "e1"]);
  assert.match(game.text, /^\[First "Ada"\]\n\[Second "Bob"\]\n\[Result "1-0"\]$/m);
});

test("a game that is not over there stays open", async () => {
  const [name] = Object.keys(SITE_GAMES);
  const [game] = (await read(JSON.stringify(record(name, ["e7", "c5"], []))))?.games ?? [];
  assert.match(game.text, /^\[Result "\*"\]$/m);
  assert.doesNotMatch(game.text, /Termination/);
});

test("errors have their place in the record", async () => {
  const [name] = Object.keys(SITE_GAMES);
  const text = JSON.stringify(record(name, ["e7", "c5", "e7"], [1, 0]), null, 2);
  const { error } = (await read(text)) ?? {};
  assert.equal(error?.code, "illegal");
  assert.equal(text.slice(error?.start, error?.end), "e7");
  assert.equal(error?.start, text.lastIndexOf("e7"));
  for (const game of [{ variants: ["size-5"] }, { name: "Chess" }]) {
    const refused = await read(JSON.stringify(record(name, ["e7"], [], game)));
    assert.equal(refused?.error?.code, "game-unread");
  }
});

test("other texts are not records", async () => {
  for (const text of [
    "",
    "{}",
    '{"moves": [',
    '{"moves": []}',
    '["moves": [e7]]',
    '{"header": {}, "moves": []}',
    '{"header": null, "moves": []}',
  ])
    assert.equal(await read(text), undefined, text);
  assert.ok(!isRecord('[Game "ergo"]'));
});
