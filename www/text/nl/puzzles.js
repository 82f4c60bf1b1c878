/** The place of puzzles in Dutch. */
import { COLOURS } from "./board.js";
import { integer, moves, plural, stones } from "./format.js";

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const days = new Intl.DateTimeFormat("nl", { weekday: "long", day: "numeric", month: "long" });
const weekdays = new Intl.DateTimeFormat("nl", { weekday: "narrow" });

/** @import {Colour} from "../language.js" */

/**
 * The themes of puzzles, by the codes of the data files.
 *
 * @type {Record<string, string>}
 */
const themes = {
  basic: "eerste stappen",
  captives: "gevangenen maken",
  city: "de stad innemen",
  defence: "verdediging",
  drop: "een stuk plaatsen",
  edge: "op de ring komen",
  feed: "iets weggeven",
  five: "vijf maken",
  "four-three": "vier en drie",
  gap: "een gat vullen",
  "last-stack": "de laatste stapel",
  "long-capture": "lange slagen",
  "long-sowing": "lange zaaizetten",
  march: "een stuk verplaatsen",
  "maximum-capture": "de langste slag",
  one: "één zet",
  "open-three": "open drieën",
  pass: "winnen of passen",
  quiet: "rustige zetten",
  ring: "schuiven langs de ring",
  siege: "de stad belegeren",
  "sowing-capture": "slaan door te zaaien",
  "stepping-stone": "opstapjes",
  stones: "stenen winnen",
  three: "drie zetten of meer",
  two: "twee zetten",
  "two-fours": "twee vieren tegelijk",
};

/**
 * The first hint for each theme; a puzzle with several themes has that of the first here.
 *
 * @type {Record<string, string>}
 */
const hints = {
  "two-fours": "Twee vieren tegelijk zijn niet allebei tegen te houden.",
  "four-three": "Maak tegelijk een vier en een drie.",
  "open-three": "Bereid het voor met een open drie.",
  gap: "Ergens zit een gat dat je kunt vullen.",
  ring: "Laat een leeuw langs de ring schuiven.",
  "stepping-stone": "De laatste steen kan op een steen terechtkomen die je net hebt gezaaid.",
  siege: "Beleger eerst de stad.",
  city: "De stad is binnen bereik.",
  feed: "Geef iets weg om meer terug te krijgen.",
  "last-stack": "De laatste stapel is te slaan.",
  "maximum-capture": "Vergelijk de slagen: welke is het meeste waard?",
  "long-capture": "Zoek een lange slag.",
  "sowing-capture": "Zaai zo dat de laatste steen slaat.",
  "long-sowing": "Zoek een lange zaaizet.",
  captives: "Er zijn gevangenen te maken.",
  stones: "Er zijn stenen te winnen.",
  defence: "Je tegenstander dreigt te winnen: houd dat eerst tegen.",
  pass: "Kijk goed: valt er echt iets te winnen?",
  edge: "Een stuk kan de ring op.",
  quiet: "Begin met een rustige zet.",
  march: "Verplaats een stuk dat al op het bord staat.",
  drop: "Plaats een stuk.",
  five: "Vijf op een rij is binnen bereik.",
  one: "Eén zet is genoeg.",
  two: "Er zijn twee zetten nodig.",
  three: "Er zijn minstens drie zetten nodig.",
  basic: "Dit is een puzzel voor beginners.",
};

/**
 * Why a move is wrong, by the reason that is known.
 *
 * @type {Record<string, (opponent: string) => string>}
 */
