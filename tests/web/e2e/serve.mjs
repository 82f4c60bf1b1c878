/** Serves `dist/` while the tests run, unless `ERGO_URL` names another site. */
import { DIST, Host } from "./host.mjs";

export default async function serve() {
  if (process.env.ERGO_URL) return undefined;
  const host = await new Host(DIST).start();
  process.env.ERGO_URL = host.url;
  return () => host.stop();
}
