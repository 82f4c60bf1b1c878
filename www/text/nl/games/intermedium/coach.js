/** The coach of Intermedium in Dutch. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const intermedium = {
  lead: ({ chosen, left }) => (chosen ? (left > 0 ? `Nog ${stones(left)} te zaaien.` : "") : ""),
  text({ chosen, entered, captures, note, turn }) {
    if (chosen) {
      if (captures.length > 0) return `Komt de laatste steen op ${cells(captures)}, dan slaat hij.`;
      return entered === 0 ? "Tik op een veld schuin naast de stapel." : "Tik op het volgende veld.";
    }
    if (note?.code === "opening" && turn === 1)
      return "Tik op een stapel, en dan één voor één op de velden waar een steen komt.";
    if (note?.code === "opening")
      return "Ook nu moet de laatste steen dichter bij je tegenstander komen, en één steen op een leeg veld.";
    return turn === 3 ? "Slaan? Omsingel een stapel en eindig ernaast op een losse steen van jou." : "";
  },
};