const replies = {
  "allows-win": (opponent) => `${opponent} wint dan`,
  "allows-five": (opponent) => `${opponent} maakt dan vijf op een rij`,
  "allows-two-fours": (opponent) => `${opponent} dreigt dan twee keer met vijf`,
  "allows-four": (opponent) => `${opponent} maakt dan een vier die je moet tegenhouden`,
  "allows-three": (opponent) => `${opponent} bereidt dan een open vier voor`,
  "allows-city": (opponent) => `${opponent} neemt dan de stad in`,
  "allows-siege": (opponent) => `${opponent} belegert dan de stad`,
  win: (opponent) => `${opponent} kan zich verdedigen`,
  decide: (opponent) => `${opponent} kan zich verdedigen`,
  hold: (opponent) => `${opponent} wint toch`,
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
    none: (name) => `Voor ${name} zijn er nog geen puzzels.`,
    today: "Puzzel van vandaag",
    training: "Oefenen",
    /** The places of the switch above a puzzle, and its label. */
    ways: "Manieren om te oefenen",
    daily: "Vandaag",
    rated: "Rating",
    more: "Vorderingen en wat je wilt oefenen",
    again: "Om te herhalen",
    linked: "Puzzel uit een link",
    unknown: "Die puzzel bestaat hier niet. Hier is een andere.",
    /** @param {string} id */
    unknownId: (id) => `Puzzel ‘${id}’ bestaat hier niet. Hier is die van vandaag.`,
    /** Said in place of a puzzle that a page describes wrongly. */
    broken: "Deze puzzel kan niet worden getoond",
    noExercises: "In de partijtekst staan geen opgaven.",
    /** @param {number} rating */
    rating: (rating) => `Rating ${integer(rating)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of own moves
     */
    win: (colour, count) =>
      count === 1 ? `${COLOURS[colour]} wint meteen` : `${COLOURS[colour]} wint in ${moves(count)}`,
    /**
     * @param {Colour} colour
     * @param {Colour} opponent
     * @param {number} count of moves of the opponent
     */
    hold: (colour, opponent, count) =>
      count === 1
        ? `${COLOURS[opponent]} dreigt meteen te winnen`
        : `${COLOURS[opponent]} dreigt in ${moves(count)} te winnen`,
    /**
     * @param {Colour} colour
     * @param {number} count of stones
     */
    gain: (colour, count) => `${COLOURS[colour]} wint ${stones(count)}`,
    /**
     * @param {Colour} colour
     * @param {number} count of moves
     */
    decide: (colour, count) =>
      count === 1
        ? `Kan ${COLOURS[colour]} meteen winnen?`
        : `Kan ${COLOURS[colour]} in ${moves(count)} winnen?`,
    /**
     * Before the task.
     *
     * @param {Colour} colour
     */
    youAre: (colour) => `Jij bent ${COLOURS[colour]}.`,
    /** @param {Colour} colour */
    toMove: (colour) => `${COLOURS[colour]} is aan zet`,
    /**
     * The instruction under the goal.
     *
     * @type {Record<import("../../game/types.js").GoalKind, (colour: Colour, count: number) => string>}
     */
    tasks: {
      win: (colour, count) =>
        count === 1 ? "Zoek de winnende zet." : "Zoek de zet die wint, wat je tegenstander ook antwoordt.",
      hold: () => "Zoek de enige zet die dat voorkomt.",
      gain: (colour, count) =>
        count === 1
          ? "Zoek de zet waarmee je de meeste stenen wint."
          : `Zoek de zet waarmee je binnen ${moves(count)} de meeste stenen wint.`,
      decide: () => "Kan het, doe dan die zet. Kan het niet, pas dan.",
      play: () => "Zoek de goede zet.",
      end: () => "Zoek de goede zet.",
      any: () => "Doe een zet naar keuze.",
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
      `${COLOURS[own]} heeft er ${integer(count)} in de hand, ${COLOURS[other]} ${integer(otherCount)}.`,
    pass: "Passen",
    hint: "Hint",
    solution: "Oplossing",
    next: "Volgende",
    retry: "Nog eens",
    /** Begins a list of exercises again. */
    restart: "Opnieuw beginnen",
    /**
     * @param {number} at
     * @param {number} of
     */
    step: (at, of) => `${integer(at)} van ${integer(of)}`,
    /** The title where there is nothing to be done. */
    read: "Bekijk dit",
    /** The words of a board on another page. */
    puzzle: "Puzzel",
    skip: "Overslaan",
    /** @param {string} cell */
    hintCell: (cell) => `Kijk naar ${cell}.`,
    solved: "Opgelost.",
    solvedLate: "Opgelost, maar niet in één keer.",
    passRight: "Goed: er zit niets in.",
    passWrong: "Er zit winst in. Kijk maar.",
    /** @param {number} count of moves */
    nothing: (count) => `Hier zit binnen ${moves(count)} geen winst in: passen was goed.`,
    /** @param {string} reply */
    right: (reply) => `Goed. Je tegenstander antwoordt met ${reply}. Nu jij.`,
    /** @param {string} reply */
    longer: (reply) => `Dat wint ook, maar het duurt langer. Je tegenstander antwoordt met ${reply}. Nu jij.`,
    wrong: "Die niet.",
    /**
     * @param {string} why the code of a reason, or the kind of the goal
     * @param {Colour} opponent
     * @param {string} move of the opponent
     */
    refutation: (why, opponent, move) =>
      why === "gain"
        ? `${COLOURS[opponent]} antwoordt met ${move}, en je wint minder stenen.`
        : `${(replies[why] ?? replies.decide)(COLOURS[opponent])}: ${move}.`,
    tryAgain: "Nog een keer.",
    showing: "Kijk maar.",
    /** After a demonstration, whose moves are named below. */
    shown: "Dat was de oplossing. Kies een zet om hem nog eens te zien.",
    /**
     * A move of a line, and whose it is.
     *
     * @param {Colour} colour
     * @param {string} move
     */
    moveOf: (colour, move) => `${COLOURS[colour]}: ${move}`,
    unsolved: "Er is niet op tijd een oplossing gevonden. Probeer het nog eens.",
    otherDefence: "Andere verdedigingen",
    /** @param {Colour} opponent */
    chooseReply: (opponent) => `Kies voor ${COLOURS[opponent]} een ander antwoord, en speel dan zelf verder.`,
    ownRating: "Je rating",
    /** @param {number} deviation */
    uncertain: (deviation) => (deviation > 110 ? "Voorlopig" : `± ${integer(2 * deviation)}`),
    /** @param {number} count */
    calibration: (count) =>
      `Voorlopig: ${plural(count, { one: "nog # puzzel te gaan", other: "nog # puzzels te gaan" })}`,
    choice: "Wat je wilt oefenen",
    theme: "Thema",
    anyTheme: "Alle thema’s",
    difficulty: "Moeilijkheid",
    difficulties: { easier: "Makkelijker", own: "Mijn niveau", harder: "Moeilijker" },
    /** @param {number} count */
    solvedOnes: (count) => `Opgeloste puzzels (${integer(count)})`,
    /**
     * A solved puzzle in their list.
     *
     * @param {import("../../game/types.js").Goal} goal
     * @param {number} rating
     */
    solvedOne: ({ kind, moves: count, stones: won }, rating) =>
      `${integer(rating)} · ` +
      `${kind === "gain" ? `${stones(won)} winnen` : kind === "hold" ? "verdedigen" : kind === "decide" ? "winnen of passen" : `winnen in ${moves(count)}`}`,
    /**
     * @param {number} from
     * @param {number} to
     */
    ratingGraph: (from, to) => `Je rating ging van ${integer(from)} naar ${integer(to)}`,
    /** @param {number} count */
    streak: (count) => plural(count, { one: "# dag op rij", other: "# dagen op rij" }),
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
    dayState: (date, isSolved) =>
      `${sentence(days.format(date))}: ${isSolved ? "opgelost" : "niet opgelost"}`,
    week: "Deze week",
    progress: "Waar je goed in bent",
    /**
     * @param {string} theme
     * @param {number} solved
     * @param {number} tried
     */
    themeState: (theme, solved, tried) => `${sentence(theme)}: ${integer(solved)} van ${integer(tried)}`,
    /**
     * How many puzzles were solved at the first try.
     *
     * @param {number} solved
     * @param {number} of
     */
    count: (solved, of) =>
      `${integer(solved)} van ${plural(of, { one: "# puzzel", other: "# puzzels" })} opgelost`,
    share: "Link kopiëren",
    copied: "Link gekopieerd.",
    embed: "Insluiten",
    print: "Blad afdrukken",
    notKept: "In deze browser worden je vorderingen niet opgeslagen.",
    run: "3 minuten",
    /** @param {number} best */
    runNote: (best) =>
      best > 0 ? `Zo veel mogelijk. Je record: ${integer(best)}` : "Zo veel mogelijk in drie minuten.",
    /**
     * @param {number} count
     * @param {string} time
     */
    runState: (count, time) => `${time} · ${integer(count)} opgelost`,
    /**
     * @param {number} count
     * @param {number} best
     */
    runOver: (count, best) =>
      count >= best && count > 0
        ? `De tijd is om. ${integer(count)} opgelost: je record.`
        : `De tijd is om. ${integer(count)} opgelost; je record is ${integer(best)}.`,
  },
};

export default words;
