/**
 * Pages that there are in every language: those in English at the root of the site, those in others in a
 * folder of their own. A page is named by its address in English: `ergo/`, or nothing for the start page,
 * instead of which other languages have a front page.
 */
import { pageIn } from "../../www/text/languages.js";
import { filled } from "./templates.js";
import { ALL_WORDS } from "./words.js";

/** @import {Words} from "./words.js" */

/**
 * The name of its file.
 *
 * @param {string} code
 * @param {string} page
 */
export const fileOf = (code, page) => pageIn(code, page).replace(/(^|\/)$/, "$1index.html");

/**
 * The way up from a page.
 *
 * @param {string} address
 */
const upFrom = (address) => "../".repeat(address.split("/").length - 1) || "./";

/**
 * A page in all languages, and in the one for those who read none of them.
 *
 * @param {string} page
 * @param {(code: string, address: string) => string} line
 */
const inEach = (page, line) =>
  [...ALL_WORDS.map(({ code }) => line(code, pageIn(code, page))), line("x-default", page)].join("\n");

/**
 * The links in the head of a page to the page in other languages.
 *
 * @param {string} page
 */
const alternates = (page) =>
  inEach(page, (code, address) => `<link rel="alternate" hreflang="${code}" href="{site}${address}" />`);

/**
 * The entries of a page in the map of the site.
 *
 * @param {string} page
 */
export const mapOf = (page) => {
  const others = inEach(
    page,
    (code, address) => `  <xhtml:link rel="alternate" hreflang="${code}" href="{site}${address}" />`,
  );
  return ALL_WORDS.map(
    ({ code }) => `<url>\n  <loc>{site}${pageIn(code, page)}</loc>\n${others}\n</url>`,
  ).join("\n");
};

/**
 * The links from a page to other pages and to itself.
 *
 * @param {Words} words
 * @param {string} page
 */
export function waysFrom({ code }, page) {
  const address = pageIn(code, page);
  const root = upFrom(address);
  const inLanguage = (/** @type {string} */ other) =>
    // The start page speaks many languages.
    other === "en" && page === "" ? `${root}?lang=en` : root + pageIn(other, page);
  const languages = ALL_WORDS.map((other) => {
    const current = other.code === code ? ' aria-current="page"' : "";
    return `<a href="${inLanguage(other.code)}" lang="${other.code}" hreflang="${other.code}"${current}>${other.language}</a>`;
  });
  const app = `${root}?lang=${code}`;
  return {
    address,
    root,
    app,
    /** The folder of the language. */
    base: upFrom(page),
    /** All games. */
    home: code === "en" ? app : upFrom(page),
    alternates: alternates(page),
    languages: languages.join("\n"),
  };
}

/**
 * A page that is the same for all readers, with some paragraphs in every language: what it says when no
 * script can choose. `data-translated` names their texts. The English ones in the source are for pages that
 * are not built.
 *
 * @param {string} page
 */
export const inEveryLanguage = (page) =>
  page.replaceAll(/^( *)<p data-translated="([^"]*)">[^]*?<\/p>/gm, (_, indentation, paths) =>
    ALL_WORDS.map((words) => {
      const places = paths.split(" ").map((/** @type {string} */ path) => `{${path}}`);
      return `${indentation}<p lang="${words.code}">${filled(places.join(" "), words)}</p>`;
    }).join("\n"),
  );
