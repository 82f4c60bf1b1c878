/**
 * Writes the reference of `<ergo-board>` for the npm package and the site: type declarations, manifest and
 * API page. It is made from the declarations of tsc and the manifest of the custom elements analyzer.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { atAddress } from "./address.js";
import { LANGUAGES } from "../../www/text/languages.js";
import { FRAMEWORKS, declarations } from "./element-types.js";
import { WWW, readText, write } from "./files.js";
import { namesOf, navigation } from "./games.js";
import { addLooks, readLooks, withLooks } from "./looks.js";
import { guardPage } from "./policy.js";
import { filled } from "./templates.js";
import { fileOf, waysFrom } from "./translated.js";
import { ALL_WORDS } from "./words.js";

/** @import {Words} from "./words.js" */

/** The API page. */
const PAGE = "api.html";

/** The declarations of the element. */
const ELEMENT = "element/ergo-board.d.ts";

/**
 * @param {string} input the folder with `types/` and `custom-elements.json`
 * @param {string} site
 * @param {string} [address] of the site, if it is known
 */
export async function describeElement(input, site, address) {
  const looks = await readLooks();
  const types = withLooks(await readFile(join(input, "types", ELEMENT), "utf8"), looks);
  await write(join(input, "types", ELEMENT), types);
  const manifest = JSON.parse(await readFile(join(input, "custom-elements.json"), "utf8"));
  const element = describe(manifest, types, looks);
  addDefaults(
    element.cssProperties,
    await readText("www/element/host.css"),
    await readText("www/element/dark.css"),
  );
  await copyTypes(input, site, ELEMENT, new Set());
  await write(join(site, "custom-elements.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const details = [...types.matchAll(/^export type (\w+Detail)\b/gm)].map(([, name]) => name);
  await write(join(site, "ergo-board.d.ts"), declarations(element, details));
  for (const [name, text] of Object.entries(FRAMEWORKS))
    await write(join(site, "types", `${name}.d.ts`), text);
  const template = await readText("tools/site/describe-element.html");
  for (const words of ALL_WORDS)
    await write(
      join(site, fileOf(words.code, PAGE)),
      guardPage(atAddress(page(element, words, template), address)),
    );
}

/**
 * Removes everything but the public members from the manifest, and adds their types from the declarations,
 * and the languages.
 *
 * @param {any} manifest
 * @param {string} types
 * @param {readonly import("./looks.js").Look[]} looks which the manifest lacks
 * @returns the element in the manifest
 */
function describe(manifest, types, looks) {
  const path = "ergo-board.js";
  const module = manifest.modules.find((/** @type {any} */ { path }) => path.endsWith("/ergo-board.js"));
  manifest.modules = [module];
  const element = module.declarations.find((/** @type {any} */ { name }) => name === "ErgoBoard");
  addLooks(element, looks);
  manifest.readme = "README.md";
  module.path = path;
  module.declarations = [element];
  // The analyzer does not see through a base class that a server does not have.
  Object.assign(element, { superclass: { name: "HTMLElement" }, customElement: true, tagName: "ergo-board" });
  const lang = element.attributes.find((/** @type {any} */ { name }) => name === "lang");
  lang.type = { text: LANGUAGES.map(({ code }) => `"${code}"`).join(" | ") };
  for (const { declaration } of module.exports)
    Object.assign(declaration, declaration.module && { module: path });
  const isDeclared = (/** @type {string} */ name) =>
    new RegExp(`^ +(static )?(get )?${name}(<.*>)?\\(`, "m").test(types);
  element.members = element.members.filter(
    (/** @type {any} */ { name, privacy }, /** @type {number} */ at) =>
      // A static property is listed twice: its getter, which is documented, and its setter.
      !privacy &&
      isDeclared(name) &&
      at === element.members.findIndex((/** @type {any} */ one) => one.name === name),
  );
  for (const member of element.members) {
    if (!member.description)
      throw new Error(`ErgoBoard.${member.name} is not documented; @internal hides it`);
    if (member.kind === "field")
      member.type = { text: types.match(new RegExp(`\\bget ${member.name}\\(\\): (.*);`))?.[1] };
  }
  return element;
}

/**
 * Adds the defaults of custom properties, which the style sheets of the board have, for light pages and dark
 * ones. One that depends on the window has none.
 *
 * @param {{ name: string; default?: string }[]} properties
 * @param {string} light
 * @param {string} dark
 */
export function addDefaults(properties, light, dark) {
  for (const property of properties) {
    const [one, other] = [light, dark].map(
      (css) => new RegExp(`var\\(${property.name}, ([^()]+)\\)`).exec(css)?.[1],
    );
    if (!one || !other) continue;
    // `light-dark()` is for colours only.
    property.default = one.startsWith("#")
      ? `light-dark(${one}, ${other})`
      : `${one}, or ${other} on a dark page`;
  }
}

/**
 * Copies a declaration file, and those that it imports.
 *
 * @param {string} input
 * @param {string} site
 * @param {string} name
 * @param {Set<string>} done
 */
async function copyTypes(input, site, name, done) {
  if (done.has(name)) return;
  done.add(name);
  const made = join(input, "types", name);
  const source = existsSync(made) ? made : join(WWW, name);
  // TypeScript knows `Symbol.dispose` only with newer libraries.
  const text = (await readFile(source, "utf8")).replaceAll(/^.*\[Symbol\.dispose\].*\n/gm, "");
  await write(join(site, "types", name), text);
  for (const [, path] of text.matchAll(/(?:from |import\()"(\..*?)"/g)) {
    const other = posix.join(posix.dirname(name), path);
    await copyTypes(input, site, other.replace(/\.js$/, ".d.ts"), done);
  }
}

/**
 * The API page in a language. Its entries are the comments of the source, in English.
 *
 * @param {any} element
 * @param {Words} words
 * @param {string} template
 */
function page(element, words, template) {
  const { api } = words;
  const fields = element.members.filter((/** @type {any} */ { kind }) => kind === "field");
  const methods = element.members.filter((/** @type {any} */ { kind }) => kind === "method");
  const body = [
    section(api.attributes, element.attributes),
    section(api.properties, fields, api.readOnly),
    section(api.methods, methods.map(signature)),
    section(api.events, element.events),
    section(api.slots, element.slots),
    section(api.parts, element.cssParts),
    section(api.customProperties, element.cssProperties),
  ];
  const ways = waysFrom(words, PAGE);
  const values = {
    ...words,
    ...ways,
    navigation: navigation(words, ways.base),
    api: {
      ...api,
      lead: api.lead(namesOf(words).any),
      tools: api.tools(`${ways.root}ergo-board.d.ts`, `${ways.root}custom-elements.json`),
    },
    body: body.join("\n"),
  };
  return filled(template, values);
}

/**
 * A method as an item of a section.
 *
 * @param {any} method
 */
function signature({ name, description, parameters = [], return: result }) {
  const list = parameters.map(
    (/** @type {any} */ { name, type, optional }) =>
      `${name}${optional ? "?" : ""}: ${type?.text ?? "unknown"}`,
  );
  const explained = parameters.filter((/** @type {any} */ { description }) => description);
  const more = explained.map((/** @type {any} */ { name, description }) => ` \`${name}\`: ${description}.`);
  return {
    name: `${name}(${list.join(", ")})`,
    type: result?.type,
    description: description + more.join(""),
  };
}

/**
 * @param {string} title
 * @param {any[]} [items]
 * @param {string} [readOnly] what is said of those that are
 */
function section(title, items = [], readOnly) {
  if (items.length === 0) return "";
  const entry = (/** @type {any} */ { name, type, default: value, readonly, description }) =>
    `  <dt><code>${escape(name)}</code>${type?.text ? ` <code class="kind">${escape(type.text)}</code>` : ""}` +
    `${value ? ` <span>= <code>${escape(value)}</code></span>` : ""}</dt>\n` +
    `  <dd><span lang="en">${prose(description)}</span>${readonly && readOnly ? ` ${readOnly}` : ""}</dd>`;
  return `<h2>${title}</h2>\n<dl>\n${items.map(entry).join("\n")}\n</dl>`;
}

/**
 * Text with code between backticks.
 *
 * @param {string} text
 */
function prose(text) {
  return escape(text).replace(/`([^`]*)`/g, "<code>$1</code>");
}

/** @param {string} text */
function escape(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
