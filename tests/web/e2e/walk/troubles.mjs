/** The messages of the page when something went wrong. */
import { step } from "./steps.mjs";
import { storedGame, until } from "../support.mjs";
/** @import {Visit} from "./steps.mjs" */

/** @type {Visit} */
export const DAMAGED = {
  stored: "{oops",
  prepare: (page) =>
    page.addInitScript(() => {
      if (sessionStorage.getItem("damaged")) return;
      sessionStorage.setItem("damaged", "yes");
      localStorage.setItem("ergo.settings", "{oops");
      localStorage.setItem("ergo / progress", "{oops");
    }),
  steps: [
    step("a stored game that is damaged", async (page) => {
      await until(page, "state.view");
      await page.locator("#board [role=alert]:not(:empty)").first().waitFor();
    }),
    step("settings that are damaged", (page) => page.locator("#notices button").first().waitFor()),
  ],
};

/** @type {Visit} */
export const UNFINISHED = {
  stored: storedGame("startpos moves e5"),
  prepare: (page) =>
    page.addInitScript(() => {
      if (sessionStorage.getItem("marked")) return;
      sessionStorage.setItem("marked", "yes");
      localStorage.setItem("ergo / starting", "x 1000");
    }),
  steps: [step("a start that was not finished", (page) => page.locator("#notices button").first().waitFor())],
};

/** @type {Visit} */
export const FAILED = {
  prepare: (page) => page.route("**/*.wasm", (route) => route.abort()),
  expects: /wasm|Failed to load/,
  steps: [
    step("a game that cannot run", async (page) => {
      await until(page, `state.status.kind === "failed"`);
      // The browser's own message.
      await page.locator("#board .notice").evaluate((notice) => {
        const walker = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          node.textContent = (node.textContent ?? "").replace(
            /[^.:]*(Failed to fetch|WebAssembly|TypeError).*/,
            "",
          );
      });
    }),
  ],
};
