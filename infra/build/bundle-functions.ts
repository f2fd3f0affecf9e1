import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { PROJECT } from './build-step.ts';
import { bundleEntry, type BundleSource } from './bundle-entry.ts';
import { describeApi } from './describe-api.ts';
import { leftOut } from './left-out.ts';
import { replaceDirectory } from './replace-directory.ts';

/** The functions that are deployed. */
export const FUNCTION_NAMES = ['graphql', 'rest', 'sweeper', 'retention', 'execution'] as const;

/** The name of one. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** What a function is bundled from. */
export function sourceOf(name: FunctionName): BundleSource {
  return { entry: `infra/lambda/${name}.ts`, plugins: [leftOut] };
}

/** Puts beside a bundle what its code reads at run time. */
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
 * Bundles every function into a directory of its own that can be deployed as it is: `index.mjs` exports
 * `handler`, and what it reads stands beside it.
 *
 * @param names which of them; all unless told
 * @returns what went into the bundles
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
