/**
 * `_headers`, from which Netlify, Cloudflare Pages and similar hosts take what they send with the files of a
 * site that is at their root. They join the values of all rules that match, so no file has a header twice;
 * they limit the number of rules, so rules are for as many files as possible. Without a rule, browsers ask
 * there whether a file has changed.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, write } from "./files.js";
import { hasDigest } from "./names.js";
import { policyOf } from "./policy.js";

/** Sent with every file. Boards on other sites load their parts. */
const ALWAYS = ["Access-Control-Allow-Origin: *", "X-Content-Type-Options: nosniff"];

/** Sent with files that never change. */
const IMMUTABLE = "Cache-Control: public, max-age=31536000, immutable";

/**
 * The beginnings of names that only files with digests have, as short as possible, and the names of other
 * files with digests.
 *
 * @param {readonly string[]} names
 */
function patternsOf(names) {
  const fixed = names.filter((name) => !hasDigest(name));
  const patterns = names.filter(hasDigest).map((name) => {
    const starts = [...name.matchAll(/[-/]/g)].map(({ index }) => name.slice(0, index + 1));
    const start = starts.find((start) => !fixed.some((other) => other.startsWith(start)));
    return start === undefined ? name : `${start}*`;
  });
  return [...new Set(patterns)];
}

/**
 * Writes the file into a site, of which all other files are there.
 *
 * @param {string} site
 */
export async function writeHeaders(site) {
  const policy = policyOf(await readFile(join(site, "index.html"), "utf8"));
  const rules = [
    ["*", ...ALWAYS],
    // The other pages have their policies in themselves only, as a frame may have an opaque origin.
    ...["", "index.html"].map((name) => [name, `Content-Security-Policy: ${policy}`]),
    ...patternsOf(await filesBelow(site)).map((pattern) => [pattern, IMMUTABLE]),
  ];
  const lines = rules.flatMap(([pattern, ...headers]) => [
    `/${pattern}`,
    ...headers.map((one) => `  ${one}`),
  ]);
  await write(join(site, "_headers"), `${lines.join("\n")}\n`);
}
