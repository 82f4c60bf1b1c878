/** Whether the browser that pictures are compared in runs on this system, and how it is unpacked. */
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why pictures cannot be compared on a system, if so.
 *
 * @param {Pick<typeof process, "platform" | "arch" | "env">} system
 * @param {() => Promise<void>} start starts the browser, and fails if it does not run
 * @throws in CI, if it should run: all pictures would pass unseen
 */
export async function findObstacle({ platform, arch, env }, start) {
  if (platform !== "linux" || arch !== "x64")
    return `the browser they were taken in runs on Linux x64, and this is ${platform} ${arch}`;
  try {
    await start();
    return undefined;
  } catch (error) {
    if (env.CI || env.GITHUB_ACTIONS) throw error;
    return `the browser they were taken in does not start here (${/** @type {Error} */ (error).message.trim()})`;
  }
}

/**
 * Unpacks the browser. Another process may do the same at this time: the folder appears with everything in
 * it.
 *
 * @param {readonly string[]} packed
 * @param {string} unpacked the folder
 * @param {(path: string) => Promise<unknown>} inflate unpacks a file into the folder for temporary files
 */
export async function unpack(packed, unpacked, inflate) {
  const folder = mkdtempSync(`${unpacked}-`);
  try {
    // Users share the folder for temporary files.
    const all = () => Promise.allSettled(packed.map((path) => inflate(path)));
    for (const one of await withTemporaryFolder(folder, all)) if (one.status === "rejected") throw one.reason;
    const fonts = `<dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>`;
    writeFileSync(
      join(folder, "fontconfig.xml"),
      `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`,
    );
    renameSync(folder, unpacked);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(unpacked)) throw error;
  }
}

/**
 * Does something while another folder is the one for temporary files.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} act
 */
async function withTemporaryFolder(folder, act) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await act();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
