/**
 * The buttons of a game: new, undo, redo, and what else there is to do at the moment.
 */
import { words } from "../text/index.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * @typedef {object} Action
 * @property {keyof typeof words.actions} name
 * @property {(session: Session) => boolean} enabled
 * @property {(session: Session) => boolean} [shown] always, unless said otherwise
 * @property {(session: Session) => boolean} [pressed] of what is switched on and off
 */

/** @type {Action[]} */
const ACTIONS = [
  { name: "newGame", enabled: ({ state }) => state.phase === "ready" },
  { name: "undo", enabled: (session) => session.undoTarget !== undefined },
  { name: "redo", enabled: (session) => session.redoTarget !== undefined },
  { name: "flip", enabled: ({ state }) => state.phase === "ready" },
  { name: "hint", enabled: ({ isPersonsTurn, state }) => isPersonsTurn && (!state.hint || !!state.hint.move), shown: hasPerson },
  { name: "analyse", enabled: ({ state }) => state.phase === "ready", pressed: ({ state }) => !!state.analysis },
  { name: "swap", enabled: () => true, shown: (session) => session.isPersonsTurn && !!session.state.view?.canSwap },
  { name: "pause", enabled: () => true, shown: isShow },
  { name: "resume", enabled: () => true, shown: isWaiting },
  { name: "retry", enabled: () => true, shown: ({ state }) => state.phase === "failed" },
];

/** Engines are playing each other. @param {Session} session */
function isShow({ state: { phase, view, paused, setup } }) {
  return phase === "ready" && !view?.outcome && !paused && setup.players.every((player) => player === "engine");
}

/** @param {Session} session */
function hasPerson({ state: { setup } }) {
  return setup.players.includes("person");
}

/** An engine is to move but waits to be asked. @param {Session} session */
function isWaiting(session) {
  const { view, paused } = session.state;
  return !!view && !view.outcome && paused && !session.isPersonsTurn;
}

export class Toolbar {
  element = document.createElement("div");
  #buttons = /** @type {Map<Action, HTMLButtonElement>} */ (new Map());

  /** @param {(name: Action["name"]) => void} onAction @param {() => void} onFocusLost */
  constructor(onAction, onFocusLost) {
    this.onFocusLost = onFocusLost;
    this.element.className = "toolbar";
    this.element.setAttribute("part", "toolbar");
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", words.actions.toolbar);
    for (const action of ACTIONS) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.action = action.name;
      button.textContent = words.actions[action.name];
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") onAction(action.name);
      });
      this.#buttons.set(action, button);
      this.element.append(button);
    }
  }

  /** A hidden button cannot keep the focus: what came in its place takes it. */
  #passFocus() {
    const next = [...this.#buttons].find(([{ shown }, button]) => shown && !button.hidden);
    if (next) next[1].focus();
    else this.onFocusLost();
  }

  /** @param {Session} session */
  show(session) {
    const focused = [...this.#buttons.values()].find((button) => button.matches(":focus"));
    for (const [action, button] of this.#buttons) {
      // A disabled button would lose the focus of whoever has just pressed it.
      button.setAttribute("aria-disabled", String(!action.enabled(session)));
      if (action.pressed) button.setAttribute("aria-pressed", String(action.pressed(session)));
      button.hidden = !(action.shown?.(session) ?? true);
    }
    if (focused?.hidden) this.#passFocus();
  }
}
