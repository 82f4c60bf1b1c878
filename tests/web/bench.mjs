/**
 * The wasm engine as a line server: `cargo xtask bench` sends it the lines that it sends to the
 * native binary, and compares. Each line is answered with the engine's reply, then with
 * `elapsed <milliseconds>`, which leaves the pipe out of the measurement.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Console, initSync } from "../../dist/www/wasm/ergo_wasm.js";

const module = new URL("../../dist/www/wasm/ergo_wasm_bg.wasm", import.meta.url);
initSync({ module: readFileSync(module) });
const engine = new Console();

for await (const line of createInterface({ input: process.stdin })) {
  const before = performance.now();
  const reply = engine.send(line);
  const elapsed = performance.now() - before;
  process.stdout.write(`${reply.trimEnd()}\nelapsed ${elapsed}\n`);
}
