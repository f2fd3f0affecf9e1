import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/** An instruction of a Dockerfile, with its continued lines joined. */
interface Instruction {
  name: string;
  text: string;
  /** The index of its stage, starting at 0. */
  stage: number;
}

/** Returns the instructions of a Dockerfile, without its comments. */
export async function readDockerfile(file: string): Promise<Instruction[]> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  let stage = -1;
  return lines.map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    if (name === 'FROM') stage += 1;
    return { name, text: rest.join(' '), stage };
  });
}

/** The entry points of the served product: the server, and the process of the function that it starts. */
const ENTRIES = [
  'infra/server/start.ts',
  'infra/server/lambda/function-process.ts',
  'infra/lambda/execution.ts',
];

/** Matches the builders, which are loaded only if something has to be built. */
const BUILD_STEPS = 'infra/build/build-steps.ts';

type Imports = Metafile['inputs'][string]['imports'];

/**
 * Finds what the served product imports at runtime, once everything is built.
 *
 * @param project its directory
 * @returns our files, and the packages by name
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
  // Iterating over a set includes the elements that are added in the meantime.
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

/** Returns `@scope/name` for `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
