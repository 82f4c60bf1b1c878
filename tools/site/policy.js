/**
 * The Content-Security-Policy of each page: no requests to other sites, and no scripts but ours. It is a
 * `meta` element, so it applies on any host and to local files.
 */
import { integrity } from "./files.js";

/** The policy is inserted after this element; nothing before it is restricted. */
const HEAD = '<meta charset="utf-8" />';

/** The directives of every page. The Trusted Types policy is in `www/engine/trusted-types.js`. */
const ALWAYS =
  "object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types ergo";

/**
 * The sources of a page on its own site. In a frame with an opaque origin, the worker starts from a `blob:`
 * URL.
 *
 * @param {string} site
 * @param {string} [script] the hash of a script that is inline
 */
const ownFiles = (site, script = "") =>
  `default-src ${site}; script-src ${site}${script} 'wasm-unsafe-eval'; worker-src ${site} blob:`;

/**
 * Adds the policy to a page that loads its files from the same origin.
 *
 * @param {string} text
 * @param {string} [script] the only one that may be inline
 */
export function guardPage(text, script) {
  rejectInline(script === undefined ? text : text.replace(`<script>${script}</script>`, ""));
  const hash = script === undefined ? "" : ` '${integrity(script)}'`;
  return insert(text, `${ownFiles("'self'", hash)}; ${ALWAYS}`);
}

/**
 * The script of the page for frames that adds the address of the site to its policy. It is a file, as the
 * headers of a host may forbid inline scripts. The build adds the choice of the language.
 */
export const FRAME_POLICY = {
  file: "embed-policy.js",
  text: `const site = new URL(".", location.href).href.replace(/[;,]/g, encodeURIComponent);
const policy = document.createElement("meta");
policy.httpEquiv = "Content-Security-Policy";
policy.content = \`${ownFiles("${site}")}\`;
document.head.append(policy);
`,
};

/**
 * Adds the policy to the page for frames. If the origin of a frame is opaque, `'self'` matches nothing in
 * Safari: a script adds the address of the site.
 *
 * @param {string} text
 */
export function guardFrame(text) {
  rejectInline(text);
  return insert(text, ALWAYS, `\n    <script src="${FRAME_POLICY.file}"></script>`);
}

/**
 * Adds the policy to a page that consists of a single file: it may load nothing, and its inline scripts and
 * styles are allowed by hash. Its worker starts from a `data:` URL, which is not allowed as a script of the
 * page.
 *
 * @param {string} text
 */
export function guardFile(text) {
  const scripts = scriptsOf(text);
  const styles = between(text, "<style>", "</style>");
  rejectAttributes([...scripts, ...styles].reduce((rest, part) => rest.replaceAll(part, ""), text));
  // Browsers hash normalised line breaks.
  const hashes = (/** @type {string[]} */ parts) =>
    parts.map((part) => `'${integrity(part.replaceAll("\r\n", "\n"))}'`).join(" ");
  return insert(
    text,
    `default-src 'none'; script-src ${hashes(scripts)} 'wasm-unsafe-eval'; style-src ${hashes(styles)}; img-src data:; font-src data:; worker-src data:; ${ALWAYS}`,
  );
}

/**
 * Rejects inline scripts and styles, except in the sources that a page shows.
 *
 * @param {string} text
 */
function rejectInline(text) {
  const code = text.replaceAll(/<pre[^]*?<\/pre>/g, "");
  rejectAttributes(code);
  if (code.includes("<style") || scriptsOf(code).length > 0)
    throw new Error("a page contains an inline script or style, which its policy forbids");
}

/**
 * Inserts the policy, and what adds to it, into the head of a page.
 *
 * @param {string} text
 * @param {string} policy
 */
function insert(text, policy, more = "") {
  if (text.split(HEAD).length !== 2) throw new Error(`a page must contain ${HEAD} exactly once`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return text.replace(HEAD, () => `${HEAD}\n    ${meta}${more}`);
}

/**
 * The policy of a page.
 *
 * @param {string} text
 */
export function policyOf(text) {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(text) ?? [];
  if (policy === undefined) throw new Error("a page has no policy");
  return policy;
}

/**
 * The inline scripts of a page, except data.
 *
 * @param {string} text
 */
export const scriptsOf = (text) =>
  ["<script>", '<script type="module">'].flatMap((tag) => between(text, tag, "</script>"));

/**
 * The text between each pair of tags.
 *
 * @param {string} text
 * @param {string} start
 * @param {string} end
 */
const between = (text, start, end) =>
  text
    .split(start)
    .slice(1)
    .map((rest) => rest.split(end)[0]);

/**
 * Rejects style and event handler attributes, which no hash can allow.
 *
 * @param {string} text
 */
function rejectAttributes(text) {
  const [word] = /(?<=\s)(style|on[a-z]+)="\S*/.exec(text) ?? [];
  if (word !== undefined) throw new Error(`a page has the attribute ${word}, which its policy forbids`);
}
