/** HexEmergo in French. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "capturez tous les pions",
  goal: {
    title: "Capturez tous les pions.",
    text: "Sautez, dans six directions, par-dessus une pile adverse : son pion du dessus passe sous les vôtres. Il faut prendre, et le plus possible.",
    pictures: [
      { title: "Saut", text: "par-dessus une pile, juste derrière" },
      { title: "Prisonnier", text: "le pion du dessus passe sous les vôtres" },
      { title: "Libérés", text: "vos pions du dessous vous reviennent" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centre" },
};
