import type { NextConfig } from "next";

// Pages are rendered once, when they are built; any static host can serve them.
const config: NextConfig = { output: "export" };

export default config;
