/** The settings (`#/settings`). Everything takes effect at once and is kept in this browser. */
import { withChevron } from "../ui/select.js";
import { watchTheme } from "../element/theme.js";
import { languagesOf, speak, words } from "../text/index.js";
import { LANGUAGES } from "../text/languages.js";
import { card } from "../ui/card.js";
import { line, segments, toggle } from "../ui/controls.js";
import { deviceCard } from "./device.js";
import { make } from "../ui/make.js";
import { showKeys } from "./keys.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { settings } from "../storage/settings-store.js";
import { LOOK_ATTRIBUTES, propertyOf } from "../ui/looks.js";
import { drawPieces, drawTheme } from "./theme-preview.js";
import styles from "./settings.css";

/** @import {LookSettings} from "../storage/settings-store.js" */
/** @import {Settings} from "../storage/settings-store.js" */

/**
 * The texts of the settings that are looks of the board, in every language.
 *
 * @typedef {{
 *   [Name in keyof LookSettings]: { title: string; note?: string } & (LookSettings[Name] extends boolean
 *     ? { values?: undefined }
 *     : { values: Record<LookSettings[Name] & string, string> });
 * }} LookWords
 */

addStyles(styles);

/**
 * Draw the pictures that are shown, in the colours of the page.
 *
 * @type {(() => unknown)[]}
 */
let painters = [];

/**
 * @param {HTMLElement} host
 * @returns {() => void} what is to be done when the place is left
 */
export function render(host) {
  const shown = new AbortController();
  const fill = () => {
    painters = [];
    host.replaceChildren(...content(fill, shown.signal));
  };
  fill();
  // Another tab, or the menu of the board, may change a setting while they are shown.
  const follow = (/** @type {Event} */ event) => {
    if (!(/** @type {CustomEvent} */ (event).detail)) fill();
  };
  settings.addEventListener("change", follow);
  watchTheme(document.documentElement, () => painters.forEach((paint) => paint()), shown.signal);
  return () => {
    settings.removeEventListener("change", follow);
    shown.abort();
  };
}

/**
 * @param {() => void} refill
 * @param {AbortSignal} signal ends it
 */
function content(refill, signal) {
  const say = words.settings;
  const status = make("span", { role: "status" });
  const reset = make("button", { type: "button" }, say.reset);
  reset.addEventListener("click", () => {
    settings.reset();
    refill();
    const told = document.querySelector(".settings .reset span");
    if (told) told.textContent = say.resetDone;
  });
  return [
    make("h1", { tabindex: "-1" }, say.title),
    make(
      "div",
      { class: "columns" },
      make("div", { class: "column" }, languageCard(), lookCard(), deviceCard(signal)),
      make("div", { class: "column" }, soundCard(), playCard(), keysCard()),
    ),
    make(
      "p",
      { class: "reset" },
      reset,
      status,
      make("a", { href: addressOf({ place: "about" }) }, words.page.about),
    ),
  ];
}

/** The choice of the language keeps the focus when the settings are made again in the new one. */
let isLanguageChosen = false;

function languageCard() {
  const say = words.settings;
  const select = make("select", { name: "language", "aria-label": say.language });
  select.append(make("option", { value: "" }, say.languageOfBrowser));
  for (const { code, name } of LANGUAGES) select.append(make("option", { value: code, lang: code }, name));
  select.value = settings.get("language");
  const trouble = make("p", { role: "alert" });
  select.addEventListener("change", async () => {
    trouble.textContent = "";
    isLanguageChosen = true;
    settings.set("language", select.value);
    await speak(...languagesOf(select.value));
    if (!select.value || select.value === words.code) return;
    isLanguageChosen = false;
    trouble.textContent = words.page.placeMissing;
  });
  if (isLanguageChosen) queueMicrotask(() => select.focus());
  isLanguageChosen = false;
  return make(
    "section",
    { class: "card" },
    make("div", { class: "lines" }, line(say.language, withChevron(select))),
    trouble,
  );
}

