/** Looks at the page after a step of a walk. */
import { findOutside, settled } from "../outside.mjs";
import { findTexts } from "../texts.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Said} from "../texts.mjs" */

/**
 * The language, the texts and the layout of a page.
 *
 * @typedef {object} Sight
 * @property {string} language that the page says it has
 * @property {string} direction
 * @property {Said[]} texts what it says, and what it has said or painted since the last look
 * @property {string[]} outside what is outside its box
 */

/**
 * Looks at a page, once it is laid out: all at once, as each call takes longer than the look.
 *
 * @param {Page} page
 * @returns {Promise<Sight>}
 */
export const lookAt = (page) =>
  page.evaluate(`(${settled})().then(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    texts: (${findTexts})(),
    outside: (${findOutside})(),
  }))`);
