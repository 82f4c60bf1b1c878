/** Intermedium in Portuguese. */

export const intermedium = {
  name: "Intermedium",
  aim: "tome a cidade adversária",
  goal: {
    title: "Tome a cidade adversária.",
    text:
      "Pegue numa pilha e semeie as pedras na diagonal, uma em cada casa. Cerque a cidade do adversário, " +
      "ou deixe-o sem pilhas para semear.",
    pictures: [
      { title: "Semear", text: "uma pedra por casa, na diagonal" },
      { title: "Capturar", text: "cerque uma pilha e acabe ao lado dela" },
      { title: "Cidade", text: "cai quando a cercar" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "cidade", "city-second": "cidade" },
};
