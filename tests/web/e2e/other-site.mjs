/**
 * Two sites: one that boards and frames come from, and another that shows them.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST, Host } from "./static-server.mjs";

/** Starts the site that boards come from, as an ordinary static host serves it. */
export const startMaker = () => new Host(DIST, { at: "/games/", headers: { "access-control-allow-origin": "*" } }).start();

/** The policy of a strict site: it allows the script of the board, its parts, and an icon. @param {Host} maker */
export const strictPolicy = ({ url }) =>
  `default-src 'none'; script-src ${url} 'wasm-unsafe-eval'; connect-src ${url}; worker-src blob:; img-src data:; ${DEMAND}; trusted-types ergo`;

/** Makes a site reject script addresses that are not trusted types. */
const DEMAND = "require-trusted-types-for 'script'";

/**
 * Serves a page of another site while `visit` runs.
 * @param {{ head: string, body: string, csp?: string }} page
 * @param {(host: Host) => Promise<void>} visit
 */
export async function withNeighbour({ head, body, csp }, visit) {
  const folder = await mkdtemp(join(tmpdir(), "ergo-neighbour-"));
  const host = await new Host(folder, { headers: csp ? { "content-security-policy": csp } : undefined }).start();
  const lead = `<meta charset="utf-8"><title>Blog</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">`;
  try {
    await writeFile(
      join(folder, "index.html"),
      `<!doctype html><html lang="en"><head>${lead}${head}</head><body><main><h1>Blog</h1>${body}</main></body></html>`,
    );
    await visit(host);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
}

/** The element that loads the board into a page. @param {Host} maker */
export const scriptOf = ({ url }) => `<script type="module" src="${url}ergo-board.js"></script>`;
