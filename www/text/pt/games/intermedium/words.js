/** Intermedium in Portuguese. */

export const intermedium = {
  name: "Intermedium",
  aim: "tome a outra cidade",
  goal: {
    title: "Tome a outra cidade.",
    text: "Pegue numa pilha e semeie as pedras na diagonal, uma em cada casa. Cerque a cidade adversária, ou deixe o adversário sem pilhas para semear.",
    pictures: [
      { title: "Semear", text: "uma pedra por casa, na diagonal" },
      { title: "Capturar", text: "cerque uma pilha e acabe ao lado dela" },
      { title: "Cidade", text: "cai quando a cercar" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "cidade", "city-second": "cidade" },
};
