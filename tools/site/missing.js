/**
 * `404.html`, the page that hosts send for an address that the site does not have, and the same in the folder
 * of each language, for hosts that send the nearest one. It is sent for addresses of any depth, so its links
 * start at the root of the host: there, or at its own address if that is known, the site has to be.
 */
import { readText } from "./files.js";
import { navigation } from "./games.js";
import { filled } from "./templates.js";
import { ALL_WORDS } from "./words.js";

export const MISSING = "404.html";

/**
 * The pages by their paths on the site.
 *
 * @param {string} [address] of the site, if it is known
 * @returns {Promise<Map<string, string>>}
 */
export async function missingPages(address) {
  const template = await readText("www/missing.html");
  const root = address ? new URL(address).pathname : "/";
  const folderOf = (/** @type {string} */ code) => (code === "en" ? "" : `${code}/`);
  const homeOf = (/** @type {string} */ code) => (code === "en" ? `${root}?lang=en` : root + folderOf(code));
  return new Map(
    ALL_WORDS.map((words) => {
      const { code } = words;
      const others = ALL_WORDS.filter((other) => other !== words).map(
        ({ code, missing }) => `<p lang="${code}"><a href="${homeOf(code)}">${missing.title}</a></p>`,
      );
      const page = filled(template, {
        ...words,
        root,
        home: homeOf(code),
        navigation: navigation(words, root + folderOf(code)),
        others: others.join("\n"),
      });
      return [folderOf(code) + MISSING, page];
    }),
  );
}
