/**
 * Somebody with eyes closed: knows only what live regions say and what things are called in the accessibility
 * tree.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";

/** How long the page may take to answer, in milliseconds. */
const TIMEOUT = 60_000;

/** Whether to print what is said. */
const LOGS = Boolean(process.env.EARS_LOG);

/**
 * @typedef {{
 *   nodeId: string;
 *   role?: { value: string };
 *   name?: { value: string };
 *   childIds?: string[];
 *   properties?: { name: string; value: { value?: unknown } }[];
 * }} Node
 */

/** Somebody who hears the page, and types. */
export class Listener {
  #page;
  #devtools;
  /** The last words. */
  #heard = "";

  /** @param {import("@playwright/test").Page} page */
  constructor(page) {
    this.#page = page;
    this.#devtools = page.context().newCDPSession(page);
  }

  /**
   * The accessibility tree.
   *
   * @returns {Promise<Node[]>}
   */
  async #tree() {
    const { nodes } = await (await this.#devtools).send("Accessibility.getFullAXTree");
    return /** @type {any} */ (nodes);
  }

  /** The present text of live regions. */
  async said() {
    const nodes = await this.#tree();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    /** @type {(node: Node | undefined) => string} */
    const textOf = (node) =>
      node?.role?.value === "StaticText"
        ? (node.name?.value ?? "")
        : (node?.childIds ?? []).map((id) => textOf(byId.get(id))).join("");
    return nodes.filter(({ role }) => role?.value === "status" || role?.value === "alert").map(textOf);
  }

  /** The role and the name of what has the focus. */
  async focused() {
    const isFocused = (/** @type {Node} */ { properties }) =>
      properties?.some(({ name, value }) => name === "focused" && value.value === true);
    const node = (await this.#tree()).findLast(isFocused);
    return `${node?.role?.value} ${node?.name?.value}`;
  }

  /**
   * Waits until something is said.
   *
   * @param {string} what
   * @param {RegExp} pattern
   * @param {string} [old] what was said before
   */
  async hears(what, pattern, old) {
    for (const end = Date.now() + TIMEOUT; Date.now() < end; await setTimeout(60)) {
      const found = (await this.said()).find((text) => text !== old && pattern.test(text));
      if (found === undefined) continue;
      if (LOGS && found !== this.#heard) console.log(found);
      this.#heard = found;
      return found;
    }
    return assert.fail(`${what} is not said: ${JSON.stringify(await this.said())}`);
  }

  /** @param {string} key */
  press(key) {
    return this.#page.keyboard.press(key);
  }

  /** Goes on with Tab until the focus is on the board. */
  async findBoard() {
    // The page may move the focus itself meanwhile, so that Tab goes once round it.
    for (let stops = 0; stops < 60; stops++) {
      if (/^button [a-j]\d+, /.test(await this.focused())) return;
      await this.press("Tab");
    }
    assert.fail("no key leads to the board");
  }

  /**
   * Asks for all of a hint.
   *
   * @returns {Promise<string>} the move
   */
  async asksForMove() {
    await this.press("h");
    await this.hears("where to look", /^Look at /);
    await this.press("h");
    await this.hears("what to move", /^(Move the|Drop|Enter) /);
    await this.press("h");
    const hint = await this.hears("the move", /^[a-j]\d[a-j0-9@x-]*\. /);
    return hint.slice(0, hint.indexOf("."));
  }

  /** @param {string} move */
  async types(move) {
    await this.press("m");
    await expect.poll(() => this.focused()).toMatch(/^(textbox|combobox) Move$/);
    await this.#page.keyboard.type(move);
    await this.press("Enter");
  }
}
