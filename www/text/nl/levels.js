/** The names of the engine's levels in Dutch, from 1. */
export const LEVELS = [
  "Groentje",
  "Leerling",
  "Thuisspeler",
  "Clubspeler",
  "Fanaat",
  "Sterk",
  "Expert",
  "Meester",
  "Kampioen",
  "Volle kracht",
];
