/** Ergo in Dutch. */

export const ergo = {
  name: "Ergo",
  aim: "vijf op een rij",
  goal: {
    title: "Maak vijf op een rij.",
    text:
      "Speel om de beurt. Plaats een stuk op een leeg veld, of verplaats een stuk dat al op het bord staat. " +
      "Stukken op de donkere ring zijn leeuwen en schuiven de hele ring rond.",
    pictures: [
      { title: "Soldaat", text: "één stap, nooit schuin" },
      { title: "Leeuw", text: "schuift over de donkere ring" },
      { title: "Vijf op een rij", text: "wint, ook schuin" },
    ],
  },
  grounds: { arena: "arena", ring: "ring" },
};
