/**
 * Writes the sources that the gallery shows beside its examples, from the very markup and files that run:
 * `node tools/site/generate/gallery.js`, after a change of `www/pages/gallery`. A unit test compares them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GALLERY = new URL("../../../www/pages/gallery/", import.meta.url);
const PAGE = new URL("index.html", GALLERY);

/** An example: the files that it loads, its markup, and the sources that are shown. */
const EXAMPLE =
  /<div class="live[^"]*"(?: data-files="([^"]*)")?>\n {12}<template>\n([^]*?)\n {12}<\/template>\n {10}<\/div>\n {10}<div class="sources">([^]*?)<\/div>/g;

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

/** The page of the gallery as it should be. */
export const galleryPage = () =>
  readFileSync(PAGE, "utf8").replaceAll(EXAMPLE, (whole, files, markup, shown) => {
    const named = files?.split(" ") ?? [];
    const texts = named.map((/** @type {string} */ name) =>
      figure(name, readFileSync(new URL(name, GALLERY), "utf8").trim()),
    );
    const sources = [figure("HTML", dedented(markup)), ...texts].join("");
    return whole.slice(0, whole.length - shown.length - "</div>".length) + `${sources}\n          </div>`;
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, galleryPage());
