/**
 * The projects in `docs/examples`, installed from the packed package, built, and played. `cargo xtask test`
 * has the plain page; what takes longer to install waits for `cargo xtask soak`.
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { few } from "./sample.mjs";
import { test, withPage } from "./support.mjs";

const EXAMPLES = fileURLToPath(new URL("../../../docs/examples/", import.meta.url));

/** The examples, each with the folder of its site once it is built. */
const PROJECTS = [
  { name: "plain", site: "" },
  { name: "react", site: "dist" },
  { name: "svelte", site: "dist" },
  { name: "next", site: "out" },
];

/**
 * Runs npm.
 *
 * @param {string} folder
 * @param {string[]} words
 */
const npm = (folder, ...words) =>
  promisify(execFile)("npm", words, {
    cwd: folder,
    shell: process.platform === "win32",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  }).catch((error) => {
    throw new Error(`npm ${words.join(" ")}: ${error.stdout}${error.stderr}`);
  });

for (const { name, site } of few(1, PROJECTS)) {
  test(`the example ${name} is installed, built and played`, async () => {
    const folder = await mkdtemp(join(tmpdir(), `ergo-example-${name}-`));
    try {
      await cp(join(EXAMPLES, name), folder, { recursive: true });
      const { stdout } = await npm(folder, "pack", "--json", DIST);
      await rename(join(folder, JSON.parse(stdout)[0].filename), join(folder, "ergo-board.tgz"));
      // A page without tools needs none of what serves it.
      const omitted = site ? [] : ["--omit=dev"];
      await npm(
        folder,
        "install",
        "--prefer-offline",
        "--no-audit",
        "--no-fund",
        "--no-package-lock",
        ...omitted,
      );
      if (site) await npm(folder, "run", "build");
      await withHost(join(folder, site), {}, (host) => withPage({ path: host.url, hosts: [host.url] }, play));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

/**
 * Plays a move, which the project shows, and waits for the reply of the engine.
 *
 * @param {import("@playwright/test").Page} page
 */
async function play(page) {
  const last = page.locator("output");
  await expect(last).toHaveText("none");
  await page.locator('ergo-board button[data-name="e5"]').click();
  await expect(last).toHaveText(/by the engine$/);
}
