/**
 * Messages to the page in a frame: any value is read as a valid message or refused as a whole, and printed
 * safely.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { printable } from "../../../www/text/printable.js";
import { ATTRIBUTES, readFragment } from "../../../www/embed/fragment.js";
import { METHODS, isOurs, readMessage } from "../../../www/embed/message.js";
import * as english from "../../../www/text/en/frame.js";
import { addEnglish } from "../../../www/text/index.js";
import { random } from "../e2e/random.mjs";

addEnglish(english);

/** An object that cannot be made a text. */
const TEXTLESS = { toString: 1, valueOf: 1 };

/** @type {Record<string, unknown>} */
const cyclic = {};
cyclic.self = cyclic;

const TEXTS = ["", "e5", "7", "x".repeat(1_000_000), "\u{D800}", "\u202E\u0000\n"];
const PLAIN = [
  undefined,
  null,
  true,
  0,
  -1,
  7,
  1.5,
  NaN,
  Infinity,
  10n ** 30n,
  {},
  TEXTLESS,
  Object.assign(Object.create(null), { level: 3 }),
];
const LISTS = [[], [[]], ["e5"], ["e5", TEXTLESS], [1n]];
const KINDS = [
  new Date(NaN),
  new Map([["level", 3]]),
  new Set(),
  /x/,
  new ArrayBuffer(8),
  new Uint8Array(4),
  new Error("x"),
  cyclic,
];

/** Values that a structured clone can hold. */
const VALUES = [...TEXTS, ...PLAIN, ...LISTS, ...KINDS].map((value) => structuredClone(value));

test("a message is refused with the field that is wrong", () => {
  const call = { ergo: 1, type: "call", id: 7 };
  const set = { ergo: 1, type: "set" };
  for (const [message, field] of /** @type {const} */ ([
    [{ ergo: 1, type: TEXTLESS }, "type"],
    [{ ergo: 1 }, "type"],
    [{ ergo: TEXTLESS, type: "set", attributes: {} }, "ergo"],
    [{ ergo: TEXTLESS, type: "hello" }, "ergo"],
    [{ ergo: 2, type: "set", attributes: {} }, "ergo"],
    [{ ...call, method: TEXTLESS }, "method"],
    [{ ...call, method: "constructor" }, "method"],
    [{ ...call, method: "play", args: ["e5", 1] }, "args[1]"],
    [{ ...call, method: "play", args: [TEXTLESS] }, "args[0]"],
    [{ ...call, method: "play" }, "args[0]"],
    [{ ...call, method: "play", args: "e5" }, "args"],
    [{ ...call, method: "play", args: ["e".repeat(1001)] }, "args[0]"],
    [{ ...call, method: "goTo", args: [1n] }, "args[0]"],
    [{ ...call, method: "goTo", args: [NaN] }, "args[0]"],
    [{ ...call, method: "flip", id: TEXTLESS }, "id"],
    [{ ...call, method: "flip", id: "x".repeat(101) }, "id"],
    [{ ...set, attributes: { level: 3, theme: TEXTLESS } }, "attributes.theme"],
    [{ ...set, attributes: { level: 3, onclick: "alert(1)" } }, "attributes.onclick"],
    [{ ...set, attributes: { level: undefined } }, "attributes.level"],
    [{ ...set, attributes: { level: 3n } }, "attributes.level"],
    [{ ...set, attributes: { moves: ["e5", TEXTLESS] } }, "attributes.moves[1]"],
    [{ ...set, attributes: { moves: [TEXTLESS, "e5"] } }, "attributes.moves[0]"],
    [{ ...set, attributes: { position: ["9"] } }, "attributes.position"],
    [{ ...set, attributes: { moves: "e5 ".repeat(1_400_000) } }, "attributes.moves"],
    [{ ...set, attributes: new Map([["level", 3]]) }, "attributes"],
    [{ ...set, attributes: [] }, "attributes"],
    [set, "attributes"],
  ])) {
    const read = readMessage(structuredClone(message));
    assert.equal(read.type === "refused" && read.field, field, printable(message));
  }
});

test("a refusal says what was found, and messages of other scripts are left alone", () => {
  const read = readMessage({ ergo: 1, type: "fly" });
  assert.equal(read.type === "refused" && read.message, english.frame.unknown("message", "fly"));
  for (const other of [undefined, null, "ergo", 7, {}, { type: "hello" }, Object.create({ ergo: 1 })])
    assert.ok(!isOurs(other), printable(other));
  assert.ok(isOurs({ ergo: 1 }));
});

