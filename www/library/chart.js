/**
 * Pictures of results: the bar of a tally, and the chart of games over time. What they show is also said in
 * words or in a table.
 */
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";
import { words } from "../text/index.js";
import { decided, RESULTS } from "./outcome.js";

/** @import {Tally} from "./types.js" */
/** @import {Unit} from "./statistics.js" */
/** @import {Period} from "./statistics.js" */

/**
 * Won, drawn and lost, side by side.
 *
 * @param {Tally} tally
 */
export function scoreBar(tally) {
  const bar = make("span", { class: "score", "aria-hidden": "true" });
  for (const result of RESULTS) {
    if (tally[result] === 0) continue;
    const part = make("span", { class: result });
    part.style.flexGrow = String(tally[result]);
    bar.append(part);
  }
  return bar;
}

/** The key to the colours. */
export function legend() {
  const say = words.statistics;
  const entry = (/** @type {typeof RESULTS[number]} */ result) =>
    make("span", {}, make("span", { class: `swatch ${result}` }), say[result]);
  return make("p", { class: "legend", "aria-hidden": "true" }, ...RESULTS.map(entry));
}

/** The chart is this high, and a period this wide, in units of its own. */
const HEIGHT = 100;
const WIDTH = 10;

/**
 * The least even number that no period exceeds, so that half of it is a number of games too.
 *
 * @param {readonly Period[]} periods
 */
const topOf = (periods) =>
  2 * Math.max(1, Math.ceil(Math.max(...periods.map(({ tally }) => decided(tally))) / 2));

/**
 * A column for each period: won below, lost above.
 *
 * @param {Unit} unit
 * @param {readonly Period[]} periods
 * @param {Tally} sum
 */
export function timeChart(unit, periods, sum) {
  const say = words.statistics;
  const top = topOf(periods);
  const [first, last] = [periods[0].start, periods[periods.length - 1].start];
  const picture = svg("svg", {
    role: "img",
    "aria-label": say.chart(unit, first, last, sum),
    viewBox: `0 0 ${periods.length * WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
  });
  for (const [at, { start, tally }] of periods.entries()) {
    const column = svg("g", {}, svg("title", {}, `${say.period(unit, start)}: ${say.results(tally)}`));
    let below = 0;
    for (const result of RESULTS) {
      const height = (tally[result] / top) * HEIGHT;
      const place = { x: at * WIDTH + 1.5, y: HEIGHT - below - height, width: WIDTH - 3, height };
      if (height > 0) column.append(svg("rect", { class: result, ...place }));
      below += height;
    }
    picture.append(column);
  }
  const scale = [top, top / 2, 0].map((number) => make("span", {}, say.number(number)));
  return make(
    "div",
    { class: "chart", dir: "ltr" },
    make("div", { class: "scale", "aria-hidden": "true" }, ...scale),
    make("div", { class: "plot" }, picture),
    make(
      "div",
      { class: "axis", "aria-hidden": "true" },
      ...[first, last].map((time) => make("span", {}, say.period(unit, time))),
    ),
  );
}

/** How many games the chart of a rating shows. */
const RATED = 100;

/** How many points it shows at least, so that small changes do not look great. */
const LEAST_SPAN = 200;

/**
 * A rating over the last games, as a line.
 *
 * @param {import("../game/even.js").Career} career
 */
export function ratingChart({ steps }) {
  const say = words.even;
  const ratings = steps.slice(-RATED).map(({ rating }) => rating);
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)];
  const spare = Math.max(0, LEAST_SPAN - (highest - lowest)) / 2;
  const [bottom, top] = [lowest - spare, highest + spare];
  const at = (/** @type {number} */ place) =>
    ratings.length === 1 ? 100 : (place / (ratings.length - 1)) * 100;
  const points = ratings.map((rating, place) => [
    at(place),
    HEIGHT * (1 - (rating - bottom) / (top - bottom)),
  ]);
  const picture = svg(
    "svg",
    {
      role: "img",
      "aria-label": say.chart(ratings.length, ratings[0], ratings[ratings.length - 1], lowest, highest),
      viewBox: `0 0 100 ${HEIGHT}`,
      preserveAspectRatio: "none",
    },
    // A single game is a line as well.
    svg("polyline", { points: [...(points.length === 1 ? [[0, points[0][1]]] : []), ...points].join(" ") }),
  );
  const scale = [top, bottom].map((rating) => make("span", {}, say.number(rating)));
  return make(
    "div",
    { class: "chart rated" },
    make("div", { class: "scale", "aria-hidden": "true" }, ...scale),
    make("div", { class: "plot" }, picture),
  );
}

/**
 * The numbers of the chart, the newest first; periods without a game are left out.
 *
 * @param {Unit} unit
 * @param {readonly Period[]} periods
 */
export function timeTable(unit, periods) {
  const say = words.statistics;
  const head = (/** @type {string} */ text) => make("th", { scope: "col" }, text);
  const rows = periods
    .filter(({ tally }) => decided(tally) > 0)
    .toReversed()
    .map(({ start, tally }) => {
      const cells = RESULTS.map((result) => make("td", {}, say.number(tally[result])));
      return make("tr", {}, make("th", { scope: "row" }, say.period(unit, start)), ...cells);
    });
  const heads = make("tr", {}, head(say.units[unit]), ...RESULTS.map((result) => head(say[result])));
  return make(
    "table",
    {},
    make("caption", { class: "unseen" }, say.overTime),
    make("thead", {}, heads),
    make("tbody", {}, ...rows),
  );
}
