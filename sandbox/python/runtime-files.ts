/** The files of the built runtime by what they hold. Browsers load the first four as well. */
export const RUNTIME_FILES = {
  bundle: 'sealed-python.js',
  wasm: 'python.wasm',
  library: 'library.zip',
  snapshot: 'snapshot.bin',
  process: 'interpreter-process.mjs',
  manifest: 'manifest.json',
} as const;

/** What an ES module puts in front of the bundle's expression. */
export const MODULE_PREFIX = 'export const sealedBundle = ';
