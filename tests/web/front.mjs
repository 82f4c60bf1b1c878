/**
 * Writes the front door into a built site: the pages of `www/pages`, the manifest, and what search engines
 * and other sites read, all for the address of the site.
 *
 * `node front.mjs <site>`, with the address in the variable `ERGO_SITE`, such as `https://example.org/ergo/`
 */
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { addressOf, atAddress, withPolicy } from "./front-pages.mjs";

const [site] = process.argv.slice(2);
const www = fileURLToPath(new URL("../../www", import.meta.url));
const pages = join(www, "pages");
const address = addressOf(process.env.ERGO_SITE);
const index = readFileSync(join(site, "index.html"), "utf8");

/**
 * @param {string} name
 * @param {string | Buffer} content
 */
function write(name, content) {
  const path = join(site, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

write("index.html", atAddress(index, address));
// A single file is opened from disk.
write("ergo.html", atAddress(readFileSync(join(site, "ergo.html"), "utf8"), undefined));
write(
  "manifest.webmanifest",
  atAddress(readFileSync(join(www, "manifest.webmanifest"), "utf8"), address, ","),
);
for (const name of readdirSync(pages, { encoding: "utf8", recursive: true })) {
  const path = join(pages, name);
  if (statSync(path).isDirectory()) continue;
  const content = readFileSync(path);
  if (name.endsWith(".html")) write(name, withPolicy(atAddress(String(content), address), index));
  else if (!/\.(xml|txt)$/.test(name)) write(name, content);
  // A map of the site with wrong addresses is worse than none.
  else if (address) write(name, atAddress(String(content), address));
}
