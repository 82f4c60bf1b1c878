/** The page about Emergo in Spanish; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo: pilas que hacen prisioneras",
  description:
    "Emergo es un juego de tablero para dos de Christian Freeling y Ed van Zon: las pilas capturan haciendo prisioneras, y nada sale nunca del tablero. Reglas y un tablero para jugar.",
  lead: "Las pilas saltan y hacen prisioneras. Nada sale nunca del tablero, y toda prisionera puede volver a ser libre.",
  line: "Pilas que hacen prisioneras, y las vuelven a perder.",
  alt: "Un tablero de Emergo: una pieza negra salta de ficha en ficha, con sus prisioneras debajo",
};
