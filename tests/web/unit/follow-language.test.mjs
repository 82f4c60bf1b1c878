/** The page follows its setting of the language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./fake-storage.mjs";

/** @type {string[]} */
const entries = [];
const place = { href: "http://localhost/", search: "?lang=de", pathname: "/", hash: "#/ergo" };
/**
 * @param {unknown} _state
 * @param {string} _title
 * @param {string} address
 */
function replaceState(_state, _title, address) {
  entries.push(address);
  place.search = "";
}
for (const [name, value] of Object.entries({
  location: place,
  document: { documentElement: { lang: "en" } },
  navigator: { languages: ["en-GB"] },
  history: {
    state: null,
    replaceState,
  },
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { followLanguage } = await import("../../../www/app/follow-language.js");
const { languageChanges, speak, words } = await import("../../../www/text/index.js");
const { settings } = await import("../../../www/storage/settings-store.js");

/** When the language has changed. */
const changed = () =>
  new Promise((resolve) => languageChanges.addEventListener("change", resolve, { once: true }));

test("the address decides first, then the setting, which takes the language out of the address", async () => {
  const asked = changed();
  followLanguage();
  await asked;
  assert.equal(words.code, "de");
  // Another setting leaves language and address alone.
  settings.set("boardTheme", "slate");
  await new Promise(setImmediate);
  assert.deepEqual([words.code, entries], ["de", []]);
  const chosen = changed();
  settings.set("language", "fr");
  await chosen;
  await new Promise(setImmediate);
  assert.deepEqual([words.code, entries], ["fr", ["/#/ergo"]]);
  // An address without a language stays.
  const again = changed();
  settings.set("language", "");
  await again;
  await new Promise(setImmediate);
  assert.deepEqual([words.code, entries.length], ["en", 1]);
});

test("a setting that has changed while the page started counts", async () => {
  const set = changed();
  settings.set("language", "es");
  await set;
  // The script in the head of the page had read an earlier setting.
  const begun = changed();
  void speak(["de"]);
  await begun;
  document.documentElement.lang = "de";
  const followed = changed();
  followLanguage();
  await followed;
  assert.equal(words.code, "es");
});
