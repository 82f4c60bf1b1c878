/**
 * The place of studies (`#/ergo/study`): a board of its own, so that the game that is being played stays as
 * it is. What is studied is kept in the library.
 */
import { addStyles } from "../ui/styles.js";
import { gamePicker } from "../ui/game-picker.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { troubleOf } from "../storage/database.js";
import { setUpFrom } from "../storage/drafts.js";
import { withModule } from "../ui/load.js";
import { loadStudy } from "../moves/list.js";
import { makeBoard } from "../exercise/board.js";
import { offerOpenings } from "../explorer/offer.js";
import { hasGoals } from "../exercise/from-game-text.js";
import { titleIn, withTitle } from "../learn/title.js";
import { hasHelp } from "../game/state.js";
import { gameName, loadWords, words } from "../text/index.js";
import { StudyKeeper, chooseStudy, lastStudy, studyGame, takeReviewRequest } from "../storage/studies.js";
import {
  daysToNext,
  dueExercises,
  exercisesIn,
  keepMistakes,
  noteAnswer,
  sidesOfPeople,
} from "./mistakes.js";
import { Practice } from "./practice.js";
import { ReviewCard } from "./review-card.js";
import styles from "./place.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

addStyles(styles);

/**
 * @param {HTMLElement} host
 * @param {import("../app/places.js").PlaceContext} context
 */
export async function render(host, { board, game, textItems }) {
  const heading = make(
    "h1",
    { class: "unseen", tabindex: "-1" },
    words.page.titles.study(gameName(words, game)),
  );
  host.append(heading);
  await Promise.all([loadWords("review"), loadStudy(words)]);
  const place = new StudyPlace(host, heading, { board, game, textItems });
  await place.show();
  return () => place.leave();
}

