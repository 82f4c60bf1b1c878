/** The settings, from environment variables. */

import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { publicKey } from "./signature.js";

/** The variables, as `--help` lists them. */
export const HELP = `Usage: node bot.js [--check]

Lets the engine play on Abstract Play. Settings are environment variables:

  ERGO_ENGINE             path of the engine (required)
  AP_BOT_PUBLIC_KEY       the site's public key, as the site publishes it (required)
  BOT_TOKEN_URL           where access tokens come from (required)
  BOT_OAUTH_SCOPE         the scope of the token (required)
  BOT_QUERY_URL           where moves go to (required)
  BOT_CLIENT_ID           the id of the bot (required)
  BOT_CLIENT_SECRET       its secret (this or the next one is required)
  BOT_CLIENT_SECRET_FILE  a file with the secret
  BOT_HOST                address to listen on (default 127.0.0.1)
  BOT_PORT                port to listen on, 0 for a free one (default 8420)
  BOT_PATH                path of the endpoint (default /)
  BOT_MOVE_MS             thinking time for each move in milliseconds, 1 to 600000 (default 5000)
  BOT_LEVEL               level of the engine, 0 to 10 (default 10)
  BOT_HASH_MB             table of each engine in megabytes, 1 to 1024 (default 64)
  BOT_ENGINES             games that are thought about at the same time, 1 to 64 (default 1)
  BOT_WAITING             games that may wait, 1 to 100000 (default 1000)
  BOT_POST_BYTES          longest post in bytes, 1024 to 16000000 (default 262144)

  --check                 only checks the settings
`;

/**
 * The settings.
 *
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} path
 * @property {number} postBytes
 * @property {import("node:crypto").KeyObject} publicKey
 * @property {import("./site.js").Account} account
 * @property {ConstructorParameters<typeof import("./queue.js").Queue>[0]} queue
 */

/**
 * Reads the settings.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {{ settings: Settings } | { faults: string[] }} the settings, or everything that is wrong with
 *   them
 */
export function readSettings(environment) {
  /** @type {string[]} */
  const faults = [];
  const text = (/** @type {string} */ name) => {
    const value = environment[name]?.trim() ?? "";
    if (value === "") faults.push(`${name} is not set`);
    return value;
  };
  const number = (
    /** @type {string} */ name,
    /** @type {number} */ least,
    /** @type {number} */ most,
    /** @type {number} */ usual,
  ) => {
    const value = environment[name]?.trim() || String(usual);
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    faults.push(`${name} is not a number from ${least} to ${most}: ${value}`);
    return usual;
  };
  /** The token and the secret go there, so the connection must be encrypted, except within this machine. */
  const url = (/** @type {string} */ name) => {
    const value = text(name);
    const read = URL.canParse(value) ? new URL(value) : null;
    const isLocal = read?.protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(read.hostname);
    if (value !== "" && read?.protocol !== "https:" && !isLocal)
      faults.push(`${name} is not an https address: ${value}`);
    return value;
  };
  /**
   * @template T
   * @param {string} name
   * @param {() => T} make
   */
  const attempt = (name, make) => {
    try {
      return make();
    } catch (error) {
      faults.push(`${name}: ${/** @type {Error} */ (error).message}`);
      return null;
    }
  };
  const engine = text("ERGO_ENGINE");
  if (engine !== "" && !isProgram(engine)) faults.push(`ERGO_ENGINE is not a program: ${engine}`);
  const keyText = text("AP_BOT_PUBLIC_KEY");
  const key = keyText === "" ? null : attempt("AP_BOT_PUBLIC_KEY", () => publicKey(keyText));
  const secretFile = environment.BOT_CLIENT_SECRET_FILE?.trim();
  const secret = secretFile
    ? (attempt("BOT_CLIENT_SECRET_FILE", () => readFileSync(secretFile, "utf8").trim()) ?? "")
    : text("BOT_CLIENT_SECRET");
  const path = environment.BOT_PATH?.trim() || "/";
  if (!path.startsWith("/")) faults.push(`BOT_PATH does not begin with a slash: ${path}`);
  const settings = {
    host: environment.BOT_HOST?.trim() || "127.0.0.1",
    port: number("BOT_PORT", 0, 65_535, 8420),
    path,
    postBytes: number("BOT_POST_BYTES", 1024, 16_000_000, 262_144),
    account: {
      tokenUrl: url("BOT_TOKEN_URL"),
      scope: text("BOT_OAUTH_SCOPE"),
      queryUrl: url("BOT_QUERY_URL"),
      clientId: text("BOT_CLIENT_ID"),
      clientSecret: secret,
    },
    queue: {
      engine,
      engines: number("BOT_ENGINES", 1, 64, 1),
      waiting: number("BOT_WAITING", 1, 100_000, 1000),
      strength: {
        milliseconds: number("BOT_MOVE_MS", 1, 600_000, 5000),
        level: number("BOT_LEVEL", 0, 10, 10),
        hash: number("BOT_HASH_MB", 1, 1024, 64),
      },
    },
  };
  return key === null || faults.length > 0 ? { faults } : { settings: { ...settings, publicKey: key } };
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
