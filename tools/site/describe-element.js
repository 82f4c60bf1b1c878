/**
 * Writes the reference of `<ergo-board>` for the npm package and the site: type declarations, manifest and
 * API page. It is made from the declarations of tsc and the manifest of the custom elements analyzer.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { FRAMEWORKS, declarations } from "./element-types.js";
import { WWW, readText, write } from "./files.js";
import { guardPage } from "./policy.js";

/** The declarations of the element. */
const ELEMENT = "element/ergo-board.d.ts";

/**
 * @param {string} input the folder with `types/` and `custom-elements.json`
 * @param {string} site
 */
export async function describeElement(input, site) {
  const types = await readFile(join(input, "types", ELEMENT), "utf8");
  const manifest = JSON.parse(await readFile(join(input, "custom-elements.json"), "utf8"));
  const element = describe(manifest, types);
  await copyTypes(input, site, ELEMENT, new Set());
  await write(join(site, "custom-elements.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const details = [...types.matchAll(/^export type (\w+Detail)\b/gm)].map(([, name]) => name);
  await write(join(site, "ergo-board.d.ts"), declarations(element, details));
  for (const [name, text] of Object.entries(FRAMEWORKS))
    await write(join(site, "types", `${name}.d.ts`), text);
  await write(join(site, "api.html"), guardPage(await page(element)));
}

/**
 * Removes everything but the public members from the manifest, and adds their types from the declarations.
 *
 * @param {any} manifest
 * @param {string} types
 * @returns the element in the manifest
 */
function describe(manifest, types) {
  const path = "ergo-board.js";
  const module = manifest.modules.find((/** @type {any} */ { path }) => path.endsWith("/ergo-board.js"));
  manifest.modules = [module];
  const element = module.declarations.find((/** @type {any} */ { name }) => name === "ErgoBoard");
  manifest.readme = "README.md";
  module.path = path;
  module.declarations = [element];
  // The analyzer does not see through a base class that a server does not have.
  Object.assign(element, { superclass: { name: "HTMLElement" }, customElement: true, tagName: "ergo-board" });
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
    const other = relative(".", join(dirname(name), path)).replaceAll("\\", "/");
    await copyTypes(input, site, other.replace(/\.js$/, ".d.ts"), done);
  }
}

/**
 * The API page.
 *
 * @param {any} element
 */
async function page(element) {
  const fields = element.members.filter((/** @type {any} */ { kind }) => kind === "field");
  const methods = element.members.filter((/** @type {any} */ { kind }) => kind === "method");
  const body = [
    ...element.description.split("\n\n").map((/** @type {string} */ text) => `<p>${prose(text)}</p>`),
    section("Attributes", element.attributes),
    section(
      "Properties",
      fields.map((/** @type {any} */ field) => ({
        ...field,
        description: field.description + (field.readonly ? " Read-only." : ""),
      })),
    ),
    section("Methods", methods.map(signature)),
    section("Events", element.events),
    section("Slots", element.slots),
    section("CSS parts", element.cssParts),
    section("CSS custom properties", element.cssProperties),
  ];
  const template = await readText("tools/site/describe-element.html");
  return template.replace("{body}", () => body.join("\n"));
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
 */
function section(title, items = []) {
  if (items.length === 0) return "";
  const entry = (/** @type {any} */ { name, type, default: value, description }) =>
    `  <dt><code>${escape(name)}</code>${type?.text ? ` <code class="kind">${escape(type.text)}</code>` : ""}` +
    `${value ? ` <span>= <code>${escape(value)}</code></span>` : ""}</dt>\n  <dd>${prose(description)}</dd>`;
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
