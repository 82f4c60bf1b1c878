/** How long the pages of browsers have waited for a processor, as Linux counts it; nothing on other systems. */
import { readFileSync, readdirSync } from "node:fs";

/** How often it is read, in milliseconds. */
const INTERVAL = 250;

/** A process in which pages run: of Chromium, Firefox or WebKit. */
const PAGES = /--type=renderer|-contentproc|WebKitWebProcess/;

export class RunDelays {
  /** @type {{ time: number; delays: Map<string, number> }[]} */
  #samples = [];
  /**
   * Whether pages run in a process, by its id.
   *
   * @type {Map<string, boolean>}
   */
  #known = new Map();
  #timer = setInterval(() => this.#read(), INTERVAL);

  constructor() {
    this.#read();
  }

  stop() {
    clearInterval(this.#timer);
    this.#read();
  }

  /**
   * The longest time, in milliseconds, that the main thread of such a process has waited between two times.
   *
   * @param {number} from
   * @param {number} to
   */
  longest(from, to) {
    const before = this.#samples.findLast(({ time }) => time <= from)?.delays;
    const after = (this.#samples.find(({ time }) => time >= to) ?? this.#samples.at(-1))?.delays ?? new Map();
    return Math.max(0, ...[...after].map(([id, delay]) => delay - (before?.get(id) ?? 0)));
  }

  #read() {
    const delays = new Map();
    for (const id of processes()) {
      try {
        if (!this.#known.has(id))
          this.#known.set(id, PAGES.test(readFileSync(`/proc/${id}/cmdline`, "utf8")));
        if (!this.#known.get(id)) continue;
        const [, delay] = readFileSync(`/proc/${id}/schedstat`, "utf8").split(" ");
        delays.set(id, Number(delay) / 1e6);
      } catch {
        // It has ended.
      }
    }
    this.#samples.push({ time: Date.now(), delays });
  }
}

function processes() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
