/**
 * The pages of the site, with their styles: those of the board, whose references to sources become references
 * to built files, those about the games, and those of `www/pages`.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { atAddress } from "./address.js";
import { minifiedScript, minifiedStyle } from "./bundle.js";
import { ROOT, WWW, filesBelow, readText, write } from "./files.js";
import { TEMPLATE, galleryPages } from "./gallery.js";
import { gamePages, manifestOf, ofGames } from "./games.js";
import { BOARD, SCRIPTS } from "./chunks.js";
import { COMPLETE, OTHER_LANGUAGES, TEST_LANGUAGES } from "./languages.js";
import { missingPages } from "./missing.js";
import { isScriptOf } from "./names.js";
import { FOLDER } from "./parts.js";
import { FRAME_POLICY, guardFrame, guardPage } from "./policy.js";
import { inEveryLanguage } from "./translated.js";

/** The pages with a board: their script, and what adds their policy. */
const PAGES = {
  "index.html": { script: "app", guard: guardPage },
  "embed.html": { script: "embed", guard: guardFrame },
};

/** The script that chooses the language of a page with a board, before it is seen. */
const CHOICE = "www/app/reader-language.js";

/**
 * Writes all pages.
 *
 * @param {string} site
 * @param {Map<string, string>} scripts
 * @param {string} [address] of the site, if it is known
 */
export async function writePages(site, scripts, address) {
  const choice = await readerLanguage(scripts);
  for (const [file, { script, guard }] of Object.entries(PAGES)) {
    const isFrame = guard === guardFrame;
    const source = withChoice(
      inEveryLanguage(ofGames(await readText(file))),
      isFrame ? "" : `<script>${choice}</script>`,
    );
    const page = await builtPage(file, source, script, site, scripts);
    const text = atAddress(isFrame ? page : withEngine(page, await filesBelow(site)), address);
    await write(join(site, file), guard(text, choice));
  }
  await write(join(site, FRAME_POLICY.file), FRAME_POLICY.text + choice);
  await write(join(site, "fonts.css"), await styles(["www/fonts/fonts.css"]));
  const manifest = await manifestOf(await readText("www/manifest.webmanifest"));
  await write(join(site, "manifest.webmanifest"), atAddress(manifest, address, ","));
  for (const [name, content] of [
    ...(await gamePages()),
    ...(await galleryPages()),
    ...(await missingPages(address)),
  ]) {
    const isPage = typeof content === "string";
    await write(join(site, name), isPage ? guardPage(atAddress(content, address)) : content);
  }
  const others = join(WWW, "pages");
  for (const name of (await filesBelow(others)).filter((name) => name !== TEMPLATE)) {
    const content =
      name === "pages.css"
        ? await styles(["www/ui/tokens.css", "www/pages/pages.css"])
        : await readFile(join(others, name));
    if (!/\.(xml|txt)$/.test(name)) await write(join(site, name), content);
    // A map of the site with wrong addresses is worse than none.
    else if (address) await write(join(site, name), atAddress(ofGames(String(content)), address));
  }
}

/**
 * The script that chooses the language, with the files of the languages.
 *
 * @param {Map<string, string>} [scripts] of a site that has files of them
 */
export async function readerLanguage(scripts = new Map()) {
  const source = await readText(CHOICE);
  const fileOf = (/** @type {string} */ name) =>
    [...scripts.keys()].find((file) => isScriptOf(file, `${BOARD}-${name}`)) ?? "";
  const filesOf = (/** @type {readonly string[]} */ codes) =>
    JSON.stringify(Object.fromEntries(codes.map((code) => [code, fileOf(code)])));
  const complete = [...COMPLETE.map(({ code }) => code), ...TEST_LANGUAGES];
  const others = OTHER_LANGUAGES.filter((code) => !complete.includes(code));
  const text = source
    .replace('languages = ""', `languages = "${fileOf("languages")}"`)
    .replace("others] = [{}, {}]", `others] = [${filesOf(complete)}, ${filesOf(others)}]`);
  return minifiedScript(text);
}

/**
 * A page with the script that chooses the language in place of the link to it.
 *
 * @param {string} text
 * @param {string} choice
 */
