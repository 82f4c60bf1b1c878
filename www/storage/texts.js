/**
 * Texts that the browser stores, such as the name of the local player. What it cannot store lasts as long as
 * the page.
 */
import { tell } from "./records.js";
import { read, write } from "./storage.js";

/** @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} key */
export const readText = (key) => unstored.get(key) ?? read(key) ?? "";

/**
 * @param {string} key
 * @param {string} text
 * @param {import("./records.js").Subject} subject
 */
export function writeText(key, text, subject) {
  if (write(key, text)) return void unstored.delete(key);
  unstored.set(key, text);
  return tell(key, { subject, trouble: "unsaved" });
}
