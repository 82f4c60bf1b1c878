/** Emergo in Portuguese. */

export const emergo = {
  name: "Emergo",
  aim: "capture todas as pedras",
  goal: {
    title: "Capture todas as pedras.",
    text: "Salte por cima de uma pilha adversária, tome-lhe a pedra de cima e ponha-a debaixo das suas. Capturar é obrigatório: tome o mais que puder.",
    pictures: [
      { title: "Salto", text: "por cima da pilha, para a casa logo atrás" },
      { title: "Prisioneira", text: "a pedra de cima vai para debaixo das suas" },
      { title: "Liberdade", text: "as suas pedras lá presas ficam livres" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centro" },
};
