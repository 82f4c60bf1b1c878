/** The coach of Emergo in Portuguese. */
import { cells } from "../../cell-list.js";
import { stones } from "../../format.js";

/** @type {import("../../../language.js").Coach} */
export const emergo = {
  lead: ({ note }) => (note?.code === "capture-compulsory" ? `Tem de tomar ${stones(note.number)}.` : ""),
  text({ note, chosen, entered, near, turn, hand, forbidden }) {
    if (note?.code === "shadowpiece")
      return note.number === 1
        ? "Entra a sua última pedra: toque numa casa vazia."
        : `As suas últimas ${stones(note.number)} entram juntas: toque numa casa vazia.`;
    if (note?.code === "capture-compulsory") {
      if (!chosen) return "Toque numa peça marcada para saltar com ela.";
      return entered === 0
        ? "Toque na casa logo atrás da peça que vai saltar."
        : "Salte para a próxima casa marcada.";
    }
    if (chosen) return near.length > 0 ? `Mova a peça inteira um passo, para ${cells(near)}.` : "";
    if (hand === 0) return "Toque numa das suas peças e depois numa casa ao lado.";
    // The very first stone may be forbidden in the centre, for another reason.
    if (forbidden && turn === 1) return "Toque numa casa vazia sem cruz vermelha para pôr uma pedra.";
    if (forbidden) return "Ponha uma pedra, mas não numa cruz vermelha: aí podia ser logo capturada.";
    return turn === 1
      ? "Ponha uma pedra numa casa vazia. As peças só andam depois de entrarem todas."
      : "Ponha uma pedra. Pode saltar-se por cima de uma peça com uma casa vazia atrás.";
  },
};
