/**
 * The dialogue that begins a new game: who plays, how long the engine thinks, which options.
 */
import { words } from "../text/index.js";
import { make, makeDialog } from "./dialog.js";

/** @typedef {import("../session.js").Setup} Setup */
/** @typedef {import("../session.js").Player} Player */

/** @type {Record<"personFirst" | "personSecond" | "people" | "engines", [Player, Player]>} */
const PAIRS = {
  personFirst: ["person", "engine"],
  personSecond: ["engine", "person"],
  people: ["person", "person"],
  engines: ["engine", "engine"],
};

/** @type {Record<"quick" | "steady" | "patient", number>} */
const SECONDS = { quick: 0.3, steady: 1, patient: 3 };

/** The options of the games that can be chosen, in the order in which they are offered. */
const OPTIONS = ["swap", "black-begins"];

export class NewGameDialog {
  #dialog = makeDialog("new-game", words.setup.title);
  #form = make("form", { method: "dialog" });
  #game = "";

  /** @param {(setup: Setup) => void} onStart */
  constructor(onStart) {
    const say = words.setup;
    const cancel = make("button", { type: "button" }, words.actions.cancel);
    cancel.addEventListener("click", () => this.#dialog.close());
    this.#form.append(
      choices("players", say.who, "radio", Object.keys(PAIRS).map((name) => [name, say[/** @type {keyof typeof PAIRS} */ (name)]])),
      choices("seconds", say.time, "radio", Object.entries(say.times)),
      choices("options", say.options, "checkbox", OPTIONS.map((name) => [name, say.optionNames[name]])),
      make("p", { class: "buttons" }, cancel, make("button", { type: "submit", class: "main" }, words.actions.start)),
    );
    this.#form.addEventListener("submit", () => onStart(this.#chosen()));
    this.#dialog.append(this.#form);
  }

  /** Opens with what is played now. @param {Setup} setup */
  ask(setup) {
    this.#game = setup.game;
    const pair = Object.entries(PAIRS).find(([, players]) => String(players) === String(setup.players));
    const time = Object.entries(SECONDS).find(([, seconds]) => seconds === setup.seconds);
    const values = [pair?.[0] ?? "personFirst", time?.[0] ?? "steady", ...setup.options];
    for (const input of this.#form.querySelectorAll("input")) input.checked = values.includes(input.value);
    this.#dialog.showModal();
  }

  /** @returns {Setup} */
  #chosen() {
    const data = new FormData(this.#form);
    const pair = /** @type {keyof typeof PAIRS} */ (data.get("players"));
    const time = /** @type {keyof typeof SECONDS} */ (data.get("seconds"));
    return { game: this.#game, players: PAIRS[pair], seconds: SECONDS[time], options: data.getAll("options").map(String) };
  }
}

/** @param {string} name @param {string} title @param {"radio" | "checkbox"} type @param {string[][]} entries */
function choices(name, title, type, entries) {
  const labels = entries.map(([value, text]) => make("label", {}, make("input", { type, name, value }), text));
  return make("fieldset", {}, make("legend", {}, title), ...labels);
}
