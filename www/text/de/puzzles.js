/** The place of puzzles in German. */
import { COLOURS } from "./board.js";
import { inMoves, integer, plural, stones } from "./format.js";

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const days = new Intl.DateTimeFormat("de", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("de", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "erste Schritte",
  captives: "Gefangene machen",
  city: "die Stadt erobern",
  defence: "Verteidigung",
  drop: "eine Figur setzen",
  edge: "auf den Ring setzen",
  feed: "etwas hergeben",
  five: "fünf in einer Reihe",
  "four-three": "Vierer und Dreier",
  gap: "eine Lücke füllen",
  "last-stack": "der letzte Stapel",
  "long-capture": "lange Schlagfolgen",
  "long-sowing": "lange Aussaaten",
  march: "eine Figur ziehen",
  "maximum-capture": "die meisten Steine schlagen",
  one: "ein Zug",
  "open-three": "offene Dreier",
  pass: "gewinnen oder passen",
  quiet: "stille Züge",
  ring: "Löwen auf dem Ring",
  siege: "die Stadt belagern",
  "sowing-capture": "Schlagen beim Säen",
  "stepping-stone": "Trittsteine",
  stones: "Steine gewinnen",
  three: "drei Züge oder mehr",
  two: "zwei Züge",
  "two-fours": "zwei Vierer zugleich",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Zwei Vierer zugleich lassen sich nicht beide stoppen.",
  "four-three": "Mach einen Vierer und einen Dreier zugleich.",
  "open-three": "Bereite es mit einem offenen Dreier vor.",
  gap: "Eine Lücke will gefüllt werden.",
  ring: "Lass einen Löwen auf dem Ring laufen.",
  "stepping-stone": "Der letzte Stein kann auf einem landen, den du eben gesät hast.",
  siege: "Belagere zuerst die Stadt.",
  city: "Die Stadt ist in Reichweite.",
  feed: "Gib etwas her und hol mehr zurück.",
  "last-stack": "Der letzte Stapel lässt sich schlagen.",
  "maximum-capture": "Vergleiche: Wobei schlägst du am meisten?",
  "long-capture": "Such eine lange Schlagfolge.",
  "sowing-capture": "Säe so, dass der letzte Stein schlägt.",
  "long-sowing": "Such eine lange Aussaat.",
  captives: "Hier sind Gefangene zu machen.",
  stones: "Hier sind Steine zu gewinnen.",
  defence: "Dein Gegner droht zu gewinnen: Stopp ihn zuerst.",
  pass: "Sieh zweimal hin: Ist da wirklich ein Gewinn?",
  edge: "Eine Figur kann auf den Ring.",
  quiet: "Beginne mit einem stillen Zug.",
  march: "Ziehe mit einer Figur, die schon auf dem Brett steht.",
  drop: "Setze eine Figur.",
  five: "Fünf in einer Reihe sind zum Greifen nah.",
  one: "Ein Zug genügt.",
  two: "Es braucht zwei Züge.",
  three: "Es braucht drei Züge oder mehr.",
  basic: "Eine Aufgabe für den Anfang.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `Dann gewinnt ${opponent}`,
  "allows-five": (opponent) => `Dann macht ${opponent} einen Fünfer`,
  "allows-two-fours": (opponent) => `Dann droht ${opponent} mit zwei Fünfern`,
  "allows-four": (opponent) => `Dann macht ${opponent} einen Vierer, den du stoppen musst`,
  "allows-three": (opponent) => `Dann bereitet ${opponent} einen offenen Vierer vor`,
  "allows-city": (opponent) => `Dann erobert ${opponent} die Stadt`,
  "allows-siege": (opponent) => `Dann belagert ${opponent} die Stadt`,
  win: (opponent) => `${opponent} kann sich verteidigen`,
  decide: (opponent) => `${opponent} kann sich verteidigen`,
  hold: (opponent) => `${opponent} gewinnt trotzdem`,
};

/** @type {import("../language.js").PuzzleWords} */
const words = {
  puzzles: {
    themes,
    hints,
    /**
     * Of a game without puzzles.
     *
     * @param {string} name
     */
    none: (name) => `Für ${name} gibt es noch keine Rätsel.`,
    today: "Rätsel des Tages",
    training: "Üben",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Wie du übst",
    daily: "Heute",
    rated: "Gewertet",
    more: "Fortschritt und was du üben willst",
    again: "Zur Wiederholung",
    linked: "Rätsel aus einem Link",
    unknown: "Dieses Rätsel gibt es hier nicht. Hier ist ein anderes.",
    /** @param {string} id */
    unknownId: (id) => `Das Rätsel „${id}“ gibt es hier nicht. Hier ist das von heute.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "Dieses Rätsel lässt sich nicht anzeigen",
    noExercises: "Der Partietext hat keine Aufgaben.",
    /** @param {number} rating */
    rating: (rating) => `Wertung ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) =>
      count === 1 ? `${COLOURS[colour]} gewinnt sofort` : `${COLOURS[colour]} gewinnt ${inMoves(count)}`,
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) =>
      count === 1
        ? `${COLOURS[opponent]} droht, sofort zu gewinnen`
        : `${COLOURS[opponent]} droht, ${inMoves(count)} zu gewinnen`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => `${COLOURS[colour]} gewinnt ${stones(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) => `Kann ${COLOURS[colour]} ${count === 1 ? "sofort" : inMoves(count)} gewinnen?`,
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `Du bist ${COLOURS[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => `${COLOURS[colour]} ist am Zug`,
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1 ? "Finde den Gewinnzug." : "Finde den Zug, der gegen jede Antwort gewinnt.",
      hold: () => "Finde den einzigen Zug, der das verhindert.",
      gain: (colour, count) =>
        count === 1
          ? "Finde den Zug, der die meisten Steine gewinnt."
          : `Finde den Zug, der ${inMoves(count)} die meisten Steine gewinnt.`,
      decide: () => "Spiel den Gewinnzug, oder passe, wenn es keinen gibt.",
      play: () => "Finde den richtigen Zug.",
      end: () => "Finde den richtigen Zug.",
      any: () => "Spiel irgendeinen Zug.",
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
      `${COLOURS[own]} hat ${integer(count)} im Vorrat, ${COLOURS[other]} ${integer(otherCount)}.`,
    pass: "Passen",
    hint: "Tipp",
    solution: "Lösung",
    next: "Weiter",
    retry: "Noch einmal",
    /** Begins a list of exercises again. */
    restart: "Von vorn",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} von ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "Sieh dir das an",
    /** The words of a board on another page. */
    puzzle: "Rätsel",
    skip: "Auslassen",
    /** @param {string} cell */
    hintCell: (cell) => `Schau auf ${cell}.`,
    solved: "Gelöst.",
    solvedLate: "Gelöst, wenn auch nicht auf Anhieb.",
    passRight: "Richtig: Da ist nichts.",
    passWrong: "Es gibt einen Gewinn. Schau zu.",
    /** @param {number} count of moves */
    nothing: (count) => `Hier gibt es keinen Gewinn ${inMoves(count)}: Passen war richtig.`,
    /** @param {string} reply */
    right: (reply) => `Richtig. Dein Gegner antwortet mit ${reply}. Du bist dran.`,
    /** @param {string} reply */
    longer: (reply) =>
      `Das gewinnt auch, dauert aber länger. Dein Gegner antwortet mit ${reply}. Du bist dran.`,
    wrong: "Dieser Zug ist es nicht.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${COLOURS[opponent]} antwortet mit ${move}, und du gewinnst weniger Steine.`
        : `${(replies[why] ?? replies.decide)(COLOURS[opponent])}: ${move}.`,
    tryAgain: "Versuch es noch einmal.",
    showing: "Schau zu.",
    /** After a demonstration, whose moves are named below. */
    shown: "Das war die Lösung. Wähle einen Zug, um ihn noch einmal zu sehen.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${COLOURS[colour]}: ${move}`,
    unsolved: "In der Kürze der Zeit wurde keine Lösung gefunden. Versuch es noch einmal.",
    otherDefence: "Andere Antworten",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => `Spiel für ${COLOURS[opponent]} eine andere Antwort und dann wieder für dich.`,
    ownRating: "Deine Wertung",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Vorläufig" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      plural(count, { one: "Vorläufig: noch # Rätsel", other: "Vorläufig: noch # Rätsel" }),
    choice: "Was du üben willst",
    theme: "Thema",
    anyTheme: "Alle Themen",
    difficulty: "Schwierigkeit",
    difficulties: { easier: "Leichter", own: "Meine Stärke", harder: "Schwerer" },
    /** @param {number} count */
    solvedOnes: (count) => `Gelöste Rätsel (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ${kind === "gain" ? `${stones(won)} gewinnen` : kind === "hold" ? "verteidigen" : kind === "decide" ? "gewinnen oder passen" : `${inMoves(count)} gewinnen`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `Deine Wertung ging von ${integer(from)} auf ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "# Tag in Folge", other: "# Tage in Folge" }),
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
    dayState: (date, isSolved) => `${days.format(date)}: ${isSolved ? "gelöst" : "nicht gelöst"}`,
    week: "Diese Woche",
    progress: "Was du gut kannst",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) => `${sentence(theme)}: ${integer(solved)} von ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) =>
      `${integer(solved)} von ${plural(of, { one: "# Rätsel", other: "# Rätseln" })} gelöst`,
    share: "Link kopieren",
    copied: "Link kopiert.",
    embed: "Einbetten",
    print: "Blatt drucken",
    notKept: "In diesem Browser wird dein Fortschritt nicht gespeichert.",
    run: "Drei Minuten",
    /** @param {number} best */
    runNote: (best) =>
      best > 0
        ? `So viele, wie du schaffst. Dein Rekord: ${integer(best)}`
        : "So viele, wie du in drei Minuten schaffst.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${integer(count)} gelöst`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) =>
      count >= best && count > 0
        ? `Die Zeit ist um. ${integer(count)} gelöst: dein Rekord!`
        : `Die Zeit ist um. ${integer(count)} gelöst; dein Rekord ist ${integer(best)}.`,
  },
};

export default words;
