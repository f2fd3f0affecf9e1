import { z } from 'zod';

import { ContentError } from './content-error.ts';
import { type ContentFolder, parseYaml, titleOfSlug } from './content-folder.ts';
import type { Case } from './curriculum.ts';

/** The generated cases of a challenge, relative to its folder. */
export const GENERATED_FILE = 'cases/generated.json';

const generatedSchema = z.array(
  z.strictObject({ seed: z.int(), stdin: z.string(), expectedStdout: z.string() }),
  'Write this file with `npm run content -- <slug> --write`.',
);

/**
 * Returns the name of a case: `02-a-single-port` → `A single port`.
 *
 * @param names replaces names derived from file names; the key is the file name without extension
 */
export function caseName(stem: string, names: Readonly<Record<string, string>>): string {
  const name = Object.hasOwn(names, stem) ? names[stem] : undefined;
  return name ?? titleOfSlug(stem.replace(/^\d+-/, ''));
}

async function loadCase(
  folder: ContentFolder,
  path: string,
  names: Readonly<Record<string, string>>,
): Promise<Case> {
  const stem = path.slice(path.lastIndexOf('/') + 1);
  const [stdin, expectedStdout] = await Promise.all([
    folder.read(`${path}.in`, "Write the program's input."),
    folder.read(`${path}.out`, 'Write what the program must print.'),
  ]);
  return { name: caseName(stem, names), stdin, expectedStdout };
}

/**
 * Loads the cases of a folder of `*.in` and `*.out` files, sorted by name.
 *
 * @param names replaces names derived from file names; the key is the file name without extension
 * @throws {ContentError} if one file of a pair is missing
 */
export async function loadCases(
  folder: ContentFolder,
  path: string,
  names: Readonly<Record<string, string>> = {},
): Promise<Case[]> {
  const files = await folder.list(path);
  const pairs = files.filter((file) => /\.(in|out)$/.test(file));
  const stems = new Set(pairs.map((file) => file.replace(/\.(in|out)$/, '')));
  return Promise.all([...stems].map((stem) => loadCase(folder, `${path}/${stem}`, names)));
}

/** The cases that every submission must pass. */
interface FixedCases {
  samples: Case[];
  hiddenCases: Case[];
}

/**
 * Loads the samples and the hidden cases of a challenge.
 *
 * @param names replaces names derived from file names; the key is the file name without extension
 * @throws {ContentError} if one file of a pair is missing, or a name has no case
 */
export async function loadFixedCases(
  folder: ContentFolder,
  path: string,
  names: Readonly<Record<string, string>>,
): Promise<FixedCases> {
  const paths = [`${path}/samples`, `${path}/cases`];
  const files = (await Promise.all(paths.map((each) => folder.list(each)))).flat();
  const unknown = Object.keys(names).find((stem) => !files.includes(`${stem}.in`));
  if (unknown !== undefined) {
    const fix = `There is no ${unknown}.in in samples or cases. Use a case that exists.`;
    throw new ContentError([{ file: `${path}/challenge.yml`, field: 'names', fix }]);
  }
  const [samples = [], hiddenCases = []] = await Promise.all(
    paths.map((each) => loadCases(folder, each, names)),
  );
  return { samples, hiddenCases };
}

/** Loads the generated cases of a challenge. Returns an empty list if the file does not exist yet. */
export async function loadCasePool(folder: ContentFolder, path: string): Promise<Case[]> {
  const file = `${path}/${GENERATED_FILE}`;
  const text = await folder.readOptional(file);
  if (text === null) return [];
  return parseYaml(generatedSchema, file, text).map(({ seed, stdin, expectedStdout }) => ({
    name: `Seed ${seed}`,
    stdin,
    expectedStdout,
  }));
}
