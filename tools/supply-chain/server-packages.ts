import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/** What runs when the product is served: the server, and the process of the function that it starts. */
const ENTRIES = [
  'infra/server/start.ts',
  'infra/server/lambda/function-process.ts',
  'infra/lambda/execution.ts',
];

/** Names the builders, which are loaded only when something has to be built. */
const BUILD_STEPS = 'infra/build/build-steps.ts';

type Imports = Metafile['inputs'][string]['imports'];

/**
 * Finds what the served product imports while it runs, once everything is built.
 *
 * @param project its directory
 * @returns the files of ours, and the packages by name
 */
export async function findServerImports(
  project: string,
): Promise<{ files: ReadonlySet<string>; packages: ReadonlySet<string> }> {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: path.join(project, '.build/none'),
    logLevel: 'error',
  });
  return follow(metafile.inputs);
}

function follow(inputs: Metafile['inputs']): {
  files: ReadonlySet<string>;
  packages: ReadonlySet<string>;
} {
  const files = new Set(ENTRIES);
  const packages = new Set<string>();
  // A set hands out what is added while it is gone through.
  for (const file of files) {
    for (const { path: target, external } of importsAtRunTime(inputs, file)) {
      if (external !== true) files.add(target);
      else if (!target.startsWith('node:')) packages.add(packageOf(target));
    }
  }
  return { files, packages };
}

function importsAtRunTime(inputs: Metafile['inputs'], file: string): Imports {
  const imports = inputs[file]?.imports ?? [];
  if (file !== BUILD_STEPS) return imports;
  return imports.filter(({ kind }) => kind !== 'dynamic-import');
}

/** `@scope/name` of `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
