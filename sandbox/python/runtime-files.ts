/** The files of the built runtime by what they hold. Browsers load the first four as well. */
export const RUNTIME_FILES = {
  bundle: 'sealed-python.js',
  wasm: 'python.wasm',
  library: 'library.zip',
  snapshot: 'snapshot.bin',
  process: 'interpreter-process.mjs',
  /** These three are there where the fork engine can work. */
  forkServer: 'fork-server.mjs',
  foreignFunctions: 'foreign-functions.node',
  compiledWasm: 'python.wasm.code',
  manifest: 'manifest.json',
} as const;

/** What an ES module puts in front of the bundle's expression. */
export const MODULE_PREFIX = 'export const sealedBundle = ';
