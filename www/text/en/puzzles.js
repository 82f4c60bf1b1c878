/** The place of puzzles in English. */
import { COLOURS } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const days = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "first steps",
  captives: "taking prisoners",
  city: "taking the city",
  defence: "defence",
  drop: "dropping a piece",
  edge: "entering on the ring",
  feed: "giving something up",
  five: "making five",
  "four-three": "four and three",
  gap: "filling a gap",
  "last-stack": "the last stack",
  "long-capture": "long captures",
  "long-sowing": "long sowings",
  march: "moving a piece",
  "maximum-capture": "the longest capture",
  one: "one move",
  "open-three": "open threes",
  pass: "win or pass",
  quiet: "quiet moves",
  ring: "sliding along the ring",
  siege: "besieging the city",
  "sowing-capture": "captures by sowing",
  "stepping-stone": "stepping stones",
  stones: "winning stones",
  three: "three moves or more",
  two: "two moves",
  "two-fours": "two fours at once",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Two fours at once cannot both be stopped.",
  "four-three": "Make a four and a three at the same time.",
  "open-three": "Prepare it with an open three.",
  gap: "There is a gap to fill.",
  ring: "Let a lion slide along the ring.",
  "stepping-stone": "The last stone can land on one that you have just sown.",
  siege: "Besiege the city first.",
  city: "The city is within reach.",
  feed: "Give something up to get more back.",
  "last-stack": "The last stack can be captured.",
  "maximum-capture": "Compare the captures: which is worth most?",
  "long-capture": "Look for a long capture.",
  "sowing-capture": "Sow so that the last stone captures.",
  "long-sowing": "Look for a long sowing.",
  captives: "There are prisoners to take.",
  stones: "There are stones to win.",
  defence: "Your opponent threatens to win: stop it first.",
  pass: "Look twice: is there really a win?",
  edge: "A piece can enter on the ring.",
  quiet: "Begin with a quiet move.",
  march: "Move a piece that is on the board.",
  drop: "Drop a piece.",
  five: "Five in a row is within reach.",
  one: "One move is enough.",
  two: "It takes two moves.",
  three: "It takes three moves or more.",
  basic: "This one is for beginners.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `${opponent} then wins`,
  "allows-five": (opponent) => `${opponent} then makes five in a row`,
  "allows-two-fours": (opponent) => `${opponent} then threatens five twice`,
  "allows-four": (opponent) => `${opponent} then makes a four that must be stopped`,
  "allows-three": (opponent) => `${opponent} then prepares an open four`,
  "allows-city": (opponent) => `${opponent} then takes the city`,
  "allows-siege": (opponent) => `${opponent} then besieges the city`,
  win: (opponent) => `${opponent} has a defence`,
  decide: (opponent) => `${opponent} has a defence`,
  hold: (opponent) => `${opponent} wins all the same`,
};

