/** Sample arguments of all messages that are functions. */
import { hints } from "../../../www/text/en/advice.js";
import assert from "node:assert/strict";
import { GAMES } from "../../../www/games/start.js";

import { loadWords, words } from "../../../www/text/index.js";
import { parseErrors } from "../../../www/text/en/parse-errors.js";
import "../load-module.mjs";
import { EXPLORER_SAMPLES } from "./explorer-samples.mjs";
import { FINDINGS_SAMPLES } from "./findings-samples.mjs";
import { GOAL_SAMPLES } from "./goal-samples.mjs";
import { LEARN_SAMPLES } from "./learn-samples.mjs";
import { COURSE_SAMPLES } from "./course-samples.mjs";
import { PRACTICE_SAMPLES } from "./practice-samples.mjs";
import { PUBLISH_SAMPLES } from "./publish-samples.mjs";
import { PUZZLE_SAMPLES } from "./puzzle-samples.mjs";

await loadWords("play");

const COUNTS = [0, 1, 2, 5, 21, 1000];
const counted = COUNTS.map((count) => [count]);
const COLOURS = [["white"], ["black"]];
const STACK = [
  { colour: "black", shape: "stone", count: 1 },
  { colour: "white", shape: "stone", count: 2 },
];
const EVALUATIONS = ["even", "slight", "clear", "decisive"].flatMap((lead) => [
  { lead, colour: "black" },
  { lead, colour: "white", moves: 7 },
]);
const ENDS = [undefined, "winner", "loser"].flatMap((viewer) => [
  [{ winner: "white", loser: "black", turn: "black", viewer }],
  [{ winner: "black", loser: "white", turn: "black", viewer }],
]);
const ERROR = {
  code: "illegal",
  found: "z9",
  expected: "e5",
  line: 3,
  column: 7,
  cells: { columns: ["a", "j"], rows: [1, 9] },
};

const LEVELS = Array.from({ length: 11 }, (_, at) => [at]);
const REASONS = COUNTS.map((count) => [
  {
    player: "white",
    opponent: "black",
    cells: ["e5", "f6", "g7", "h8"].slice(0, 1 + (count % 4)),
    counts: [count, count + 1],
    moves: ["d6", "h5"],
  },
]);

/** What counts in positions. */
const STANDING =
  "threes twos lions hand prisoners pieces jumpers endangered mobile central stones stacks gaps cells ahead".split(
    " ",
  );

/** What every move may do, in words. */
const EFFECTS = Object.keys(hints.reasons).flatMap((code) => REASONS.map(([words]) => [code, words]));

const PLAYERS = [{ kind: "you" }, { kind: "engine", number: 4 }, { kind: "seat", number: 2 }];

/** The facts that the coach of a game gets, in many positions. */
const FACTS = [1, 2, 3].flatMap((turn) => {
  const calm = {
    turn,
    entered: 0,
    left: 0,
    near: [],
    slides: false,
    pieces: 3,
    lions: [],
    hand: 9,
    forbidden: false,
    captures: [],
  };
  const soldier = { name: "e5", shape: "soldier", ground: "arena" };
  return [
    calm,
    { ...calm, lions: ["a9"], forbidden: true },
    { ...calm, hand: 0 },
    { ...calm, chosen: soldier, near: ["e6"] },
    { ...calm, chosen: soldier, near: ["e6", "e4", "d5", "f5", "f6"], left: 3, entered: 1 },
    { ...calm, chosen: { ...soldier, shape: "lion" }, near: ["b8"], slides: true, captures: ["c4"] },
    { ...calm, note: { code: "capture-compulsory", number: 2 } },
    { ...calm, note: { code: "shadowpiece", number: 1 } },
    { ...calm, note: { code: "opening", number: 0 } },
  ].map((facts) => [facts]);
});

