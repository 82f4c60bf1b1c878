import { parts } from "../parts-url.js";

/**
 * What the board is an extension of: an element, or nothing on a server, where it can be imported but not
 * used.
 */
export class BoardElement extends (globalThis.HTMLElement ?? Object) {
  /**
   * The folder of the files in `parts/`, if they are not beside the script of the board, for all boards of a
   * page.
   *
   * @type {string | URL | undefined}
   */
  static get partsUrl() {
    return parts.folder;
  }
  static set partsUrl(url) {
    // A value without a text fails here, not where the parts are loaded.
    parts.folder = url && `${url}`;
  }
}
