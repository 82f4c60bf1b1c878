/** Two sites for tests of embedding: the host of the board, and another site that embeds it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST, Host } from "./static-server.mjs";

/** Starts the host of the board, configured like an ordinary static host. */
export const startBoardHost = () =>
  new Host(DIST, { at: "/games/", headers: { "access-control-allow-origin": "*" } }).start();

/**
 * The policy of a strict site: it allows the script of the board, its parts, and an icon.
 *
 * @param {Host} boardHost
 */
export const strictPolicy = ({ url }) =>
  `default-src 'none'; script-src ${url} 'wasm-unsafe-eval'; connect-src ${url}; worker-src blob:; img-src data:; ${REQUIRE_TRUSTED_TYPES}; trusted-types ergo`;

/** Makes the browser reject script URLs that are not trusted types. */
const REQUIRE_TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Serves a page of another site while `visit` runs.
 *
 * @param {{ head: string; body: string; csp?: string }} page
 * @param {(host: Host) => Promise<void>} visit
 */
export async function withOtherSite({ head, body, csp }, visit) {
  const folder = await mkdtemp(join(tmpdir(), "ergo-other-site-"));
  const host = await new Host(folder, {
    headers: csp ? { "content-security-policy": csp } : undefined,
  }).start();
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

/**
 * The element that loads the board into a page.
 *
 * @param {Host} boardHost
 */
export const scriptOf = ({ url }) => `<script type="module" src="${url}ergo-board.js"></script>`;
