/** The place of lessons in Dutch. The lessons themselves are in `games/<id>/lessons.txt`. */
import { COLOURS } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

/** @type {import("../language.js").LearnWords} */
const words = {
  learn: {
    intro:
      "Korte lessen van een paar zetten. Er kan niets misgaan: een verkeerde zet wordt uitgelegd en teruggenomen.",
    lessons: "Lessen",
    /**
     * Of a game without lessons.
     *
     * @param {string} name
     */
    none: (name) => `Voor ${name} zijn er nog geen lessen. In de regels staat hoe je het speelt.`,
    /**
     * @param {number} at
     * @param {number} of
     */
    lesson: (at, of) => `Les ${integer(at)} van ${integer(of)}`,
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `Stap ${integer(at)} van ${integer(of)}`,
    /**
     * How much of a lesson is done.
     *
     * @param {number} done
     * @param {number} of
     */
    progress: (done, of) =>
      done >= of ? "Klaar" : `${integer(done)} van ${plural(of, { one: "# stap", other: "# stappen" })}`,
    /**
     * @param {string} title of the lesson to start with or to go on with
     * @param {boolean} isNew
     */
    goOn: (title, isNew) => (isNew ? `Beginnen: ${title}` : `Verder: ${title}`),
    /**
     * How many lessons are done.
     *
     * @param {number} done
     * @param {number} of
     */
    finished: (done, of) => `${integer(done)} van ${integer(of)}`,
    /**
     * How long the rest takes.
     *
     * @param {number} minutes
     */
    left: (minutes) => plural(minutes, { one: "nog # minuut", other: "nog # minuten" }),
    /**
     * @param {number} number of a lesson
     * @param {number} minutes that it takes
     */
    about: (number, minutes) => `Les ${integer(number)} · ${integer(minutes)} min.`,
    /** In a list, the lesson to go on with. */
    upNext: "Volgende",
    rules: "De volledige regels",
    showMe: "Voordoen",
    next: "Verder",
    play: "Een partij spelen",
    /** @param {string} title */
    nextLesson: (title) => `Volgende: ${title}`,
    right: "Goed.",
    slower: "Dat wint ook, maar het duurt langer. Zoek de snellere weg.",
    /** @param {string} move */
    reply: (move) => `Goed. Je tegenstander antwoordt met ${move}. Nu jij.`,
    /**
     * Said of a wrong move that is answered on the board.
     *
     * @param {import("../language.js").Colour} colour of the opponent
     * @param {string} move
     */
    refuted: (colour, move) => `${COLOURS[colour]} antwoordt met ${move}.`,
    wrong: "Die niet.",
    again: "Nog een keer.",
    showing: "Kijk maar.",
    shown: "Nu jij.",
    /** @param {string} title */
    done: (title) => `Les afgerond: ${title}`,
    doneText: "Goed gedaan. Ga door met de volgende les, of speel een partij.",
    allDone: "Je hebt alle lessen gedaan. Tijd voor een partij!",
    unknown: "Die les bestaat niet.",
    pass: "Passen",
    passWrong: "Hier valt wel iets te winnen.",
    passShown: "Hier valt niets te winnen: passen dus.",
    unsolved: "Deze stap heeft geen bewezen oplossing. Ga door met de volgende.",
    /** A lesson that somebody made of a study. */
    own: "Zelfgemaakte les",
    ownText:
      "Iemand heeft van een studie deze les gemaakt. Open de studie om te zien hoe, en om zelf een les te maken.",
    ownDone: "Goed gedaan. Open de les als studie om zelf een les te maken, of ga door met andere lessen.",
    openStudy: "Als studie openen",
    all: "Alle lessen",
    untitled: "Les",
    /**
     * The task in a step of such a lesson.
     *
     * @param {import("../../game/types.js").Goal} goal
     */
    task: ({ kind, moves: count, stones: won }) =>
      ({
        win: () => `Win in ${moves(count)}.`,
        hold: () => `Zoek een zet waarmee je voorkomt dat je binnen ${moves(count)} verliest.`,
        gain: () => `Win ${stones(won)} in ${moves(count)}.`,
        decide: () => `Win in ${moves(count)}. Kan dat niet, pas dan.`,
        play: () => "Zoek de goede zet.",
        end: () => "Zoek de goede zet.",
        any: () => "Doe een zet naar keuze.",
      })[kind](),
    damaged:
      "Deze link is beschadigd: een deel van de les ontbreekt. Vraag opnieuw om de link. Je partijen zijn niet veranderd.",
    gone: "Deze les staat niet in deze browser. Vraag om de link, of open het bestand nog eens.",
    noGoals: "In deze partij zitten geen opgaven, dus er valt niets op te lossen.",
  },
};

export default words;
