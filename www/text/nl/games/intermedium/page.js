/** The page about Intermedium in Dutch; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Intermedium: zaai je stapels en neem de stad in",
  description:
    "Intermedium is een bordspel voor twee van Matt Crispis: zaai je stapels schuin over het bord, omsingel die van de ander en neem de vijandelijke stad in. Met de regels, en een bord om te spelen.",
  lead: "Zaai je stapels steen voor steen over het bord. Omsingel die van je tegenstander, en ten slotte de stad.",
  line: "Stapels om te zaaien, en twee steden om in te nemen.",
  alt: "Een bord van Intermedium: een witte stapel wordt gezaaid, tussen de twee steden",
};