function lookCard() {
  const say = words.settings;
  return card(
    say.looks.boardTheme.title,
    pictures("boardTheme", (canvas, value) => drawTheme(canvas, value, settings.get("pieceSet"))),
    make("h2", {}, say.looks.pieceSet.title),
    pictures("pieceSet", (canvas, value) => drawPieces(canvas, value, settings.get("boardTheme")), "pieces"),
    make(
      "div",
      { class: "lines" },
      line(
        say.appearance,
        segments("appearance", say.appearance, say.appearances, settings.get("appearance"), (value) =>
          settings.set("appearance", value),
        ),
        say.appearanceNote,
      ),
      lookLine("coordinates"),
      lookLine("motion"),
    ),
  );
}

function soundCard() {
  const say = words.settings;
  const volume = make("input", {
    type: "range",
    class: "volume",
    min: "0",
    max: "1",
    step: "0.05",
    "aria-label": say.volume,
  });
  volume.valueAsNumber = settings.get("volume");
  const tell = () => volume.setAttribute("aria-valuetext", say.volumeValue(volume.valueAsNumber));
  volume.addEventListener("input", tell);
  volume.addEventListener("change", () => {
    settings.set("volume", volume.valueAsNumber);
    void playSample(volume.valueAsNumber);
  });
  tell();
  return card(
    say.sound,
    make(
      "div",
      { class: "lines" },
      toggle("sound", say.sounds, settings.get("sound"), (isOn) => {
        settings.set("sound", isOn);
        if (isOn) void playSample(settings.get("volume"));
      }),
      line(say.volume, volume),
      lookLine("vibration"),
    ),
  );
}

/** @param {number} volume */
async function playSample(volume) {
  const { Sound } = await import("../board/sound.js");
  sample ??= new Sound();
  sample.play("drop", volume);
}

/** @type {import("../board/sound.js").Sound | undefined} */
let sample;

/** The looks that other cards have. */
const ELSEWHERE = ["boardTheme", "pieceSet", "coordinates", "motion", "sound", "vibration"];

function playCard() {
  const names = /** @type {(keyof LookSettings)[]} */ (
    LOOK_ATTRIBUTES.map(propertyOf).filter((name) => !ELSEWHERE.includes(name))
  );
  return card(words.settings.play, make("div", { class: "lines" }, ...names.map(lookLine)));
}

function keysCard() {
  const say = words.settings;
  const button = make("button", { type: "button" }, say.showKeys);
  button.addEventListener("click", () => showKeys());
  return card(say.keys, button);
}

/**
 * A look of the board: a switch, or its values side by side.
 *
 * @param {keyof LookSettings} name
 */
function lookLine(name) {
  /** @type {LookWords} */
  const looks = words.settings.looks;
  /** @type {{ title: string; note?: string; values?: Record<string, string> }} */
  const say = looks[name];
  const value = settings.get(name);
  const set = (/** @type {any} */ chosen) => settings.set(name, chosen);
  return say.values
    ? line(say.title, segments(name, say.title, say.values, String(value), set), say.note)
    : toggle(name, say.title, value === true, set, say.note);
}

/**
 * One of several values, each with a picture.
 *
 * @template {"boardTheme" | "pieceSet"} Name
 * @param {Name} name
 * @param {(canvas: HTMLCanvasElement, value: Settings[Name]) => void} draw
 * @param {string} [className]
 */
function pictures(name, draw, className = "") {
  const { title, values } = words.settings.looks[name];
  const group = make(
    "fieldset",
    { class: `choices ${className}` },
    make("legend", { class: "unseen" }, title),
  );
  for (const [value, label] of /** @type {[Settings[Name], string][]} */ (Object.entries(values))) {
    const input = make("input", { type: "radio", name, value });
    input.checked = value === settings.get(name);
    input.addEventListener("change", () => settings.set(name, value));
    const canvas = make("canvas", { "aria-hidden": "true" });
    // A canvas has a size once it is on the page, and as long as it is.
    const paint = () => canvas.clientWidth > 0 && draw(canvas, value);
    requestAnimationFrame(paint);
    painters.push(paint);
    group.append(make("label", {}, input, canvas, label));
  }
  return group;
}
