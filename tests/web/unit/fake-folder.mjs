/** A folder as the File System Access API has it, in memory, and what a test does with its files. */
export class FakeFolder {
  /** @type {Map<string, { text: string; modified: number }>} */
  #files = new Map();
  #now = 1000;
  /** How many files were written or removed by the page. */
  writes = 0;
  /**
   * Runs before a file is opened to be written.
   *
   * @type {(() => Promise<unknown>) | undefined}
   */
  beforeWrite;
  /**
   * Runs before a file that was written takes the place of the one before.
   *
   * @type {((name: string) => unknown) | undefined}
   */
  beforeClose;
  /**
   * Runs after that.
   *
   * @type {((name: string) => unknown) | undefined}
   */
  afterClose;

  names() {
    return [...this.#files.keys()].toSorted();
  }

  /** @param {string} name */
  text(name) {
    return this.#files.get(name)?.text ?? "";
  }

  /**
   * Another program writes a file.
   *
   * @param {string} name
   * @param {string} text
   * @param {number} [modified] when
   */
  put(name, text, modified = (this.#now += 1)) {
    this.#files.set(name, { text, modified });
  }

  /** @param {string} name */
  delete(name) {
    this.#files.delete(name);
  }

  /** @param {string} name */
  #fileHandle(name) {
    return {
      kind: "file",
      name,
      getFile: async () => {
        const file = this.#files.get(name);
        if (!file) throw new DOMException("gone", "NotFoundError");
        return new File([file.text], name, { lastModified: file.modified });
      },
      createWritable: async () => {
        let written = "";
        return {
          write: async (/** @type {string | Blob} */ part) => {
            written += typeof part === "string" ? part : await part.text();
            await this.beforeClose?.(name);
          },
          abort: async () => {},
          close: async () => {
            this.writes += 1;
            this.put(name, written);
            await this.afterClose?.(name);
          },
        };
      },
    };
  }

  /** @returns {FileSystemDirectoryHandle} */
  get handle() {
    const folder = {
      kind: "directory",
      name: "Games",
      values: async function* () {
        for (const name of self.names()) yield self.#fileHandle(name);
      },
      getFileHandle: async (/** @type {string} */ name, { create = false } = {}) => {
        if (create) await this.beforeWrite?.();
        if (!this.#files.has(name)) {
          if (!create) throw new DOMException("gone", "NotFoundError");
          this.put(name, "");
        }
        return this.#fileHandle(name);
      },
      removeEntry: async (/** @type {string} */ name) => {
        this.writes += 1;
        this.#files.delete(name);
      },
    };
    // eslint-disable-next-line unicorn/no-this-assignment
    const self = this;
    return /** @type {any} */ (folder);
  }
}
