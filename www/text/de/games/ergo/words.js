/** Ergo in German. */

export const ergo = {
  name: "Ergo",
  aim: "fünf in einer Reihe",
  goal: {
    title: "Bring fünf in eine Reihe.",
    text: "Ihr seid abwechselnd dran. Setze eine Figur auf ein freies Feld oder ziehe mit einer. Figuren auf dem dunklen Ring sind Löwen und laufen rundherum.",
    pictures: [
      { title: "Soldat", text: "ein Schritt, nie diagonal" },
      { title: "Löwe", text: "läuft auf dem dunklen Ring" },
      { title: "Fünf in einer Reihe", text: "gewinnen, auch diagonal" },
    ],
  },
  grounds: { arena: "Arena", ring: "Rand" },
};
