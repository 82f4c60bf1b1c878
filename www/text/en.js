/**
 * Every word that people read, in English. A game adds its own under `games`.
 *
 * @typedef {typeof import("./en.js").default} Words
 */

/**
 * @param {number} count
 * @param {string} one
 * @param {string} many
 */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

const LEVELS = ["Cub", "Recruit", "Scout", "Soldier", "Sergeant", "Captain", "Colonel", "General", "Lion", "Full strength"];

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 2 });

export default {
  language: "English",
  code: "en",

  tones: /** @type {Record<string, string>} */ ({ white: "White", black: "Black" }),

  board: {
    label: (/** @type {string} */ game) => `${game} board`,
    empty: "empty",
    selected: "chosen",
    movable: "can move",
    target: "can go here",
    last: "last move",
    winning: "decides the game",
    /** @param {string} cell @param {string[]} facts */
    cell: (cell, facts) => [cell, ...facts].join(", "),
    /** @param {string} tone @param {string} shape */
    stone: (tone, shape) => `${tone} ${shape}`,
    /** @param {number} height @param {string[]} stones from top to bottom */
    stack: (height, stones) =>
      stones.length === 1 ? `stack of ${stones[0]}` : `stack of ${height}, top to bottom: ${stones.join(", ")}`,
    hint: "Arrow keys move between cells, Enter chooses, Escape lets go.",
  },

  shapes: /** @type {Record<string, { one: string, many: string }>} */ ({
    soldier: { one: "soldier", many: "soldiers" },
    lion: { one: "lion", many: "lions" },
    stone: { one: "stone", many: "stones" },
  }),

  players: {
    person: "You",
    people: { first: "Player 1", second: "Player 2" },
    /** @param {number} level */
    engine: (level) => `Engine, level ${level}`,
  },

  hand: {
    /** What follows the number. @param {number} count */
    inHand: (count) => (count === 1 ? "piece in hand" : "pieces in hand"),
  },

  status: {
    loading: "Setting up the board…",
    /** @param {string} tone */
    toMove: (tone) => `${tone} to move`,
    /** @param {string} tone */
    yourMove: (tone) => `Your move, ${tone}`,
    /** @param {string} tone */
    thinking: (tone) => `${tone} is thinking…`,
    /** @param {string} tone */
    paused: (tone) => `Paused. ${tone} to move`,
    /** @param {number} at @param {number} of */
    lookingBack: (at, of) => `Looking back: after turn ${at} of ${of}`,
    /** @param {number} seconds */
    bound: (seconds) => `at most ${seconds} s`,
    /** @param {number} depth */
    depth: (depth) => `${counted(depth, "turn", "turns")} ahead`,
    /** @param {number} at @param {number} of */
    previewing: (at, of) => `Preview: move ${at} of ${of}`,
    /** @param {string} tone @param {string} move */
    played: (tone, move) => `${tone} played ${move}.`,
    /** @param {string} tone */
    swapped: (tone) => `${tone} swapped sides.`,
  },

  outcomes: /** @type {Record<string, (winner: string) => string>} */ ({
    city: (winner) => `${winner} wins: the enemy city has fallen`,
    "no-stack": (winner) => `${winner} wins: the other side has no stack of two left`,
    "all-captured": (winner) => `${winner} wins: every stone of the other side is captured`,
    five: (winner) => `${winner} wins with five in a row`,
    "no-move": () => "Draw: the player to move cannot move",
    repetition: () => "Draw: the same position came up three times",
  }),

  refusals: /** @type {Record<string, (cells: string[], number: number) => string>} */ ({
    "game-over": () => "The game is over. Undo or start a new one.",
    "not-your-turn": () => "It is not your turn.",
    "not-yours": ([cell]) => `The piece on ${cell} is not yours.`,
    "piece-stuck": ([cell]) => `The piece on ${cell} has nowhere to go.`,
    "hand-empty": ([cell]) => `Your hand is empty: nothing can come to ${cell} from there. Move a piece.`,
    "nothing-here": ([cell]) => `Nothing can be done on ${cell}.`,
    occupied: ([from, to]) => `${to} is taken: the piece on ${from} needs an empty cell.`,
    "way-blocked": ([from, to]) =>
      `Between ${from} and ${to} another piece stands in the way, on either side of the ring.`,
    "edge-lion-step": ([from, to]) =>
      `From the edge a lion slides along the ring or takes one step into the arena: ${from} to ${to} is neither.`,
    "lion-step": ([from, to]) => `In the arena a lion takes one step: ${from} to ${to} is too far.`,
    "soldier-step": ([from, to]) => `A soldier takes one step, straight ahead: ${from} to ${to} is too far.`,
    "soldier-diagonal": ([from, to]) => `Soldiers do not step diagonally: ${from} to ${to} is not allowed.`,
    "capture-compulsory": (_, number) =>
      `Capture is compulsory: ${counted(number, "stone", "stones")}. Jump with one of the marked pieces.`,
    "capture-most": (_, number) =>
      `A capture takes as much as it can: ${counted(number, "stone", "stones")}. This one would take fewer.`,
    "jump-two": (cells) =>
      `From ${cells.at(-2)} the piece jumps over a neighbour to the empty cell straight behind it: ${cells.at(-1)} is no such cell.`,
    "jump-reversal": (cells) => `Between two jumps a piece does not turn straight back: not to ${cells.at(-1)}.`,
    "jump-nothing": (cells) => `Between ${cells.at(-2)} and ${cells.at(-1)} there is nothing to jump over.`,
    "jump-own": (cells) => `Between ${cells.at(-2)} and ${cells.at(-1)} stands your own piece: only the enemy's are jumped.`,
    "jump-blocked": (cells) => `${cells.at(-1)} is taken: a jump ends on an empty cell.`,
    "hand-first": (_, number) =>
      `Pieces move only when the hand is empty. You still have ${counted(number, "stone", "stones")} to enter.`,
    "occupied-entry": ([cell]) => `${cell} is taken: stones enter on empty cells.`,
    "would-feed": ([cell]) =>
      `A stone on ${cell} could be captured at once. An entry may not give the enemy a capture, unless there is one already.`,
    "centre-banned": ([cell]) => `The very first stone may not enter in the centre, on ${cell}.`,
    "single-stone": ([cell]) => `On ${cell} lies a single stone: only stacks of two or more are sown.`,
    "not-diagonal": (cells) => `Stones are sown diagonally, cell by cell: ${cells.at(-1)} is not next to ${cells.at(-2)} that way.`,
    "straight-back": (cells) => `A sowing does not turn straight back: not to ${cells.at(-1)}.`,
    "stones-left": (cells, number) =>
      `From ${cells.at(-1)} there is no way on, and ${counted(number, "stone", "stones")} would be left to drop.`,
    "must-advance": () =>
      "On the first two turns the last stone must land nearer to the enemy than the stack stood.",
    "must-occupy": () => "On the first two turns one stone at least must land on a cell that was empty.",
    "step-one": ([from, to]) => `A piece moves one step along its row or column: ${from} to ${to} is not one.`,
  }),

  notices: /** @type {Record<string, (detail: string) => string>} */ ({
    stored: (why) => `${why} What was stored is put aside, and a new game begun.`,
    unsaved: () => "This browser does not let the page store the game: it will be lost when you leave.",
    "in-page": () => "This site forbids workers: the engine thinks in the page itself, and more slowly.",
    restarted: () => "The engine failed and was started anew. Your game is as it was.",
  }),

  notes: /** @type {Record<string, (number: number) => string>} */ ({
    "capture-compulsory": (number) => `Capture is compulsory: ${counted(number, "stone", "stones")}.`,
    shadowpiece: (number) =>
      number === 1
        ? "The last stone of all enters: the shadowpiece."
        : `All ${number} remaining stones enter at once, as the shadowpiece.`,
    opening: () => "First two turns: the last stone must land nearer to the enemy, and one at least on an empty cell.",
  }),

  marks: /** @type {Record<string, string>} */ ({
    must: "must capture",
    forbidden: "no stone may enter here",
    captures: "the last stone captures from here",
    captured: "would be captured",
    "city-falls": "the city would fall",
  }),

  faults: {
    /** @param {{ code: string, at: number, found: string }} fault */
    record({ code, at, found }) {
      if (code === "setup") return `The game is of a kind that this page does not know: ${found}.`;
      if (found === "") return `The game ends too early, at character ${at}.`;
      return `The game cannot be read at character ${at}, where “${found}” stands.`;
    },
    storedShape: "The stored game is damaged.",
    storedNewer: "The stored game was written by a newer version of this page.",
    failed: "The game cannot run here.",
    reasons: /** @type {Record<string, string>} */ ({
      missing: "A part of it could not be loaded.",
      damaged: "A part of it arrived damaged, or this browser is too old for it.",
      forbidden: "This site forbids WebAssembly, which the rules and the engine are made of.",
    }),
    /** What stands for the board where there is none. */
    plain: "The game as text:",
    /** @param {string} detail */
    detail: (detail) => `What the browser said: ${detail}`,
  },

  actions: {
    newGame: "New game",
    undo: "Undo",
    redo: "Redo",
    swap: "Swap sides",
    pause: "Pause",
    resume: "Play on",
    flip: "Flip",
    first: "To the start",
    back: "One move back",
    forward: "One move on",
    last: "To the end",
    cancel: "Cancel",
    start: "Start",
    close: "Close",
    retry: "Try again",
    hint: "Hint",
    analyse: "Analyse",
    toolbar: "Game",
  },

  analysis: {
    title: "Analysis",
    pause: "Pause",
    resume: "Go on",
    line: (/** @type {number} */ number) => `Line ${number}`,
    preview: "Preview",
    back: "Previous move of the line",
    forward: "Next move of the line",
    leave: "Back to the game",
    hint: "Arrow keys walk through the lines and show them on the board, Escape goes back to the game.",
    thinking: "Thinking…",
    paused: "Paused",
    waiting: "Goes on after the engine’s move.",
    over: "The game is over. Step back to analyse it.",
    /** @param {number} depth @param {number} speed in positions a second */
    effort: (depth, speed) => `${counted(depth, "turn", "turns")} deep · ${compact.format(speed)} positions/s`,
    /** For the player to move. @param {number} turns */
    wins: (turns) => `wins in ${turns}`,
    /** @param {number} turns */
    loses: (turns) => `loses in ${turns}`,
    /** Who is ahead by how much. @param {number} points */
    points: (points) => (Math.abs(points) < 0.05 ? "0.0" : `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`),
    even: "Even",
    /** @param {string} tone */
    slightly: (tone) => `${tone} is slightly ahead`,
    /** @param {string} tone */
    ahead: (tone) => `${tone} is ahead`,
    /** @param {string} tone */
    far: (tone) => `${tone} is far ahead`,
    /** @param {string} tone @param {number} turns */
    proven: (tone, turns) => `${tone} wins in ${turns}`,
    /** @param {number} at @param {number} of @param {string} tone @param {string} move */
    previewed: (at, of, tone, move) => `Preview, move ${at} of ${of}: ${tone} ${move}.`,
  },

  advice: {
    thinking: "Looking for a hint…",
    /** @param {string} move */
    hint: (move) => `Hint: ${move === "swap" ? "swap sides" : move}.`,
    /** @param {string} move */
    reply: (move) => `Expected answer: ${move}.`,
    cell: "hint",
  },

  moves: {
    title: "Moves",
    none: "No moves yet.",
    first: "To the start",
    back: "One move back",
    forward: "One move on",
    last: "To the end",
    stepping: "Step through the game",
    swap: "swap",
    /** @param {number} number @param {string} tone @param {string} move */
    label: (number, tone, move) => `${number}, ${tone}: ${move}`,
  },

  setup: {
    title: "New game",
    game: "Which game?",
    who: "Who plays?",
    personFirst: "You begin, the engine answers",
    personSecond: "The engine begins, you answer",
    people: "Two people at this screen",
    engines: "Engine against engine",
    level: "How strong is the engine?",
    /** @param {number} level */
    levelName: (level) => `${level} · ${LEVELS[level - 1]}`,
    time: "The engine thinks at most",
    times: { quick: "a moment", steady: "a second", patient: "three seconds" },
    options: "Rules",
    optionNames: /** @type {Record<string, string>} */ ({
      swap: "Pie rule: after the first move the second player may swap sides",
      "black-begins": "Black begins",
      "partial-moves": "Partial moves: the top of a stack may be sown, and the rest stay",
      "free-opening": "Free opening: no rule for the first two turns",
      "centre-ban": "Centre ban: the very first stone may not enter in the centre",
    }),
  },

  page: {
    title: "Ergo",
    skip: "To the board",
  },

  update: {
    ready: "A new version is ready.",
    use: "Use it now",
    later: "Later",
  },

  copy: {
    done: "Copied.",
    failed: "This browser does not let the page copy. Select the text and copy it yourself.",
  },

  embed: {
    title: "Embed",
    what: "What is shown?",
    whats: { game: "The game so far", position: "The position", start: "A new game" },
    mode: "What is it for?",
    modes: { play: "Playing", view: "Looking", analyse: "Analysing" },
    theme: "Light or dark?",
    themes: { reader: "As the reader likes", light: "Light", dark: "Dark" },
    form: "How is it put there?",
    forms: { element: "As an element", frame: "As a frame, where scripts are not allowed" },
    code: "Put this into the page",
    copy: "Copy",
    preview: "It looks like this",
    frameTitle: "A board of Ergo",
    /** @param {string} found @param {number} at */
    address: (found, at) => `The address says “${found}” at character ${at} of its last part, which means nothing here. What follows is left out.`,
    /** @param {number} ours @param {unknown} theirs */
    version: (ours, theirs) => `Messages have version ${ours} here, and this one has ${String(theirs)}.`,
    /** @param {unknown} type */
    type: (type) => `There is no message of type “${String(type)}”.`,
    /** @param {string} name */
    attribute: (name) => `There is no attribute “${name}”.`,
    /** @param {unknown} name */
    method: (name) => `There is no method “${String(name)}”.`,
  },

  rules: {
    title: "Rules",
    missing: "The rules could not be loaded.",
  },

  games: /** @type {Record<string, { name: string, tagline: string, grounds: Record<string, string> }>} */ ({
    ergo: {
      name: "Ergo",
      tagline: "Five in a row, with soldiers and lions",
      grounds: { arena: "arena", ring: "edge" },
    },
    // A ground whose name says nothing is not said.
    emergo: {
      name: "Emergo",
      tagline: "Stacks that capture, and set captives free",
      grounds: { field: "", centre: "centre" },
    },
    intermedium: {
      name: "Intermedium",
      tagline: "Stacks that sow themselves, and two cities",
      grounds: { field: "", "field-alt": "", "city-first": "city", "city-second": "city" },
    },
  }),
};
