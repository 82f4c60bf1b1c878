/**
 * The ratings of the levels that fit the results in `docs/strength.md` best:
 *
 *     node tests/web/level-ratings.mjs
 *
 * A novice or a level that is ahead of another by 400 points scores ten times as much as it. The sensible
 * novice has 1000 points.
 */
import { readFileSync } from "node:fs";
import { isMain } from "../../tools/site/files.js";

/** How many games each result counts as. */
const GAMES = 40;

/** How many of them neighbouring levels draw besides, so that a result of 0 % puts nobody infinitely far down. */
const DRAWS = 1;

const STEPS = 20_000;

const strength = readFileSync(new URL("../../docs/strength.md", import.meta.url), "utf8");

/**
 * The rows of a table, with the cells below each other.
 *
 * @param {string} head the start of its first line
 */
function tableOf(head) {
  const lines = strength.slice(strength.indexOf(head)).split("\n");
  const rows = lines.slice(0, lines.indexOf(""));
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/**
 * A result: the score of one against the other, from 0 to 1.
 *
 * @typedef {{ one: string; other: string; score: number }} Result
 */

/**
 * The results of levels and novices in a game.
 *
 * @param {string} game its name
 * @returns {Result[]}
 */
export function resultsOf(game) {
  const [levels, , ...neighbours] = tableOf("| Game | 2 |");
  const [columns, , ...novices] = tableOf("| Game | Novice |");
  const scored = (/** @type {string} */ cell) => (cell ? Number.parseFloat(cell) / 100 : undefined);
  /** @type {Result[]} */
  const found = [];
  const own = neighbours.find(([name]) => name === game) ?? [];
  // The strongest levels of HexEmergo are those of Emergo.
  const alike = game === "HexEmergo" ? neighbours.find(([name]) => name === "Emergo") : undefined;
  for (const [at, level] of levels.entries()) {
    const score = scored(own[at] || alike?.[at] || "");
    if (at > 0 && score !== undefined) found.push({ one: level, other: String(Number(level) - 1), score });
  }
  let current = "";
  for (const [name, novice, ...scores] of novices) {
    current = name || current;
    // Who never scores says nothing.
    if (current !== game || !scores.some((cell) => (scored(cell) ?? 0) > 0)) continue;
    for (const [at, cell] of scores.entries()) {
      const score = scored(cell);
      if (score !== undefined)
        found.push({ one: novice, other: columns[at + 2].replace("Level ", ""), score });
    }
  }
  return found;
}

/**
 * The ratings of the levels, to the nearest ten; none is lower than the one before it.
 *
 * @param {string} game its name
 */
export function ratingsOf(game) {
  const results = resultsOf(game);
  const levels = Array.from({ length: 11 }, (_, at) => String(at));
  const games = results.map((result) => ({ ...result, count: GAMES }));
  for (const [at, one] of levels.slice(1).entries())
    games.push({ one, other: levels[at], score: 0.5, count: DRAWS });
  const names = [...new Set(games.flatMap(({ one, other }) => [one, other]))];
  let strengths = new Map(names.map((name) => [name, 1]));
  const of = (/** @type {string} */ name) => strengths.get(name) ?? 1;
  for (let step = 0; step < STEPS; step++) {
    const won = new Map(names.map((name) => [name, 0]));
    const weight = new Map(names.map((name) => [name, 0]));
    const add = (
      /** @type {Map<string, number>} */ map,
      /** @type {string} */ name,
      /** @type {number} */ by,
    ) => map.set(name, (map.get(name) ?? 0) + by);
    for (const { one, other, score, count } of games) {
      add(won, one, score * count);
      add(won, other, (1 - score) * count);
      for (const name of [one, other]) add(weight, name, count / (of(one) + of(other)));
    }
    strengths = new Map(names.map((name) => [name, (won.get(name) ?? 0) / (weight.get(name) ?? 1)]));
  }
  const points = (/** @type {string} */ name) => 400 * Math.log10(of(name) / of("sensible"));
  let last = -Infinity;
  return levels.map((level) => (last = Math.max(last, 10 * Math.round(100 + points(level) / 10))));
}

if (isMain(import.meta.url))
  for (const game of ["Ergo", "Emergo", "HexEmergo", "Intermedium"])
    console.log(game, ratingsOf(game).join(" "));
