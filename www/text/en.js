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

/** What is expected in a text where something else stands; Rust names each by a code. @type {Record<string, string | ((expected: string) => string)>} */
const EXPECTED = {
  control: "a character that can be read",
  "text-long": "the end of the text: four megabytes are the most that is read",
  "tag-name": "the name of a tag",
  "tag-value": "the value of the tag, in quotes",
  "tag-end": "the bracket ] at the end of the tag",
  "tag-twice": "a tag that was not given yet",
  "tags-many": "the end of the tags: a hundred are the most",
  "string-end": "the quote at the end of the value",
  escape: 'a quote or another \\ after the \\',
  "game-missing": 'a tag that says which game it is, such as [Game "ergo"],',
  "game-unknown": (expected) => `the name of a game, ${expected},`,
  "option-unknown": "an option of the game",
  result: "one of the results 1-0, 0-1, 1/2-1/2 and *",
  setup: "1 for a game that begins with a position, or else 0,",
  "setup-missing": 'the tag [SetUp "1"] beside the position',
  "position-missing": "a tag Position beside it",
  number: (expected) => `the number ${expected}`,
  "move-missing": "a move after its number",
  "word-long": "a move, which is never so long,",
  "line-long": "the end of the game: ten thousand turns are the most",
  token: "a move, a comment, a variation or the result",
  "variation-early": "a move that a variation can come after",
  "variation-empty": "a move of the variation",
  "variation-none": "no end of a variation, as none is open,",
  "variation-end": (expected) => expected.replace(/^'(.)'/, "the $1"),
  glyph: "a number from $0 to $255, or one of ! ? !! ?? !? ?!",
  "glyph-early": "a move that a glyph can come after",
  "comment-end": (expected) => expected.replace(/^'(.)'/, "the $1"),
  "command-end": "the bracket ] at the end of the command",
  eval: "points such as 0.35, or #7 or #-4 for a proven win",
  "eval-twice": "one evaluation and no more",
  clock: "hours, minutes and seconds such as 0:05:00",
  "clock-twice": "one clock and no more",
  "result-missing": "a move, or the result at the end: 1-0, 0-1, 1/2-1/2 or *",
  "result-differs": "the result that the tag Result gives",
  "result-wrong": "the result by the rules, as the game is over,",
  "termination-missing": "the result *, or a tag Termination that says how the game ended, as by the rules it is not over,",
  "game-unread": "a game that is played both here and on Abstract Play",
  "move-unread": "a move as Abstract Play spells it",
  illegal: "a legal move",
  "game-over": "the end, as the game is over,",
  "no-swap": "a move, as sides may be swapped only by option and after the first move,",
  "record-start": "startpos, or fen and a position",
  trailing: "the end",
  column: "the letter of a column",
  row: "the number of a row",
  cell: "a cell of the position",
  "row-end": "the / after a row",
  "row-short": "another cell of the row",
  "row-long": "the end of a row, which is full,",
  run: "how many cells are empty, in one number,",
  "soldier-on-edge": "a lion, as always on the edge",
  "too-many-pieces": "no more than twelve pieces a side",
  "too-many-stones": "no more stones than a side has",
  "turn-missing": "a space and the player to move",
  turn: "the player to move, 1 or 2",
  hand: "the number of stones in a hand",
  "hands-missing": "a space and the hands of both players",
  "hands-between": "the - between the hands",
  height: "the height of a stack",
  sowing: "the cells that are sown",
  "sowing-long": "the end of the sowing, for which there are no more stones,",
  "turns-missing": "a space and the number of turns played",
  turns: "the number of turns played, from 0 to 4",
  "turns-odd": "a number of turns after which it is this player’s turn",
  "wrong-colour": "stones on cells of their own colour",
  "link-none": "the beginning of a link to a game",
  "link-newer": (expected) => expected,
  "link-long": "the end, as no link is so long,",
  "link-short": "the rest of the link",
  "link-start": "no position where the game begins at its start",
  "link-symbol": "a letter, a digit, - or _",
  "link-bits": "another character",
  "link-cell": "a cell of the board",
  "link-turn": "the rest of the last turn",
  "link-check": "a check that fits the rest",
};

/** What was expected at a place, and what stands there instead. @param {{ code: string, found: string, expected: string }} fault */
function mismatch({ code, found, expected }) {
  const known = EXPECTED[code] ?? expected;
  const wanted = typeof known === "string" ? known : known(expected);
  return found === "" ? `it ends where ${wanted} is expected` : `“${found}” stands where ${wanted} is expected`;
}

