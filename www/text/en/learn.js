/** The place of lessons in English. The words of the lessons themselves are in `lessons/`. */
import { integer, plural } from "./format.js";

export default {
  learn: {
    intro: "Short lessons, each a few moves. Nothing can go wrong: a wrong move is answered and taken back.",
    lessons: "Lessons",
    /** @param {number} at @param {number} of */
    lesson: (at, of) => `Lesson ${integer(at)} of ${integer(of)}`,
    /** @param {number} at @param {number} of */
    step: (at, of) => `Step ${integer(at)} of ${integer(of)}`,
    /** How much of a lesson is done. @param {number} done @param {number} of */
    progress: (done, of) => (done >= of ? "Done" : `${integer(done)} of ${plural(of, { one: "# step", other: "# steps" })}`),
    /** @param {string} title of the lesson to start with or to go on with @param {boolean} isNew */
    goOn: (title, isNew) => (isNew ? `Start: ${title}` : `Go on: ${title}`),
    showMe: "Show me",
    next: "Continue",
    play: "Play a game",
    /** @param {string} title */
    nextLesson: (title) => `Next: ${title}`,
    right: "Right.",
    slower: "That wins, too, but it takes longer. Find the faster way.",
    /** @param {string} move */
    reply: (move) => `Good. Black answers ${move}. Go on.`,
    /** Said of a wrong move that is answered on the board. @param {string} move */
    refuted: (move) => `The answer is ${move}.`,
    wrong: "Not this one.",
    again: "Try again.",
    showing: "Watch.",
    shown: "Now you.",
    /** @param {string} title */
    done: (title) => `Lesson done: ${title}`,
    doneText: "Well done. Go on with the next lesson, or play a game.",
    allDone: "You have been through all lessons. Time for a game!",
    unknown: "There is no such lesson.",
  },
};
