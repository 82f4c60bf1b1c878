/** Who made Ergo, in German. */

export const ergo =
  "Ergo, „das Spiel der alten Römer“, erschien bei Invicta. Ralf Gering hat die Regeln ins Englische übersetzt.";
