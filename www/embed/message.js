/**
 * Reads the messages of the embedding page. Whatever arrives is valid as a whole, and typed from then on, or
 * refused as a whole with the field that is wrong. `docs/embedding.md` describes the messages.
 */
import { printable } from "../text/printable.js";
import { words } from "../text/index.js";
import { ATTRIBUTES } from "./fragment.js";

/** The version of the protocol. */
export const VERSION = 1;

/** The parameters of each method. */
const PARAMETERS = /** @type {const} */ ({
  play: ["text"],
  undo: [],
  redo: [],
  goTo: ["number"],
  flip: [],
  legalMoves: [],
  analyse: [],
  stop: [],
  toGameText: [],
});

/** @typedef {keyof typeof PARAMETERS} Method */
/** @typedef {typeof ATTRIBUTES[number]} Attribute */
/** @typedef {string | number | undefined} Id */

export const METHODS = /** @type {Method[]} */ (Object.keys(PARAMETERS));

/**
 * Attributes that take a list as well as a text.
 *
 * @type {readonly string[]}
 */
const LISTS = ["moves", "options"];

/** The most characters of the value of an attribute, as of a game text; of a move; and of the id of a call. */
const MOST_VALUE = 4_000_000;
const MOST_MOVE = 1000;
const MOST_ID = 100;

/** The most items of a list. */
const MOST_ITEMS = 100_000;

/**
 * A message that is valid.
 *
 * @typedef {{ type: "hello" }
 *   | { type: "set"; attributes: Map<Attribute, string | null> }
 *   | { type: "call"; id: Id; method: Method; args: (string | number)[] }} Message
 */

/**
 * A message that is refused: which field is wrong, and why.
 *
 * @typedef {{ type: "refused"; id: Id; field: string; message: string }} Refused
 */

class Refusal extends Error {
  /**
   * @param {string} field
   * @param {string} message
   */
  constructor(field, message) {
    super(message);
    this.field = field;
  }
}

/**
 * @param {string} field
 * @param {import("../text/en/frame.js").Expected} expected
 * @param {unknown} found
 * @param {number} [most]
 */
const refuse = (field, expected, found, most = 0) =>
  new Refusal(field, words.frame.invalid(field, expected, printable(found), most));

/**
 * Whether the data belong to this protocol: other scripts may send messages of their own.
 *
 * @param {unknown} data
 * @returns {data is Record<string, unknown>}
 */
export const isOurs = (data) => typeof data === "object" && data !== null && Object.hasOwn(data, "ergo");

/**
 * @param {Record<string, unknown>} data a structured clone, which has no getters and no prototype but that of
 *   its kind
 * @returns {Message | Refused}
 */
export function readMessage(data) {
  /** @type {Id} */
  let id;
  try {
    // A page of any version may ask which one this is.
    if (data.type === "hello" && typeof data.ergo === "number") return { type: "hello" };
    id = readId(data.id);
    if (data.ergo !== VERSION) throw new Refusal("ergo", words.frame.version(VERSION, printable(data.ergo)));
    if (data.type === "set") return { type: "set", attributes: readAttributes(data.attributes) };
    if (data.type === "call") return { type: "call", id, ...readCall(data.method, data.args) };
    throw new Refusal("type", words.frame.unknown("message", printable(data.type)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: "refused", id, field: error.field, message: error.message };
  }
}

/**
 * @param {unknown} id
 * @returns {Id}
 */
function readId(id) {
  if (id === undefined || id === null) return undefined;
  if (typeof id === "string" ? id.length <= MOST_ID : Number.isFinite(id)) return /** @type {Id} */ (id);
  throw refuse("id", "id", id, MOST_ID);
}

/** @param {unknown} attributes */
function readAttributes(attributes) {
  if (!isPlain(attributes)) throw refuse("attributes", "object", attributes);
  /** @type {Map<Attribute, string | null>} */
  const read = new Map();
  for (const [name, value] of Object.entries(attributes)) {
    const known = ATTRIBUTES.find((known) => known === name);
    if (!known)
      throw new Refusal(`attributes.${printable(name)}`, words.frame.unknown("attribute", printable(name)));
    read.set(known, readValue(`attributes.${name}`, known, value));
  }
  return read;
}

/**
 * @param {string} field
 * @param {Attribute} name
 * @param {unknown} value
 */
function readValue(field, name, value) {
  if (value === null) return null;
  const isList = LISTS.includes(name);
  if (isList && Array.isArray(value)) {
    if (value.length > MOST_ITEMS) throw refuse(field, "items", value, MOST_ITEMS);
    const at = value.findIndex((item) => typeof item !== "string");
    if (at >= 0) throw refuse(`${field}[${at}]`, "text", value[at], MOST_MOVE);
    return readText(field, value.join(" "), MOST_VALUE);
  }
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value)))
    return String(value);
  if (typeof value !== "string") throw refuse(field, isList ? "list" : "value", value);
  return readText(field, value, MOST_VALUE);
}

/**
 * @param {string} field
 * @param {unknown} value
 * @param {number} most
 */
function readText(field, value, most) {
  if (typeof value !== "string" || value.length > most) throw refuse(field, "text", value, most);
  return value;
}

/**
 * @param {unknown} method
 * @param {unknown} args
 */
function readCall(method, args) {
  const known = METHODS.find((name) => name === method);
  if (!known) throw new Refusal("method", words.frame.unknown("method", printable(method)));
  const parameters = PARAMETERS[known];
  const given = args ?? [];
  if (!Array.isArray(given)) throw refuse("args", "array", given);
  if (given.length > parameters.length)
    throw refuse(`args[${parameters.length}]`, "nothing", given[parameters.length]);
  return {
    method: known,
    args: parameters.map((kind, at) => {
      if (kind === "text") return readText(`args[${at}]`, given[at], MOST_MOVE);
      if (!Number.isFinite(given[at])) throw refuse(`args[${at}]`, "number", given[at]);
      return /** @type {number} */ (given[at]);
    }),
  };
}

/**
 * Whether a value is an object of names and values, rather than a list, a date or the like.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isPlain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