/**
 * A fact that explains a position.
 *
 * @param {string} code
 * @param {string} colour
 * @param {boolean} isTurn
 * @param {string[]} cells
 * @param {string[]} answers
 */
const fact = (code, colour, isTurn, cells, answers = []) => ({ code, colour, isTurn, cells, answers });

/**
 * The facts that explain some positions, by game; HexEmergo has those of Emergo.
 *
 * @type {Record<string, ReturnType<typeof fact>[][]>}
 */
const EXPLAINED = {
  ergo: [
    [],
    [fact("five", "black", false, ["b5", "g5"])],
    [fact("five", "black", false, ["g5"], ["g5", "h4"]), fact("five", "white", true, ["e3"])],
    [fact("four", "black", false, ["c5", "g5"], ["b5", "c5", "g5", "h5", "f5"])],
    [fact("four", "white", true, ["c5", "g5"], ["b5"])],
  ],
  emergo: [
    [],
    [fact("captures", "white", true, ["e5"]), fact("unclear", "white", true, [])],
    [
      fact("captures", "white", true, ["e5"]),
      fact("turns", "white", true, ["d5"]),
      fact("turns", "black", false, ["f6", "f4"]),
      fact("arrives", "white", true, ["c5"]),
      fact("leaves", "white", true, ["e5"]),
      fact("depends", "white", true, ["b5", "b4"]),
      fact("stays", "black", false, ["a5", "b6", "c7", "d8", "e9"]),
    ],
    [fact("captures", "black", false, ["e5"]), fact("leaves", "white", true, ["e4", "e6"])],
    [fact("captures", "black", false, ["e5"]), fact("depends", "black", false, ["e4"])],
  ],
  intermedium: [
    [fact("city", "white", true, ["d1"], ["c1", "d2", "e1"]), fact("city", "black", false, ["d10"], ["c10"])],
    [
      fact("city", "white", true, ["d1"]),
      fact("city", "black", false, ["d10"], ["c10", "d9"]),
      fact("stack", "white", true, ["c4"], ["c5", "d4"]),
      fact("stack", "black", false, ["d4"]),
      fact("stack", "white", true, ["e4"], ["e5"]),
      fact("stack", "black", false, ["g5"], ["g6", "f5"]),
    ],
  ],
};
/** @param {string} id */
const explainedOf = (id) => (EXPLAINED[id] ?? EXPLAINED.emergo).map((facts) => [facts]);

const MANY_CELLS = Array.from({ length: 9 }, (_, at) => `a${at + 1}`);
const SIDES = [
  { colour: "white", pieces: [{ stack: STACK, cells: ["e5", "f6"] }], hand: 3 },
  { colour: "black", pieces: [], hand: 0 },
];

/** Every reason why a move is bad, and what else a sentence about it needs. */
const ALLOWED = ["win", "five", "two-fours", "four", "three", "city", "siege"].map(
  (what) => `allows-${what}`,
);
const MISTAKES = [...ALLOWED, "misses-win", "loses-stones", "forces-capture", "misses-stones"];
const MISTAKE = { move: "g5", better: "d4", player: "white", opponent: "black", cells: ["e5", "f6"] };

/** The friend's name, if it is known. */
const NAMES = [["Anna"], [""], ["Maria Wolkenstein-Trostburg"]];
const REQUESTS = NAMES.flatMap(([name]) => ["take-back", "draw"].map((request) => [name, request]));

