/**
 * The looks of the element in its reference. Their properties are defined from the table in
 * `www/ui/looks.js`, so neither tsc nor the analyzer sees them: they are added after `theme`, with the
 * comments of the table.
 */
import { LOOKS, LOOK_ATTRIBUTES, propertyOf } from "../../www/ui/looks.js";
import { readText } from "./files.js";

/**
 * @typedef {object} Look
 * @property {import("../../www/ui/looks.js").LookAttribute} name of the attribute
 * @property {string} property
 * @property {string} type
 * @property {string} usual the default
 * @property {string} description
 */

/** The property and the attribute before the looks. */
const BEFORE = "theme";

/**
 * The looks as the reference has them.
 *
 * @returns {Promise<Look[]>}
 */
export async function readLooks() {
  const source = await readText("www/ui/looks.js");
  return LOOK_ATTRIBUTES.map((name) => {
    const { kind, values, default: usual } = LOOKS[name];
    return {
      name,
      property: propertyOf(name),
      type: kind === "number" ? kind : values.map((value) => `"${value}"`).join(" | "),
      usual: String(usual),
      description: descriptionOf(source, name),
    };
  });
}

/**
 * The comment of an entry of the table.
 *
 * @param {string} source
 * @param {string} name
 */
function descriptionOf(source, name) {
  const [, comment] =
    new RegExp(`^  /\\*\\*((?:(?!\\*/)[^])*)\\*/\\n  "?${name}"?: \\{`, "m").exec(source) ?? [];
  if (!comment) throw new Error(`${name} has no comment in www/ui/looks.js`);
  return comment
    .replaceAll(/\n +\*/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
}

/**
 * Adds the looks to the declarations of the element.
 *
 * @param {string} types
 * @param {readonly Look[]} looks
 */
export function withLooks(types, looks) {
  const tags = looks.map(
    ({ name, type, usual, description }) => ` * @attr {${type}} [${name}=${usual}] - ${description}\n`,
  );
  const properties = looks.map(({ property, type, description }) =>
    [
      "/**",
      ` * ${description}`,
      " *",
      ` * @type {${type}}`,
      " */",
      `get ${property}(): ${type};`,
      `set ${property}(value: ${type});`,
    ]
      .map((line) => `    ${line}\n`)
      .join(""),
  );
  return insert(
    insert(types, new RegExp(`^ \\* @attr .*\\} ${BEFORE} - .*\\n`, "m"), tags),
    new RegExp(`^ +set ${BEFORE}\\(.*\\n`, "m"),
    properties,
  );
}

/**
 * @param {string} text
 * @param {RegExp} before what the lines follow
 * @param {readonly string[]} lines
 */
function insert(text, before, lines) {
  if (!before.test(text)) throw new Error(`nothing like ${before} in the declarations of the element`);
  return text.replace(before, (found) => found + lines.join(""));
}

/**
 * Adds the looks to the element in the manifest.
 *
 * @param {any} element
 * @param {readonly Look[]} looks
 */
export function addLooks({ attributes, members }, looks) {
  const after = (/** @type {{ name: string }[]} */ items) =>
    items.findIndex(({ name }) => name === BEFORE) + 1;
  attributes.splice(
    after(attributes),
    0,
    ...looks.map(({ name, type: text, usual, description }) => ({
      type: { text },
      description,
      name,
      default: usual,
    })),
  );
  members.splice(
    after(members),
    0,
    ...looks.map(({ property: name, description }) => ({ kind: "field", name, description })),
  );
}
