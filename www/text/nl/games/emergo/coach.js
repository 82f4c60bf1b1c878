/** The coach of Emergo in Dutch. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) => (note?.code === "capture-compulsory" ? `Je moet ${stones(note.number)} slaan.` : ""),
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return note.number === 1
        ? "Breng je laatste steen in: tik op een leeg veld."
        : `Breng je laatste ${stones(note.number)} samen in: tik op een leeg veld.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Tik op een gemarkeerd stuk om ermee te springen.";
      return entered === 0
        ? "Tik op het veld achter het stuk waar je overheen springt."
        : "Spring verder naar het volgende gemarkeerde veld.";
    }
    if (chosen) return near.length > 0 ? `Zet het hele stuk één stap, naar ${cells(near)}.` : "";
    if (hand === 0) return "Tik op een van je stukken, en dan op een veld ernaast.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Breng een steen in: tik op een leeg veld zonder rood kruis.";
    if (forbidden)
      return "Breng een steen in, maar niet op een rood kruis: daar kan hij meteen worden geslagen.";
    return turn === 1
      ? "Tik op een leeg veld om een steen in te brengen. Zetten doe je pas als alles is ingebracht."
      : "Breng een steen in. Een stuk met een leeg veld erachter is te slaan.";
  },
};
