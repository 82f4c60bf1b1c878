/** The place of lessons in English. The lessons themselves are in `games/<id>/lessons.txt`. */
import { COLOURS } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

export default {
  learn: {
    intro: "Short lessons, each a few moves. Nothing can go wrong: a wrong move is explained and taken back.",
    lessons: "Lessons",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `There are no lessons for ${name} yet. The rules say how it is played.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Lesson ${integer(at)} of ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Step ${integer(at)} of ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) =>
      done >= of ? "Done" : `${integer(done)} of ${plural(of, { one: "# step", other: "# steps" })}`,
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Start: ${title}` : `Continue: ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} of ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "# minute left", other: "# minutes left" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Lesson ${integer(number)} · ${integer(minutes)} min`,
    /** In a list, the lesson to go on with. */
    upNext: "Next",
    rules: "The complete rules",
    showMe: "Show me",
    next: "Continue",
    play: "Play a game",
    /** @param {string} title */
    nextLesson: (title) => `Next: ${title}`,
    right: "Right.",
    slower: "That wins, too, but it takes longer. Find the faster way.",
    /** @param {string} move */
    reply: (move) => `Good. Your opponent replies ${move}. Your move.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${COLOURS[colour]} replies ${move}.`,
    wrong: "Not this one.",
    again: "Try again.",
    showing: "Watch.",
    shown: "Now you.",
    /** @param {string} title */
    done: (title) => `Lesson done: ${title}`,
    doneText: "Well done. Go on with the next lesson, or play a game.",
    allDone: "You have been through all lessons. Time for a game!",
    unknown: "There is no such lesson.",
    pass: "Pass",
    passWrong: "Something can be won here.",
    passShown: "Nothing can be won here, so pass.",
    unsolved: "This step has no proven solution. Continue with the next one.",
    /** A lesson that somebody made of a study. */
    own: "Custom lesson",
    ownText: "This lesson was made from a study. Open the study to see how, and to make your own.",
    ownDone: "Well done. Open the lesson as a study to make one yourself, or go on with other lessons.",
    openStudy: "Open as a study",
    all: "All lessons",
    untitled: "Lesson",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Win in ${moves(count)}.`,
        hold: () => `Find a move that avoids a loss within ${moves(count)}.`,
        gain: () => `Win ${stones(won)} in ${moves(count)}.`,
        decide: () => `Win in ${moves(count)}, or pass if there is no win.`,
        play: () => "Find the right move.",
        end: () => "Find the right move.",
        any: () => "Play any move.",
      })[kind](),
    damaged:
      "This link is damaged: part of the lesson is missing. Ask for the link again. Your games are unchanged.",
    gone: "This lesson is not in this browser. Ask for its link, or open its file again.",
    noGoals: "This game has no exercises, so there is nothing to solve.",
  },
};
