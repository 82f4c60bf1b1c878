/**
 * Texts that the browser stores, such as the name of the local player. What it cannot store, or does not let
 * the page read again, lasts as long as the page.
 */
import { tell } from "./records.js";
import { readIfAllowed, write } from "./storage.js";

/** @type {Map<string, string>} */
const unstored = new Map();

/**
 * The texts that this page has stored.
 *
 * @type {Map<string, string>}
 */
const stored = new Map();

/** @param {string} key */
export function readText(key) {
  const text = unstored.get(key) ?? readIfAllowed(key);
  return (text === undefined ? stored.get(key) : text) ?? "";
}

/**
 * @param {string} key
 * @param {string} text
 * @param {import("./records.js").Subject} subject
 */
export function writeText(key, text, subject) {
  if (write(key, text)) {
    stored.set(key, text);
    return void unstored.delete(key);
  }
  unstored.set(key, text);
  return tell(key, { subject, trouble: "unsaved" });
}
