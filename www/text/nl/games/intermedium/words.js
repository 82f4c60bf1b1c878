/** Intermedium in Dutch. */

export const intermedium = {
  name: "Intermedium",
  aim: "neem de andere stad in",
  goal: {
    title: "Neem de andere stad in.",
    text:
      "Pak een stapel op en zaai de stenen schuin, één op elk veld. Omsingel de vijandelijke stad, of zorg " +
      "dat je tegenstander geen stapel meer heeft om te zaaien.",
    pictures: [
      { title: "Zaai", text: "één steen op elk veld, schuin" },
      { title: "Sla", text: "omsingel een stapel en eindig ernaast" },
      { title: "Stad", text: "valt als je haar omsingelt" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "stad", "city-second": "stad" },
};
