import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { PROJECT } from './build-step.ts';

/** Some packages are written for CommonJS and call `require`, which ES modules don't have. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The bundle's path as far as its bytes are concerned: the same wherever it is written. */
const VIRTUAL_OUTPUT = path.join(PROJECT, '.build/bundle');

/** What to bundle. */
export interface BundleSource {
  /** Relative to the project. */
  entry: string;
  plugins?: readonly Plugin[];
}

/**
 * Bundles a module for Lambda: `index.mjs`, plus the chunks that it loads on demand. The same sources give the same
 * bytes.
 *
 * @param directory where the files are written
 * @returns the inputs of each file, by path relative to the directory
 */
export async function bundleEntry(
  { entry, plugins = [] }: BundleSource,
  directory: string,
): Promise<Metafile> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: PROJECT,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: VIRTUAL_OUTPUT,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    // An uncaught error prints its line.
    lineLimit: 160,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // Prefer a package's ES modules over its CommonJS copies: two copies of graphql would reject each other's objects.
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    plugins: [...plugins],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  await mkdir(directory, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    await writeFile(path.join(directory, path.relative(VIRTUAL_OUTPUT, file)), contents);
  }
  const name = (output: string): string =>
    path.relative(VIRTUAL_OUTPUT, path.join(PROJECT, output)).split(path.sep).join('/');
  const outputs = Object.entries(metafile.outputs).map(
    ([output, { imports, ...rest }]) =>
      [
        name(output),
        {
          ...rest,
          imports: imports.map((one) => ({
            ...one,
            path: one.external === true ? one.path : name(one.path),
          })),
        },
      ] as const,
  );
  return { inputs: metafile.inputs, outputs: Object.fromEntries(outputs) };
}

/** Returns the files of a bundle that are loaded on startup, as opposed to on demand. */
export function loadedAtStart({ outputs }: Metafile): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const output = outputs[file];
    if (output === undefined || found.has(file)) return;
    found.add(file);
    const statements = output.imports.filter(({ kind }) => kind === 'import-statement');
    for (const { path } of statements) visit(path);
  };
  visit('index.mjs');
  return [...found];
}
