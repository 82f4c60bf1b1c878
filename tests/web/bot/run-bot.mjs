/** The bot as a process, as it runs on a server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inTarget } from "../target.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The native engine. */
export const ENGINE =
  process.env.ERGO_ENGINE ?? inTarget("release", process.platform === "win32" ? "ergo.exe" : "ergo");

if (!existsSync(ENGINE))
  throw new Error(
    `no engine at ${ENGINE}: run cargo build --release --bin ergo, or set ERGO_ENGINE to its path`,
  );

/** A running bot. */
export class Bot {
  /** @type {Set<import("node:child_process").ChildProcess>} */
  static #running = new Set();
  #child;
  #exit;
  /** The lines of its log. @type {any[]} */
  log = [];
  /** The output about its settings. */
  complaints = "";
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /**
   * @param {Record<string, string>} environment
   * @param {string[]} options
   */
  constructor(environment, ...options) {
    const usual = {
      PATH: process.env.PATH,
      ERGO_ENGINE: ENGINE,
      BOT_PORT: "0",
      BOT_MOVE_MS: "5",
      BOT_HASH_MB: "4",
    };
    this.#child = spawn(process.execPath, [join(ROOT, "tools/bot/bot.js"), ...options], {
      env: { ...usual, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    Bot.#running.add(this.#child);
    this.#child.on("exit", () => Bot.#running.delete(this.#child));
    this.#exit = once(this.#child, "exit");
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      this.log.push(line.startsWith("{") ? JSON.parse(line) : line);
      for (const listener of this.#listeners) listener();
    });
    this.#child.stderr.on("data", (data) => (this.complaints += data));
  }

  /**
   * Starts a bot and connects the stand-in to it.
   *
   * @param {import("./stand-in.mjs").StandIn} site
   * @param {Record<string, string>} changes
   */
  static async start(site, changes = {}) {
    const bot = new Bot({ ...site.environment, ...changes });
    const { port } = await bot.logged(({ event }) => event === "start");
    site.endpoint = `http://127.0.0.1:${port}/`;
    return bot;
  }

  /** Ends all that still run. */
  static killAll() {
    for (const child of Bot.#running) child.kill("SIGKILL");
  }

  /**
   * Waits for a line of the log.
   *
   * @param {(entry: any) => boolean} isIt
   * @returns {Promise<any>}
   */
  logged(isIt) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.log.find(isIt);
        if (!found) return;
        this.#listeners.delete(look);
        clearTimeout(late);
        resolve(found);
      };
      const late = setTimeout(() => {
        reject(new Error(`not in the log: ${JSON.stringify(this.log)} ${this.complaints}`));
      }, 30_000);
      this.#listeners.add(look);
      look();
    });
  }

  /**
   * Ends it by a signal.
   *
   * @param {NodeJS.Signals} signal
   * @returns {Promise<number | null>} the exit code
   */
  async end(signal = "SIGTERM") {
    this.#child.kill(signal);
    return this.exit();
  }

  /** Waits for the end. */
  async exit() {
    const [code] = await this.#exit;
    return code;
  }
}
