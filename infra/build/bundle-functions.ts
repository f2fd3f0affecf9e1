import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { PROJECT } from './build-step.ts';
import { replaceDirectory } from './replace-directory.ts';

/** Some packages are written for CommonJS and ask for `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** What stands beside a bundle: what its code reads at run time. */
const COMPANIONS: Record<string, readonly { from: string; to: string }[]> = {
  graphql: [{ from: 'schema.graphql', to: 'schema.graphql' }],
  rest: [{ from: 'schema.graphql', to: 'schema.graphql' }],
  retention: [{ from: 'schema.graphql', to: 'schema.graphql' }],
  sweeper: [{ from: 'schema.graphql', to: 'schema.graphql' }],
  execution: [{ from: '.build/runtime/python', to: 'runtime/python' }],
};

async function bundle(name: string, directory: string): Promise<void> {
  await build({
    entryPoints: [path.join(PROJECT, 'infra/lambda', `${name}.ts`)],
    outfile: path.join(directory, 'index.mjs'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // The modules of a package, not their CommonJS copies: two copies of graphql would not know each other.
    mainFields: ['module', 'main'],
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
}

/**
 * Bundles every function into a directory of its own that can be deployed as it is: `index.mjs` exports
 * `handler`, and what it reads stands beside it.
 */
export async function bundleFunctions(
  output: string,
  report: (line: string) => void,
): Promise<void> {
  await replaceDirectory(output, async (draft) => {
    for (const [name, companions] of Object.entries(COMPANIONS)) {
      report(`Bundling ${name}`);
      const directory = path.join(draft, name);
      await mkdir(directory, { recursive: true });
      await bundle(name, directory);
      for (const { from, to } of companions) {
        const filter = (file: string): boolean => !file.endsWith('.br');
        await cp(path.join(PROJECT, from), path.join(directory, to), { recursive: true, filter });
      }
    }
  });
}
