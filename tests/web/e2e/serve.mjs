/** Serves `dist/` while the tests run, unless `ERGO_URL` names another site. */
import { DIST, Host } from "./static-server.mjs";

export default async function serve() {
  if (process.env.ERGO_URL) return undefined;
  // Pages of other sites load the board from it.
  const headers = { "access-control-allow-origin": "*" };
  const host = await new Host(DIST, { headers }).start();
  process.env.ERGO_URL = host.url;
  return () => host.stop();
}
