/** Serves the built site as hosts do, compressed, for scripts that measure how it loads. */
import { gzipSync } from "node:zlib";
import { extname } from "node:path";
import { DIST, Host, TYPES } from "./e2e/static-server.mjs";

/** Compressed formats gain nothing. */
const COMPRESSIBLE = [".html", ".js", ".css", ".svg", ".wasm", ".md", ".json", ".webmanifest"];

/** Starts the server. */
export function serveCompressed() {
  const host = new Host(DIST);
  host.hook = ({ name, body, response }) => {
    const ending = extname(name);
    if (!body || !COMPRESSIBLE.includes(ending)) return false;
    response
      .writeHead(200, { "content-type": TYPES[ending], "content-encoding": "gzip" })
      .end(gzipSync(body));
    return true;
  };
  return host.start();
}
