/**
 * What the build does with the pages of `www/pages`: `{site}` becomes the address of the site. Where that is
 * not known, what needs it is left out.
 */

/** What is said to other sites, which is of no use without an address. */
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

/**
 * A page with the Content Security Policy of another one.
 *
 * @param {string} text
 * @param {string} other
 */
export function withPolicy(text, other) {
  const [charset, policy] =
    /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"[^>]*>/
      .exec(other)?.[0]
      .split(/(?<=>)/) ?? [];
  const code = text.replaceAll(
    /<script[^>]* src="[^"]*"[^>]*><\/script>|<script type="application\/ld\+json">/g,
    "",
  );
  if (
    !policy ||
    !text.includes(charset) ||
    /<style|<script|\s(style|on[a-z]+)="/.test(code.replaceAll(/<pre[^]*?<\/pre>/g, ""))
  ) {
    throw new Error("a page contains an inline script or style, which its policy forbids");
  }
  return text.replace(charset, () => charset + policy);
}
