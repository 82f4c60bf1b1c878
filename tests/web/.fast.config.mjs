import config from "/work/h/teachers/tests/web/playwright.config.mjs";
export default {
  ...config,
  testDir: "/work/h/teachers/tests/web/e2e",
  globalSetup: undefined,
  outputDir: "/tmp/tteach",
  timeout: 60000,
  workers: 2,
  expect: { timeout: 8000 },
  use: { ...config.use, actionTimeout: 8000, navigationTimeout: 20000 },
};
