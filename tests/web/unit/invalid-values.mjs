/** Values that JavaScript may pass to the module by mistake or malice, and a check that none of them traps. */
import assert from "node:assert/strict";

/** The exception that getters throw here; it must be passed on unchanged. */
export class Thrown extends Error {}

export const thrower = () => {
  throw new Thrown();
};

/**
 * Values of every type, most of them of the wrong one.
 *
 * @type {any[]}
 */
export const VALUES = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  255,
  256,
  -256,
  2 ** 31,
  2 ** 32,
  2 ** 32 + 5,
  2 ** 53,
  2 ** 64,
  1e308,
  NaN,
  Infinity,
  -Infinity,
  0n,
  -1n,
  2n ** 64n,
  "",
  " ",
  "0",
  "e5",
  "startpos",
  "\0",
  "\uD800",
  "e5\uDFFF",
  "\uDC00\uD800",
  "🦁",
  "ä".repeat(70_000),
  "startpos moves" + " e5".repeat(5_000),
  "(".repeat(50_000),
  "[",
  "__proto__",
  "constructor",
  [],
  [[]],
  [1],
  ["e5"],
  ["e5", 5],
  [["First", "Anna"]],
  [["First"]],
  [[1, 2]],
  [["\uD800", "\uDC00"]],
  Array(3),
  Array.from({ length: 1000 }, () => "swap"),
  {},
  { nodes: "many" },
  { length: 1e9 },
  { length: -1 },
  Object.create(null),
  new Date(0),
  /e5/,
  new Map([["nodes", 1]]),
  new Uint8Array(8),
  new Uint8Array(new ArrayBuffer(70_000_000)),
  { length: 2 ** 31, 0: 1 },
  new Proxy({}, { get: thrower }),
  {
    get nodes() {
      return thrower();
    },
  },
  { toString: thrower, valueOf: thrower },
  Symbol("e5"),
  () => "e5",
  Promise.resolve("e5"),
];

/**
 * Objects like a valid one, each with a property of another type or value, at any depth.
 *
 * @param {any} valid
 * @returns {any[]}
 */
export const BROKEN = (valid) => {
  if (valid === null || typeof valid !== "object" || valid instanceof Uint8Array) return [];
  const copy = Array.isArray(valid)
    ? (/** @type {any} */ key, /** @type {any} */ value) => valid.with(key, value)
    : undefined;
  const change =
    copy ?? ((/** @type {string} */ key, /** @type {any} */ value) => ({ ...valid, [key]: value }));
  return Object.keys(valid).flatMap((key) => {
    const at = /** @type {any} */ (copy ? Number(key) : key);
    const others = [
      undefined,
      null,
      -1,
      0,
      1,
      255,
      256,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 53,
      -1e308,
      1e308,
      Infinity,
      "",
      "e5",
      "\uD800",
      [],
      {},
      [[]],
      ["e5"],
      [255],
    ];
    return [...others, ...BROKEN(valid[key])].map((value) => change(at, value));
  });
};

/**
 * Describes a value in messages.
 *
 * @param {any} value
 */
export const describe = (value) => {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  try {
    return `${typeof value} ${String(value).slice(0, 40)}`;
  } catch {
    return typeof value;
  }
};

/**
 * Calls a function, which may return or throw any error except a trap.
 *
 * @param {() => unknown} ask
 * @param {string} what
 */
export const expectNoTrap = (ask, what) => {
  try {
    ask();
  } catch (error) {
    // A trap is a panic or a stack overflow; a null pointer is a freed handle.
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `${what}: ${error}`);
    assert.ok(
      !/null pointer|recursive use|unreachable/.test(String(/** @type {any} */ (error)?.message ?? "")),
      `${what}: ${error}`,
    );
  }
};
