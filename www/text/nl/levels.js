/** The names of the engine's levels in Dutch, from 0. */
export const LEVELS = [
  "Eerste stappen",
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
