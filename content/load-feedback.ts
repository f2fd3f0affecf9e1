import { z } from 'zod';

import type { Alternative, ArchivedProgram, Mistake } from './authored.ts';
import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';
import type { Case, KnownMistake, PracticeCase } from './curriculum.ts';
import { caseName } from './load-cases.ts';

/** The cases for practice of a challenge, relative to its folder. */
export const POOL_FILE = 'cases/pool.json';
/** What each known mistake of a challenge does in each case, relative to its folder. */
export const DIGESTS_FILE = 'mistakes/digests.json';

const WRITTEN = 'Write this file with `npm run content -- <slug> --write`.';

const poolSchema = z.array(
  z.strictObject({
    seed: z.int(),
    size: z.int().min(1).max(5),
    stdin: z.string(),
    expectedStdout: z.string(),
  }),
  WRITTEN,
);

const digestsSchema = z.record(z.string(), z.array(z.string()), WRITTEN);

interface Annotated {
  /** The values of the comments at the top, such as `# title: …`, by their names. */
  notes: ReadonlyMap<string, string>;
  /** The program without these comments. */
  code: string;
}

function annotated(text: string): Annotated {
  const notes = new Map<string, string>();
  const lines = text.split('\n');
  for (const line of lines) {
    const [, name, value] = /^# ([a-z]+): +(\S.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) break;
    notes.set(name, value.trimEnd());
  }
  return { notes, code: lines.slice(notes.size).join('\n').trimStart() };
}

/** @throws {ContentError} if the comment is missing */
function noteOf(file: string, { notes }: Annotated, name: string): string {
  const value = notes.get(name);
  if (value !== undefined) return value;
  const fix = `Begin the file with a comment: # ${name}: …`;
  throw new ContentError([{ file, field: name, fix }]);
}

async function programsIn(folder: ContentFolder, path: string): Promise<[string, string][]> {
  const files = (await folder.list(path)).filter((file) => file.endsWith('.py'));
  return Promise.all(
    files.map(async (name): Promise<[string, string]> => {
      const file = `${path}/${name}`;
      return [file, await folder.read(file, 'Write the program.')];
    }),
  );
}

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.py'.length);

/** The cases that every submission must pass, and the names of samples that differ from their file names. */
export interface NamedCases {
  cases: readonly Case[];
  names: Readonly<Record<string, string>>;
}

/** Known mistakes for the gates, and as they are published. */
interface AdvisedMistakes {
  mistakes: Mistake[];
  known: KnownMistake[];
}

/**
 * Loads the known mistakes of a challenge, with their advice and their digests.
 *
 * @throws {ContentError} if a mistake has no advice, or names no case that it fails
 */
export async function loadMistakes(
  folder: ContentFolder,
  path: string,
  { cases, names }: NamedCases,
): Promise<AdvisedMistakes> {
  const programs = await programsIn(folder, `${path}/mistakes`);
  const digestsFile = `${path}/${DIGESTS_FILE}`;
  const written = (await folder.readOptional(digestsFile)) ?? '{}';
  const digests = new Map(Object.entries(parseYaml(digestsSchema, digestsFile, written)));
  const mistakes: Mistake[] = [];
  const known: KnownMistake[] = [];
  for (const [file, text] of programs) {
    const program = annotated(text);
    const advice = noteOf(file, program, 'advice');
    const stem = noteOf(file, program, 'look');
    const look = caseName(stem, names);
    if (!cases.some(({ name }) => name === look)) {
      const fix = `There is no samples/${stem}.in or cases/${stem}.in. Name a case that exists.`;
      throw new ContentError([{ file, field: 'look', fix }]);
    }
    const name = stemOf(file);
    mistakes.push({ name, file, code: program.code, message: program.notes.get('earns') ?? null });
    known.push({ name, advice, look, digests: digests.get(name) ?? [] });
  }
  return { mistakes, known };
}

/**
 * Loads the solutions of a challenge with another idea than its model solution.
 *
 * @throws {ContentError} if one has no title or reason
 */
export async function loadAlternatives(
  folder: ContentFolder,
  path: string,
): Promise<Alternative[]> {
  const programs = await programsIn(folder, `${path}/solutions`);
  return programs.map(([file, text]) => {
    const program = annotated(text);
    const [title, why] = [noteOf(file, program, 'title'), noteOf(file, program, 'why')];
    return { file, title, why, code: program.code };
  });
}

/** Loads the wrong programs that a challenge keeps. Most challenges have none. */
export async function loadArchive(folder: ContentFolder, path: string): Promise<ArchivedProgram[]> {
  const programs = await programsIn(folder, `${path}/archive`);
  return programs.map(([file, text]) => {
    const { notes, code } = annotated(text);
    return { file, code, makes: notes.get('makes') ?? null };
  });
}

/** Loads the cases for practice of a challenge. Returns an empty list if the file doesn't exist yet. */
export async function loadPracticeCases(
  folder: ContentFolder,
  path: string,
): Promise<PracticeCase[]> {
  const file = `${path}/${POOL_FILE}`;
  const text = await folder.readOptional(file);
  if (text === null) return [];
  return parseYaml(poolSchema, file, text).map(({ size, stdin, expectedStdout }) => ({
    size,
    stdin,
    expectedStdout,
  }));
}
