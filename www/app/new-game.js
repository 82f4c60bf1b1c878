/**
 * The dialog for a new game: the game and its options, the players, the strength of the engine and its
 * thinking time.
 */
import { gameName, words } from "../text/index.js";
import { TOP_LEVEL } from "../game/state.js";
import { make, makeDialog } from "./dialog.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../game/state.js").Player} Player */

/** @type {Record<"personFirst" | "personSecond" | "people" | "engines", [Player, Player]>} */
const PAIRS = {
  personFirst: ["person", "engine"],
  personSecond: ["engine", "person"],
  people: ["person", "person"],
  engines: ["engine", "engine"],
};

/** @type {Record<"quick" | "steady" | "patient", number>} */
const SECONDS = { quick: 0.3, steady: 1, patient: 3 };

/** @typedef {import("../wasm/ergo_wasm.js").GameInfo} GameInfo */

export class NewGameDialog {
  #dialog = makeDialog("new-game", words.newGame.title);
  #form = make("form", { method: "dialog" });
  #options = make("div", {});
  #level = make("input", { type: "range", id: "level", name: "level", min: "1", max: String(TOP_LEVEL) });
  #levelName = make("output", { for: "level" });
  /** Settings that only matter if the engine plays. @type {HTMLElement[]} */
  #engineSettings = [];
  /** @type {GameInfo[]} */
  #games = [];

  /** @param {(setup: Setup) => void} onStart */
  constructor(onStart) {
    this.#form.addEventListener("submit", () => onStart(this.#chosen()));
    this.#form.addEventListener("change", ({ target }) => {
      if (/** @type {HTMLInputElement} */ (target).name === "game") this.#offerOptions([]);
      this.#adapt();
    });
    this.#level.addEventListener("input", () => this.#adapt());
    this.#dialog.append(this.#form);
  }

  /** Opens with the present settings. @param {Setup} setup @param {GameInfo[]} games */
  ask(setup, games) {
    this.#games = games;
    this.#buildDom();
    const pair = Object.entries(PAIRS).find(([, players]) => String(players) === String(setup.players));
    const time = Object.entries(SECONDS).find(([, seconds]) => seconds === setup.seconds);
    const values = [setup.game, pair?.[0] ?? "personFirst", time?.[0] ?? "steady"];
    for (const input of this.#form.querySelectorAll("input")) input.checked = input.type === "radio" && values.includes(input.value);
    this.#level.value = String(setup.level);
    this.#offerOptions(setup.options);
    this.#adapt();
    this.#dialog.showModal();
  }

  #buildDom() {
    const say = words.newGame;
    const cancel = make("button", { type: "button" }, words.actions.cancel);
    cancel.addEventListener("click", () => this.#dialog.close());
    const games = this.#games.map(({ id }) => [id, gameName(id)]);
    const pairs = Object.keys(PAIRS).map((name) => [name, say.pairs[/** @type {keyof typeof PAIRS} */ (name)]]);
    const strength = make("label", { for: "level" }, say.level);
    this.#engineSettings = [
      make("div", { class: "level" }, strength, this.#levelName, this.#level),
      choices(
        "seconds",
        say.time,
        "radio",
        Object.entries(SECONDS).map(([name, limit]) => [name, say.seconds(limit)]),
      ),
    ];
    const parts = [
      choices("players", say.players, "radio", pairs),
      ...this.#engineSettings,
      this.#options,
      make("p", { class: "buttons" }, cancel, make("button", { type: "submit", class: "main" }, words.actions.start)),
    ];
    if (games.length > 1) parts.unshift(choices("game", words.page.game, "radio", games));
    this.#form.replaceChildren(...parts);
  }

  /** Shows the options of the chosen game. @param {string[]} checked those that are on */
  #offerOptions(checked) {
    const known = this.#games.find(({ id }) => id === this.#game)?.options ?? [];
    const entries = known.map((name) => [name, words.newGame.optionNames[name]]);
    this.#options.replaceChildren(choices("options", words.newGame.options, "checkbox", entries));
    for (const input of this.#options.querySelectorAll("input")) input.checked = checked.includes(input.value);
  }

  /** Names the level, and hides settings that do not matter. */
  #adapt() {
    const name = words.newGame.levelName(this.#level.valueAsNumber);
    this.#levelName.textContent = name;
    this.#level.setAttribute("aria-valuetext", name);
    for (const part of this.#engineSettings) part.hidden = new FormData(this.#form).get("players") === "people";
  }

  get #game() {
    return String(new FormData(this.#form).get("game") ?? this.#games[0]?.id);
  }

  /** @returns {Setup} */
  #chosen() {
    const data = new FormData(this.#form);
    const pair = /** @type {keyof typeof PAIRS} */ (data.get("players"));
    const time = /** @type {keyof typeof SECONDS} */ (data.get("seconds"));
    const options = data.getAll("options").map(String);
    return { game: this.#game, players: PAIRS[pair], seconds: SECONDS[time], level: this.#level.valueAsNumber, options };
  }
}

/** @param {string} name @param {string} title @param {"radio" | "checkbox"} type @param {string[][]} entries */
function choices(name, title, type, entries) {
  const labels = entries.map(([value, text]) => make("label", {}, make("input", { type, name, value }), text));
  return make("fieldset", {}, make("legend", {}, title), ...labels);
}
