/** The names of the engine's levels in German, from 0. */
export const LEVELS = [
  "Erste Schritte",
  "Neuling",
  "Lehrling",
  "Freizeit",
  "Verein",
  "Ehrgeizig",
  "Stark",
  "Experte",
  "Meister",
  "Champion",
  "Volle Stärke",
];
