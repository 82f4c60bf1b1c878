/** The menu of the toolbar: what it has no buttons for, or no room. Loaded right after the first picture. */
import { WARNED_LEVELS } from "../game/advice.js";
import { canOfferDraw, canResign } from "../game/ending.js";
import { requests } from "../game/match.js";
import { hasHelp, hasPerson, isAgainstEngine, isLevel, isReady } from "../game/state.js";
import { Menu } from "../ui/menu.js";
import { canExplain, isExplained, toggleExplanation } from "./explain.js";

/** @import {Session} from "../game/session.js" */
/** @import {MenuItem} from "../ui/types.js" */
/** @import {Action} from "./toolbar.js" */

/** @type {Action[]} */
const ACTIONS = [
  {
    name: "replay",
    icon: "replay",
    shown: (session) => isOver(session) && session.state.setup.ended === undefined,
  },
  { name: "review", icon: "review", shown: isOver },
  {
    name: "swapSides",
    icon: "swap",
    shown: (session) => isOver(session) && isAgainstEngine(session.state),
  },
  {
    name: "levelUp",
    icon: "up",
    enabled: (state) => isLevel(state.setup.level + 1),
    shown: (session) => isOver(session) && isAgainstEngine(session.state),
  },
  {
    name: "levelDown",
    icon: "down",
    enabled: (state) => isLevel(state.setup.level - 1),
    shown: (session) => isOver(session) && isAgainstEngine(session.state),
  },
  { name: "newGame", icon: "new", enabled: isReady, shown: isGame },
  {
    name: "analyse",
    icon: "analyse",
    enabled: isReady,
    shown: ({ state }) => hasHelp(state),
    pressed: ({ state }) => !!state.analysis,
  },
  {
    name: "warnings",
    icon: "info",
    shown: (session) => isAgainstEngine(session.state) && session.state.setup.level <= WARNED_LEVELS,
    pressed: ({ advice }) => advice.wantsWarnings,
  },
  {
    name: "offerDraw",
    icon: "handshake",
    enabled: (state) => canOfferDraw(state) || requests(state).includes("draw"),
    shown: isPlayed,
  },
  { name: "resign", icon: "flag", enabled: canResign, shown: isPlayed },
  { name: "flip", icon: "flip", enabled: isReady },
];

/**
 * Whether a game is played or watched, and not studied.
 *
 * @param {Session} session
 */
function isGame({ state }) {
  return !state.setup.study;
}

/**
 * Whether a person plays it.
 *
 * @param {Session} session
 */
function isPlayed(session) {
  return isGame(session) && hasPerson(session.state);
}

/**
 * Whether the game is over, and not only set up that way.
 *
 * @param {Session} session
 */
function isOver(session) {
  const { view } = session.state;
  return isGame(session) && view?.outcome !== undefined && view.history.length > 0;
}

/**
 * The entries that explain the position and the moves, where they can be.
 *
 * @param {Session} session
 * @returns {MenuItem[]}
 */
function explainItems(session) {
  const { words, state } = session;
  // They arrive with the coach.
  if (!words.coach || !hasHelp(state)) return [];
  /**
   * @param {string} name
   * @param {string} label
   * @param {"explain" | "comment"} icon
   * @param {"position" | "moves"} subject
   * @returns {MenuItem}
   */
  const item = (name, label, icon, subject) => ({
    name,
    label,
    icon,
    run: () => toggleExplanation(session, subject),
    pressed: isExplained(session, subject),
  });
  const position = item("explain", words.coach.explain, "explain", "position");
  const moves = item("explain-moves", words.coach.explainMoves, "comment", "moves");
  return canExplain(session) ? [position, moves] : [moves];
}

/**
 * Whether the panel that tells the result has the action.
 *
 * @param {HTMLButtonElement} button of the menu
 * @param {string} name
 */
function isOffered(button, name) {
  const offers = button.closest(".table")?.querySelectorAll(`.result [data-action="${name}"]`);
  return [...(offers ?? [])].some((offer) => offer.checkVisibility());
}

export class ToolbarMenu extends Menu {
  /**
   * @param {HTMLButtonElement} button opens it
   * @param {Session} session
   * @param {() => Action[]} leftOut those of the bar that it has no room for
   * @param {(name: Action["name"]) => void} act
   * @param {readonly (() => MenuItem[])[]} added more entries
   */
  constructor(button, session, leftOut, act, added) {
    super(button, () => [
      ...[...leftOut(), ...ACTIONS]
        .filter(({ name, shown }) => (shown?.(session) ?? true) && !isOffered(button, name))
        .flatMap(({ name, icon, enabled, pressed }) => [
          {
            name,
            label: session.words.actions[name],
            icon,
            run: () => act(name),
            disabled: enabled?.(session.state) === false,
            pressed: pressed?.(session),
          },
          ...(name === "analyse" ? explainItems(session) : []),
        ]),
      ...added.flatMap((items) => items()),
    ]);
    button.after(this.element);
  }
}
