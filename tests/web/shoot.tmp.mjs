// @ts-nocheck
import { chromium } from "playwright-core";
import { Host } from "./e2e/static-server.mjs";
const host = new Host("/work/main/dist/"); await host.start();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"] });
const shots = [];
for (const [w, h, lang] of [[390, 844, "en"], [320, 640, "de"]]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: lang });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
  await page.goto(host.url + "#/emergo");
  await page.waitForFunction(() => document.querySelector("#board")?.state?.view);
  await page.evaluate(async () => { const b = document.querySelector("#board"); const m = await b.legalMoves(); await b.play(m[3]); });
  await page.waitForTimeout(2500);
  await page.evaluate(() => { for (const k of Object.keys(localStorage)) console.log(k); });
  console.log(await page.evaluate(() => Object.keys(localStorage).join(" ") + " | " + Object.keys(sessionStorage).join(" ")));
  await page.evaluate(() => sessionStorage.setItem("ergo-starting", "1"));
  await page.evaluate(() => localStorage.setItem("ergo-starting", "1"));
  await page.reload(); await page.waitForTimeout(4000);
  await page.screenshot({ path: `/tmp/shot-${w}.png` });
  await context.close();
}
await browser.close(); process.exit(0);
