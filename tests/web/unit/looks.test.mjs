/** The looks of a board: from the table to the element, the settings and back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { stored } from "./fake-storage.mjs";

const { LOOKS, LOOK_ATTRIBUTES, propertyOf, readLook } = await import("../../../www/ui/looks.js");
const { ATTRIBUTES } = await import("../../../www/element/attributes.js");
const { ErgoBoard } = await import("../../../www/element/ergo-board.js");
const { SettingsStore, settings } = await import("../../../www/storage/settings-store.js");
const { applySettings } = await import("../../../www/app/apply-settings.js");

/** @typedef {import("../../../www/ui/looks.js").AnyLook} AnyLook */

/** An element that has nothing but attributes. */
class FakeElement {
  /** @type {Map<string, string>} */
  attributes = new Map();
  getAttribute = (/** @type {string} */ name) => this.attributes.get(name) ?? null;
  /**
   * @param {string} name
   * @param {string} value
   */
  setAttribute = (name, value) => this.attributes.set(name, value);
  removeAttribute = (/** @type {string} */ name) => this.attributes.delete(name);
}

/** The values of every look that is no number. */
const VALUES = LOOK_ATTRIBUTES.flatMap((name) => {
  /** @type {AnyLook} */
  const look = LOOKS[name];
  return look.kind === "number" ? [] : look.values.map((value) => ({ name, look, value }));
});

test("every attribute has a property", () => {
  for (const name of ATTRIBUTES) {
    const { get, set } = Object.getOwnPropertyDescriptor(ErgoBoard.prototype, propertyOf(name)) ?? {};
    assert.ok(get && set, name);
  }
});

test("the element observes every look and has a property of it", () => {
  for (const name of LOOK_ATTRIBUTES) {
    assert.ok(ErgoBoard.observedAttributes.includes(name), name);
    const { get, set } = Object.getOwnPropertyDescriptor(ErgoBoard.prototype, propertyOf(name)) ?? {};
    const element = new FakeElement();
    assert.equal(get?.call(element), LOOKS[name].default, name);
    element.setAttribute(name, "nonsense");
    assert.equal(get?.call(element), LOOKS[name].default, name);
    set?.call(element, LOOKS[name].values[1]);
    assert.equal(element.getAttribute(name), LOOKS[name].values[1], name);
  }
  assert.deepEqual(
    ["board-theme", "sound"].map((name) => propertyOf(name)),
    ["boardTheme", "sound"],
  );
});

test("a value of an attribute is that of the property, and on or off if it is a switch", () => {
  for (const { name, look, value } of VALUES) {
    const element = /** @type {any} */ (new FakeElement());
    element.setAttribute(name, ` ${value} `);
    const property = propertyOf(name);
    assert.equal(Reflect.get(ErgoBoard.prototype, property, element), value, name);
    const isOn = value === look.values[0];
    assert.equal(readLook(element)[property], look.kind === "switch" ? isOn : value, name);
  }
});

test("the settings have every look but the sound, and carry each value to the board", () => {
  globalThis.document = /** @type {any} */ ({ documentElement: { dataset: {} } });
  stored.clear();
  const board = /** @type {any} */ (new FakeElement());
  applySettings(board);
  const first = new SettingsStore();
  assert.equal(first.get("warnings"), true, "the default of the page is another one");
  assert.equal(board.getAttribute("warnings"), "on");
  for (const { name, look, value } of VALUES) {
    const setting = look.kind === "switch" ? value === look.values[0] : value;
    const property = /** @type {"warnings"} */ (propertyOf(name));
    settings.set(property, /** @type {any} */ (setting));
    assert.equal(board.getAttribute(name), value === look.default ? null : value, name);
    assert.equal(readLook(board)[property], setting, name);
    assert.throws(() => settings.set(property, /** @type {any} */ ("nonsense")), TypeError, name);
  }
});
