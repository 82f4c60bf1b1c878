/** The page about Ergo in Dutch; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Ergo: vijf op een rij met stukken die lopen",
  description:
    "Ergo is een bordspel voor twee: vijf op een rij wint, maar de stukken lopen, en op de rand worden het leeuwen. Met de regels, en een bord om meteen te spelen.",
  lead: "Vijf op een rij wint. Maar hier lopen de stukken, en op de rand van het bord worden het leeuwen.",
  line: "Vijf op een rij, met stukken die lopen.",
  alt: "Een bord van Ergo: soldaten in de arena, en een zwarte leeuw die zo meteen langs de ring schuift",
};
