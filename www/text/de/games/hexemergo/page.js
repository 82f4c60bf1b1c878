/** The page about HexEmergo in German; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo: Gefangene in sechs Richtungen",
  description:
    "HexEmergo ist ein Brettspiel von Christian Freeling und Ed van Zon für zwei: Emergo auf dem Sechseck, wo Stapel in sechs Richtungen Gefangene machen. Regeln, und ein Brett zum Spielen.",
  lead: "Emergo auf dem Sechseck: Stapel springen und machen Gefangene in sechs Richtungen, und alle können wieder frei werden.",
  line: "Stapel, die in sechs Richtungen Gefangene machen.",
  alt: "Ein HexEmergo-Brett: Eine schwarze Figur springt von Stein zu Stein, ihre Gefangenen unter sich",
};
