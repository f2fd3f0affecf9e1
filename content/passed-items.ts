import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { contentFolder, parseYaml } from './content-folder.ts';

/** The record of the items that passed, relative to the content folder. */
export const PASSED_FILE = 'passed.json';

const passedSchema = z.record(
  z.string(),
  z.strictObject({
    /** The hash of what passed, and of what judged it. With another one, the item has not passed. */
    hash: z.string(),
    /** The test strength of a challenge. */
    strength: z.number().optional(),
  }),
);

/** The items that passed every gate, by kind and slug. */
export type PassedItems = z.infer<typeof passedSchema>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes what a gate gets of an item: everything that its author wrote, compiled. */
export function hashContent(authored: object): string {
  return sha256(JSON.stringify(authored));
}

/** Hashes the content of an item together with what judges it. */
export function hashPassed(judge: string, content: string): string {
  return sha256(`${judge} ${content}`);
}

/** What runs the gates. They import all others. */
const GATES = 'curriculum-items.ts';
/** The folders with programs that gates run in the sandbox. */
const PROGRAMS = ['gates', 'strength'];
/** Imports of values. Those of types alone have no effect. */
const IMPORTS = /^(?:import|export)\s(?!type\s)[^'";]*?from '([^']+)'|\bimport\('([^']+)'\)/gm;

/** What judges items, beside the Python runtime. */
interface Judge {
  /** Files, relative to the repository. */
  files: string[];
  /** Packages with their versions. */
  packages: string[];
}

const REPOSITORY = resolve(import.meta.dirname, '..');
const fromRepository = (file: string): string => relative(REPOSITORY, file).replaceAll(sep, '/');

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(REPOSITORY, 'package.json'), 'utf8');
  return new Map(Object.entries(packageSchema.parse(JSON.parse(text)).dependencies));
}

async function findPrograms(): Promise<string[]> {
  const listed = await Promise.all(
    PROGRAMS.map(async (folder) => {
      const names = await readdir(join(import.meta.dirname, folder));
      return names.map((name) => join(import.meta.dirname, folder, name));
    }),
  );
  return listed.flat().filter((file) => file.endsWith('.py'));
}

/** Finds the gates, everything that they import, and the programs that they run in the sandbox. */
export async function findJudge(): Promise<Judge> {
  const files = new Set([join(import.meta.dirname, GATES), ...(await findPrograms())]);
  const packages = new Set<string>();
  const versions = await readVersions();
  // Iterating over a set also visits elements that are added during the iteration.
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, imported = '', name = imported] of text.matchAll(IMPORTS)) {
      const version = versions.get(name);
      if (name.startsWith('.')) files.add(resolve(file, '..', name));
      else if (version !== undefined) packages.add(`${name}@${version}`);
    }
  }
  return { files: [...files].map(fromRepository).toSorted(), packages: [...packages].toSorted() };
}

/**
 * Hashes everything that judges items: the gates, what they import, and the Python runtime.
 *
 * @param runtime the hash of the inputs of the runtime, which its manifest states
 */
export async function hashJudge(runtime: string): Promise<string> {
  const { files, packages } = await findJudge();
  const hashes = await Promise.all(
    files.map(async (file) => `${file} ${sha256(await readFile(join(REPOSITORY, file), 'utf8'))}`),
  );
  return sha256([runtime, ...packages, ...hashes].join('\n'));
}

/**
 * Reads which items have passed, of whatever content and by whatever judge.
 *
 * @returns none if there is no record
 * @throws {ContentError} if the record is damaged
 */
export async function readPassedItems(directory: string): Promise<PassedItems> {
  const text = await contentFolder(directory).readOptional(PASSED_FILE);
  return text === null ? {} : parseYaml(passedSchema, PASSED_FILE, text);
}

/** Writes the record, sorted, so that two branches that change different items can be merged. */
export async function writePassedItems(directory: string, passed: PassedItems): Promise<void> {
  const sorted = Object.entries(passed).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  await writeFile(join(directory, PASSED_FILE), `${text}\n`);
}
