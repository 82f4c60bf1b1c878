/** The page about HexEmergo in Spanish; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo: prisioneras en seis direcciones",
  description:
    "HexEmergo es un juego de tablero para dos de Christian Freeling y Ed van Zon: Emergo en un " +
    "hexágono, donde las pilas hacen prisioneras en seis direcciones. Reglas y un tablero para jugar.",
  lead: "Emergo en un hexágono: las pilas saltan y hacen prisioneras en seis direcciones, y toda prisionera puede volver a ser libre.",
  line: "Pilas que hacen prisioneras en seis direcciones.",
  alt: "Un tablero de HexEmergo: una pieza negra salta de ficha en ficha, con sus prisioneras debajo",
};
