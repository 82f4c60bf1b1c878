/** The names of the engine's levels in French, from 0. */
export const LEVELS = [
  "Premiers pas",
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
