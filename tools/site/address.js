/**
 * The address of the site in its pages: `{site}` becomes the address of the site. Where that is not known,
 * what needs it is left out.
 */

/** Lines for other sites, which are of no use without an address. */
const NEEDS_ADDRESS = /\{site\}|"(og|twitter):/;

/**
 * The address of the site with a slash at its end.
 *
 * @param {string | undefined} written
 */
export function addressOf(written) {
  if (!written) return undefined;
  const { href, protocol, search, hash } = new URL(`${written.replace(/\/+$/, "")}/`);
  if (!/^https?:$/.test(protocol) || search || hash)
    throw new Error(`ERGO_SITE is no address of a site: ${written}`);
  return href;
}

/**
 * A text for an address.
 *
 * @param {string} text
 * @param {string | undefined} address
 * @param {string} end of a tag, or of an entry
 */
export const atAddress = (text, address, end = ">") =>
  address
    ? text.replaceAll("{site}", address)
    : text
        .split(new RegExp(`(?<=${end})`))
        .filter((part) => !NEEDS_ADDRESS.test(part))
        .join("");
