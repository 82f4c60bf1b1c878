/** Rules and engine for tests in Node: whoever imports this can use them. */
import { loadModule } from "../../tools/site/load-module.js";
import * as glue from "../../www/wasm/ergo_wasm.js";

loadModule(glue, new URL("../../www/wasm/", import.meta.url));
