/** Who made Ergo, in English. */

export const ergo =
  "Ergo, “the game of the ancient Romans”, was published by Invicta. Ralf Gering translated its rules into English.";
