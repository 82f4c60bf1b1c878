/** Takes screenshots of the page: `cargo xtask screenshots`. */
import config from "./playwright.config.mjs";

export default { ...config, projects: [{ name: "screenshots", testMatch: "screenshots.mjs" }] };
