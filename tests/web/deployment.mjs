/**
 * What a deployment needs so that pages which embed the board, and pages that are open, survive the next one.
 *
 * `node deployment.mjs pin <site>` adds the board of this version at an address that never changes,
 * `v/<version>/`, and prints what the notes of the release say about it.
 *
 * `node deployment.mjs keep <site> <kept>` adds to a site what earlier ones had and it has not: boards at
 * addresses that never change, and for a month every file with a hash in its name. The folder `<kept>` holds
 * them; this site is added.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The boards of all versions. */
const VERSIONS = "v/";

/** Files whose names change with their content. */
const HASHED = /^([a-z-]+-[0-9A-Z]{8}\.js|(parts|rules)\/.*-[0-9a-z]{8,}\.\w+)$/;

/** How long they are kept after their last deployment, in milliseconds. */
const MONTH = 30 * 24 * 3_600_000;

/** What a board consists of. */
const BOARD = /^(ergo-board(-[0-9A-Z]{8})?\.js|parts\/.*|LICENSE-.*)$/;

/**
 * The files below a folder, with slashes.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/").replace(/^\//, ""),
    )
    .sort();
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} name
 */
async function copy(from, to, name) {
  await mkdir(dirname(join(to, name)), { recursive: true });
  await cp(join(from, name), join(to, name));
}

/**
 * Adds the board of this version at an address that never changes.
 *
 * @param {string} site
 * @returns {Promise<{ folder: string; integrity: Record<string, string> }>} where it is, and the hash of each
 *   script
 */
export async function pin(site) {
  const { version } = JSON.parse(await readFile(join(site, "package.json"), "utf8"));
  const folder = `${VERSIONS}${version}`;
  /** @type {Record<string, string>} */
  const integrity = {};
  for (const name of (await filesBelow(site)).filter((name) => BOARD.test(name))) {
    await copy(site, join(site, folder), name);
    const hash = createHash("sha384").update(await readFile(join(site, name)));
    if (name.endsWith(".js")) integrity[name] = `sha384-${hash.digest("base64")}`;
  }
  await writeFile(join(site, folder, "integrity.json"), `${JSON.stringify(integrity, undefined, 2)}\n`);
  return { folder, integrity };
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
  for (const name of await filesBelow(kept)) {
    const isOld = !name.startsWith(VERSIONS) && now - (await stat(join(kept, name))).mtimeMs > MONTH;
    if (isOld) await rm(join(kept, name));
    // What is deployed at an address that never changes stays as it is.
    else if (name.startsWith(VERSIONS) || !own.includes(name)) await copy(kept, site, name);
  }
  for (const name of own.filter((name) => HASHED.test(name) || name.startsWith(VERSIONS))) {
    await copy(site, kept, name);
    await utimes(join(kept, name), new Date(now), new Date(now));
  }
}

/**
 * What the notes of a release say about its board.
 *
 * @param {Awaited<ReturnType<typeof pin>>} pinned
 */
export const noteOf = ({ folder, integrity }) => `
### Embedding exactly this version

\`\`\`html
<script
  type="module"
  src="https://example.org/ergo/${folder}/ergo-board.js"
  integrity="${integrity["ergo-board.js"]}"
  crossorigin="anonymous"
></script>
\`\`\`
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, site, kept] = process.argv.slice(2);
  if (command === "pin" && site) console.log(noteOf(await pin(site)));
  else if (command === "keep" && kept) await keep(site, kept);
  else throw new Error("node deployment.mjs pin <site> | keep <site> <kept>");
}
