/**
 * Reads the lessons of a game: `lessons/<game>.txt`. The grammar is in `docs/formats.md`, the words are in
 * `text/<language>/lessons/<game>.js`.
 */

/**
 * A step: something to be done in a position.
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {string} [position] the position text; without it, the start of the game
 * @property {string[]} moves that lead from there to what is on the board
 * @property {boolean} follows whether the step goes on from the one before
 * @property {string} goal in the grammar of the judge; empty for a step that is only read
 * @property {string[]} show the moves of a demonstration, as far as they are given
 * @property {string[]} shapes circles and arrows, as in `[%csl]` and `[%cal]`
 * @property {Record<string, string>} [answers] messages by move, in custom lessons
 * @property {{ key: string; moves: string[] }[]} wrong answers to particular moves, or to moves that end on a
 *   cell
 */

/** @typedef {{ id: string; steps: Step[] }} Lesson */

const ID = /^[a-z][a-z0-9-]*$/;
const SHAPE = /^[GRYB](?:[a-j](?:10|[1-9])){1,2}$/;

/** How many moves may lead to a step. */
const MOST_MOVES = 200;

/** What is wrong with a line of the file. */
export class LessonError extends Error {
  /**
   * @param {number} line from 1
   * @param {string} message
   */
  constructor(line, message) {
    super(`line ${line}: ${message}`);
  }
}

/**
 * @param {string} text
 * @returns {Lesson[]}
 */
export function readLessons(text) {
  /** @type {Lesson[]} */
  const lessons = [];
  /**
   * The ids of the lessons, and of the steps of the last one.
   *
   * @type {Set<string>}
   */
  const lessonIds = new Set();
  /** @type {Set<string>} */
  const stepIds = new Set();
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const fail = (/** @type {string} */ message) => {
      throw new LessonError(at + 1, message);
    };
    const [key, ...words] = line.split(" ");
    const lesson = lessons.at(-1);
    const step = lesson?.steps.at(-1);
    if (words.some((word) => word === "")) fail("words are separated by one space");
    if (key === "lesson" || key === "step") {
      const [id] = words;
      if (words.length !== 1 || !ID.test(id))
        fail(`a ${key} has one id of small letters, digits and hyphens`);
      if (step) checkEnd(step, fail);
      if (key === "lesson") {
        if (lesson && !step) fail(`the lesson ${lesson.id} has no step`);
        if (lessonIds.has(id)) fail(`there is a lesson ${id} already`);
        lessonIds.add(id);
        stepIds.clear();
        lessons.push({ id, steps: [] });
      } else if (!lesson) fail("a step belongs to a lesson");
      else if (stepIds.has(id)) fail(`there is a step ${id} already`);
      else {
        stepIds.add(id);
        lesson.steps.push({ id, moves: [], follows: false, goal: "", show: [], shapes: [], wrong: [] });
      }
    } else if (!lesson || !step) fail(`"${key}" belongs to a step`);
    else readLine(key, words, step, lesson.steps.at(-2), fail);
  }
  const last = lessons.at(-1)?.steps.at(-1);
  const end = (/** @type {string} */ message) => {
    throw new LessonError(lines.length, message);
  };
  if (!last) end("there is no step");
  else checkEnd(last, end);
  return lessons;
}

/**
 * The steps whose position is known.
 *
 * @type {WeakSet<Step>}
 */
const placed = new WeakSet();

/**
 * @param {string} key
 * @param {string[]} words
 * @param {Step} step
 * @param {Step | undefined} before
 * @param {(message: string) => void} fail
 */
function readLine(key, words, step, before, fail) {
  if (["start", "position", "after"].includes(key)) {
    if (placed.has(step)) fail(`the step ${step.id} has a position already`);
    placed.add(step);
  }
  if (key !== "start" && words.length === 0) fail(`"${key}" needs something after it`);
  if (key === "start") {
    if (words.length > 0) fail('nothing follows "start"');
  } else if (key === "position") step.position = words.join(" ");
  else if (key === "after") {
    if (!before) return fail("there is no step before");
    if (before.moves.length + words.length > MOST_MOVES) return fail("too many moves lead to the step");
    Object.assign(step, { position: before.position, moves: [...before.moves, ...words], follows: true });
  } else if (key === "goal") {
    if (step.goal) fail(`the step ${step.id} has a goal already`);
    step.goal = words.join(" ");
  } else if (key === "show") step.show = words;
  else if (key === "shapes") {
    const odd = words.find((word) => !SHAPE.test(word));
    if (odd !== undefined) fail(`"${odd}" is no circle and no arrow`);
    step.shapes = words;
  } else if (key === "wrong") {
    const [id, ...moves] = words;
    if (!ID.test(id) || moves.length === 0) fail('after "wrong" come the key of an answer and its moves');
    step.wrong.push({ key: id, moves });
  } else fail(`"${key}" is not known`);
  return undefined;
}

/**
 * @param {Step} step
 * @param {(message: string) => void} fail
 */
function checkEnd(step, fail) {
  if (!placed.has(step)) fail(`the step ${step.id} has no position`);
  if (!step.goal) fail(`the step ${step.id} has no goal`);
  if (step.show.length === 0) fail(`the step ${step.id} shows nothing`);
}

/**
 * The answer that a step has for a wrong move, as its key.
 *
 * @param {Step} step
 * @param {string} move
 */
export function answerKey({ wrong }, move) {
  const end = move.match(/[a-j]\d+$/)?.[0];
  return wrong.find(({ moves }) => moves.includes(move) || (end !== undefined && moves.includes(end)))?.key;
}
