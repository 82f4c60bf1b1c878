/** Where the parts of a built board are: beside its script, unless the page says otherwise. */

/**
 * The parts that boards on other pages load.
 *
 * @typedef {"worker" | "puzzles" | `${string}-module` | `${string}-net`} Part
 */

/**
 * The folder that the page names, and the current names of the parts, if those of this build are gone.
 *
 * @type {{ folder?: string | URL; newest: Partial<Record<Part, string>> }}
 */
export const parts = { newest: {} };

/**
 * The address of a part.
 *
 * @param {Part} kind
 * @param {string} path
 * @param {() => URL} beside its place beside the script; some bundlers lose it, and others know only its path
 */
export function partUrl(kind, path, beside) {
  const own = new URL(
    parts.folder ? path.replace("./parts", `${parts.folder}`.replace(/\/$/, "")) : beside(),
    document.baseURI,
  );
  return new URL(parts.newest[kind] ?? "", own).href;
}

/** Whether a page may pin its parts by hashes. */
export const hasPins = () => document.querySelector("[type=importmap]") !== null;

/** A part of which nothing has come for this long is as good as missing, in milliseconds. */
const SILENCE = 10_000;

/** The limit for a part with a hash, of which the page gets nothing before the browser has all of it. */
const SILENCE_OF_HASHED = 60_000;

/**
 * The addresses where something else was than what belongs there, or nothing: the browser may have stored it.
 *
 * @type {Set<string>}
 */
const failed = new Set();

/**
 * Fetches a part; the error is its address. One that is not what the page pins it to, not what the build has
 * written, as one that was cut off, or that stops coming, is like one that is missing.
 *
 * @param {string} url
 * @param {RequestInit} [options]
 */
export async function fetchPart(url, options) {
  const pin = hasPins() ? (await import("./pins.js")).pinOf(url) : undefined;
  const integrity = pin ?? options?.integrity;
  const cache = failed.has(url) ? "reload" : options?.cache;
  const silence = new Silence(integrity ? SILENCE_OF_HASHED : SILENCE, options?.signal);
  const { signal } = silence;
  const response = await fetch(url, { ...options, integrity, cache, signal }).catch(() => undefined);
  // Many servers send a page in place of a file that is missing.
  if (!response?.ok || response.headers.get("content-type")?.startsWith("text/html")) {
    silence.end();
    failed.add(url);
    throw new Error(url);
  }
  void silence.watch(response);
  return response;
}

/**
 * Notes that something else was found at an address than what belongs there, so that it is fetched again.
 *
 * @param {string} url
 */
export const distrust = (url) => void failed.add(url);

/** Aborts a request when nothing has come for too long. */
class Silence {
  #controller = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #most;

  /**
   * @param {number} most in milliseconds
   * @param {AbortSignal | null} [signal] aborts the request, too
   */
  constructor(most, signal) {
    this.#most = most;
    signal?.addEventListener("abort", () => this.#controller.abort());
    this.#begin();
  }

  get signal() {
    return this.#controller.signal;
  }

  #begin() {
    this.end();
    this.#timer = setTimeout(() => this.#controller.abort(), this.#most);
  }

  end() {
    clearTimeout(this.#timer);
  }

  /**
   * Reads along: a copy, as Chromium stores the compiled code of a module only with the response itself.
   *
   * @param {Response} response
   */
  async watch(response) {
    this.#begin();
    try {
      await response.clone().body?.pipeTo(new WritableStream({ write: () => this.#begin() }));
    } catch {
      // The reader of the response handles the error.
    } finally {
      this.end();
    }
  }
}
