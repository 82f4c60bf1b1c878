/** The page about HexEmergo in Dutch; its text is in `page.html`. */

/** @type {import("../../../language.js").GamePageWords} */
export default {
  title: "HexEmergo: gevangenen in zes richtingen",
  description:
    "HexEmergo is een bordspel voor twee van Christian Freeling en Ed van Zon: Emergo op een zeshoek, waar stapels in zes richtingen gevangenen maken. Met de regels, en een bord om te spelen.",
  lead: "Emergo op een zeshoek: stapels springen en maken gevangenen in zes richtingen, en elke gevangene kan weer vrijkomen.",
  line: "Stapels die gevangenen maken in zes richtingen.",
  alt: "Een bord van HexEmergo: een zwart stuk springt van steen naar steen, met zijn gevangenen eronder",
};
