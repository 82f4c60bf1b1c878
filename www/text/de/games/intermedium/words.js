/** Intermedium in German. */

export const intermedium = {
  name: "Intermedium",
  aim: "die gegnerische Stadt erobern",
  goal: {
    title: "Erobere die gegnerische Stadt.",
    text:
      "Nimm einen Stapel und säe seine Steine diagonal, einen auf jedes Feld. Umzingle die gegnerische " +
      "Stadt, oder lass dem Gegner keinen Stapel zum Säen.",
    pictures: [
      { title: "Säen", text: "ein Stein auf jedes Feld, diagonal" },
      { title: "Schlagen", text: "einen Stapel umzingeln, der letzte Stein daneben" },
      { title: "Stadt", text: "sie fällt, wenn du sie umzingelst" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "Stadt", "city-second": "Stadt" },
};
