/** The names of the engine's levels in Spanish, from 0. */
export const LEVELS = [
  "Primeros pasos",
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