export default {
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
    viewHint: "Arrow keys move between cells.",
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
    /** @param {string} tone @param {string} move @param {string[]} taken */
    played: (tone, move, taken) => `${tone} played ${move}${taken.length ? ` and took ${taken.join(" and ")}` : ""}.`,
    /** @param {number} count @param {string} cell */
    taken: (count, cell) => `${counted(count, "stone", "stones")} on ${cell}`,
    swapped: "The players have changed sides.",
  },

  outcomes: /** @type {Record<string, (winner: string) => string>} */ ({
    city: (winner) => `${winner} wins: the enemy city has fallen`,
    "no-stack": (winner) => `${winner} wins: the other side has no stack left that can be sown`,
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
    "soldier-step": ([from, to]) => `A soldier takes one step along its row or column: ${from} to ${to} is too far.`,
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
    refused: (why) => why,
    "in-page": () => "This site forbids workers: the engine thinks in the page itself, and more slowly.",
    behind: () => "Your game has gone further than the link. It is as it was.",
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
    /** Why a turn was refused. @param {{ code: string, at: number, found: string, expected: string }} fault */
    turn: (fault) => `The move cannot be played: at character ${fault.at}, ${mismatch(fault)}.`,
    /** Why a game text was refused. @param {{ code: string, line: number, column: number, found: string, expected: string }} fault */
    text: (fault) => `Line ${fault.line}, column ${fault.column}: ${mismatch(fault)}.`,
    expected: EXPECTED,
    noGame: "There is no game in this text.",
    /** Why a link was refused. @param {{ code: string, column: number, found: string, expected: string }} fault */
    link(fault) {
      const { code, column, found } = fault;
      const why = `at character ${column}, ${mismatch(fault)}.`;
      if (code === "link-newer") return `The link was made by a newer version of this page: ${why}`;
      if (code === "link-none") return `The address does not lead to a game: ${why}`;
      if (code === "game-unknown") return `The link leads to a game that this page does not know: at character ${column}, “${found}” stands.`;
      return `The link is damaged: ${why}`;
    },
    unreadable: "The text could not be read here.",
    storedShape: "The stored game is damaged.",
    storedNewer: "The stored game was written by a newer version of this page.",
    failed: "The game cannot run here.",
    unread: "There is no game to show.",
    away: "The board is in no page.",
    reasons: /** @type {Record<string, string>} */ ({
      missing: "A part of it could not be loaded.",
      damaged: "A part of it arrived damaged.",
      old: "This browser lacks WebAssembly with vectors (SIMD), which every browser has had since 2023.",
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
    record: "Record",
    share: "Share",
    embed: "Embed",
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
    stepping: "Step through the game",
    swap: "swap",
    /** Where the second player begins. */
    noTurn: "…",
    hint: "Arrow keys walk through the moves, Enter goes to one.",
    /** @param {number} number @param {string} tone @param {string} move */
    label: (number, tone, move) => `${number}, ${tone}: ${move}`,
  },

  record: {
    heading: "Game record",
    text: "Text of the game",
    hint: "Edit it, paste another one, or drop a file on the page. A text may hold many games.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "The browser does not let the page copy. The text is chosen: copy it yourself.",
    save: "Save as file",
    load: "Open file…",
    open: "Open",
    long: "The text is too long to be shown here.",
    reading: "Reading…",
    drop: "Drop it to open the game",
    /** @param {number} count */
    several: (count) => `${count} games. Which one?`,
    /** What is known of a game, in a line. @param {string[]} parts */
    title: (parts) => parts.join(" · "),
    /** @param {string} first @param {string} second */
    players: (first, second) => `${first} – ${second}`,
    unnamed: "?",
    /** @param {number} turns */
    turns: (turns) => counted(turns, "turn", "turns"),
    list: "This looks like a list of moves from Abstract Play. Of which game?",
    listHint:
      "There Emergo lies on its side: our cell in column X and row Y, counted from 1, is its column X + Y − 5 and its row Y − X + 5. The cells are converted. The centre ban applies, and in Intermedium partial moves and a free opening.",
    back: "Back to the game before",
    parted: "In another tab this game went on differently; it can be got back",
    /** A glyph by its number. @param {number} glyph */
    glyph: (glyph) => ["", "!", "?", "!!", "??", "!?", "?!"][glyph] || `$${glyph}`,
    /** The same in words. @param {number} glyph */
    glyphName: (glyph) =>
      ["", "good move", "mistake", "brilliant move", "blunder", "interesting move", "dubious move"][glyph] || `glyph ${glyph}`,
    /** What a remark says. @param {{ words: string, eval?: string, clock?: string }} remark */
    remark: ({ words, eval: worth, clock }) =>
      [worth && `[${worth.replace(/^-/, "−")}]`, clock && `[${clock}]`, words].filter(Boolean).join(" "),
    /** Before a variation. */
    instead: "Instead:",
  },

  link: {
    title: "Share link",
    text: "Link to this game",
    hint: "Whoever opens it sees the game as it stands here and plays the side to move. Nothing is sent anywhere else: the game is in the link itself.",
    copy: "Copy link",
    share: "Send…",
    copied: "Link copied.",
    send: "Send your move",
    long: "The game is too long for a link. Save it as a file.",
    choose: "A game by link",
    /** @param {string} game @param {number} turns */
    offer: (game, turns) =>
      `The link leads to a game of ${game} after ${counted(turns, "turn", "turns")}, and it is not the one on your board. If you open it, yours is kept: “Back to the game before” brings it back.`,
    open: "Open it",
    keep: "Keep mine",
    /** @param {string} why */
    refused: (why) => `${why} Your own game is as it was.`,
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

  update: {
    ready: "A new version is ready.",
    use: "Use it now",
    later: "Later",
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
