/** HexEmergo in Spanish. */

export const hexemergo = {
  name: "HexEmergo",
  aim: "captura todas las fichas",
  goal: {
    title: "Captura todas las fichas.",
    text: "Salta, en seis direcciones, por encima de una pila rival y mete su ficha de arriba debajo de la tuya. Debes tomar todas las que puedas.",
    pictures: [
      { title: "Salto", text: "sobre una pila, a la casilla de detrás" },
      { title: "Prisionera", text: "la ficha de arriba va debajo de la tuya" },
      { title: "Libres", text: "tus fichas de abajo vuelven a ser tuyas" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centro" },
};
