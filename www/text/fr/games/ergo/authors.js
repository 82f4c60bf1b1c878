/** Who made Ergo, in French. */

export const ergo =
  "Ergo, « le jeu des anciens Romains », a été édité par Invicta. Ralf Gering en a traduit les règles en anglais.";
