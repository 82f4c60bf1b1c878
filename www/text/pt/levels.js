/** The names of the engine's levels in Portuguese, from 0. */
export const LEVELS = [
  "Primeiros passos",
  "Novato",
  "Aprendiz",
  "Amador",
  "De clube",
  "Aplicado",
  "Forte",
  "Perito",
  "Mestre",
  "Campeão",
  "Força total",
];
