/**
 * The toolbar: what is needed in every turn as buttons, and the button of a menu with the rest. In view mode,
 * the buttons that step through the game.
 */
import {
  hasHelp,
  hasPerson,
  isAtEnd,
  isAtStart,
  isPersonsTurn,
  isReady,
  redoTarget,
  undoTarget,
} from "../game/state.js";
import { icon, setIcon } from "../ui/icons.js";
import { make } from "../ui/make.js";

/** @import {Session} from "../game/session.js" */
/** @import {State} from "../game/types.js" */
/** @import {MenuItem} from "../ui/types.js" */
/** @import {Words} from "../text/language.js" */
/**
 * Labels that are not those of an action, or are those of an action in another state.
 *
 * @typedef {"agreeDrawNow"
 *   | "close"
 *   | "copy"
 *   | "embed"
 *   | "gameText"
 *   | "more"
 *   | "resumePlay"
 *   | "share"
 *   | "start"
 *   | "toolbar"} OtherLabel
 */
/**
 * What the board can do. The menu has no label for what only the end of a game offers.
 *
 * @typedef {Exclude<keyof Words["actions"], OtherLabel> | "friend" | "why"} ActionName
 */

/**
 * @typedef {object} Action
 * @property {Exclude<ActionName, "friend" | "why">} name
 * @property {import("../ui/icons.js").IconName} icon
 * @property {import("../ui/icons.js").IconName} [inStudy] its icon in studies, where edits are undone beside
 *   it
 * @property {(state: State) => boolean} [enabled] default: always
 * @property {(session: Session) => boolean} [shown] default: always
 * @property {(session: Session) => boolean} [pressed] for what is on or off
 */

/** @type {(Action & { icon: import("../ui/icons.js").IconName; isStep?: boolean })[]} */
const ACTIONS = [
  {
    name: "undo",
    icon: "undo",
    inStudy: "back",
    enabled: (state) => undoTarget(state) !== undefined,
    shown: (session) => !asksFriend(session),
  },
  {
    name: "takeBack",
    icon: "undo",
    enabled: ({ view, setup }) => !!view?.history.some(({ player }) => setup.players[player] === "person"),
    shown: asksFriend,
  },
  {
    name: "redo",
    icon: "redo",
    inStudy: "forward",
    shown: (session) => redoTarget(session.state) !== undefined,
  },
  {
    name: "hint",
    icon: "hint",
    enabled: (state) => isPersonsTurn(state) && (!state.hint || (!!state.hint.move && state.hint.step < 3)),
    shown: isHelped,
  },
  {
    name: "threats",
    icon: "eye",
    enabled: isReady,
    shown: isHelped,
    pressed: ({ advice }) => advice.wantsThreats,
  },
  { name: "pause", icon: "pause", shown: isShow },
  { name: "first", icon: "first", isStep: true, enabled: (state) => !isAtStart(state) },
  { name: "back", icon: "back", isStep: true, enabled: (state) => !isAtStart(state) },
  { name: "forward", icon: "forward", isStep: true, enabled: (state) => !isAtEnd(state) },
  { name: "last", icon: "last", isStep: true, enabled: (state) => !isAtEnd(state) },
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
 * Whether there is somebody whom the engine may help.
 *
 * @param {Session} session
 */
function isHelped(session) {
  return hasPerson(session.state) && hasHelp(session.state);
}

/**
 * Whether a remote friend must be asked to take back a move, as there is none that they do not know.
 *
 * @param {Session} session
 */
function asksFriend({ state }) {
  return state.setup.remote !== undefined && !state.view?.outcome && undoTarget(state) === undefined;
}

export class Toolbar {
  element;
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
  #buttons = /** @type {Map<(typeof ACTIONS)[number], HTMLButtonElement>} */ (new Map());
  #more;
  /**
   * The menu, once it is loaded.
   *
   * @type {import("./toolbar-menu.js").ToolbarMenu | undefined}
   */
  #menu;
  #isLoading = false;
  /** Whether the menu is to open as soon as it is there. */
  #isAsked = false;

  /**
   * Adds entries to the menu.
   *
   * @param {() => MenuItem[]} items asked whenever it opens
   */
  addMenuItems(items) {
    this.#added.push(items);
    this.#menu?.refresh();
  }

  /**
   * @param {Words} words
   * @param {(name: Action["name"]) => void} onAction
   * @param {() => void} onFocusLost
   */
  constructor(words, onAction, onFocusLost) {
    this.#act = onAction;
    this.element = make("div", {
      class: "toolbar",
      part: "toolbar",
      role: "group",
      "aria-label": words.actions.toolbar,
    });
    this.#more = labelled(words, "more", "more");
    this.#onFocusLost = onFocusLost;
    for (const action of ACTIONS) {
      const button = labelled(words, action.name, action.icon);
      // Until the state is known, only those that are always there take room.
      button.hidden = !!action.isStep || action.shown !== undefined;
      if (action.isStep) {
        button.setAttribute("aria-label", words.actions[action.name]);
        button.title = words.actions[action.name];
      }
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") onAction(action.name);
      });
      this.#buttons.set(action, button);
      this.element.append(button);
    }
    this.#more.addEventListener("click", () => {
      if (this.#menu || !this.#session) return;
      this.#isAsked = true;
      this.#loadMenu(this.#session);
    });
    this.element.append(this.#more);
  }

  /**
   * Loads the menu; if that fails, the next change of the state tries again.
   *
   * @param {Session} session
   */
  #loadMenu(session) {
    if (this.#menu || this.#isLoading) return;
    this.#isLoading = true;
    import("./toolbar-menu.js").then(
      ({ ToolbarMenu }) => {
        this.#menu = new ToolbarMenu(this.#more, session, () => this.#leftOut(), this.#act, this.#added);
        if (this.#isAsked && this.element.isConnected) this.#menu.element.showPopover();
      },
      () => (this.#isLoading = false),
    );
  }

  /** Where the bar has no room for a button, the menu has its action. */
  #leftOut() {
    return [...this.#buttons].flatMap(([action, button]) =>
      !action.isStep && !button.hidden && button.getClientRects().length === 0 ? [action] : [],
    );
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
      button.setAttribute("aria-disabled", String(action.enabled?.(session.state) === false));
      const picture = button.querySelector("svg");
      if (picture && action.inStudy)
        setIcon(picture, session.state.setup.study ? action.inStudy : action.icon);
      if (action.pressed) button.setAttribute("aria-pressed", String(action.pressed(session)));
      button.hidden = isView !== !!action.isStep || !(action.shown?.(session) ?? true);
    }
    this.#more.hidden = isView;
    if (!isView && isReady(session.state)) this.#loadMenu(session);
    this.#menu?.refresh();
    if (focused?.hidden) this.#onFocusLost();
  }
}

/**
 * A button with an icon and its word.
 *
 * @param {Words} words
 * @param {keyof Words["actions"]} name
 * @param {import("../ui/icons.js").IconName} picture
 */
export function labelled(words, name, picture) {
  const word = make("span", {}, words.actions[name]);
  return make("button", { type: "button", "data-action": name }, icon(picture), word);
}
