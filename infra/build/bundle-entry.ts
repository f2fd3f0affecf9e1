import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { PROJECT } from './build-step.ts';

/** Some packages are written for CommonJS and ask for `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Where bundles lie as far as their bytes know: the same wherever they are written. */
const VIRTUAL_OUTPUT = path.join(PROJECT, '.build/bundle');

/** What is bundled. */
export interface BundleSource {
  /** Relative to the project. */
  entry: string;
  plugins?: readonly Plugin[];
}

/**
 * Bundles a module for Lambda: `index.mjs`, and beside it the parts that are loaded when they are first asked for. The
 * same sources give the same bytes.
 *
 * @param directory where the files are written
 * @returns what went into each file, by names relative to the directory
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
    // An error that nobody catches is printed with its line.
    lineLimit: 160,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The modules of a package, not their CommonJS copies: two copies of graphql would not know each other.
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
