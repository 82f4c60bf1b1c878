import base from "./playwright.config.mjs";
export default {
  ...base,
  testDir: "/work/h/layout/tests/web/e2e",
  globalSetup: "/work/h/layout/tests/web/e2e/serve.mjs",
  outputDir: "/tmp/pw-out",
  timeout: 60000,
  expect: { timeout: 7000 },
  use: { ...base.use, actionTimeout: 7000, navigationTimeout: 20000 },
};
