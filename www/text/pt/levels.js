/** The names of the engine's levels in Portuguese, from 1. */
export const LEVELS = [
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
