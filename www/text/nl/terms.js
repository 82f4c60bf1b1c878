/** What the words of the games mean, in Dutch: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
  ["ring", "De 34 velden aan de rand van het bord. Ze vormen een gesloten kring."],
  ["arena", "De 56 velden binnen de ring."],
  [
    "soldaat",
    "Een stuk in de arena dat nooit op de ring is geweest. Het gaat één stap in zijn rij of kolom.",
  ],
  [
    "leeuw",
    "Een stuk dat op de ring staat of daar ooit stond. Het stapt in alle acht richtingen en schuift langs de ring.",
  ],
  ["gat", "Een leeg veld midden in een rij. Met een stuk erop is de rij heel."],
];

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
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

/** @type {import("../language.js").Term[]} */
const intermedium = [
  ["stapel", "Twee of meer stenen op een veld. Alleen stapels kun je zetten."],
  ["zaaien", "Zo gaat een stapel: schuin van veld naar veld, en op elk blijft één steen liggen."],
  [
    "losse steen",
    "Een steen alleen op zijn veld. Je kunt hem niet zetten, maar een steen erop maakt er een stapel van.",
  ],
  [
    "stad",
    "Het middelste veld van de buitenste rij: d1 is van Wit, d10 van Zwart. Wie die van de ander inneemt, wint.",
  ],
  ["gat", "Een veld naast een stapel of een stad waar nog niemand staat."],
];

export default { terms: { title: "Begrippen", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
