/** The coach of Ergo in Dutch. */
import { cells } from "../../cell-list.js";

/** @param {import("../../../language.js").CoachFacts} facts */
function chosenText({ near, slides }) {
  if (slides)
    return near.length > 0 ? `schuif langs de ring, of stap naar ${cells(near)}.` : "schuif langs de ring.";
  return near.length === 1 ? `kan alleen naar ${near[0]}.` : `één stap, naar ${cells(near)}.`;
}

/** @type {import("../../../language.js").Coach} */
export const ergo = {
  lead({ chosen }) {
    return chosen ? `${chosen.shape === "lion" ? "Leeuw" : "Soldaat"} ${chosen.name}:` : "";
  },
  text(facts) {
    const { chosen, pieces, lions, hand } = facts;
    if (chosen) return chosenText(facts);
    if (hand === 0) return "Verplaats een van je stukken: een soldaat één stap, een leeuw langs de ring.";
    if (pieces === 0) return "Tik op een leeg veld: in het midden een soldaat, op de ring een leeuw.";
    if (lions.length > 0)
      return `Plaats nog een stuk, of tik op je leeuw op ${lions[0]}: die schuift langs de ring.`;
    if (pieces === 1) return "Plaats nog een stuk, of tik op een van je stukken om het te verplaatsen.";
    return "Maak rijen van drie en vier. Zit er een gat in een drie, blokkeer dan dat gat.";
  },
};
