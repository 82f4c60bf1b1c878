/**
 * The gallery of boards in each language, with the sources of its examples: the very markup and files that
 * run.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { WWW, readText } from "./files.js";
import { namesOf, navigation } from "./games.js";
import { filled } from "./templates.js";
import { fileOf, waysFrom } from "./translated.js";
import { ALL_WORDS } from "./words.js";

/** @import {Words} from "./words.js" */

/** Its address in English, where the files of the examples are. */
const PAGE = "gallery/";

/** Its template below `www/pages`. */
export const TEMPLATE = `${PAGE}index.html`;

/** An example: the files that it loads, its markup, and the place of its sources. */
const EXAMPLE =
  /<div class="live[^"]*"(?: data-files="([^"]*)")?>\n {12}<template>\n([^]*?)\n {12}<\/template>\n {10}<\/div>\n {10}<div class="sources">/g;

/** @returns {Promise<Map<string, string>>} its pages, by their paths on the site */
export async function galleryPages() {
  const template = await readText(`www/pages/${TEMPLATE}`);
  const pages = ALL_WORDS.map(
    async (words) =>
      /** @type {[string, string]} */ ([
        fileOf(words.code, PAGE),
        await withSources(galleryIn(words, template)),
      ]),
  );
  return new Map(await Promise.all(pages));
}

/**
 * The page in a language, without the sources.
 *
 * @param {Words} words
 * @param {string} template
 */
function galleryIn(words, template) {
  const ways = waysFrom(words, PAGE);
  const { all } = namesOf(words);
  const { gallery } = words;
  return filled(template, {
    ...words,
    ...ways,
    files: words.code === "en" ? "" : `${ways.root}${PAGE}`,
    navigation: navigation(words, ways.base),
    gallery: {
      ...gallery,
      description: gallery.description(all),
      card: gallery.card(all),
      more: gallery.more(`${ways.base}api.html`, ways.app),
    },
  });
}

/** @param {string} text */
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A markup without the indentation of its first line.
 *
 * @param {string} markup
 */
function dedented(markup) {
  const indentation = /^ */.exec(markup)?.[0] ?? "";
  return markup.replaceAll(`\n${indentation}`, "\n").trim();
}

/**
 * @param {string} title
 * @param {string} text
 */
const figure = (title, text) =>
  `\n            <figure class="source">\n              <figcaption>${title}</figcaption>\n` +
  `              <pre><code>${escape(text)}</code></pre>\n            </figure>`;

/**
 * A page with the sources of its examples.
 *
 * @param {string} page
 */
async function withSources(page) {
  const examples = [...page.matchAll(EXAMPLE)];
  const sources = examples.map(async ([, files = "", markup]) => {
    const named = files.split(" ").filter(Boolean);
    const texts = named.map(async (name) =>
      figure(name, (await readFile(join(WWW, "pages", PAGE, name), "utf8")).trim()),
    );
    return [figure("HTML", dedented(markup)), ...(await Promise.all(texts))].join("");
  });
  const all = await Promise.all(sources);
  return page.replaceAll(EXAMPLE, (whole) => `${whole}${all.shift()}\n          `);
}
