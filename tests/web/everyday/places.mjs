/** Opening every place, for the first time in a visit and again, and changing the language. */
import { Visit } from "./visit.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * The places with their addresses; `isThere` runs in the page.
 *
 * @type {Record<string, { to: string; from?: string; isThere: () => unknown }>}
 */
const PLACES = {
  Play: {
    to: "#/ergo",
    from: "#/settings",
    isThere: () => /** @type {any} */ (document.querySelector("#board")).checkVisibility(),
  },
  Learn: { to: "#/ergo/learn", isThere: () => document.querySelector("#place .lessons") },
  "A lesson": {
    to: "#/ergo/learn/soldiers",
    from: "#/ergo/learn",
    isThere: () => /** @type {any} */ (document.querySelector("#place ergo-board"))?.state?.view,
  },
  Puzzles: {
    to: "#/ergo/puzzles",
    isThere: () => /** @type {any} */ (document.querySelector("#place ergo-board"))?.state?.view?.start,
  },
  Study: {
    to: "#/ergo/study",
    isThere: () => {
      const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
      return board?.state?.view && board.shadowRoot.querySelector('[data-study="comment"]');
    },
  },
  "Position editor": {
    to: "#/ergo/editor",
    isThere: () => document.querySelector("#place .draft-board")?.shadowRoot?.querySelector("button"),
  },
  Rules: { to: "#/ergo/rules", isThere: () => document.querySelector("#place h2") },
  "My games": { to: "#/library", isThere: () => document.querySelector("#place .row") },
  Settings: { to: "#/settings", isThere: () => document.querySelector('#place [name="language"]') },
  About: { to: "#/about", isThere: () => document.querySelector("#place .version") },
};

/** How often a place is opened in a visit after the first time. */
const AGAIN = 2;

const go = (/** @type {string} */ address) => (location.hash = address);

/** @param {import("./visit.mjs").Site} site */
export async function measurePlaces({ browser, context, url }) {
  const samples = [];
  for (const [name, { to, from = "#/ergo", isThere }] of Object.entries(PLACES)) {
    const visit = await Visit.open(browser, context, url + from);
    await visit.time(`${name}, first time`, go, isThere, to);
    for (let count = 0; count < AGAIN; count++) {
      await visit.page.evaluate(go, from);
      await visit.time(name, go, isThere, to);
    }
    if (name === "Puzzles") for (let count = 0; count < AGAIN; count++) await timePuzzle(visit);
    samples.push(...(await visit.close()));
  }
  const visit = await Visit.open(browser, context, `${url}#/settings`);
  await timeLanguage(visit, "Language, first time", "de");
  await timeLanguage(visit, "Language", "en");
  await timeLanguage(visit, "Language", "de");
  await timeLanguage(visit, "Language", "en");
  return [...samples, ...(await visit.close())];
}

/** @param {Visit} visit */
const timePuzzle = (visit) =>
  visit.time(
    "The next puzzle",
    () => {
      const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
      /** @type {any} */ (window).before = board.state.view.start;
      /** @type {HTMLElement} */ (document.querySelector(".exercise-card .actions > :last-child")).click();
    },
    () => {
      const { view } = /** @type {any} */ (document.querySelector("#place ergo-board")).state;
      return view && view.start !== /** @type {any} */ (window).before;
    },
  );

/**
 * @param {Visit} visit
 * @param {string} name
 * @param {string} code
 */
const timeLanguage = (visit, name, code) =>
  visit.time(
    name,
    (code) => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector('#place [name="language"]'));
      select.value = code;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    (code) =>
      document.documentElement.lang === code &&
      document.querySelector("#place h1")?.textContent === { de: "Einstellungen", en: "Settings" }[code],
    code,
  );
