/** The names of the engine's levels in English, from 0. */
export const LEVELS = [
  "First steps",
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
