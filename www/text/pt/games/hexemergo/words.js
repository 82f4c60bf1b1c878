/** HexEmergo in Portuguese. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "capture todas as pedras",
  goal: {
    title: "Capture todas as pedras.",
    text: "Salte, em seis direções, por cima de uma pilha adversária e ponha a pedra de cima debaixo das suas. Tem de tomar o mais que puder.",
    pictures: [
      { title: "Salto", text: "por cima da pilha, para a casa logo atrás" },
      { title: "Prisioneira", text: "a pedra de cima vai para debaixo das suas" },
      { title: "Liberdade", text: "as suas pedras lá presas ficam livres" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centro" },
};
