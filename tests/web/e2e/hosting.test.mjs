/**
 * Hosting as the README and the workflows say it: the commands of the workflows, run here, make a site that
 * plays.
 */
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { DIST, Host, TYPES, withHost } from "./static-server.mjs";
import { pin, pinnedScript } from "../../../tools/site/deployment.js";
import { policyOf } from "../../../tools/site/policy.js";
import { command, FakeGitHub } from "../fake-github.mjs";
import { headersOf } from "../headers.mjs";
import { withOtherSite } from "./other-site.mjs";
import { run } from "./widget.mjs";
import { cell, expectGame, expectStatus, test, withPage } from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

test("the steps of the workflows make a site that plays below a path, with the boards of releases", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ergo-hosting-"));
  const release = join(folder, "release");
  try {
    const github = new FakeGitHub(join(folder, "github"));
    // A release, as the workflow packs it.
    cpSync(DIST, join(release, "dist"), { recursive: true });
    const { folder: board } = await pin(join(release, "dist"));
    symlinkSync(join(ROOT, "tools"), join(release, "tools"), "junction");
    github.run(command("test.yml", "tools/site/pack.js"), release);
    github.release("v1.2.3", {
      "ergo-site.zip": readFileSync(join(release, "target/packages/ergo-site.zip")),
    });
    const site = github.deploy(DIST, join(folder, "checkout"));
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

/** The policy that the documentation asks for, with the hash of this build. */
function documentedPolicy() {
  const [, policy] =
    /^Content-Security-Policy: (.*)$/m.exec(readFileSync(join(ROOT, "docs/embedding.md"), "utf8")) ?? [];
  const [hash] = /'sha256-[^']+'/.exec(policyOf(readFileSync(join(DIST, "index.html"), "utf8"))) ?? [];
  assert.ok(policy?.includes("'sha256-…'") && hash);
  return policy.replace("'sha256-…'", hash);
}

for (const [what, send] of /** @type {const} */ ([
  ["the documented policy", () => ({ "content-security-policy": documentedPolicy() })],
  [
    "the headers for hosts",
    (/** @type {string} */ name) => headersOf(readFileSync(join(DIST, "_headers"), "utf8"), name),
  ],
]))
  test(`all kinds of pages work with ${what}`, () =>
    withHost(DIST, {}, async (host) => {
      host.hook = ({ name, body, response }) => {
        if (!body) return false;
        const headers = { "content-type": TYPES[extname(name)] ?? "application/octet-stream", ...send(name) };
        return !!response.writeHead(200, headers).end(body);
      };
      const visit = (/** @type {string} */ path, /** @type {Parameters<typeof withPage>[1]} */ look) =>
        withPage({ site: host.url, path, locale: "de" }, look);
      // Any violation is an error.
      await visit("", async (page) => {
        await expectStatus(page, "Du bist dran, Weiß.");
        await cell(page, "e5").click();
        await expect(page.locator("#moves li > button")).not.toHaveCount(0);
      });
      await visit("embed.html#game=ergo&side=both", (page) => cell(page, "e5").click());
      for (const path of ["de/", "de/ergo/", "de/api.html", "de/gallery/", "404.html"])
        await visit(path, async (page) => {
          await expect(page.locator("h1").first()).toBeVisible();
          await page.waitForLoadState("networkidle");
        });
    }));

test(
  "a board of another origin, such as a CDN that serves the npm package, has its engine in a worker",
  { tag: "@sentinel" },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ergo-cdn-"));
    try {
      const { version, files } = JSON.parse(readFileSync(join(DIST, "package.json"), "utf8"));
      const name = `npm/ergo-board@${version}`;
      cpSync(DIST, join(folder, "site"), { recursive: true });
      const { integrity } = await pin(join(folder, "site"));
      for (const file of Object.keys(integrity)) {
        const isPublished = files.some((/** @type {string} */ one) =>
          one.endsWith("/")
            ? file.startsWith(one)
            : new RegExp(`^${one.replaceAll(".", "\\.").replace("*", "[^/]*")}$`).test(file),
        );
        assert.ok(isPublished, file);
        cpSync(join(DIST, file), join(folder, "cdn", name, file));
      }
      await withHost(
        join(folder, "cdn"),
        { headers: { "access-control-allow-origin": "*" } },
        async (cdn) => {
          const head = pinnedScript({ folder: name, integrity }, cdn.url);
          await withOtherSite({ head, body: '<ergo-board id="board" side="both"></ergo-board>' }, (other) =>
            withPage({ path: other.url, hosts: [cdn.url, other.url] }, async (page) => {
              await cell(page, "e5").click();
              await expect.poll(() => run(page, "board.ply")).toBe(1);
              assert.equal(await run(page, "board.state.isInPage"), false);
            }),
          );
        },
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
