/** The page about Emergo in Dutch; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "Emergo: stapels die gevangenen maken",
  description:
    "Emergo is een bordspel voor twee van Christian Freeling en Ed van Zon: stapels slaan door gevangenen te maken, en niets verdwijnt van het bord. Met de regels, en een bord om te spelen.",
  lead: "Stapels springen en maken gevangenen. Niets verdwijnt van het bord, en elke gevangene kan weer vrijkomen.",
  line: "Stapels die gevangenen maken, en ze weer kwijtraken.",
  alt: "Een bord van Emergo: een zwart stuk springt van steen naar steen, met zijn gevangenen eronder",
};
