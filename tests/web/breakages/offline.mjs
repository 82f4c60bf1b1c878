/** Breakages of the service worker. */

/** @type {Pick<import("./run.mjs").Breakage, "from" | "to" | "why">[]} */
const breakages = [
  // Installation.
  {
    from: "const results = await Promise.allSettled((await missingFiles(true)).map(obtain));",
    to: "await Promise.all((await missingFiles(true)).map(obtain)); const results = [];",
    why: "a file that is still being stored when another has failed brings the cache back",
  },
  {
    from: "includes(build.version)) await caches.delete(OWN);",
    to: "includes(build.version)) await undefined;",
    why: "a version that was stored in part stays",
  },
  {
    from: "if (![version, ...Object.values(oldClients)].includes(build.version)) await caches.delete(OWN);",
    to: "await caches.delete(OWN);",
    why: "a deployment that is taken back and cannot be stored deletes the version in use",
  },
  {
    from: "if (![version, ...Object.values(oldClients)].includes(build.version))",
    to: "if (version !== build.version)",
    why: "a version that cannot be stored again is deleted although pages use it",
  },
  {
    from: "version: worker.registration.active && build.version,",
    to: 'version: "",',
    why: "without a manifest, a failed update deletes the version in use",
  },
  {
    from: 'if ((await missingFiles()).length > 0) throw new Missing("files", "room");',
    to: "",
    why: "a version counts as stored of which the browser has deleted a file meanwhile",
  },
  {
    from: "// That makes room.\n    await deleteUnused();",
    to: "",
    why: "an update fails for lack of room that an unused version takes",
  },
  {
    from: 'await record("waiting", build.version);',
    to: "",
    why: "a version that waits is deleted before it takes over",
  },
  {
    from: "await Promise.allSettled(Object.keys(build.optional).map(adopt));",
    to: "",
    why: "pictures that were stored are gone after an update",
  },
  {
    from: "await tell(reasonOf(error), active !== null);",
    to: "",
    why: "the settings do not say why the site does not work without a network",
  },
  {
    from: 'error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "refused"',
    to: '"refused"',
    why: "the settings do not say that there is no room",
  },
  // Integrity.
  {
    from: 'return await fetch(address, { integrity, cache: "force-cache" });',
    to: 'return await fetch(address, { cache: "force-cache" });',
    why: "what the browser has in its cache of an earlier version is stored as this one",
  },
  {
    from: 'if (hash !== integrity) throw new Missing(name, "changed");',
    to: "",
    why: "files of a later version are stored as those of this one",
  },
  {
    from: "if (!found || (await hashOf(found.clone())) !== hashes[name]) continue;",
    to: "if (!found) continue;",
    why: "files of the version before are stored as those of this one",
  },
  {
    from: 'if (isThere && (!isThorough || (found && (await hashOf(found).catch(() => "")) === hash))) continue;',
    to: "if (isThere) continue;",
    why: "a file that was stored in part stays so",
  },
  {
    from: "copy.status >= 500",
    to: "copy.status > 599",
    why: "a server that is busy counts as one with another version",
  },
  // Languages.
  {
    from: "await navigator.locks.request(LOCK, async () => {\n    const known",
    to: "await (async (callback) => callback())(async () => {\n    const known",
    why: "a language that is chosen while a version is stored makes that fail",
  },
  {
    from: "for (const other of known) if (other !== language) await forget(LANGUAGE + other);",
    to: "",
    why: "the files of each language that was ever chosen are stored",
  },
  {
    from: "return [...Object.entries(build.files), ...ofLanguage];",
    to: "return Object.entries(build.files);",
    why: "without a network the page is in English",
  },
  {
    from: 'if (language !== "en") await repair();',
    to: 'if (language !== "en" && !(await recorded(LANGUAGE)).includes(language)) await repair();',
    why: "the files of a language that another worker has recorded are not loaded",
  },
  // Activation.
  {
    from: "before?.oldClients[id] ?? before?.version",
    to: "before?.version",
    why: "a page that has stayed open over two updates gets files of another version",
  },
  {
    from: "{ version: await lastVersion(), oldClients: {} }",
    to: '{ version: "", oldClients: {} }',
    why: "without a manifest, open pages lose their version",
  },
  {
    from: "if (!before) await worker.clients.claim();",
    to: "",
    why: "the first page does not work without a network until it is loaded again",
  },
  {
    from: "navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? deleteUnused() : undefined));",
    to: "deleteUnused();",
    why: "a version is deleted while it is stored",
  },
  {
    from: "clients.has(id) ? [version] : [],",
    to: "[version],",
    why: "versions are kept for pages that were closed",
  },
  {
    from: "for (const id of await recorded(ALIVE)) if (!clients.has(id)) await forget(ALIVE + id);",
    to: "",
    why: "each page that was ever open leaves a record",
  },
  {
    from: '(await caches.keys()).filter((name) => name.startsWith(cacheName("")) && ![OWN, MANIFEST].includes(name));',
    to: "(await caches.keys()).filter((name) => ![OWN, MANIFEST].includes(name));",
    why: "the caches of other sites of the origin are deleted",
  },
  // Answers.
  {
    from: "const version = oldClients[clientId] ?? build.version;",
    to: "const version = build.version;",
    why: "a page that has stayed open gets files of the next version",
  },
  {
    from: "version === build.version ? Object.values(oldClients) : [version]",
    to: "[version]",
    why: "the worker of a page that has stayed open cannot be started again",
  },
  {
    from: 'if (!folders.has(name.split("/").slice(0, -1).join("/"))) return undefined;',
    to: "",
    why: "requests to other sites below this one are answered",
  },
  {
    from: "await Promise.all(missing.filter((part) => needed.includes(part)).map(restore));",
    to: "",
    why: "without a network a page is shown whose scripts are missing",
  },
  {
    from: "new URL(part, scope + name).href.slice(scope.length)",
    to: "part",
    why: "a page in a folder is shown without its styles",
  },
  {
    from: 'if (resultingClientId) manifest.oldClients[resultingClientId] = "";',
    to: "",
    why: "a page that comes from the network gets stored files of another version",
  },
  {
    from: 'if (reasons.includes("changed")) await giveWay();',
    to: "",
    why: "a version that neither the browser nor the host has stays in use",
  },
  {
    from: "if (error instanceof Missing && !Object.hasOwn(build.optional, name))",
    to: "if (error instanceof Missing)",
    why: "a picture that has changed is not shown",
  },
  {
    from: "response.redirected ? new Response(response.body, response) : response",
    to: "response",
    why: "hosts that redirect addresses break pages",
  },
  {
    from: "if (known) return known;",
    to: "",
    why: "a file that is lost is loaded by each of its requests",
  },
  {
    from: ".finally(() => downloads.delete(name));",
    to: ";",
    why: "a file that could not be loaded once is not tried again",
  },
  {
    from: "if ((await readManifest())?.version !== build.version) await writeManifest(await serving());",
    to: "",
    why: "a manifest that is lost stays so, and the next version does not know the open pages",
  },
  {
    from: 'url.search === "?again" ? "" : "?again"',
    to: '"?again"',
    why: "trying again only scrolls to the fragment from the second time on",
  },
  {
    from: '.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)',
    to: "",
    why: "the address gets into the markup of the page without a network",
  },
  // Pages that do not work.
  {
    from: "if ((await recorded(FORCED)).includes(build.version)) return false;",
    to: "",
    why: "pages of versions that do not work are loaded again without end",
  },
  {
    from: "for (const version of await recorded(FORCED)) await forget(FORCED + version);",
    to: "",
    why: "a version that once replaced another one cannot do so again",
  },
  {
    from: "if (!manifest?.reports) return;",
    to: "if (!manifest) return;",
    why: "an update is forced upon pages that work but do not say so",
  },
  {
    from: "isStart(url) && !Object.hasOwn(manifest.oldClients, id)",
    to: "isStart(url)",
    why: "an update is forced because a page of an earlier version does not report",
  },
  {
    from: "if (pages.some(({ id }) => alive.includes(id)) ||",
    to: "if (pages.every(({ id }) => alive.includes(id)) ||",
    why: "an update is forced although a page works",
  },
  {
    from: 'if (data === "alive" && source && "id" in source) event.waitUntil(record(ALIVE + source.id));',
    to: "",
    why: "every page counts as one that does not work",
  },
  {
    from: "for (const id of silent) void openAgain(id);",
    to: "",
    why: "a page that does not work stays although a version that works has taken over",
  },
  {
    from: "if ((await repair(true)) > 0 && (await isFirst())) await openAgain(id);",
    to: "await repair();",
    why: "a page whose files are damaged never works again",
  },
  {
    from: 'worker.registration.waiting?.postMessage("rescue");',
    to: "",
    why: "a version that waits does not replace one that stopped working later",
  },
];

export default breakages.map((breakage) => ({
  file: "www/app/sw.js",
  ...breakage,
  test: "service-worker.test.mjs",
}));
