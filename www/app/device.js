/**
 * The section of the settings about this device: whether the page works without a network, whether it is
 * installed, whether the browser may delete the games, and how many of its cores are used.
 */
import { withChevron } from "../ui/select.js";
import { make } from "../ui/make.js";
import { words } from "../text/index.js";
import { card } from "../ui/card.js";
import { line } from "../ui/controls.js";
import { canInstall, install } from "./install.js";
import { offlineChanges, offlineState } from "./offline.js";
import { processors } from "../game/cores.js";
import { settings } from "../storage/settings-store.js";
import { isUnsaved } from "../storage/current.js";
import { folder } from "../library/folder.js";

/**
 * The card, kept up to date until the signal ends it.
 *
 * @param {AbortSignal} signal
 */
export function deviceCard(signal) {
  const say = words.settings;
  const offline = make("output", { id: "offline", "aria-label": say.offline });
  const app = installLine(signal);
  const games = make("output", { id: "kept", "aria-label": say.games });
  const keep = make("button", { type: "button" }, say.keepGames);
  const showOffline = async () => (offline.textContent = say.offlineStates[await offlineState()]);
  const show = async () => {
    const isKept = await navigator.storage?.persisted?.().catch(() => undefined);
    games.textContent = isUnsaved() ? say.gamesUnsaved : isKept ? say.gamesKept : say.gamesLoose;
    keep.hidden = isKept !== false;
  };
  keep.addEventListener("click", async () => {
    const isKept = await navigator.storage.persist().catch(() => false);
    await show();
    if (!isKept) games.textContent = say.keepRefused;
  });
  offlineChanges.addEventListener("change", showOffline, { signal });
  offline.textContent = say.offlineStates.pending;
  void showOffline();
  void show();
  return card(
    say.device,
    make(
      "div",
      { class: "lines" },
      line(say.offline, offline),
      app,
      line(say.games, make("span", { class: "kept" }, games, keep)),
      ...(processors() > 1 ? [coresLine()] : []),
      ...(folder.isPossible ? [folderLine(signal)] : []),
    ),
  );
}

/** How many cores the engines may use. */
function coresLine() {
  const say = words.settings;
  const select = make("select", { name: "cores", "aria-label": say.cores });
  select.append(make("option", { value: "" }, say.looks.coordinates.values.auto));
  for (let cores = 1; cores <= processors(); cores++)
    select.append(make("option", { value: String(cores) }, String(cores)));
  select.value = settings.get("cores");
  // A number that was chosen on a device with more.
  if (select.selectedIndex < 0) select.value = String(processors());
  select.addEventListener("change", () => settings.set("cores", select.value));
  return line(say.cores, withChevron(select), say.coresNote);
}

/**
 * Where the games are kept as well.
 *
 * @param {AbortSignal} signal
 */
function folderLine(signal) {
  const say = words.settings.folder;
  const state = make("output", { id: "folder", "aria-label": say.title });
  const choose = make("button", { type: "button" }, say.choose);
  const allow = make("button", { type: "button" }, say.allow);
  const stop = make("button", { type: "button" }, say.stop);
  const show = () => {
    const { unreadable, isNewer, isSetAside, name } = folder;
    state.textContent = [
      say.states[folder.state](name),
      unreadable > 0 ? say.unreadable(unreadable) : "",
      isNewer ? say.newerParts : "",
      isSetAside ? say.setAside : "",
    ]
      .filter(Boolean)
      .join(" ");
    choose.hidden = !["none", "gone"].includes(folder.state);
    allow.hidden = folder.state !== "asking";
    stop.hidden = folder.state === "none";
  };
  /**
   * @param {HTMLElement} button
   * @param {() => Promise<void>} run
   */
  const act = (button, run) =>
    button.addEventListener("click", async () => {
      await run().catch(() => (state.textContent = say.refused));
      // The button that was pressed may be gone.
      if (button.hidden) [choose, allow, stop].find((other) => !other.hidden)?.focus();
    });
  act(choose, () => folder.choose());
  act(allow, () => folder.allow());
  act(stop, () => folder.forget());
  folder.addEventListener("change", show, { signal });
  folder.start();
  show();
  return line(say.title, make("span", { class: "kept" }, state, choose, allow, stop), say.note);
}

/** @param {AbortSignal} signal */
function installLine(signal) {
  const say = words.settings;
  const button = make("button", { type: "button" }, say.install);
  // Safari on phones has no other way.
  const isPhone = "standalone" in navigator && !navigator.standalone;
  const row = line(say.app, isPhone ? make("span", {}, say.installByHand) : button);
  const show = () => (row.hidden = !isPhone && !canInstall());
  button.addEventListener("click", () => {
    void install();
    show();
  });
  for (const name of ["beforeinstallprompt", "appinstalled"]) addEventListener(name, show, { signal });
  show();
  return row;
}