test("a valid message is read with its types", () => {
  const attributes = { level: 3, theme: null, fill: undefined, moves: ["e5", "a1"], sound: "on" };
  assert.equal(
    readMessage({ ergo: 1, type: "set", attributes }).type,
    "refused",
    "fill is no attribute of a frame",
  );
  const { fill: _, ...valid } = attributes;
  assert.deepEqual(readMessage({ ergo: 1, type: "set", attributes: valid }), {
    type: "set",
    attributes: new Map([
      ["level", "3"],
      ["theme", null],
      ["moves", "e5 a1"],
      ["sound", "on"],
    ]),
  });
  const call = { ergo: 1, type: "call", id: "a", method: "goTo", args: [2] };
  assert.deepEqual(readMessage(call), { type: "call", id: "a", method: "goTo", args: [2] });
  assert.deepEqual(readMessage({ ergo: 2, type: "hello" }), { type: "hello" });
});

test("random messages are read or refused, never anything else", () => {
  const below = random(41);
  const pick = (/** @type {readonly any[]} */ list) => list[below(list.length)];
  const value = () => pick(VALUES);
  const seen = { hello: 0, set: 0, call: 0, refused: 0 };
  for (let count = 0; count < 20_000; count++) {
    const often = (/** @type {() => unknown} */ usual) => (below(4) === 0 ? value() : usual());
    const attributes = () =>
      Object.fromEntries(Array.from({ length: below(3) }, () => [pick(ATTRIBUTES), value()]));
    const message = {
      ergo: often(() => 1),
      type: often(() => pick(["hello", "set", "call"])),
      id: often(() => count),
      method: often(() => pick(METHODS)),
      args: often(() => pick([[], ["e5"], [3], [value()]])),
      attributes: often(attributes),
    };
    assert.ok(isOurs(message));
    const read = readMessage(message);
    seen[read.type]++;
    if (read.type === "refused") {
      assert.match(
        read.field,
        /^(?:ergo|type|id|method|args(?:\[\d+\])?|attributes(?:\.[\w-]+(?:\[\d+\])?)?)$/,
      );
      assert.ok(read.message.length < 200, read.message);
    } else if (read.type === "set") {
      for (const text of read.attributes.values()) assert.ok(text === null || typeof text === "string");
    } else if (read.type === "call") {
      assert.ok(
        METHODS.includes(read.method) && read.args.every((arg) => ["string", "number"].includes(typeof arg)),
      );
    }
  }
  assert.ok(Math.min(...Object.values(seen)) > 500, JSON.stringify(seen));
});

test("any value is printed without running its code", () => {
  const hostile = () => assert.fail("code of the value ran");
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  /** @type {[unknown, string][]} */
  const samples = [
    [TEXTLESS, "Object"],
    [Object.create(null), "Object"],
    [{ toString: hostile, valueOf: hostile, [Symbol.toPrimitive]: hostile }, "Object"],
    [Object.defineProperty({}, Symbol.toStringTag, { get: () => JSON.parse("{") }), "object"],
    [{ [Symbol.toStringTag]: "y".repeat(1000) }, `${"y".repeat(40)}…`],
    [proxy, "object"],
    [hostile, "function"],
    [Symbol("x"), "symbol"],
    [1n, "bigint"],
    [undefined, "undefined"],
    [-0.5, "-0.5"],
    [new Map(), "Map"],
    [[1], "Array"],
    ["x".repeat(41), `${"x".repeat(40)}…`],
    ["🦁".repeat(41), `${"🦁".repeat(40)}…`],
    ["🦁".repeat(40), "🦁".repeat(40)],
    ["a\u0000\u202E\n\u{D800}b", "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b"],
  ];
  for (const [value, text] of samples) assert.equal(printable(value), text);
});

test("any fragment is read to its end or refused with its place", () => {
  const below = random(42);
  const pieces = [
    "&",
    "=",
    "#",
    "%",
    "%00",
    "%E0%A4",
    "+",
    "game",
    "level",
    "theme=dark",
    "onclick",
    "__proto__",
    "=1",
    "🦁",
    "x".repeat(500),
  ];
  for (let count = 0; count < 5000; count++) {
    const fragment = `#${Array.from({ length: below(12) }, () => pieces[below(pieces.length)]).join("")}`;
    const { attributes, unknown } = readFragment(fragment);
    assert.equal(new Set(attributes.map(([name]) => name)).size, attributes.length);
    for (const [name] of attributes) assert.ok(ATTRIBUTES.some((known) => known === name));
    if (unknown)
      assert.ok(unknown.found.length <= 40 && unknown.at >= 1 && unknown.at <= fragment.length, fragment);
  }
  assert.deepEqual(readFragment(`#${"&".repeat(99_000)}level=3`).attributes, [["level", "3"]]);
  assert.equal(readFragment(`#moves=${"e5+".repeat(350_000)}`).attributes.length, 0);
});

test("a list has a limited number of items", () => {
  const set = (/** @type {number} */ length) =>
    readMessage({ ergo: 1, type: "set", attributes: { moves: Array.from({ length }, () => "") } });
  assert.equal(set(100_000).type, "set");
  const refused = set(100_001);
  assert.ok(refused.type === "refused");
  assert.equal(refused.field, "attributes.moves");
  assert.match(refused.message, /100,000/);
});
