import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { exerciseIn } from '../domain/practice.ts';
import type { AuthoredCurriculum } from './authored.ts';
import { type ContentFolder, parseYaml } from './content-folder.ts';

/** Every id that the curriculum ever had, relative to the content folder. */
export const IDS_FILE = 'permanent-ids.json';

const idsSchema = z.array(z.string());

/** What the ids of a curriculum are taken from. */
type Identified = Pick<
  AuthoredCurriculum,
  'categories' | 'achievements' | 'lessons' | 'challenges'
>;

/** Returns the ids that learners' records refer to, each with what it names, such as `lesson print-and-run`. */
export function idsOf({ categories, achievements, lessons, challenges }: Identified): string[] {
  return [
    ...categories.map(({ id }) => `category ${id}`),
    ...achievements.map(({ id }) => `achievement ${id}`),
    ...challenges.map(({ challenge: { id } }) => `challenge ${id}`),
    ...lessons.flatMap(({ lesson: { id, steps } }) => [
      `lesson ${id}`,
      ...steps.flatMap((step) => {
        const exercise = exerciseIn(step);
        return [`step ${id}/${step.id}`, ...(exercise ? [`exercise ${id}/${exercise.id}`] : [])];
      }),
    ]),
  ];
}

/**
 * Reads the ids that the curriculum ever had.
 *
 * @returns none if nobody has recorded them
 * @throws {ContentError} if the list is damaged
 */
export async function readPermanentIds(folder: ContentFolder): Promise<string[]> {
  const text = await folder.readOptional(IDS_FILE);
  return text === null ? [] : parseYaml(idsSchema, IDS_FILE, text);
}

/** Adds the ids of a curriculum to the list. It is sorted, one id a line, so that two branches can be merged. */
export async function recordIds(directory: string, curriculum: AuthoredCurriculum): Promise<void> {
  const ids = [...new Set([...curriculum.permanentIds, ...idsOf(curriculum)])].toSorted();
  await writeFile(join(directory, IDS_FILE), `${JSON.stringify(ids, null, 2)}\n`);
}
