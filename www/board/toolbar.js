/**
 * The toolbar: what is needed in every turn as buttons, and the rest in a menu. In view mode, the buttons
 * that step through the game.
 */
import { WARNED_LEVELS } from "../game/advice.js";
import { canOfferDraw, canResign } from "../game/ending.js";
import {
  hasHelp,
  isAtEnd,
  isAtStart,
  isLevel,
  isPersonsTurn,
  isReady,
  redoTarget,
  undoTarget,
} from "../game/state.js";
import { words } from "../text/index.js";
import { div } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Menu } from "../ui/menu.js";

/** @import {Session} from "../game/session.js" */
/** @import {MenuItem} from "../ui/menu.js" */
/**
 * @typedef {keyof typeof words.actions | "friend"} ActionName what sends a move to a friend is not in the
 *   toolbar
 */

/**
 * @typedef {object} Action
 * @property {keyof typeof words.actions} name
 * @property {import("../ui/icons.js").IconName} icon
 * @property {"bar" | "menu" | "stepper"} place
 * @property {(session: Session) => boolean} enabled
 * @property {(session: Session) => boolean} [shown] default: always
 * @property {(session: Session) => boolean} [pressed] for what is on or off
 */

/** @type {Action[]} */
const ACTIONS = [
  { name: "undo", icon: "undo", place: "bar", enabled: (session) => undoTarget(session.state) !== undefined },
  {
    name: "hint",
    icon: "hint",
    place: "bar",
    enabled: ({ state }) =>
      isPersonsTurn(state) && (!state.hint || (!!state.hint.move && state.hint.step < 3)),
    shown: isHelped,
  },
  {
    name: "threats",
    icon: "eye",
    place: "bar",
    enabled: ({ state }) => isReady(state),
    shown: isHelped,
    pressed: ({ advice }) => advice.wantsThreats,
  },
  { name: "pause", icon: "pause", place: "bar", enabled: () => true, shown: isShow },
  { name: "replay", icon: "eye", place: "menu", enabled: () => true, shown: isOver },
  { name: "review", icon: "analyse", place: "menu", enabled: () => true, shown: isOver },
  {
    name: "swapSides",
    icon: "swap",
    place: "menu",
    enabled: () => true,
    shown: (session) => isOver(session) && isAgainstEngine(session),
  },
  {
    name: "levelUp",
    icon: "up",
    place: "menu",
    enabled: ({ state }) => isLevel(state.setup.level + 1),
    shown: (session) => isOver(session) && isAgainstEngine(session),
  },
  {
    name: "levelDown",
    icon: "down",
    place: "menu",
    enabled: ({ state }) => isLevel(state.setup.level - 1),
    shown: (session) => isOver(session) && isAgainstEngine(session),
  },
  { name: "newGame", icon: "plus", place: "menu", enabled: ({ state }) => isReady(state) },
  {
    name: "redo",
    icon: "redo",
    place: "menu",
    enabled: (session) => redoTarget(session.state) !== undefined,
  },
  {
    name: "analyse",
    icon: "analyse",
    place: "menu",
    enabled: ({ state }) => isReady(state),
    shown: ({ state }) => hasHelp(state),
    pressed: ({ state }) => !!state.analysis,
  },
  {
    name: "warnings",
    icon: "info",
    place: "menu",
    enabled: () => true,
    shown: (session) => isAgainstEngine(session) && session.state.setup.level <= WARNED_LEVELS,
    pressed: ({ advice }) => advice.wantsWarnings,
  },
  {
    name: "offerDraw",
    icon: "handshake",
    place: "menu",
    enabled: ({ state }) => canOfferDraw(state),
    shown: hasPerson,
  },
  { name: "resign", icon: "flag", place: "menu", enabled: ({ state }) => canResign(state), shown: hasPerson },
  { name: "flip", icon: "flip", place: "menu", enabled: ({ state }) => isReady(state) },
  { name: "first", icon: "first", place: "stepper", enabled: ({ state }) => !isAtStart(state) },
  { name: "back", icon: "back", place: "stepper", enabled: ({ state }) => !isAtStart(state) },
  { name: "forward", icon: "forward", place: "stepper", enabled: ({ state }) => !isAtEnd(state) },
  { name: "last", icon: "last", place: "stepper", enabled: ({ state }) => !isAtEnd(state) },
];