export function withChoice(text, choice) {
  const parts = text.split(`<script src="${CHOICE}"></script>`);
  if (parts.length !== 2) throw new Error(`a page must load ${CHOICE} once`);
  return parts.join(choice);
}

/**
 * A page with the files that it links to, which are written into the site. Its styles become one file.
 *
 * @param {string} file
 * @param {string} source
 * @param {string} script
 * @param {string} site
 * @param {Map<string, string>} scripts
 */
async function builtPage(file, source, script, site, scripts) {
  let text = source;
  const preloads = allImports(`${script}.js`, scripts).map(
    (chunk) => `\n<link rel="modulepreload" href="${chunk}" />`,
  );
  text = text.replace(
    scriptTag(file, text, script),
    () => `<script type="module" src="${script}.js"></script>${preloads.join("")}`,
  );
  const [links, sources] = stylesheets(text);
  await write(join(site, `${script}.css`), await styles(sources));
  text = text.replace(links, `<link rel="stylesheet" href="${script}.css" />`);
  for (const [whole, source] of text.matchAll(/(?<=(?:href|src)=)"(www\/[^"]*)"/g)) {
    await write(join(site, basename(source)), await readFile(join(ROOT, source)));
    text = text.replace(whole, `"${basename(source)}"`);
  }
  if (text.includes("www/")) throw new Error(`${file} still refers to a source in www/`);
  // The indentation is for those who edit the source.
  return text.replaceAll(/\n +/g, "\n");
}

/**
 * A page that sends for what runs the engine and for the base of the WebAssembly module at once, which takes
 * longest to load: behind everything that is seen first. So the worker starts while the module is on its way.
 * The attributes of the second link are those that make the request the same as that of
 * `www/parts/module.js`.
 *
 * @param {string} text
 * @param {readonly string[]} files of the site
 */
function withEngine(text, files) {
  const [engine, module] = [
    new RegExp(`^${BOARD}-engine-`),
    new RegExp(`^${FOLDER}/.*/base-\\w+\\.wasm$`),
  ].map((pattern) => files.find((name) => pattern.test(name)));
  const links = [
    engine && `<link rel="modulepreload" href="${engine}" fetchpriority="low" />`,
    module && `<link rel="preload" href="${module}" as="fetch" crossorigin fetchpriority="low" />`,
  ];
  const written = links.filter(Boolean).map((link) => `${link}\n`);
  return text.replace("</head>", `${written.join("")}</head>`);
}

/**
 * The script element of a page, the only one.
 *
 * @param {string} file
 * @param {string} text
 * @param {string} script
 */
export function scriptTag(file, text, script) {
  const tag = `<script type="module" src="www/${SCRIPTS[script]}"></script>`;
  if (text.split(tag).length !== 2 || text.split("<script ").length !== 2)
    throw new Error(`the only script of ${file}, besides the choice of the language, must be ${tag}`);
  return tag;
}

/**
 * The links of a page to its style sheets, which follow each other, and their sources.
 *
 * @param {string} text
 * @returns {[links: string, sources: string[]]}
 */
export function stylesheets(text) {
  const [links = ""] =
    /<link rel="stylesheet" href="www\/[^>]*>(\s*<link rel="stylesheet" href="www\/[^>]*>)*/.exec(text) ?? [];
  return [links, [...links.matchAll(/href="([^"]*)"/g)].map(([, source]) => source)];
}

/**
 * Style sheets as one, minified.
 *
 * @param {readonly string[]} sources
 */
export async function styles(sources) {
  const texts = await Promise.all(sources.map(readText));
  return minifiedStyle(texts.join("\n"));
}

/**
 * All files that a script imports before it runs, directly or not.
 *
 * @param {string} script
 * @param {Map<string, string>} scripts
 */
export function allImports(script, scripts) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [script];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const [, chunk] of (scripts.get(name) ?? "").matchAll(/(?:\bfrom|\bimport)"\.\/([\w-]+\.js)"/g)) {
      if (!found.has(chunk)) open.push(chunk);
      found.add(chunk);
    }
  }
  return [...found].sort();
}
