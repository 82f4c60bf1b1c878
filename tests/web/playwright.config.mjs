/**
 * The browser tests, which need `cargo xtask dist`: `cargo xtask browser e2e` runs them all, and `cargo xtask
 * browser link --project=chromium` those of one file in one browser.
 *
 * `ERGO_CHROMIUM` and `ERGO_FIREFOX` name other browsers, and `ERGO_URL` another site than `dist/`. To find
 * tests that depend on speed, `ERGO_SLOW=1` delays every response, and `ERGO_THROTTLE=6` slows down the pages
 * in Chromium.
 */
import { cpus } from "node:os";
import { defineConfig } from "@playwright/test";
import { inTarget } from "./target.mjs";

export default defineConfig({
  testDir: "e2e",
  // One set of pictures: they are compared in one browser, that of `e2e/pinned-chromium.mjs`.
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  outputDir: inTarget("e2e"),
  globalSetup: "./e2e/serve.mjs",
  // Not transpiled: only its syntax shows that the glue of the wasm module is an ES module.
  build: { external: ["**/www/wasm/**"] },
  fullyParallel: true,
  // Rare cases: those tests have the tag `@soak`, and `cargo xtask soak` runs them, too.
  grepInvert: process.env.ERGO_SOAK ? undefined : /@soak/,
  // Tests also wait, for an engine or a timer, so a few more than there are processors keep these busy. With twice as
  // many, the same tests took a sixth more processor time.
  workers: Math.ceil(1.5 * cpus().length),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["./slowest.mjs"],
    ["./choice/failures.mjs"],
    ...(process.env.ERGO_RECORD ? [/** @type {const} */ (["./choice/recorder.mjs"])] : []),
  ],
  // Timeouts only end tests that hang; no test depends on speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What was done, said and requested; pictures of each step would slow down every test.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.ERGO_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "chromium", testMatch: "*.test.mjs", testIgnore: ["firefox/**", "webkit/**"] },
    { name: "firefox", testMatch: "firefox/*.test.mjs" },
    { name: "webkit", testMatch: "webkit/*.test.mjs" },
  ],
});