/**
 * Whether engines are playing each other.
 *
 * @param {Session} session
 */
function isShow({ state }) {
  const { view, paused, setup } = state;
  return isReady(state) && !view?.outcome && !paused && setup.players.every((player) => player === "engine");
}

/**
 * Whether the game is over, and not only set up that way.
 *
 * @param {Session} session
 */
function isOver({ state: { view } }) {
  return view?.outcome !== undefined && view.history.length > 0;
}

/** @param {Session} session */
function isAgainstEngine({ state: { setup } }) {
  return setup.players.includes("person") && setup.players.includes("engine");
}

/** @param {Session} session */
function hasPerson({ state: { setup } }) {
  return setup.players.includes("person");
}

/**
 * Whether there is somebody whom the engine may help.
 *
 * @param {Session} session
 */
function isHelped(session) {
  return hasPerson(session) && hasHelp(session.state);
}

export class Toolbar {
  element = div("toolbar");
  /**
   * Entries of the menu besides those of the board.
   *
   * @type {(() => MenuItem[])[]}
   */
  #added = [];
  #act;
  #onFocusLost;
  /** @type {Session | undefined} */
  #session;
  #buttons = /** @type {Map<Action, HTMLButtonElement>} */ (new Map());
  #more = labelled("more", "more");
  #menu = new Menu(this.#more, () => this.#items());

  /**
   * Adds entries to the menu.
   *
   * @param {() => MenuItem[]} items asked whenever it opens
   */
  addMenuItems(items) {
    this.#added.push(items);
    this.#menu.refresh();
  }

  /**
   * @param {(name: Action["name"]) => void} onAction
   * @param {() => void} onFocusLost
   */
  constructor(onAction, onFocusLost) {
    this.#act = onAction;
    this.#onFocusLost = onFocusLost;
    this.element.setAttribute("part", "toolbar");
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", words.actions.toolbar);
    for (const action of ACTIONS.filter(({ place }) => place !== "menu")) {
      const button = labelled(action.name, action.icon);
      if (action.place === "stepper") {
        button.hidden = true;
        button.setAttribute("aria-label", words.actions[action.name]);
        button.title = words.actions[action.name];
      }
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") onAction(action.name);
      });
      this.#buttons.set(action, button);
      this.element.append(button);
    }
    this.element.append(this.#more, this.#menu.element);
  }

  /** @returns {MenuItem[]} */
  #items() {
    const session = this.#session;
    if (!session) return [];
    // Where the bar has no room for a button, the menu has its action.
    const isLeftOut = (/** @type {Action} */ action) => {
      const button = this.#buttons.get(action);
      return (
        button === undefined ||
        (action.place === "bar" && !button.hidden && button.getClientRects().length === 0)
      );
    };
    const own = ACTIONS.filter((action) => isLeftOut(action) && (action.shown?.(session) ?? true));
    return [
      ...own.map((action) => ({
        name: action.name,
        label: words.actions[action.name],
        icon: action.icon,
        run: () => this.#act(action.name),
        disabled: !action.enabled(session),
        pressed: action.pressed?.(session),
      })),
      ...this.#added.flatMap((items) => items()),
    ];
  }

  /**
   * A hidden button cannot keep the focus: the board gets it.
   *
   * @param {Session} session
   * @param {boolean} isView whether the game is only to be looked at
   */
  show(session, isView) {
    this.#session = session;
    this.element.classList.toggle("needless", isView && !session.state.view?.history.length);
    const focused = [...this.#buttons.values()].find((button) => button.matches(":focus"));
    for (const [action, button] of this.#buttons) {
      // A button that is disabled natively would lose the focus when pressed.
      button.setAttribute("aria-disabled", String(!action.enabled(session)));
      if (action.pressed) button.setAttribute("aria-pressed", String(action.pressed(session)));
      button.hidden = isView !== (action.place === "stepper") || !(action.shown?.(session) ?? true);
    }
    this.#more.hidden = isView;
    this.#menu.refresh();
    if (focused?.hidden) this.#onFocusLost();
  }
}

/**
 * @param {keyof typeof words.actions} name
 * @param {import("../ui/icons.js").IconName} picture
 */
function labelled(name, picture) {
  const button = document.createElement("button");
  const word = document.createElement("span");
  button.type = "button";
  button.dataset.action = name;
  word.textContent = words.actions[name];
  button.append(icon(picture), word);
  return button;
}
