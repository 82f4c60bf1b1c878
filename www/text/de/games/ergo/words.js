/** Ergo in German. */

export const ergo = {
  name: "Ergo",
  aim: "fünf in einer Reihe",
  goal: {
    title: "Bring fünf in eine Reihe.",
    text: "Setzt abwechselnd eine Figur auf ein freies Feld oder zieht eine. Auf dem dunklen Ring sind Figuren Löwen und laufen rundherum.",
    pictures: [
      { title: "Soldat", text: "ein Schritt, nie diagonal" },
      { title: "Löwe", text: "läuft auf dem dunklen Ring" },
      { title: "Fünfer", text: "gewinnt, auch diagonal" },
    ],
  },
  grounds: { arena: "Arena", ring: "Ring" },
};
