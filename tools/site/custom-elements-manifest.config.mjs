/** Keeps the analyzer from writing the path of the manifest into `package.json`. */
export default { packagejson: false };
