/** Emergo in Spanish. */

export const emergo = {
  name: "Emergo",
  aim: "captura todas las fichas",
  goal: {
    title: "Captura todas las fichas.",
    text: "Salta por encima de una pila rival, quítale la ficha de arriba y métela debajo de la tuya. Capturar es obligatorio: toma todas las que puedas.",
    pictures: [
      { title: "Salto", text: "sobre una pila, a la casilla de detrás" },
      { title: "Prisionera", text: "la ficha de arriba va debajo de la tuya" },
      { title: "Libres", text: "tus fichas de abajo vuelven a ser tuyas" },
    ],
  },
  // Most cells need no description.
  grounds: { field: "", centre: "centro" },
};
