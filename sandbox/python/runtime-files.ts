/** The files of the built runtime by content. */
export const RUNTIME_FILES = {
  bundle: 'sealed-python.js',
  wasm: 'python.wasm',
  library: 'library.zip',
  /** The same library for browsers; see library-parts.ts. */
  libraryFirst: 'library-first.bin',
  libraryRest: 'library-rest.bin',
  snapshot: 'snapshot.bin',
  /** What learners can import and use, for the editor. */
  reference: 'reference.json',
  process: 'interpreter-process.mjs',
  /** These four exist only where the fork engine can run. */
  restrictedStart: 'restricted-start.mjs',
  forkServer: 'fork-server.mjs',
  foreignFunctions: 'foreign-functions.node',
  compiledWasm: 'python.wasm.code',
  manifest: 'manifest.json',
} as const;

/** The files that browsers load, in addition to the manifest. */
export const BROWSER_FILES = [
  RUNTIME_FILES.bundle,
  RUNTIME_FILES.wasm,
  RUNTIME_FILES.libraryFirst,
  RUNTIME_FILES.libraryRest,
  RUNTIME_FILES.snapshot,
  RUNTIME_FILES.reference,
] as const;

/** The code in front of the bundle's expression that makes it an ES module. */
export const MODULE_PREFIX = 'export const sealedBundle = ';
