/** The API page, and the manifest compared with the element. */
import assert from "node:assert/strict";
import { few } from "./sample.mjs";
import { expectAccessible, test, withPage } from "./support.mjs";

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const width of few(1, [320, 1280])) {
    test(`the API page passes axe: ${width} px wide, ${colorScheme}`, () =>
      withPage({ path: "api.html", colorScheme, viewport: { width, height: 800 } }, async (page) => {
        await expectAccessible(page, "api.html");
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width);
        await page.mouse.move(width / 2, 400);
        await page.mouse.wheel(0, 500);
        await page.waitForFunction(() => scrollY > 0);
      }));
  }
}

test("the element matches its manifest", () =>
  withPage({}, async (page) => {
    const { manifest, observed, found, parameterCounts } = await page.evaluate(async () => {
      const { modules } = await (await fetch("custom-elements.json")).json();
      const board = /** @type {any} */ (await customElements.whenDefined("ergo-board"));
      /** @type {[string, PropertyDescriptor][]} */
      const descriptions = [];
      for (
        let proto = board.prototype;
        proto !== HTMLElement.prototype;
        proto = Object.getPrototypeOf(proto)
      ) {
        descriptions.push(...Object.entries(Object.getOwnPropertyDescriptors(proto)));
      }
      return {
        manifest: modules[0].declarations[0],
        observed: board.observedAttributes,
        found: descriptions.map(([name, { get, set }]) => ({
          name,
          kind: get ? "field" : "method",
          readonly: Boolean(get && !set),
        })),
        parameterCounts: Object.fromEntries(
          descriptions.filter(([, { get }]) => !get).map(([name, { value }]) => [name, value.length]),
        ),
      };
    });
    const attributes = manifest.attributes.map((/** @type {any} */ { name }) => name);
    for (const name of observed)
      assert.ok(attributes.includes(name), `${name} is documented as an attribute`);
    for (const { kind, name, readonly = false, parameters = [] } of manifest.members.filter(
      (/** @type {any} */ member) => !member.static,
    )) {
      assert.ok(
        found.some((real) => real.kind === kind && real.name === name && real.readonly === readonly),
        name,
      );
      if (kind === "method")
        assert.ok(parameterCounts[name] <= parameters.length, `${name} documents its parameters`);
    }
    const parts = await page.evaluate(() =>
      [.../** @type {any} */ (document.querySelector("#board")).shadowRoot.querySelectorAll("[part]")].map(
        (part) => part.getAttribute("part"),
      ),
    );
    for (const part of parts)
      assert.ok(
        manifest.cssParts.some((/** @type {any} */ { name }) => name === part),
        `part ${part}`,
      );
  }));
