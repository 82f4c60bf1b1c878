/** The page about Emergo in German; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo: Stapel, die Gefangene machen",
  description:
    "Emergo ist ein Brettspiel von Christian Freeling und Ed van Zon für zwei: Stapel schlagen, indem sie Gefangene machen, und nichts verlässt je das Brett. Regeln, und ein Brett zum Spielen.",
  lead: "Stapel springen und machen Gefangene. Nichts verlässt je das Brett, und alle Gefangenen können wieder frei werden.",
  line: "Stapel, die Gefangene machen und wieder verlieren.",
  alt: "Ein Emergo-Brett: Eine schwarze Figur springt von Stein zu Stein, ihre Gefangenen unter sich",
};