class StudyPlace {
  #host;
  #heading;
  #board;
  #game;
  #textItems;
  /** The content besides the heading, which ends when something else is shown. */
  #leave = () => {};

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} heading
   * @param {Pick<import("../app/places.js").PlaceContext, "board" | "game" | "textItems">} context
   */
  constructor(host, heading, { board, game, textItems }) {
    this.#host = host;
    this.#heading = heading;
    this.#board = board;
    this.#game = game;
    this.#textItems = textItems;
  }

  /** Ends what goes on by itself. */
  leave() {
    this.#leave();
    this.#leave = () => {};
  }

  /**
   * @param {HTMLElement} shown
   * @param {() => void} leave
   */
  #replace(shown, leave) {
    this.leave();
    if (!this.#heading.isConnected) return leave();
    this.#host.replaceChildren(this.#heading, shown);
    this.#leave = leave;
    return undefined;
  }

  /** Shows the study that was open last. */
  async show() {
    /** @type {import("../storage/types.js").Trouble | undefined} */
    let unread;
    const entry = await lastStudy(this.#game).catch((error) => {
      unread = troubleOf(error).code;
      return undefined;
    });
    const study = makeBoard(this.#board, { mode: "study", game: this.#game, loading: "eager" });
    if (entry) study.setAttribute("game-text", entry.text);
    const lesson = {
      board: study,
      title: titleIn(entry?.text ?? ""),
      keep: (/** @type {string} */ text) => keep(text),
    };
    const { apart, notKept } = words.library;
    const keeper = new StudyKeeper(entry, {
      onApart: () => study.notify(apart),
      onTrouble: (code) => study.notify(notKept[code]),
    });
    const keep = (/** @type {string} */ text) => {
      const { view, annotations } = study.state;
      if (view) void keeper.keep(withTitle(text, lesson.title), view, annotations?.names);
    };
    study.addEventListener("edited", (event) =>
      keep(/** @type {CustomEvent<{ text: string }>} */ (event).detail.text),
    );
    const card = new ReviewCard(study, {
      practise: (reviewed) => this.#practise(exercisesIn(reviewed)),
      guess: () => this.#askGuess(study),
      done: (reviewed) => keepMistakes(reviewed, sidesOfPeople(study.state.annotations?.names)),
    });
    const picker = gamePicker("study", () => this.#game).element;
    picker.slot = "head";
    study.append(card.element, picker);
    offerOpenings(study);
    const shown = new AbortController();
    this.#replace(study, () => {
      shown.abort();
      card.stop();
    });
    document.addEventListener(
      "keydown",
      (event) => document.querySelector("dialog[open]") || study.handleShortcut(event),
      { signal: shown.signal },
    );
    this.#addItems(study, card, lesson, await this.#textItems(study));
    const request = takeReviewRequest();
    if (!(unread || request) || !this.#heading.isConnected) return;
    await study.ready;
    if (unread) study.notify(words.library.trouble[unread]);
    else await card.start(request?.side);
  }

  /**
   * Makes exercises of mistakes.
   *
   * @param {import("./types.js").Exercise[]} exercises
   */
  #practise(exercises) {
    const game = this.#game;
    const last = () => {
      const days = daysToNext(game);
      return days === undefined ? "" : words.review.nextDue(days);
    };
    const board = makeBoard(this.#board, { mode: "study", waiting: "" });
    const practice = new Practice(board, game, exercises, {
      answered: (exercise, isFound) => noteAnswer(game, exercise, isFound),
      last,
      leave: () => this.show(),
    });
    this.#replace(board, () => practice.close());
    // The board takes its attributes first.
    void nextTask().then(() => practice.next());
  }

  /**
   * Asks for moves to guess.
   *
   * @param {ErgoBoard} study
   */
  #askGuess(study) {
    return withModule(
      study,
      () => import("./guess-dialog.js"),
      ({ askGuess }) =>
        askGuess(study, (task) =>
          withModule(
            study,
            () => import("./guess.js"),
            (guess) => this.#guess(guess, task),
          ),
        ),
    );
  }

  /**
   * Lets moves be guessed.
   *
   * @param {typeof import("./guess.js")} module
   * @param {import("./guess.js").GuessTask} task
   */
  #guess({ GuessPlace }, task) {
    const place = new GuessPlace(this.#board, task, {
      again: async () => {
        await this.show();
        const study = this.#host.querySelector("ergo-board");
        if (study) await this.#askGuess(/** @type {ErgoBoard} */ (study));
      },
      leave: () => this.show(),
    });
    this.#replace(place.element, () => place.close());
    return place.start();
  }

  /**
   * The entries of the board's menu.
   *
   * @param {ErgoBoard} study
   * @param {ReviewCard} card
   * @param {import("./lesson-dialog.js").Study} lesson
   * @param {import("../ui/types.js").MenuItem[]} textItems
   */
  #addItems(study, card, lesson, textItems) {
    const [board, game] = [this.#board, this.#game];
    const startNew = () => {
      chooseStudy(game);
      return this.show();
    };
    study.addEventListener("newgame", (event) => {
      event.preventDefault();
      void startNew();
    });
    study.addEventListener("review", (event) => {
      event.preventDefault();
      void card.start();
    });
    study.addMenuItems(() => {
      const due = dueExercises(game);
      return [
        {
          name: "study-review",
          label: words.review.start,
          icon: "review",
          disabled: !study.state.view?.history.length,
          run: () => card.start(),
        },
        {
          name: "study-mistakes",
          label: words.review.mistakesDue(due.length),
          icon: "again",
          run: () => {
            if (due.length > 0) this.#practise(due);
            else study.notify(nothingDue(game));
          },
        },
        {
          name: "study-guess",
          label: words.guess.title,
          icon: "question",
          run: () => this.#askGuess(study),
        },
        {
          name: "study-lesson",
          label: words.study.makeLesson,
          icon: "learn",
          run: () => {
            if (hasGoals(study.state.annotations)) return openLessonDialog(lesson);
            return study.notify(words.study.noGoals);
          },
        },
        { name: "study-new", label: words.study.startNew, icon: "new", run: startNew },
        { name: "editor", label: words.page.editor, icon: "board", run: () => setUpFrom(study) },
        {
          name: "study-played",
          label: words.study.takePlayed,
          icon: "play",
          disabled: !canStudy(board, game),
          run: async () => {
            await studyGame(board);
            await this.show();
          },
        },
        ...textItems,
      ];
    });
  }
}

/** @param {import("./lesson-dialog.js").Study} lesson */
const openLessonDialog = (lesson) =>
  withModule(
    lesson.board,
    () => import("./lesson-dialog.js"),
    ({ makeLesson }) => makeLesson(lesson),
    "goals",
  );

/**
 * Why there is no exercise now.
 *
 * @param {string} game
 */
function nothingDue(game) {
  const days = daysToNext(game);
  return days === undefined
    ? words.review.noMistakes
    : `${words.review.allDone} ${words.review.nextDue(days)}`;
}

/**
 * Whether the game on a board can be studied: one with a friend only once it is over.
 *
 * @param {ErgoBoard} board
 * @param {string} [game]
 */
function canStudy(board, game) {
  const { view } = board.state;
  return (
    view !== undefined &&
    view.history.length > 0 &&
    hasHelp(board.state) &&
    (game === undefined || view.game === game)
  );
}
