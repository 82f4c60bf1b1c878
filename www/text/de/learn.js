/** The place of lessons in German. The lessons themselves are in `games/<id>/lessons.txt`. */
import { COLOURS } from "./board.js";
import { inMoves, integer, nextMoves, plural, stones } from "./format.js";

/** @type {import("../language.js").LearnWords} */
const words = {
  learn: {
    intro:
      "Kurze Lektionen von wenigen Zügen. Schiefgehen kann nichts: Ein falscher Zug wird erklärt und zurückgenommen.",
    lessons: "Lektionen",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `Für ${name} gibt es noch keine Lektionen. Wie man spielt, steht in den Regeln.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Lektion ${integer(at)} von ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Schritt ${integer(at)} von ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) =>
      done >= of
        ? "Fertig"
        : `${integer(done)} von ${plural(of, { one: "# Schritt", other: "# Schritten" })}`,
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Los: ${title}` : `Weiter: ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} von ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "noch # Minute", other: "noch # Minuten" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Lektion ${integer(number)} · ${integer(minutes)}\u00a0min`,
    /** In a list, the lesson to go on with. */
    upNext: "Als Nächstes",
    rules: "Die vollständigen Regeln",
    showMe: "Zeigen",
    next: "Weiter",
    play: "Spielen",
    /** @param {string} title */
    nextLesson: (title) => `Weiter: ${title}`,
    right: "Richtig.",
    slower: "Das gewinnt auch, dauert aber länger. Finde den schnelleren Weg.",
    /** @param {string} move */
    reply: (move) => `Gut. Dein Gegner antwortet mit ${move}. Du bist dran.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${COLOURS[colour]} antwortet mit ${move}.`,
    wrong: "Dieser Zug ist es nicht.",
    again: "Versuch es noch einmal.",
    showing: "Schau zu.",
    shown: "Jetzt du.",
    /** @param {string} title */
    done: (title) => `Lektion geschafft: ${title}`,
    doneText: "Gut gemacht. Weiter geht es mit der nächsten Lektion oder einer Partie.",
    allDone: "Du hast alle Lektionen geschafft. Zeit für eine Partie!",
    unknown: "Diese Lektion gibt es nicht.",
    pass: "Passen",
    passWrong: "Hier ist etwas zu gewinnen.",
    passShown: "Hier ist nichts zu gewinnen, also passe.",
    unsolved: "Für diesen Schritt ist keine Lösung bewiesen. Mach mit dem nächsten weiter.",
    /** A lesson that somebody made of a study. */
    own: "Selbst gemachte Lektion",
    ownText:
      "Diese Lektion stammt aus einer Studie. Öffne sie, sieh dir an, wie es geht, und mach eine eigene.",
    ownDone: "Gut gemacht. Öffne die Lektion als Studie, um selbst eine zu machen, oder lern weiter.",
    openStudy: "Als Studie öffnen",
    all: "Alle Lektionen",
    untitled: "Lektion",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Gewinne ${inMoves(count)}.`,
        hold: () => `Finde einen Zug, mit dem du ${nextMoves(count)} überstehst.`,
        gain: () => `Gewinne ${stones(won)} ${inMoves(count)}.`,
        decide: () => `Gewinne ${inMoves(count)}, oder passe, wenn das nicht geht.`,
        play: () => "Finde den richtigen Zug.",
        end: () => "Finde den richtigen Zug.",
        any: () => "Spiel irgendeinen Zug.",
      })[kind](),
    damaged:
      "Dieser Link ist beschädigt: Ein Teil der Lektion fehlt. Lass ihn dir noch einmal schicken. Deine Partien sind unverändert.",
    gone: "Diese Lektion ist nicht in diesem Browser. Öffne noch einmal ihren Link oder ihre Datei.",
    noGoals: "Diese Partie hat keine Aufgaben, also gibt es nichts zu lösen.",
  },
};

export default words;
