/**
 * Hosting as the README and the workflows say it: the commands of the workflows, run here, make a site that
 * plays.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { DIST, Host } from "./static-server.mjs";
import { pin } from "../../../tools/site/deployment.js";
import { cell, expectGame, test, withPage } from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A client of GitHub that knows one release, whose site is at hand. */
const FAKE_CLIENT = `#!/bin/sh
case "$*" in
  "release list"*) echo v1.2.3 ;;
  "release download v1.2.3 --pattern ergo-site.zip --output site.zip"*) cp "$RELEASES/target/packages/ergo-site.zip" site.zip ;;
  *) echo "gh $*" >&2; exit 1 ;;
esac
`;

/**
 * The commands of a workflow's steps, one after the other.
 *
 * @param {string} name
 */
function commandsOf(name) {
  const text = readFileSync(join(ROOT, ".github/workflows", name), "utf8");
  return [...text.matchAll(/^ +(?:- )?run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
    ([, block, line]) => block ?? line,
  );
}

/**
 * The one command with some words in it.
 *
 * @param {string} workflow
 * @param {string} words
 */
function command(workflow, words) {
  const found = commandsOf(workflow).filter((script) => script.includes(words));
  assert.equal(found.length, 1, `${workflow}: ${words}`);
  return found[0];
}

test("the steps of the workflows make a site that plays below a path, with the boards of releases", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ergo-hosting-"));
  const releases = join(folder, "releases");
  const checkout = join(folder, "checkout");
  const run = (/** @type {string} */ script, /** @type {string} */ cwd) =>
    execFileSync("bash", ["-e", "-c", script], {
      cwd,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, PATH: `${join(folder, "bin")}:${process.env.PATH}`, RELEASES: releases },
    });
  try {
    for (const name of ["bin", "releases", "checkout/tools/site"])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, "bin/gh"), FAKE_CLIENT);
    chmodSync(join(folder, "bin/gh"), 0o755);
    // A release, as the workflow packs it.
    cpSync(DIST, join(releases, "dist"), { recursive: true });
    const { folder: board } = await pin(join(releases, "dist"));
    symlinkSync(join(ROOT, "tools"), join(releases, "tools"), "junction");
    run(command("test.yml", "tools/site/pack.js"), releases);
    // A deployment. The tests run on the site that its first step builds.
    for (const name of ["deployment.js", "files.js", "names.js", "package.json"])
      cpSync(join(ROOT, "tools/site", name), join(checkout, "tools/site", name));
    cpSync(DIST, join(checkout, "dist"), { recursive: true });
    const commands = commandsOf("pages.yml");
    const built = commands.indexOf("cargo xtask dist");
    assert.ok(built >= 0 && commands.length > built + 1);
    for (const script of commands.slice(built + 1)) run(script, checkout);
    const site = join(checkout, "dist");
    assert.ok(existsSync(join(site, board, "ergo-board.js")));
    const host = await new Host(site, { at: "/a-fork/" }).start();
    try {
      for (const game of GAMES) {
        await withPage({ site: host.url, hosts: [host.url], path: `#/${game}` }, async (page) => {
          await expectGame(page, game);
          // In Intermedium a turn takes more than a tap.
          if (game === "intermedium") return;
          await cell(page, "e5").click();
          await expect(page.locator("#moves li > button")).not.toHaveCount(0);
        });
      }
    } finally {
      await host.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
