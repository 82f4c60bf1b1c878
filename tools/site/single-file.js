/**
 * The page in a single file that can be opened from disk, with its styles, scripts and parts inlined. No
 * folder of the site has its name: hosts that leave out `.html` would find that instead.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { atAddress } from "./address.js";
import { bundle } from "./bundle.js";
import { NOTICES, ROOT, WWW, readText, write } from "./files.js";
import { ofGames } from "./games.js";
import { SCRIPTS } from "./chunks.js";
import { readerLanguage, scriptTag, styles, stylesheets, withChoice } from "./pages.js";
import { guardFile } from "./policy.js";
import { inlinedData } from "./separate.js";
import { inEveryLanguage } from "./translated.js";

/** @import {Parts} from "./parts.js" */

export const SINGLE_FILE = "ergo-offline.html";

/**
 * Writes the file into a site.
 *
 * @param {Parts} parts
 * @param {string} site
 * @param {Record<string, string>} replaced modules of the page, by their paths
 */
export async function writeSingleFile(parts, site, replaced) {
  const places = Object.fromEntries(
    ["module", "nets", "texts", "data"].map((name) => [
      `parts/${name}.js`,
      `export * from "./inlined/${name}.js";`,
    ]),
  );
  const withoutTests = { "app/test-languages.js": "" };
  const script = await bundle(
    { www: WWW, replaced: { ...replaced, ...places, ...withoutTests } },
    SCRIPTS.app,
  );
  const notices = await readText(NOTICES);
  for (const text of ["</script", "<!--"])
    if ((script + notices).toLowerCase().includes(text)) throw new Error(`an inline script contains ${text}`);
  await write(join(site, SINGLE_FILE), guardFile(await inlinePage(script, inlined(parts), notices)));
}

/**
 * The page with everything inlined.
 *
 * @param {string} script
 * @param {string} parts
 * @param {string} notices
 */
async function inlinePage(script, parts, notices) {
  let text = withChoice(inEveryLanguage(ofGames(await readText("index.html"))), "");
  text = atAddress(text.replace(scriptTag("index.html", text, "app"), ""), undefined);
  const [links, sources] = stylesheets(text);
  const style = await inlineFonts(await styles(sources), "www/fonts");
  if (style.toLowerCase().includes("</style")) throw new Error("the styles cannot be inlined");
  text = text.replace(links, () => `<style>\n${style}</style>`);
  const icon = (await readFile(join(WWW, "icon.svg"))).toString("base64");
  text = text.replaceAll(/<link [^>]*>/g, (link) =>
    link.includes('rel="icon"') ? `<link rel="icon" href="data:image/svg+xml;base64,${icon}" />` : "",
  );
  const choice = `<script>${await readerLanguage()}</script>`;
  text = text.replace("</head>", () => `${choice}</head>`);
  const end = text.lastIndexOf("</body>");
  const scripts = [
    `<script type="text/plain" id="notices">\n${notices}</script>\n`,
    `<script type="application/json" id="parts">${parts}</script>\n`,
    `<script type="module">\n${script}</script>\n`,
  ].join("");
  return text.slice(0, end) + scripts + text.slice(end);
}

/**
 * A style sheet with its fonts as data.
 *
 * @param {string} style
 * @param {string} folder
 */
async function inlineFonts(style, folder) {
  /** @type {Map<string, string>} */
  const fonts = new Map();
  for (const [, , name] of style.matchAll(/url\(("?)([\w-]+\.woff2)\1\)/g))
    fonts.set(name, (await readFile(join(ROOT, folder, name))).toString("base64"));
  return style.replaceAll(
    /url\(("?)([\w-]+\.woff2)\1\)/g,
    (_, quote, name) => `url("data:font/woff2;base64,${fonts.get(name)}")`,
  );
}

/**
 * The parts as JSON, for an element of the page.
 *
 * @param {Parts} parts
 */
function inlined({ worker, modules, nets, texts, translations, data }) {
  const pack = (/** @type {Record<string, Buffer>} */ files) =>
    Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, gzipSync(bytes, { level: 9 }).toString("base64")]),
    );
  const packed = { modules: pack(modules), nets: pack(nets), data: pack(inlinedData(data)) };
  const value = { worker, ...packed, texts, translations };
  // In JSON only strings contain `<`, and escaped it cannot end the element.
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
