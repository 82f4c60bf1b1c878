/** Who made Ergo, in Portuguese. */

export const ergo =
  "Ergo, “o jogo dos antigos romanos”, foi editado pela Invicta. Ralf Gering traduziu as regras para inglês.";
