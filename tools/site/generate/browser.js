/** The browser that draws pictures of the site, and a server of the built site. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { ROOT } from "../files.js";

/** The types that a browser insists on. */
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** Starts Chromium, or what the variable `ERGO_CHROMIUM` names. */
export const startBrowser = () =>
  chromium.launch({
    executablePath: process.env.ERGO_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu"],
  });

/**
 * Serves `dist/` on this machine.
 *
 * @returns {Promise<{ url: string; stop: () => void }>}
 */
export async function serveSite() {
  const server = createServer(async ({ url = "/" }, response) => {
    const name = normalize(decodeURIComponent(new URL(url, "http://site").pathname)).replace(
      /\/$/,
      "/index.html",
    );
    const content = await readFile(join(ROOT, "dist", name)).catch(() => undefined);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(name))] ?? "application/octet-stream";
    response.writeHead(content ? 200 : 404, { "content-type": type, "access-control-allow-origin": "*" });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
