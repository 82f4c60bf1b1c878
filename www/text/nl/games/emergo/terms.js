/** What the words of Emergo mean, in Dutch. */

/** @type {import("../../../language.js").Term[]} */
export const emergo = [
  ["stuk", "Een losse steen of een stapel. Het is van de kleur van zijn bovenste steen."],
  ["stapel", "Stenen op elkaar. Ze bewegen als één geheel."],
  [
    "gevangene",
    "Een geslagen steen. Hij ligt onder stenen van de andere kleur, gaat met ze mee en kan weer vrijkomen.",
  ],
  ["inbrengen", "Een steen uit je hand op een leeg veld leggen."],
  [
    "springen",
    "Zo slaat een stuk: over een vijandelijk stuk ernaast naar het lege veld erachter, en de bovenste steen van dat stuk gaat mee.",
  ],
  ["voerverbod", "Je mag geen steen inbrengen waardoor de tegenstander kan slaan, tenzij dat al kon."],
  [
    "schaduwstuk",
    "Al je resterende stenen, ingebracht als één stuk zodra de tegenstander er geen meer in de hand heeft.",
  ],
];
