/**
 * Keeps the files of a deployment, so that pages which embed the board, and pages that are open, survive the
 * next one.
 *
 * `node deployment.js pin <site>` adds the board of this version at an address that never changes,
 * `v/<version>/`, and prints what the notes of the release say about it.
 *
 * `node deployment.js take <zip> <kept>` takes the board at such an address out of the zip of a release,
 * unless `<kept>` has it.
 *
 * `node deployment.js keep <site> <kept>` adds to a site what earlier ones had and it has not: boards at
 * addresses that never change, and for a month after it was replaced every file with a digest in its name.
 * The folder `<kept>` holds them; this site is added.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { copy, filesBelow, integrity as hashOf, isMain, write } from "./files.js";
import { hasDigest } from "./names.js";

/** The boards of all versions. */
const VERSIONS = "v/";

/** How long files with a digest in their names are kept once no deployment has them, in milliseconds. */
const MONTH = 30 * 24 * 3_600_000;

/** The files of a board. The list of newest parts is for boards that are not pinned. */
const BOARD = /^(ergo-board[^/]*\.js(\.map)?|parts\/(?!.*newest\.json).*|LICENSE-.*|THIRD-PARTY\.txt)$/;

/**
 * Whether a file of a board is for people only: no script loads it.
 *
 * @param {string} name
 */
const isForPeople = (name) => /^(LICENSE-|THIRD-PARTY)|\.map$/.test(name);

/**
 * Adds the board of this version at an address that never changes.
 *
 * @param {string} site
 * @returns {Promise<{ folder: string; integrity: Record<string, string> }>} where it is, and the hash of each
 *   file that it loads
 */
export async function pin(site) {
  const { version } = JSON.parse(await readFile(join(site, "package.json"), "utf8"));
  const folder = `${VERSIONS}${version}`;
  /** @type {Record<string, string>} */
  const integrity = {};
  for (const name of (await filesBelow(site)).filter((name) => BOARD.test(name))) {
    await copy(join(site, name), join(site, folder, name));
    if (!isForPeople(name)) integrity[name] = hashOf(await readFile(join(site, name)), "sha384");
  }
  await write(join(site, folder, "integrity.json"), `${JSON.stringify(integrity, undefined, 2)}\n`);
  return { folder, integrity };
}

/**
 * Takes the boards at addresses that never change out of the zip of a release.
 *
 * @param {string} zip
 * @param {string} kept
 */
export async function take(zip, kept) {
  const files = unzipSync(await readFile(zip), {
    filter: ({ name }) => name.startsWith(VERSIONS) && !name.endsWith("/"),
  });
  for (const [name, content] of Object.entries(files))
    if (!existsSync(join(kept, name))) await write(join(kept, name), content);
}

/**
 * Adds to a site what is kept of earlier ones, and keeps it for later ones.
 *
 * @param {string} site
 * @param {string} kept
 * @param {number} [now]
 */
export async function keep(site, kept, now = Date.now()) {
  await mkdir(kept, { recursive: true });
  const own = await filesBelow(site);
  const times = new Map();
  for (const name of await filesBelow(kept)) times.set(name, (await stat(join(kept, name))).mtimeMs);
  // The files of the last deployment have been there until now. Those that this one has not are a little older
  // than its own.
  const last = Math.max(...times.values());
  const replaced = new Date(now - 2000);
  for (const [name, time] of times) {
    if (!name.startsWith(VERSIONS) && time !== last && now - time > MONTH) {
      await rm(join(kept, name));
      continue;
    }
    if (time === last) await utimes(join(kept, name), replaced, replaced);
    // What is deployed at an address that never changes stays as it is.
    if (name.startsWith(VERSIONS) || !own.includes(name)) await copy(join(kept, name), join(site, name));
  }
  for (const name of own.filter((name) => hasDigest(name) || name.startsWith(VERSIONS))) {
    await copy(join(site, name), join(kept, name));
    await utimes(join(kept, name), new Date(now), new Date(now));
  }
}

/**
 * The HTML that loads exactly the board of a version. The browser compares every module with the hash in the
 * import map, and the board does so with its worker, WebAssembly and data.
 *
 * @param {Awaited<ReturnType<typeof pin>>} pinned
 * @param {string} [site] its address
 */
export function pinnedScript({ folder, integrity }, site = "https://example.org/ergo/") {
  const at = `${site}${folder}/`;
  const hashes = Object.fromEntries(Object.entries(integrity).map(([name, hash]) => [`${at}${name}`, hash]));
  return `<script type="importmap">
${JSON.stringify({ integrity: hashes }, undefined, 2)}
</script>
<script
  type="module"
  src="${at}ergo-board.js"
  integrity="${integrity["ergo-board.js"]}"
  crossorigin="anonymous"
></script>`;
}

/**
 * The part about its board in the notes of a release.
 *
 * @param {Awaited<ReturnType<typeof pin>>} pinned
 */
export const noteOf = (pinned) => `
### Embedding exactly this version

With the address of the site in place of \`https://example.org/ergo/\`, before any other module script:

\`\`\`html
${pinnedScript(pinned)}
\`\`\`
`;

if (isMain(import.meta.url)) {
  const [command, site, kept] = process.argv.slice(2);
  if (command === "pin" && site) console.log(noteOf(await pin(site)));
  else if (command === "take" && kept) await take(site, kept);
  else if (command === "keep" && kept) await keep(site, kept);
  else throw new Error("node deployment.js pin <site> | take <zip> <kept> | keep <site> <kept>");
}
