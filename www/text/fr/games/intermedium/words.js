/** Intermedium in French. */

export const intermedium = {
  name: "Intermedium",
  aim: "prenez la cité adverse",
  goal: {
    title: "Prenez la cité adverse.",
    text:
      "Choisissez une pile et semez ses pions en diagonale, un par case. Encerclez la cité adverse, ou ne " +
      "laissez à l’adversaire aucune pile à semer.",
    pictures: [
      { title: "Semer", text: "un pion par case, en diagonale" },
      { title: "Capturer", text: "encerclez une pile, et finissez à côté" },
      { title: "Cité", text: "encerclée, elle tombe" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "cité", "city-second": "cité" },
};
