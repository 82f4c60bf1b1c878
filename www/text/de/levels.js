/** The names of the engine's levels in German, from 1. */
export const LEVELS = [
  "Neuling",
  "Lehrling",
  "Hobby",
  "Verein",
  "Gewitzt",
  "Stark",
  "Experte",
  "Meister",
  "Champion",
  "Volle Stärke",
];
