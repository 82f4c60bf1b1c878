/** The settings of a browser, and the sounds of the board. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { faults, stored } from "./fake-storage.mjs";

const { CHOICES, SettingsStore } = await import("../../../www/storage/settings-store.js");
const { Instrument } = await import("../../../www/board/sound.js");
const { readLook } = await import("../../../www/ui/looks.js");

beforeEach(() => {
  stored.clear();
  faults.isFull = false;
});

test("a setting that was never chosen has its default; a choice is kept", () => {
  const settings = new SettingsStore();
  assert.equal(settings.get("appearance"), "system");
  assert.equal(settings.get("motion"), "normal");
  /** @type {(string | undefined)[]} */
  const changes = [];
  settings.addEventListener("change", (event) =>
    changes.push(/** @type {CustomEvent} */ (event).detail ?? undefined),
  );
  settings.set("boardTheme", "slate");
  settings.set("volume", 0.25);
  assert.deepEqual(changes, ["boardTheme", "volume"]);
  const later = new SettingsStore();
  assert.deepEqual([later.get("boardTheme"), later.get("volume"), later.get("sound")], ["slate", 0.25, true]);
  later.reset();
  assert.equal(new SettingsStore().get("boardTheme"), "auto");
});

test("what makes no sense is neither read nor set", () => {
  stored.set(
    "ergo.settings",
    JSON.stringify({ boardTheme: "glass", volume: 7, sound: "loud", confirm: true, colour: "red" }),
  );
  const settings = new SettingsStore();
  assert.deepEqual(
    [settings.get("boardTheme"), settings.get("volume"), settings.get("sound"), settings.get("confirm")],
    ["auto", 0.6, true, true],
  );
  assert.throws(() => settings.set("motion", /** @type {any} */ ("warp")), TypeError);
  assert.throws(() => settings.set("volume", 2), TypeError);
  settings.set("pieceSet", "plain");
  const kept = JSON.parse(stored.get("ergo.settings") ?? "");
  assert.deepEqual(kept, {
    boardTheme: "glass",
    volume: 7,
    sound: "loud",
    confirm: true,
    colour: "red",
    pieceSet: "plain",
    version: 1,
  });
  settings.reset();
  assert.deepEqual(
    JSON.parse(stored.get("ergo.settings") ?? ""),
    { colour: "red", version: 1 },
    "other versions may know it",
  );
  for (const text of ["", "null", "[]", "{", "7"]) {
    stored.set("ergo.settings", text);
    assert.equal(new SettingsStore().get("pieceSet"), "relief", text);
  }
});

test("without storage, settings last as long as the page", () => {
  faults.isFull = true;
  const settings = new SettingsStore();
  settings.set("threats", true);
  assert.equal(settings.get("threats"), true);
  assert.equal(new SettingsStore().get("threats"), false);
});

/** @param {Record<string, string>} attributes */
const elementWith = (attributes) =>
  /** @type {any} */ ({ getAttribute: (/** @type {string} */ name) => attributes[name] ?? null });

test("the board takes every choice of the settings, and ignores nonsense", () => {
  const names = {
    "board-theme": "boardTheme",
    "piece-set": "pieceSet",
    coordinates: "coordinates",
    motion: "motion",
  };
  for (const [attribute, setting] of Object.entries(names)) {
    for (const value of /** @type {any} */ (CHOICES)[setting]) {
      assert.equal(/** @type {any} */ (readLook(elementWith({ [attribute]: value })))[setting], value);
    }
  }
  const volume = (/** @type {string} */ sound) => readLook(elementWith({ sound })).sound;
  assert.deepEqual(["70", "on", "off", "", "-5", "300", "x"].map(volume), [70, 100, 0, 0, 0, 100, 0]);
  const look = readLook(
    elementWith({ "board-theme": "glass", confirm: "yes", targets: "off", announcements: "short" }),
  );
  assert.deepEqual(
    [look.boardTheme, look.confirm, look.targets, look.announcements],
    ["auto", false, false, "short"],
  );
});

/** Records what a sound is made of. */
class FakeContext {
  currentTime = 10;
  sampleRate = 1000;
  destination = {};
  /** @type {[kind: string, from: number, to: number][]} */
  heard = [];
  /** The highest value that any envelope reaches. */
  peak = 0;

  /** @param {string} kind */
  #source(kind) {
    let start = 0;
    const record = (/** @type {number} */ end) => this.heard.push([kind, start, end]);
    return {
      frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect() {},
      start: (/** @type {number} */ at) => (start = at),
      stop: record,
    };
  }
  createGain() {
    const reach = (/** @type {number} */ value) => (this.peak = Math.max(this.peak, value));
    return {
      gain: { value: 0, setValueAtTime: reach, exponentialRampToValueAtTime: reach },
      connect() {},
      disconnect() {},
    };
  }
  createOscillator = () => this.#source("tone");
  createBufferSource = () => this.#source("noise");
  createBiquadFilter = () => ({ frequency: { value: 0 }, connect() {} });
  createBuffer = (/** @type {number} */ _, /** @type {number} */ length) => ({
    getChannelData: () => new Float32Array(length),
  });
}

test("sounds are short, and never louder than the volume allows", async () => {
  const { playCue } = await import("../../../www/board/sound.js");
  for (const cue of /** @type {const} */ ([
    "drop",
    "slide",
    "hop",
    "sow",
    "capture",
    "lion",
    "illegal",
    "win",
    "loss",
    "draw",
  ])) {
    const context = new FakeContext();
    playCue(new Instrument(/** @type {any} */ (context)), cue, { duration: 400, step: 3 });
    assert.ok(context.heard.length > 0, cue);
    const end = Math.max(...context.heard.map(([, , end]) => end)) - 10;
    assert.ok(end < 1, `${cue} takes ${end} s`);
    assert.ok(context.peak <= 1, `${cue} reaches ${context.peak}`);
  }
});
