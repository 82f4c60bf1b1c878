/**
 * The browser that pictures are compared in. Text is drawn differently by every version and build of
 * Chromium, and by the fonts and settings of the system. An npm package in the lock file ships one build of
 * the headless shell for Linux, with libraries and a font, and it runs with nothing else: no root, no
 * fontconfig of the system, no variable of its environment. Elsewhere, such tests run in the usual browser
 * and compare nothing.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";
import { findObstacle, unpack } from "./pinned-browser.mjs";
import { test as base } from "./support.mjs";

/** @import {LaunchOptions} from "@playwright/test" */

/** The folder of the package, which npm replaces with the version in the lock file. */
const PACKAGE = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..");

/** Its packed files: the browser, libraries that a system may lack, and a font. */
const PACKED = ["chromium.br", "al2023.tar.br", "fonts.tar.br"].map((name) => join(PACKAGE, "bin", name));

/** Where it is unpacked, once for each version. */
const UNPACKED = join(PACKAGE, "unpacked");

/** @type {LaunchOptions} */
const OPTIONS = {
  executablePath: join(UNPACKED, "chromium"),
  env: {
    FONTCONFIG_FILE: join(UNPACKED, "fontconfig.xml"),
    HOME: UNPACKED,
    LD_LIBRARY_PATH: join(UNPACKED, "al2023", "lib"),
  },
};

/** Why pictures cannot be compared on this system, if so. */
const obstacle = await findObstacle(process, async () => {
  if (!existsSync(UNPACKED)) await unpack(PACKED, UNPACKED, inflate);
  execFileSync(String(OPTIONS.executablePath), ["--version"], { env: OPTIONS.env, stdio: "pipe" });
});

/** Whether pictures can be compared on this system. */
export const comparesPictures = obstacle === undefined;

// The process that lists the tests says so, once.
if (obstacle && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Pictures are not compared: ${obstacle}.`);

/** Tests in the pinned browser, or in the usual one where it does not run. */
export const test = base.extend(
  /**
   * @type {import("@playwright/test").Fixtures<
   *   {},
   *   { launchOptions: LaunchOptions },
   *   {},
   *   { launchOptions: LaunchOptions }
   * >}
   */ ({
    launchOptions: [
      ({ launchOptions }, use) => use(comparesPictures ? { ...launchOptions, ...OPTIONS } : launchOptions),
      { scope: "worker" },
    ],
  }),
);
