/** The names of the engine's levels in French, from 1. */
export const LEVELS = [
  "Novice",
  "Apprenti",
  "Amateur",
  "Club",
  "Mordu",
  "Solide",
  "Expert",
  "Maître",
  "Champion",
  "Pleine force",
];
