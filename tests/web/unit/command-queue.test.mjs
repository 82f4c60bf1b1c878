/** The command queue: order, failures and aborted commands. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CommandQueue } from "../../../www/game/command-queue.js";

test("commands run one after the other", async () => {
  /** @type {string[]} */
  const log = [];
  const queue = new CommandQueue(() => log.push("idle"));
  const command = (/** @type {string} */ name) => async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  const [a, b] = [queue.add(command("a")), queue.add(command("b"))];
  assert.equal(queue.isIdle, false);
  assert.deepEqual(await Promise.all([a, b]), ["a", "b"]);
  assert.deepEqual(log, ["a starts", "a ends", "b starts", "b ends", "idle"]);
  assert.equal(queue.isIdle, true);
});

test("a command that fails rejects, and the next one runs", async () => {
  const queue = new CommandQueue(() => {});
  const failed = queue.add(async () => {
    throw new Error("no");
  });
  const next = queue.add(async () => "next");
  await assert.rejects(failed, /no/);
  assert.equal(await next, "next");
});

test("a command that is aborted before it starts is skipped", async () => {
  const queue = new CommandQueue(() => {});
  const controller = new AbortController();
  const first = queue.add(async () => controller.abort());
  const skipped = queue.add(async () => assert.fail("it ran"), controller.signal);
  await Promise.all([first, skipped]);
  assert.equal(await skipped, undefined);
});
