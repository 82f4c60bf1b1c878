/** What the words of Emergo mean, in Dutch. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["stuk", "Een losse steen of een stapel. Het is van de kleur van zijn bovenste steen."],
  ["stapel", "Stenen op elkaar. Ze gaan samen."],
  [
    "gevangene",
    "Een geslagen steen. Hij ligt onder stenen van de andere kleur, gaat met ze mee en kan weer vrijkomen.",
  ],
  ["inbrengen", "Een steen uit je hand op een leeg veld leggen."],
  [
    "springen",
    "Zo slaat een stuk: over een stuk ernaast naar het lege veld erachter, en de bovenste steen gaat mee.",
  ],
  ["voerverbod", "Breng geen steen in waar de tegenstander dan kan slaan, behalve als dat al kan."],
  ["schaduwstuk", "Al je resterende stenen, als één stuk ingebracht als de tegenstander er geen meer heeft."],
];
