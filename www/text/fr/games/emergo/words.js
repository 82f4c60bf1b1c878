/** Emergo in French. */

export const emergo = {
  name: "Emergo",
  aim: "capturez tous les pions",
  goal: {
    title: "Capturez tous les pions.",
    text: "Sautez par-dessus une pile adverse : son pion du dessus passe sous les vôtres. La prise est obligatoire, et il faut prendre le plus possible.",
    pictures: [
      { title: "Saut", text: "par-dessus une pile, juste derrière" },
      { title: "Prisonnier", text: "le pion du dessus passe sous les vôtres" },
      { title: "Libérés", text: "vos pions du dessous vous reviennent" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
