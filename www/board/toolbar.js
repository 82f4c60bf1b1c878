/**
 * The toolbar: new game, undo, redo, and what else can be done at the moment.
 */
import { isPersonsTurn, isReady, redoTarget, undoTarget } from "../game/state.js";
import { words } from "../text/index.js";

/** @typedef {import("../game/session.js").Session} Session */

/**
 * @typedef {object} Action
 * @property {keyof typeof words.actions} name
 * @property {(session: Session) => boolean} enabled
 * @property {(session: Session) => boolean} [shown] default: always
 * @property {(session: Session) => boolean} [pressed] for toggle buttons
 * @property {string} [sign] a symbol shown instead of the name
 * @property {"play" | "view"} [only] the mode that it belongs to, if not all
 */

/** @type {Action[]} */
const ACTIONS = [
  { name: "newGame", only: "play", enabled: ({ state }) => isReady(state) },
  { name: "undo", only: "play", enabled: (session) => undoTarget(session.state) !== undefined },
  { name: "redo", only: "play", enabled: (session) => redoTarget(session.state) !== undefined },
  { name: "first", only: "view", sign: "⇤", enabled: (session) => !isAtStart(session) },
  { name: "back", only: "view", sign: "←", enabled: (session) => !isAtStart(session) },
  { name: "forward", only: "view", sign: "→", enabled: (session) => !isAtEnd(session) },
  { name: "last", only: "view", sign: "⇥", enabled: (session) => !isAtEnd(session) },
  { name: "flip", enabled: ({ state }) => isReady(state) },
  {
    name: "hint",
    only: "play",
    enabled: ({ state }) => isPersonsTurn(state) && (!state.hint || !!state.hint.move),
    shown: hasPerson,
  },
  { name: "analyse", only: "play", enabled: ({ state }) => isReady(state), pressed: ({ state }) => !!state.analysis },
  { name: "swap", only: "play", enabled: () => true, shown: ({ state }) => isPersonsTurn(state) && !!state.view?.canSwap },
  { name: "pause", only: "play", enabled: () => true, shown: isShow },
  { name: "resume", only: "play", enabled: () => true, shown: isWaiting },
  { name: "retry", enabled: () => true, shown: ({ state }) => state.status.kind === "failed" },
];

/** @param {Session} session */
const isAtStart = ({ state: { view } }) => !view?.at;

/** @param {Session} session */
const isAtEnd = ({ state: { view } }) => view === undefined || view.at === view.history.length;

/** Whether engines are playing each other. @param {Session} session */
function isShow({ state }) {
  const { view, paused, setup } = state;
  return isReady(state) && !view?.outcome && !paused && setup.players.every((player) => player === "engine");
}

/** @param {Session} session */
function hasPerson({ state: { setup } }) {
  return setup.players.includes("person");
}

/** Whether the engine is to move but waits to be asked. @param {Session} session */
function isWaiting(session) {
  const { view, paused } = session.state;
  return !!view && !view.outcome && paused && !isPersonsTurn(session.state);
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
      button.textContent = action.sign ?? words.actions[action.name];
      if (action.sign) {
        button.setAttribute("aria-label", words.actions[action.name]);
        button.title = words.actions[action.name];
      }
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") onAction(action.name);
      });
      this.#buttons.set(action, button);
      this.element.append(button);
    }
  }

  /** A hidden button cannot keep the focus: the button that replaces it gets it. */
  #passFocus() {
    const next = [...this.#buttons].find(([{ shown }, button]) => shown && !button.hidden);
    if (next) next[1].focus();
    else this.onFocusLost();
  }

  /** @param {Session} session @param {boolean} isView whether the game is only to be looked at */
  show(session, isView) {
    this.element.classList.toggle("needless", isView && !session.state.view?.history.length && session.state.status.kind !== "failed");
    const focused = [...this.#buttons.values()].find((button) => button.matches(":focus"));
    for (const [action, button] of this.#buttons) {
      // A button that is disabled natively would lose the focus when pressed.
      button.setAttribute("aria-disabled", String(!action.enabled(session)));
      if (action.pressed) button.setAttribute("aria-pressed", String(action.pressed(session)));
      const isOfUse = action.only === undefined || isView === (action.only === "view");
      button.hidden = !isOfUse || !(action.shown?.(session) ?? true);
    }
    if (focused?.hidden) this.#passFocus();
  }
}
