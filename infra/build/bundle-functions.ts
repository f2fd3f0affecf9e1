import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { PROJECT } from './build-step.ts';
import { bundleEntry, type BundleSource } from './bundle-entry.ts';
import { describeApi } from './describe-api.ts';
import { leftOut } from './left-out.ts';
import { replaceDirectory } from './replace-directory.ts';

/** The functions to deploy. */
export const FUNCTION_NAMES = ['graphql', 'rest', 'sweeper', 'retention', 'execution'] as const;

/** The name of a function. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** Returns the sources of a function's bundle. */
export function sourceOf(name: FunctionName): BundleSource {
  return { entry: `infra/lambda/${name}.ts`, plugins: [leftOut] };
}

/** Adds the files that a function reads at run time next to its bundle. */
const COMPANIONS: Partial<Record<FunctionName, (directory: string) => Promise<void>>> = {
  graphql: (directory) => cp(path.join(PROJECT, 'schema.graphql'), `${directory}/schema.graphql`),
  rest: async (directory) => writeFile(`${directory}/openapi.json`, await describeApi()),
  execution: (directory) =>
    cp(path.join(PROJECT, '.build/runtime/python'), `${directory}/runtime/python`, {
      recursive: true,
      filter: (file) => !file.endsWith('.br'),
    }),
};

/**
 * Bundles every function into its own directory, ready to deploy: `index.mjs` exports `handler`, with the files it
 * reads next to it.
 *
 * @param names the functions to bundle; all by default
 * @returns the inputs of the bundles
 */
export async function bundleFunctions(
  output: string,
  report: (line: string) => void,
  names: readonly FunctionName[] = FUNCTION_NAMES,
): Promise<ReadonlyMap<FunctionName, Metafile>> {
  const contents = new Map<FunctionName, Metafile>();
  await replaceDirectory(output, async (draft) => {
    for (const name of names) {
      report(`Bundling ${name}`);
      const directory = path.join(draft, name);
      contents.set(name, await bundleEntry(sourceOf(name), directory));
      await COMPANIONS[name]?.(directory);
    }
  });
  return contents;
}
