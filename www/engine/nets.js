/** The nets that evaluate positions, in the worker: it requests the net of a game before the first search. */

/** @param {(request: { wanted: string }) => void} post requests the net of a game from the page */
export function createNets(post) {
  /**
   * The requested nets; nothing where there is none.
   *
   * @type {Map<string, Promise<ArrayBuffer | undefined>>}
   */
  const nets = new Map();
  /** @type {Map<string, (net?: ArrayBuffer) => void>} */
  const arrivals = new Map();
  /**
   * The games that were given a net.
   *
   * @type {WeakSet<import("../wasm/ergo_wasm.js").Game>}
   */
  const equipped = new WeakSet();

  /** @param {string} id of a game */
  function request(id) {
    const net =
      nets.get(id) ??
      new Promise((/** @type {(net?: ArrayBuffer) => void} */ resolve) => arrivals.set(id, resolve));
    if (!nets.has(id)) post({ wanted: id });
    nets.set(id, net);
    return net;
  }

  return {
    /**
     * Takes a net that the page has loaded, or nothing if it cannot.
     *
     * @param {{ id: string; net?: ArrayBuffer }} loaded
     */
    receive: ({ id, net }) => arrivals.get(id)?.(net),

    /**
     * Gives a game its net, unless something else happens before the net arrives.
     *
     * @param {import("../wasm/ergo_wasm.js").Game} game
     * @param {Promise<undefined>} other
     */
    async equip(game, other) {
      if (equipped.has(game)) return;
      const net = await Promise.race([request(game.view().game), other]);
      if (!net) return;
      equipped.add(game);
      try {
        game.setNet(new Uint8Array(net));
      } catch (error) {
        console.warn(error);
      }
    },
  };
}
