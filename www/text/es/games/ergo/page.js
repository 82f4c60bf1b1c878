/** The page about Ergo in Spanish; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo: cinco en línea con piezas que andan",
  description:
    "Ergo es un juego de tablero para dos: gana quien hace cinco en línea, pero las piezas andan, y en " +
    "el borde se vuelven leones. Reglas y un tablero para jugar ya.",
  lead: "Gana quien hace cinco en línea. Pero aquí las piezas andan, y las del borde del tablero se vuelven leones.",
  line: "Cinco en línea, con piezas que andan.",
  alt: "Un tablero de Ergo: soldados en la arena y un león negro a punto de deslizarse por el anillo del borde",
};