/** Games as the list of the library shows them. */
const LISTED = [
  { game: "ergo", source: "play", players: ["person", "engine"], side: 0, level: 3, seats: ["", ""] },
  { game: "emergo", source: "play", players: ["person", "person"], side: null, level: null, seats: ["", ""] },
  { game: "emergo", source: "play", players: ["engine", "engine"], side: null, level: 10, seats: ["", ""] },
  {
    game: "intermedium",
    source: "friend",
    players: ["remote", "person"],
    side: 1,
    level: null,
    seats: ["Anna", ""],
  },
  {
    game: "intermedium",
    source: "friend",
    players: ["person", "remote"],
    side: 0,
    level: null,
    seats: ["", ""],
  },
  {
    game: "ergo",
    source: "file",
    players: null,
    side: null,
    level: null,
    seats: ["Ada", ""],
    isDay: true,
    event: "Club championship",
  },
  { game: "ergo", source: "file", players: null, side: null, level: null, seats: ["", ""] },
  { game: "ergo", source: "study", players: null, side: null, level: null, seats: ["", ""] },
].map((summary) => [summary]);
const NOON = new Date(2026, 10, 22, 12).getTime();

/** @type {import("../../../www/library/types.js").Tally[]} */
const TALLIES = [
  { won: 0, drawn: 0, lost: 0, running: 0, other: 0 },
  { won: 38, drawn: 9, lost: 1, running: 1, other: 2 },
  { won: 1000, drawn: 0, lost: 17, running: 0, other: 1 },
];

/**
 * Arguments for each function, by its path; `*` matches any one name.
 *
 * @type {Record<string, unknown[][]>}
 */
