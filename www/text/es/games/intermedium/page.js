/** The page about Intermedium in Spanish; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: siembra tus pilas y toma la ciudad",
  description:
    "Intermedium es un juego de tablero para dos de Matt Crispis: las pilas se siembran en diagonal por el tablero, se rodean unas a otras y toman la ciudad enemiga. Reglas y un tablero para jugar.",
  lead: "Las pilas se siembran por el tablero, ficha a ficha. Rodea las de tu rival y, al final, su ciudad.",
  line: "Pilas que se siembran, y dos ciudades por tomar.",
  alt: "Un tablero de Intermedium: se siembra una pila blanca, entre las dos ciudades",
};
