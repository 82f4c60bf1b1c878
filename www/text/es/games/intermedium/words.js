/** Intermedium in Spanish. */

export const intermedium = {
  name: "Intermedium",
  aim: "toma la ciudad enemiga",
  goal: {
    title: "Toma la ciudad enemiga.",
    text: "Levanta una pila y siembra sus fichas en diagonal, una por casilla. Rodea la ciudad enemiga o deja a tu rival sin pilas que sembrar.",
    pictures: [
      { title: "Siembra", text: "una ficha por casilla, en diagonal" },
      { title: "Captura", text: "rodea una pila enemiga y acaba a su lado" },
      { title: "Ciudad", text: "cae cuando la rodeas" },
    ],
  },
  grounds: { field: "", "field-alt": "", "city-first": "ciudad", "city-second": "ciudad" },
};
