/**
 * Builds the site: everything in `dist/`.
 *
 * `node build.js <site>` writes it into a folder, from the sources and from the WebAssembly module in
 * `www/wasm`. The variable `ERGO_SITE` has the address of the site, such as `https://example.org/ergo/`, if
 * it is known. Two builds of the same sources are the same. With `--marked`, the scripts keep their names and
 * say where each module begins, for `tests/web/coverage`.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { addressOf } from "./address.js";
import { bundleScripts } from "./bundle.js";
import { NOTICES, ROOT, WWW, copy, filesBelow, readText, write } from "./files.js";
import { writeHeaders } from "./headers.js";
import { writeServiceWorker } from "./offline.js";
import { writePackage } from "./package.js";
import { writePages } from "./pages.js";
import { collectParts, writeParts } from "./parts.js";
import { writeSingleFile } from "./single-file.js";
import { reportSizes } from "./sizes.js";
import { versionIn, versionModule } from "./version.js";

const [site, ...options] = process.argv.slice(2);
if (!site) throw new Error("node build.js <site> [--marked]");
const isMarked = options.includes("--marked");
const address = addressOf(process.env.ERGO_SITE);

const parts = await collectParts();
const version = versionModule(versionIn(await readText("Cargo.toml")));
const replaced = { ...(await writeParts(parts, site)), ...version };
const [scripts] = await Promise.all([
  bundleScripts({ www: WWW, replaced, isMarked }),
  writeSingleFile(parts, site, version),
  writePackage(site, address),
]);
for (const [name, text] of scripts) await write(join(site, name), text);
await writePages(site, scripts, address);
for (const name of (await readdir(ROOT)).filter((name) => name.startsWith("LICENSE-") || name === NOTICES))
  await copy(join(ROOT, name), join(site, name));
// The typefaces, also those that only style sheets name, and their licences.
for (const name of (await filesBelow(join(WWW, "fonts"))).filter((name) => !name.endsWith(".css")))
  await copy(join(WWW, "fonts", name), join(site, name));
// GitHub Pages would render the rules otherwise.
await write(join(site, ".nojekyll"), "");
await writeServiceWorker(site);
await writeHeaders(site);
// A site that has grown can still be tried.
await reportSizes(site);
