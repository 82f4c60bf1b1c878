/** The names of the engine's levels in Spanish, from 1. */
export const LEVELS = [
  "Novato",
  "Aprendiz",
  "Aficionado",
  "De club",
  "Tenaz",
  "Fuerte",
  "Experto",
  "Maestro",
  "Campeón",
  "Máxima fuerza",
];
