/**
 * How long the pages of this test's browser have waited for a processor, as Linux counts it; nothing on other
 * systems.
 */
import { readFileSync, readdirSync } from "node:fs";

/** How often it is read, in milliseconds. */
const INTERVAL = 250;

/** A process in which pages run: of Chromium, Firefox or WebKit. */
const PAGES = /--type=renderer|-contentproc|WebKitWebProcess/;

export class RunDelays {
  /** @type {{ time: number; delays: Map<string, number> }[]} */
  #samples = [];
  #timer = setInterval(() => this.#read(), INTERVAL);

  constructor() {
    this.#read();
  }

  stop() {
    clearInterval(this.#timer);
    this.#read();
  }

  /**
   * The longest time, in milliseconds, that the main thread of a page has waited between two times.
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
    /** @type {Map<string, number>} */
    const delays = new Map();
    for (const id of descendants()) {
      if (!PAGES.test(read(id, "cmdline"))) continue;
      const [, delay] = read(id, "schedstat").split(" ");
      if (delay) delays.set(id, Number(delay) / 1e6);
    }
    this.#samples.push({ time: Date.now(), delays });
  }
}

/**
 * A file about a process; empty if that has ended.
 *
 * @param {string} id
 * @param {string} name
 */
function read(id, name) {
  try {
    return readFileSync(`/proc/${id}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/** The processes that this one has started, and those that these have started. */
function descendants() {
  if (process.platform !== "linux") return [];
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  // After the name, which may have spaces and brackets, come the state and the parent.
  const parents = new Map(ids.map((id) => [id, read(id, "stat").split(") ").at(-1)?.split(" ")[1] ?? ""]));
  const isMine = (/** @type {string | undefined} */ id) => {
    for (let at = id; at && at !== "0"; at = parents.get(at)) if (at === String(process.pid)) return true;
    return false;
  };
  return ids.filter(isMine);
}
