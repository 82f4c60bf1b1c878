/** The entry point: `node bot.js`. */

import { Service } from "./service.js";
import { HELP, readSettings } from "./settings.js";

/**
 * Writes a line of the log.
 *
 * @param {object} entry
 */
const log = (entry) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);

const known = ["--check", "--help"];
const unknown = process.argv.slice(2).find((argument) => !known.includes(argument));
const read = readSettings(process.env);

if (process.argv.includes("--help")) {
  process.stdout.write(HELP);
} else if (unknown !== undefined) {
  process.stderr.write(`unknown argument ${unknown}; see --help\n`);
  process.exitCode = 2;
} else if ("faults" in read) {
  process.stderr.write(`${read.faults.join("\n")}\nsee --help\n`);
  process.exitCode = 2;
} else if (process.argv.includes("--check")) {
  process.stdout.write("the settings are complete\n");
} else {
  await run(read.settings);
}

/**
 * Runs the service until a signal. A second signal does not wait for the games that have no move yet.
 *
 * @param {import("./settings.js").Settings} settings
 */
async function run(settings) {
  const service = new Service(settings, log);
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      service.abandon();
      process.exit(1);
    }
    isStopping = true;
    void service.stop();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  try {
    await service.start();
  } catch (error) {
    process.stderr.write(
      `cannot listen on ${settings.host}:${settings.port}: ${/** @type {Error} */ (error).message}\n`,
    );
    process.exitCode = 1;
  }
}