export default {
  puzzles: {
    themes,
    hints,
    /**
     * Of a game without puzzles.
     *
     * @param {string} name
     */
    none: (name) => `There are no puzzles for ${name} yet.`,
    today: "Today’s puzzle",
    training: "Practise",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Ways to practise",
    daily: "Today",
    rated: "Rated",
    more: "Progress and what to practise",
    again: "Time to repeat",
    linked: "Puzzle from a link",
    unknown: "There is no such puzzle here. This is another one.",
    /** @param {string} id */
    unknownId: (id) => `There is no puzzle “${id}” here. This is today’s.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "This puzzle cannot be shown",
    noExercises: "The game text has no exercises.",
    /** @param {number} rating */
    rating: (rating) => `Rating ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) =>
      sentence(
        count === 1 ? `${COLOURS[colour]} wins at once` : `${COLOURS[colour]} wins in ${moves(count)}`,
      ),
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) =>
      count === 1
        ? `${sentence(COLOURS[opponent])} threatens to win at once`
        : `${sentence(COLOURS[opponent])} threatens to win in ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => sentence(`${COLOURS[colour]} wins ${stones(count)}`),
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) =>
      count === 1 ? "Is there a win at once?" : `Is there a win in ${moves(count)}?`,
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `You are ${COLOURS[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => sentence(`${COLOURS[colour]} to move`),
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1 ? "Find the winning move." : "Find the move that wins whatever the answer.",
      hold: () => "Find the only move that prevents it.",
      gain: (colour, count) =>
        count === 1
          ? "Find the move that wins most stones."
          : `Find the move that wins most stones within ${moves(count)}.`,
      decide: () => "Play the winning move, or pass if there is none.",
      play: () => "Find the right move.",
      end: () => "Find the right move.",
      any: () => "Play any move.",
    },
    /**
     * How many pieces both have left to enter.
     *
     * @param {Colour} own
     * @param {number} count
     * @param {Colour} other
     * @param {number} otherCount
     */
    hands: (own, count, other, otherCount) =>
      sentence(`${COLOURS[own]} has ${integer(count)} in hand, ${COLOURS[other]} ${integer(otherCount)}.`),
    pass: "Pass",
    hint: "Hint",
    solution: "Solution",
    next: "Next",
    retry: "Try again",
    /** Begins a list of exercises again. */
    restart: "Start again",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} of ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "Look at this",
    /** The words of a board on another page. */
    puzzle: "Puzzle",
    skip: "Skip",
    /** @param {string} cell */
    hintCell: (cell) => `Look at ${cell}.`,
    solved: "Solved.",
    solvedLate: "Solved, though not at the first try.",
    passRight: "Right: there is nothing.",
    passWrong: "There is a win. Watch.",
    /** @param {number} count of moves */
    nothing: (count) => `There is no win within ${moves(count)} here: passing was right.`,
    /** @param {string} reply */
    right: (reply) => `Right. Your opponent replies ${reply}. Your move.`,
    /** @param {string} reply */
    longer: (reply) =>
      `That wins as well, though it takes longer. Your opponent replies ${reply}. Your move.`,
    wrong: "Not this one.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${sentence(COLOURS[opponent])} replies ${move}, and you win fewer stones.`
        : `${(replies[why] ?? replies.decide)(sentence(COLOURS[opponent]))}: ${move}.`,
    tryAgain: "Try again.",
    showing: "Watch.",
    /** After a demonstration, whose moves are named below. */
    shown: "That was the solution. Choose a move to see it again.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${COLOURS[colour]}: ${move}`,
    unsolved: "No solution was found in time. Please try again.",
    otherDefence: "Other defences",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => sentence(`play another answer of ${COLOURS[opponent]}, then go on.`),
    ownRating: "Your rating",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Provisional" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      `Provisional: ${plural(count, { one: "# more puzzle", other: "# more puzzles" })} to go`,
    choice: "What to practise",
    theme: "Theme",
    anyTheme: "All themes",
    difficulty: "Difficulty",
    difficulties: { easier: "Easier", own: "My level", harder: "Harder" },
    /** @param {number} count */
    solvedOnes: (count) => `Solved puzzles (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ${kind === "gain" ? `win ${stones(won)}` : kind === "hold" ? "defend" : kind === "decide" ? "win or pass" : `win in ${moves(count)}`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `Your rating went from ${integer(from)} to ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "# day so far", other: "# days in a row" }),
    /**
     * The days of the week, from Monday, as the row shows them.
     *
     * @param {Date} date
     */
    weekday: (date) => weekdays.format(date),
    /**
     * @param {Date} date
     * @param {boolean} isSolved
     */
    dayState: (date, isSolved) => `${days.format(date)}: ${isSolved ? "solved" : "not solved"}`,
    week: "This week",
    progress: "What you are good at",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) => `${sentence(theme)}: ${integer(solved)} of ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) => `${integer(solved)} of ${integer(of)} puzzles solved`,
    share: "Copy link",
    copied: "Link copied.",
    embed: "Embed",
    print: "Print a sheet",
    notKept: "This browser does not keep your progress.",
    run: "Three minutes",
    /** @param {number} best */
    runNote: (best) =>
      best > 0 ? `As many as you can. Your best: ${integer(best)}` : "As many as you can in three minutes.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${integer(count)} solved`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) =>
      count >= best && count > 0
        ? `Time is up. ${integer(count)} solved: your best so far.`
        : `Time is up. ${integer(count)} solved; your best is ${integer(best)}.`,
  },
};
