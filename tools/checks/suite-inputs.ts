import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { z } from 'zod';
import { hashFiles, listFiles } from '../../infra/build/input-hash.ts';
import type { Suite } from './suites.ts';

const LOCK_FILE = 'package-lock.json';
/** Every suite depends on how its tests run. */
const CONFIGURATION = ['vitest.config.ts'];
const RUNNER = 'vitest';
/** Only says what passed. */
const RECORDS = ['content/passed.json'];
/** The entry point that imports all code of a suite. */
const ENTRY = 'suite';

const TEST = /\.test\.tsx?$/;
const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;
/** What only Vite understands, such as `./style.css?inline`, is in a folder of the suite. */
const ONLY_FOR_VITE = ['*?url', '*?raw', '*?worker', '*?inline', 'virtual:*'];
const NO_CODE = [
  '.css',
  '.module.css',
  '.gql',
  '.graphql',
  '.html',
  '.md',
  '.py',
  '.sql',
  '.svg',
  '.yml',
];

const packagesSchema = z.record(z.string(), z.string()).optional();
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: packagesSchema,
      optionalDependencies: packagesSchema,
      peerDependencies: packagesSchema,
    }),
  ),
});

type Lock = z.infer<typeof lockSchema>['packages'];

/** What the result of a suite depends on. */
export interface SuiteInputs {
  /** Its test files. */
  tests: readonly string[];
  /** All files, including the tests. */
  files: readonly string[];
  /** The packages that they import, without those that these need. */
  packages: readonly string[];
}

/** Lists the test files of a suite, relative to the repository. */
export async function listTests(root: string, { tests }: Suite): Promise<string[]> {
  const exclude = ['**/node_modules/**'];
  const files: string[] = [];
  for await (const file of glob([...tests], { cwd: root, exclude })) files.push(file);
  return files.map((file) => file.split(path.sep).join('/')).toSorted();
}

/** Finds everything that a suite depends on, with the bundler that also builds the product. */
export async function findInputs(root: string, suite: Suite): Promise<SuiteInputs> {
  const tests = await listTests(root, suite);
  const listed = await Promise.all(suite.inputs.map((place) => listFiles(root, place)));
  const read = listed.flat().filter((file) => !TEST.test(file) && !RECORDS.includes(file));
  const { inputs } = await bundle(root, [...tests, ...read.filter((file) => CODE.test(file))]);
  const imported = Object.keys(inputs).filter((file) => file !== ENTRY);
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const packages = imports
    .filter(({ external, path: imported }) => external && !imported.startsWith('node:'))
    .map((one) => packageOf(one.path));
  return {
    tests,
    files: [...new Set([...read, ...imported, ...CONFIGURATION])].toSorted(),
    packages: [...new Set(packages)].toSorted(),
  };
}

/** Bundles code to see what it imports. One entry point that imports all of it is much faster than many. */
async function bundle(root: string, code: readonly string[]): Promise<Metafile> {
  const imports = code.map((file) => `import ${JSON.stringify(`./${file}`)};`);
  const { metafile } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: root, sourcefile: ENTRY },
    absWorkingDir: root,
    bundle: true,
    external: ONLY_FOR_VITE,
    format: 'esm',
    loader: Object.fromEntries(NO_CODE.map((name) => [name, 'empty'])),
    logLevel: 'error',
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    platform: 'node',
    write: false,
  });
  return metafile;
}

/** Returns the name of the package that an import refers to. */
function packageOf(imported: string): string {
  const [scopeOrName = '', name = ''] = imported.split('/');
  return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
}

/** Hashes everything that the result of a suite depends on: files, and packages with all that they need. */
export async function hashSuite(root: string, suite: Suite): Promise<string> {
  const { files, packages } = await findInputs(root, suite);
  const text = await readFile(path.join(root, LOCK_FILE), 'utf8');
  const locked = lockSchema.parse(JSON.parse(text)).packages;
  const binaries = Object.keys(locked['']?.optionalDependencies ?? {});
  const versions = describePackages(locked, [RUNNER, ...binaries, ...packages]);
  const sum = createHash('sha256').update(await hashFiles(root, files));
  return sum.update(versions.join('\n')).digest('hex');
}

/** Describes what a lock file installs for some packages, with everything that they need. */
export function describePackages(locked: Lock, names: readonly string[]): string[] {
  const found = new Set(names.flatMap((name) => locate(locked, '', name)));
  // Iterating over a set also visits elements that are added during the iteration.
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = locked[place] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(needed))
      for (const other of locate(locked, place, name)) found.add(other);
  }
  return [...found]
    .map((place) => `${place} ${locked[place]?.version} ${locked[place]?.integrity}`)
    .toSorted();
}

/** Finds a package like Node does: beside the package that imports it, or in a folder above. */
function locate(locked: Lock, from: string, name: string): string[] {
  const place = path.posix.join(from, 'node_modules', name);
  if (place in locked) return [place];
  const end = from.lastIndexOf('/node_modules/');
  if (from === '') return [];
  return locate(locked, end === -1 ? '' : from.slice(0, end), name);
}
