/** The check of a proof on the page: progress, a button that stops it, and the result. */
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { checkProof } from "./check.js";
import { ProofError } from "../parts/read-proof.js";

/** @import {FaultFound} from "./check-worker.js" */
/** @import {Verdict} from "./check-worker.js" */
/** @import {FindingsWords} from "../text/language.js" */

/** The least time between two changes of the progress, in milliseconds. */
const PAUSE = 200;

/** The time before an estimate is worth anything, in seconds. */
const UNCERTAIN = 1;

export class CheckPanel {
  element;
  #say;
  #progress = make("progress", { max: "1", value: "0" });
  #state = make("p", {});
  #left = make("p", { class: "quiet" });
  #stop;
  #running;
  #said = make("div", { role: "status" });
  /** The reason that the checker gives, in English. */
  #reason = make("code", { lang: "en" });
  #result = make("div", { class: "result", tabindex: "-1" }, this.#said, this.#reason);
  #check = new AbortController();

  /** @param {FindingsWords} say */
  constructor(say) {
    this.#say = say;
    this.#progress.setAttribute("aria-label", say.check);
    this.#stop = make("button", { type: "button" }, icon("cross"), say.stop);
    this.#stop.addEventListener("click", () => {
      this.close();
      this.#show("", make("p", {}, say.stopped));
      // The button is gone.
      this.#result.focus();
    });
    const controls = make("p", { class: "controls" }, this.#stop);
    this.#running = make(
      "div",
      { class: "running", hidden: "" },
      this.#progress,
      this.#state,
      this.#left,
      controls,
    );
    this.element = make("div", { class: "check" }, this.#running, this.#result);
  }

  /** Ends a check that runs. */
  close() {
    this.#check.abort();
    this.#running.hidden = true;
  }

  /**
   * Checks a file instead of what is checked now.
   *
   * @param {Blob | Promise<Blob>} file
   */
  async start(file) {
    const say = this.#say;
    this.close();
    this.#check = new AbortController();
    const { signal } = this.#check;
    this.#progress.value = 0;
    this.#state.textContent = say.loading;
    this.#left.textContent = "";
    this.#running.hidden = false;
    this.#show("", make("p", { class: "unseen" }, say.loading));
    let began = 0;
    let shown = -Infinity;
    try {
      const found = await checkProof(file, signal, (share, positions) => {
        const now = performance.now();
        began ||= now;
        if (now < shown + PAUSE) return;
        shown = now;
        const spent = (now - began) / 1000;
        this.#progress.value = share;
        this.#state.textContent = say.checking(Math.floor(100 * share), positions);
        if (spent > UNCERTAIN && share > 0)
          this.#left.textContent = say.left(Math.ceil((spent * (1 - share)) / share));
      });
      const seconds = began && Math.round((performance.now() - began) / 1000);
      if ("verdict" in found) this.#showVerdict(found.verdict, seconds);
      else this.#showFault(found.fault);
    } catch (error) {
      if (signal.aborted) return;
      const trouble = error instanceof ProofError ? error.trouble : "impossible";
      this.#show("wrong", make("p", {}, say.troubles[trouble]));
    }
    this.#running.hidden = true;
  }

  /**
   * @param {Verdict} verdict
   * @param {number} seconds
   */
  #showVerdict({ position, turns, positions }, seconds) {
    const say = this.#say;
    const winner = position.endsWith("1") ? "white" : "black";
    this.#show(
      "right",
      make("p", {}, icon("check"), make("b", {}, say.right(winner, turns))),
      make("p", {}, say.rightDetails(position, positions, seconds)),
    );
  }

  /** @param {FaultFound} fault */
  #showFault({ line, column, moves, reason }) {
    const say = this.#say;
    this.#show(
      "wrong",
      make("p", {}, icon("cross"), make("b", {}, say.wrong)),
      make("p", {}, say.place(line, column)),
      ...(moves.length > 0 ? [make("p", {}, say.after(moves.join(" ")))] : []),
    );
    this.#reason.textContent = reason;
  }

  /**
   * @param {"" | "right" | "wrong"} kind
   * @param {...HTMLElement} content
   */
  #show(kind, ...content) {
    this.#result.className = `result ${kind}`;
    this.#said.replaceChildren(...content);
    this.#reason.textContent = "";
  }
}