export const SAMPLES = {
  "about.more": [["Ergo"]],
  "about.version": [["0.2.0"]],
  "analysis.effort": [
    [{ depth: 1, speed: 900, cores: 1 }, false],
    [{ depth: 12, speed: 45_321, cores: 4 }, true],
    [undefined, true],
  ],
  "analysis.add": [[2]],
  "analysis.lines": counted.slice(1),
  "analysis.seconds": counted,
  "analysis.line": [[1], ...EVALUATIONS.map((evaluation) => [2, evaluation])],
  "analysis.ahead": EVALUATIONS.flatMap((evaluation) => [
    [evaluation, 78, ["e5", "d5"], false],
    [evaluation, 50, [], true],
  ]),
  "analysis.chance": [[93.2645, "+3.8"]],
  "analysis.points": [[0], [1.25], [-0.04], [-12.5]],
  "analysis.previewed": [[1, 3, "white", "e5"]],
  "analysis.proven": [
    [true, 1],
    [false, 8],
  ],
  "analysis.verdict": EVALUATIONS.map((evaluation) => [evaluation]),
  "board.cell": [
    [{ name: "e5", game: "ergo", ground: "arena", facts: [] }],
    [{ name: "e5", stack: STACK }],
    [{ name: "e5", stack: STACK.slice(1) }],
    [
      {
        name: "a1",
        stack: [{ colour: "white", shape: "lion", count: 1 }],
        game: "ergo",
        ground: "ring",
        facts: ["selected", "last"],
      },
    ],
  ],
  "board.label": GAMES.map((id) => [id]),
  "editor.chosen": ["soldier", "lion", "stone"].map((shape) => ["white", shape]),
  "editor.colour": COLOURS,
  "editor.counters.*": [[["white", "black"]], [["black", "white"]]],
  "tray.hands": [
    [
      ["white", "black"],
      [9, 12],
    ],
  ],
  "editor.less": ["hand-first", "hand-second", "turns"].map((code) => [code, ["white", "black"]]),
  "editor.more": ["hand-first", "hand-second", "turns"].map((code) => [code, ["white", "black"]]),
  "editor.piece": ["soldier", "lion", "stone"].map((shape) => ["black", shape]),
  "editor.place": counted.slice(1),
  "editor.problem": [
    "too-many-pieces",
    "too-many-stones",
    "soldier-on-edge",
    "wrong-colour",
    "turns-odd",
    "illegal",
  ].flatMap((code) =>
    [["a1"], ["a1", "b1", "c1"]].map((cells) => [
      code,
      { colour: "white", cells, count: cells.length, most: 12 },
    ]),
  ),
  "editor.wrong": counted.slice(1),
  "frame.address": [["x", 13]],
  "frame.unknown": [
    ["attribute", "onclick"],
    ["method", "open"],
    ["message", "dance"],
  ],
  "frame.invalid": [
    ["id", "id", "Date", 100],
    ["attributes", "object", "Map", 0],
    ["attributes.level", "value", "Object", 0],
    ["attributes.moves", "list", "Object", 0],
    ["attributes.moves", "items", "Array", 100_000],
    ["args", "array", "7", 0],
    ["args[0]", "text", "7", 1000],
    ["args[0]", "number", "e5", 0],
    ["args[1]", "nothing", "7", 0],
  ],
  "frame.version": [[1, "2"]],
  "clock.left": [
    [4, 5],
    [1, 1],
    [0, 0],
  ],
  ...Object.fromEntries(GAMES.map((id) => [`coach.games.${id}.*`, FACTS])),
  ...Object.fromEntries(GAMES.map((id) => [`explained.${id}.*`, explainedOf(id)])),
  "coach.taken": [[1, 3]],
  ...EXPLORER_SAMPLES,
  ...FINDINGS_SAMPLES,
  ...GOAL_SAMPLES,
  ...LEARN_SAMPLES,
  ...COURSE_SAMPLES,
  ...PRACTICE_SAMPLES,
  ...PUBLISH_SAMPLES,
  ...PUZZLE_SAMPLES,
  "review.accuracy": NAMES.map(([name]) => ["black", name, 86.2645]),
  "review.again": [["e5"]],
  "review.chance": [[52.2645]],
  "review.exercise": [[2, 5]],
  "review.instead": [[82, 52]],
  "review.mistakesDue": counted,
  "review.moment": [["7. g3", "Mistake"]],
  "review.move": [[7, "white"]],
  "review.nextDue": counted,
  "review.point": [["Move 7 by White", 90, "black"]],
  "review.progress": [[12, 41]],
  "review.question": [["white", "e5"]],
  "review.result": [[3, 5]],
  "review.right": [["e5"]],
  "review.rightAsWell": [["e5", "d5"]],
  "review.solution": [["e5 d5"]],
  "review.good": [["e5"]],
  "review.story.swings": counted,
  "review.story.ahead": [
    ["white", 0],
    ["black", 12],
  ],
  "review.story.decisive": [["12… d5", "black", 55, 12]],
  "review.story.costly": [["12. d5", "white", 55, 42]],
  "review.story.won": [["white"], ["black"]],
  "review.story.practise": [["defence"], ["taking prisoners"]],
  "review.second": [[43]],
  "review.stronger": [["e5"]],
  "review.wrong": [["e5", 29, 65]],
  "study.branch": [[2, 3]],
  "study.commentBefore": [["1. e5"]],
  "study.commentOn": [["1. e5"], [""]],
  "study.removed": [
    ["1. e5", 1],
    ["1... a1", 2],
    ["1... a1", 7],
  ],
  "narration.board": [
    [SIDES, true],
    [SIDES, false],
  ],
  "narration.chosen": [true, false].flatMap((isShort) => [
    [{ name: "e5", shape: "soldier", height: 1 }, ["d5", "e4"], 0, isShort],
    [{ name: "e5", shape: "stone", height: 3 }, ["d5"], 2, isShort],
    [{ name: "a1", shape: "lion", height: 1 }, MANY_CELLS, 0, isShort],
  ]),
  "narration.column": [
    ["a", []],
    ["e", [{ name: "e5", stack: STACK }]],
  ],
  "narration.jumped": [true, false].map((isShort) => ["e5", 1, 3, ["g7"], isShort]),
  "narration.letGo": [["e5"]],
  "narration.notes.*": counted,
  "narration.played": [
    ["white", "e5", []],
    ["black", "b2-d4", [{ count: 1, cell: "c3" }]],
    [
      "black",
      "b2-d4",
      [
        { count: 1, cell: "c3" },
        { count: 3, cell: "d5" },
      ],
    ],
  ],
  "narration.playedAgain": counted,
  "narration.row": [
    ["1", []],
    [
      "5",
      [
        { name: "d5", stack: STACK.slice(1) },
        { name: "e5", stack: STACK },
      ],
    ],
  ],
  "narration.sown": [true, false].flatMap((isShort) => [
    ["d3", 3, ["c4", "e4"], [], isShort],
    ["d3", 1, ["c4"], ["c4"], isShort],
  ]),
  "narration.takenBack": counted,
  "narration.turn": [
    [7, SIDES],
    [1, []],
  ],
  "typedMove.matches": [
    [["e5", "e6"], 2],
    [["e5", "e6"], 21],
  ],
  "errors.missing": [["https://example.org/parts/ergo.wasm"]],
  failure: ["damaged", "old", "forbidden", "stopped"].flatMap((code) => [
    [code, "out of memory"],
    [code, ""],
  ]),
  "textErrors.illegal": [
    ["black", "e5", true],
    ["white", "e5-e7", false],
  ],
  "textErrors.place": [[1, 20, "cell"]],
  "banner.friend": NAMES.flatMap(([name]) => [true, false].map((isHelped) => [name, isHelped])),
  "banner.even": [true, false].flatMap((isRated) => LEVELS.map(([level]) => [level, isRated])),
  "friend.asks": REQUESTS,
  "friend.declined": REQUESTS,
  "friend.entry": NAMES.flatMap(([name]) => counted.map(([count]) => [name, "emergo", count])),
  "friend.granted": NAMES,
  "friend.invitation": NAMES.map(([name]) => [name, "ergo", "black"]),
  "friend.invited": NAMES.map(([name]) => [name, "white"]),
  "friend.other": counted.map(([count]) => ["intermedium", count]),
  "friend.own": NAMES,
  "friend.illegalPlan": [[1], [20]],
  "friend.plan.answer": [["e5-e6"]],
  "friend.plan.count": [[1], [20]],
  "friend.plan.goOn": NAMES,
  "friend.plan.hint": NAMES,
  "friend.plan.line": [[["f5", "e3"]], [["f5", "e3", "g4", "h3"]]],
  "friend.plan.overAfter": [["e5-e6"]],
  "friend.plan.removeOf": [["If f5, then e3."]],
  "friend.plan.reply": NAMES,
  "friend.planPlayed": [[["e3"]], [["e3", "h3"]]],
  "friend.planned": NAMES.map(([name]) => [name, "e3"]),
  "friend.removeNowOf": [["Anna · Ergo · move 4"]],
  "friend.removeOf": [["Anna · Ergo · move 4"]],
  "friend.unsent": NAMES.flatMap(([name]) => ["move", "answer", "request"].map((content) => [name, content])),
  "friend.waiting": NAMES,
  "gameText.several": counted,
  gameSummary: [
    [{ first: "Anna", second: "Ben", notes: ["Paris", "2026.11.22"], game: "ergo", count: 1, result: "1-0" }],
    [{ second: "Ben", notes: [] }],
  ],
  "textErrors.attribute": [
    ["mode", "play-on", ["play", "view"], 0, 0],
    ["level", "99", [], 1, 10],
  ],
  "moveList.unread": [[["Gz9"]], [["[%csl e5]", "Gz9"]]],
  "moveList.shapes": [
    [[{ colour: "G", cells: ["e5"] }]],
    [
      [
        { colour: "R", cells: ["e5"] },
        { colour: "Y", cells: ["a1"] },
        { colour: "B", cells: ["a1", "b2"] },
        { colour: "G", cells: ["a1", "c3"] },
      ],
    ],
  ],
  "moveList.variation": counted.map(([count]) => [1, count]),
  "moveList.varied": [[1, 3, "white", "e5"]],
  "moveList.variationLabel": [
    ["1...", "e6", [1]],
    ["", "e6", []],
  ],
  "moveList.label": [
    [1, "white", "e5", []],
    [2, "black", "e6", [1, 2, 3, 4, 5, 6, 200]],
  ],
  "hints.area": [
    [
      ["a", "d"],
      [1, 4],
    ],
    [
      ["c", "c"],
      [9, 9],
    ],
  ],
  "hints.drop": [["stone"], ["soldier"], []],
  "hints.move": [["e5"], ["swap"], ["e5", "d5"], ["c2@d3-e4-f5-g6-h7-g8", "e9@d8-c7-b6-a5"]],
  "hints.piece": [
    ["white", "lion", "a9", false],
    ["black", "stone", "c4", true],
  ],
  "commentary.effect": EFFECTS,
  "commentary.again": EFFECTS,
  "commentary.standing": STANDING.map((code, at) => [
    "white",
    [
      { code, own: 3, other: 1 },
      { code: STANDING[(at + 1) % STANDING.length], own: 1, other: 0 },
    ],
  ]),
  "hints.reasons.*": REASONS,
  "hints.wins": counted,
  "even.changed": [
    [1500, 1534.4],
    [1500, 1470],
    [1500, 1500.2],
  ],
  "even.chart": [[25, 1200, 1534, 1100, 1600]],
  "even.estimated": [
    [1380, 1],
    [1380, 3],
  ],
  "even.level": [[1250]],
  "even.next": [
    [3, false],
    [3, true],
  ],
  "even.number": [[1250.4]],
  "even.rating": [
    [1380, 1, false],
    [1380, 3, false],
    [1380, 30, true],
  ],
  "newGame.begins": COLOURS,
  "newGame.character": LEVELS,
  "newGame.control": [
    [300, 3],
    [60, 0],
  ],
  "newGame.controlNote": [
    [300, 3],
    [60, 0],
  ],
  "newGame.handicapName": [
    ["soldiers", 1, "you", "computer"],
    ["soldiers", 2, "black", "white"],
    ["stones", 4, "friend", "you"],
    ["stones", 1, "white", "computer"],
  ],
  "newGame.levelName": LEVELS,
  "newGame.openingNote": [
    ["standard", "ergo", "white"],
    ["balanced", "ergo", "white"],
    ["balanced", "emergo", "black"],
    ["swap", "intermedium", "black"],
    ["handicap", "ergo", "white"],
  ],
  "newGame.seconds": [[0.3], [1], [60]],
  "outcomes.*": ENDS,
  "parseErrors.*": [
    ["“z9”", ERROR],
    ["“a12”", { ...ERROR, cells: { columns: ["a", "a"], rows: [5, 5] } }],
  ],
  "page.titles.play": [["Ergo"], ["Emergo"]],
  "page.titles.rules": [["Emergo"]],
  "page.titles.editor": [["Emergo"]],
  "page.titles.learn": [["Ergo"]],
  "page.titles.puzzles": [["Ergo"]],
  "page.titles.study": [["Emergo"]],
  playerName: [[{ kind: "you" }], [{ kind: "engine", number: 4 }], [{ kind: "seat", number: 2 }]],
  "refusals.*": COUNTS.flatMap((count) =>
    [
      ["e5", "e6"],
      ["e5", "e6", "e7"],
    ].map((cells) => [{ cells, count }]),
  ),
  "guess.best": COUNTS.slice(1).map((count) => [1, count]),
  "guess.good": [true, false].map((isAsGood) => ["e5", "d5", isAsGood]),
  "guess.help": [[10]],
  "guess.inGame": [["e5"]],
  "guess.known": [[82, 60]],
  "guess.model": [[10, 2]],
  "guess.moment": COUNTS.map((count) => ["7. e5", count]),
  "guess.notWorse": [["e5", "d5"]],
  "guess.now": counted,
  "guess.player": [
    ["white", "Ada Brandt", 34, 50],
    ["black", "", 0, 10],
  ],
  "guess.points": [
    [34, 50],
    [0, 10],
  ],
  "guess.reply": [
    ["white", "e5"],
    ["black", "d5"],
  ],
  "guess.record": [[82]],
  "guess.same": [["e5"]],
  "guess.sameMistake": [["e5", 29, 65]],
  "guess.score": counted,
  "guess.sideName": [
    ["white", "Ada Brandt"],
    ["black", ""],
  ],
  "guess.soFar": [
    [34, 50],
    [0, 10],
  ],
  "guess.task": COLOURS,
  "review.reply": [["f7", "e3"]],
  "review.effect": EFFECTS,
  "review.reason": MISTAKES.flatMap((code) =>
    [1, 3, 7].flatMap((plies) =>
      [0, 1, 4].map((count) => [
        { code, line: ["e6", "e7"], start: "after", counts: [4, count], plies },
        MISTAKE,
      ]),
    ),
  ),
  "result.chance": [[93.2645, "white"]],
  "result.how.*": ENDS.map(([end]) => [{ ...end, cells: ["e3", "e4", "e7"] }]),
  "result.moments": counted,
  "result.title": [...ENDS, [{ turn: "white" }]],
  "result.tryLevel": LEVELS,
  "settings.folder.states.*": [["Games"]],
  "settings.folder.unreadable": [[1], [2]],
  "settings.volumeValue": [[0], [0.55]],
  "records.*": [
    "settings",
    "lessons",
    "puzzles",
    "mistakes",
    "guesses",
    "draft",
    "previous",
    "friends",
    "lesson",
    "study",
    "name",
  ].map((subject) => [subject]),
  "share.study.unreadable": [["Line 3: “e5” is not a move."]],
  "share.offer": GAMES.flatMap((id) => COUNTS.map((count) => [id, count])),
  "questions.blunder": [true, false].map((isLong) => ["black", "e5", isLong]),
  "library.about": LISTED,
  "library.choose": NAMES.slice(0, 1),
  "library.chosen": counted,
  "library.count": [
    [1, 1],
    [128, 128],
    [128, 3],
    [1, 0],
  ],
  "library.date": [0, 20, 40, 400].map((days) => [NOON - days * 86_400_000, days % 40 === 0, NOON]),
  "library.deleted": counted,
  "library.gone": counted.slice(1),
  "library.importing.done": [
    [0, 0, 0],
    [1, 1, 1],
    [9800, 150, 50],
  ],
  "library.importing.failed": ["full", "failed"].map((trouble) => [trouble]),
  "library.importing.moreBroken": counted.slice(1),
  "library.importing.progress": [
    [0, 0, 0],
    [9800, 150, 0.995],
  ],
  "library.importing.oldEncoding": ["club.pgn", ""].map((file) => [file, 3]),
  "library.importing.unknown": [
    [["ECO"], 0],
    [["ECO", "WhiteElo", "BlackElo"], 0],
    [["ECO", "WhiteElo"], 12],
  ],
  "library.who.are": [[[]], [["Ada Brandt"]], [["Ada Brandt", "A. Brandt"]]],
  "library.who.games": counted,
  "library.who.yours": counted,
  "library.trash.more": counted.slice(1),
  "library.trash.restoreGame": NAMES.slice(0, 1),
  "library.trash.when": [["Ergo", "Today"]],
  "gameText.oldEncoding": [[3]],
  "library.moreOf": NAMES.slice(0, 1),
  "library.players": LISTED,
  "library.reason": Object.keys(words.outcomes).map((reason) => [reason]),
  "library.restored": counted,
  "library.result": ["1-0", "0-1", "1/2-1/2", "*"].map((result) => [result]),
  "library.move": counted.slice(1),
  "statistics.chart": ["day", "week", "month", "year"].map((unit) => [
    unit,
    NOON - 8_640_000_000,
    NOON,
    TALLIES[1],
  ]),
  "statistics.counted": counted.map(([shown]) => [1000, shown]),
  "statistics.damaged": counted.slice(1),
  "statistics.earlier": counted.slice(1),
  "statistics.opponent": NAMES,
  "statistics.level": LEVELS,
  "statistics.moreOpponents": counted.slice(1),
  "statistics.number": counted,
  "statistics.openings.clear": [["Opening: e5 d5"]],
  "statistics.openings.ended": counted.slice(1),
  "statistics.firstResults": TALLIES.map((tally) => [tally]),
  "statistics.openings.about": [
    ["", false],
    ["Anna", false],
    ["", true],
  ],
  "statistics.openings.filter": ["any", "first", "second", "all"].map((side) => [["e5", "d5"], side]),
  "statistics.openings.games": counted,
  "statistics.openings.node": [[], ["e5", "d5"]].map((moves) => [moves, 12, "9 won · 1 drawn · 2 lost"]),
  "statistics.openings.outside": counted.slice(1),
  "statistics.openings.show": counted.slice(1),
  "statistics.others": TALLIES.slice(1).map((tally) => [tally]),
  "statistics.period": ["day", "week", "month", "year"].map((unit) => [unit, NOON]),
  "statistics.results": TALLIES.map((tally) => [tally]),
  "questions.confirm": [["e5"]],
  "questions.drawOffered": [[40]],
  "questions.offerDraw": [[true], [false]],
  "progress.afterMove": [
    [9, "white", "h4"],
    [120, "black", "d7xf7xf5xf3xd3xd1"],
  ],
  "progress.effort": [
    [5, 1],
    [1, undefined],
    [undefined, 60],
  ],
  "progress.paused": COLOURS,
  "progress.preview": [[1, 3]],
  "progress.thinking": COLOURS,
  "status.swapped": COLOURS,
  "status.toMove": COLOURS,
  "status.yourMove": COLOURS,
  "textErrors.link": [...Object.keys(parseErrors), "link-check"].flatMap((code) => [
    [{ ...ERROR, code }],
    [{ ...ERROR, code, found: "" }],
  ]),
  "textErrors.parse": Object.keys(parseErrors).map((code) => [{ ...ERROR, code }]),
  "textErrors.text": Object.keys(parseErrors).map((code) => [{ ...ERROR, code }]),
  "threats.kinds.*": REASONS,
  "tray.count": counted,
  "tray.name": [
    [{ kind: "you" }, "white"],
    [{ kind: "engine", number: 4 }, "black"],
    [{ kind: "seat", number: 2 }, "black"],
    [{ kind: "seat", number: 2, name: "Anna" }, "black"],
  ],
  "tray.state": ["turn", "thinking", "waiting", "winner"].flatMap((state) =>
    PLAYERS.map((player) => [state, player, "white"]),
  ),
  "tray.unit": ["hand", "prisoners", "left"].flatMap((kind) => COUNTS.map((count) => [kind, count])),
};

/**
 * Sample arguments of a message that is a function.
 *
 * @param {string} path
 */
export function samplesOf(path) {
  const samples = SAMPLES[path] ?? SAMPLES[path.replace(/[^.]+$/, "*")];
  assert.ok(samples, `there are sample arguments for ${path}`);
  return samples;
}

/**
 * Every message of a language, or of a part of it, with its path.
 *
 * @param {unknown} part
 * @param {string} path
 * @returns {Generator<[path: string, text: string]>} those that are functions with each sample
 */
export function* messagesIn(part, path = "") {
  if (typeof part === "string") yield [path, part];
  else if (typeof part === "function") {
    for (const sample of samplesOf(path))
      yield [`${path}(${JSON.stringify(sample).slice(1, -1)})`, part(...sample)];
  } else {
    for (const [key, value] of Object.entries(part ?? {}))
      yield* messagesIn(value, path === "" ? key : `${path}.${key}`);
  }
}
