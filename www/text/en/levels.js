/** The names of the engine's levels in English, from 1. */
export const LEVELS = [
  "Novice",
  "Learner",
  "Casual",
  "Club",
  "Keen",
  "Strong",
  "Expert",
  "Master",
  "Champion",
  "Full strength",
];
