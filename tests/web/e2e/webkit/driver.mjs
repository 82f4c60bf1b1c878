/** Drives WebKitGTK, the relative of Safari that runs on Linux, by plain WebDriver. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** The driver, which starts the browser that comes with it. */
const DRIVER = process.env.ERGO_WEBKIT ?? "/usr/bin/WebKitWebDriver";

/** The time limit of every wait, in milliseconds. */
const LIMIT = 120_000;

/** The time limit of the end of a browser, in milliseconds. */
const END_LIMIT = 10_000;

/** The name of the reference to an element in replies. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * A port that nothing uses.
 *
 * @returns {Promise<number>}
 */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A screen that nobody sees. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(/** @type {import("node:stream").Readable} */ (screen.stdio[3]), "data");
  return { screen, display: `:${String(display).trim()}` };
}

/** Starts the driver. Each window that it opens is a browser of its own, with nothing stored. */
export async function startDriver() {
  const [port, { screen, display }] = await Promise.all([freePort(), startScreen()]);
  const env = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: "ignore", env });
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + LIMIT; ; await setTimeout(50)) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    assert.ok(Date.now() < end, "the driver of WebKit does not start");
  }
  return {
    /** Opens a window. */
    open: () => Window.open(address),
    stop() {
      driver.kill();
      screen.kill();
    },
  };
}

/** A window of the browser. */
export class Window {
  #session;

  /** @param {string} session its address */
  constructor(session) {
    this.#session = session;
  }

  /** @param {string} driver */
  static async open(driver) {
    const capabilities = {
      alwaysMatch: { pageLoadStrategy: "normal", timeouts: { script: LIMIT, pageLoad: LIMIT } },
    };
    const { sessionId } = await request("POST", `${driver}/session`, { capabilities });
    return new Window(`${driver}/session/${sessionId}`);
  }

  /** @param {string} url */
  goTo(url) {
    return request("POST", `${this.#session}/url`, { url });
  }

  reload() {
    return request("POST", `${this.#session}/refresh`, {});
  }

  /**
   * Runs a function in the page, and returns what it resolves with.
   *
   * @template {unknown[]} A
   * @template T
   * @param {(...args: A) => T} run
   * @param {A} args
   * @returns {Promise<Awaited<T>>}
   */
  async evaluate(run, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${run})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const reply = await request("POST", `${this.#session}/execute/async`, { script, args });
    if (reply?.error !== undefined) throw new Error(reply.error);
    return reply?.value;
  }

  /**
   * Waits until a function in the page returns something true.
   *
   * @template {unknown[]} A
   * @param {(...args: A) => unknown} holds
   * @param {A} args
   */
  async until(holds, ...args) {
    for (const end = Date.now() + LIMIT; ; await setTimeout(50)) {
      // A page that is loading has nothing yet.
      if (await this.evaluate(holds, ...args).catch(() => false)) return;
      assert.ok(Date.now() < end, `waited in vain for ${holds} ${args}`);
    }
  }

  /**
   * Clicks an element with the mouse, once there is one.
   *
   * @param {(...args: any[]) => unknown} find returns it
   * @param {unknown[]} args
   */
  async click(find, ...args) {
    await this.until(find, ...args);
    const script = `return (${find})(...arguments);`;
    const element = await request("POST", `${this.#session}/execute/sync`, { script, args });
    const origin = { [ELEMENT]: element[ELEMENT] };
    const move = { type: "pointerMove", duration: 0, origin, x: 0, y: 0 };
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const actions = [
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move, ...press] },
    ];
    await request("POST", `${this.#session}/actions`, { actions });
  }

  /**
   * Presses keys, one after the other.
   *
   * @param {string} keys a character for each
   */
  async type(keys) {
    const press = (/** @type {string} */ value) => ["keyDown", "keyUp"].map((type) => ({ type, value }));
    const actions = [{ type: "key", id: "keyboard", actions: [...keys].flatMap(press) }];
    await request("POST", `${this.#session}/actions`, { actions });
  }

  /**
   * From now on everything happens in a frame.
   *
   * @param {() => unknown} find returns its element
   */
  async enterFrame(find) {
    await this.until(find);
    const id = await request("POST", `${this.#session}/execute/sync`, {
      script: `return (${find})();`,
      args: [],
    });
    await request("POST", `${this.#session}/frame`, { id });
  }

  /** A picture of the page, as PNG. */
  async picture() {
    return Buffer.from(await request("GET", `${this.#session}/screenshot`), "base64");
  }

  /** The driver now and then ends the browser, but does not say so. */
  async close() {
    try {
      await request("DELETE", this.#session, undefined, END_LIMIT);
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "TimeoutError") throw error;
    }
  }
}

/**
 * @param {string} method
 * @param {string} url
 * @param {object} [body]
 * @param {number} [limit] in milliseconds
 * @returns {Promise<any>}
 */
async function request(method, url, body, limit = 2 * LIMIT) {
  const content = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(url, { method, signal: AbortSignal.timeout(limit), ...content });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
