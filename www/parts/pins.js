/** The hashes by which a page pins files, in import maps. The browser checks modules by itself. */

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
