/**
 * Boards whose files a page pins by the hashes of an import map. The browser checks modules; this checks the
 * rest.
 */

import { fetchPart } from "../parts-url.js";
import { EngineImpossible } from "./module.js";

/**
 * The object URLs of scripts that were compared with their hashes, by their addresses.
 *
 * @type {Map<string, Promise<string>>}
 */
const copies = new Map();

/** A hash that nothing has. */
const NOTHING = "sha384-AAAA";

/**
 * The hash that an import map of the page has for an address. Beside a file that has one, others have to have
 * one, too.
 *
 * @param {string} url
 * @returns {string | undefined}
 */
export function pinOf(url) {
  const folder = new URL(".", url).href;
  let found;
  for (const { textContent } of document.querySelectorAll('script[type="importmap"]')) {
    try {
      /** @type {[string, string][]} */
      const hashes = Object.entries(JSON.parse(textContent ?? "").integrity);
      for (const [address, hash] of hashes) {
        const { href } = new URL(address, document.baseURI);
        if (href === url) return hash;
        if (href.startsWith(folder)) found = NOTHING;
      }
    } catch {
      // The browser ignores this map as well, or it has no hashes.
    }
  }
  return found;
}

/**
 * The address of a copy of the script of a worker, if the page pins it: browsers do not compare such scripts
 * themselves.
 *
 * @param {string} url
 */
export function copyOf(url) {
  if (!pinOf(url)) return;
  const script = copies.get(url) ?? fetchCopy(url);
  copies.set(url, script);
  script.catch(() => copies.delete(url));
  return script;
}

/** @param {string} url */
async function fetchCopy(url) {
  const response = await fetchPart(url).catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: "text/javascript" }));
}
