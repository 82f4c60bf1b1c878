/** Who made Ergo, in Spanish. */

export const ergo =
  "Ergo, «el juego de los antiguos romanos», lo publicó Invicta. Ralf Gering tradujo sus reglas al inglés.";
