/** Ergo in Spanish. */

export const ergo = {
  name: "Ergo",
  aim: "cinco en línea",
  goal: {
    title: "Pon cinco en línea.",
    text:
      "Se juega por turnos. Coloca una pieza en cualquier casilla vacía o mueve una de las tuyas. En el " +
      "anillo oscuro las piezas son leones y se deslizan por todo el borde.",
    pictures: [
      { title: "Soldado", text: "un paso, nunca en diagonal" },
      { title: "León", text: "en el anillo oscuro se desliza" },
      { title: "Cinco en línea", text: "ganas, también en diagonal" },
    ],
  },
  grounds: { arena: "arena", ring: "anillo" },
};
