/**
 * The files of messages that come with a separate part of the page. Bundlers need their names: a build
 * replaces this module by a list of those that there are.
 */

/** @import {SeparateWords} from "./language.js" */

/**
 * The messages of a part in a language, unless it has none: those for tests are made of English.
 *
 * @template {keyof SeparateWords} Part
 * @param {Part} part
 * @param {string} code
 * @returns {Promise<SeparateWords[Part] | undefined>}
 */
export async function separateFile(part, code) {
  if (code.includes("-")) return undefined;
  const { href } = new URL(`${code}/${part}.js`, import.meta.url);
  return import(href).then((file) => file.default).catch(() => undefined);
}
