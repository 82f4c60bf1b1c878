/** Who made Ergo, in Dutch. */

export const ergo =
  "Ergo, ‘het spel van de oude Romeinen’, is uitgegeven door Invicta. Ralf Gering vertaalde de regels in het Engels.";
