import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { EXERCISE_KINDS } from '../domain/exercise.ts';
import { titleOfSlug } from './content-folder.ts';
import { slug as slugSchema } from './schemas/curriculum-schemas.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates/exercises');
/** Kinds that lessons can use today. Nothing can be found in the lab as long as it records nothing. */
const KINDS = EXERCISE_KINDS.filter((kind) => kind !== 'find');

/** The exercise to create. */
export interface ExerciseDraft {
  /** The slug of the lesson. */
  lesson: string;
  kind: string;
  id: string;
}

function refuseOddNames({ kind, id }: ExerciseDraft): void {
  if (!KINDS.some((each) => each === kind)) {
    throw new RangeError(`"${kind}" is not a kind of exercise. Use ${KINDS.join(', ')}.`);
  }
  if (slugSchema.safeParse(id).success) return;
  throw new RangeError(
    `"${id}" is not a valid id. Use lowercase letters, digits and single hyphens, such as name-the-host.`,
  );
}

/**
 * Appends a step with a minimal working exercise to a lesson in format 2, with placeholders between `<<<` and `>>>`.
 *
 * @param directory the content folder
 * @returns the lesson's file, relative to the content folder
 * @throws {RangeError} if a name is invalid, the id is taken or there is no such lesson; then nothing is written
 */
export async function appendExercise(directory: string, draft: ExerciseDraft): Promise<string> {
  refuseOddNames(draft);
  const file = `lessons/${draft.lesson}/lesson.md`;
  const target = path.join(directory, file);
  if (!slugSchema.safeParse(draft.lesson).success || !(await stat(target).catch(() => null))) {
    throw new RangeError(`There is no lesson "${draft.lesson}". Create it first.`);
  }
  const text = await readFile(target, 'utf8');
  if (!/^format: 2$/m.test(text)) {
    throw new RangeError(`content/${file} is an article. Rewrite it in format 2 first.`);
  }
  if (new RegExp(String.raw`^:::\s*\S+\s+${draft.id}(\s|$)|\{#${draft.id}\}`, 'm').test(text)) {
    throw new RangeError(`content/${file} already has "${draft.id}". Choose another id.`);
  }
  const template = await readFile(path.join(TEMPLATES, `${draft.kind}.md`), 'utf8');
  const heading = `## ${titleOfSlug(draft.id)} {#${draft.id}}`;
  const exercise = template.replaceAll('<<< id >>>', draft.id);
  await writeFile(target, `${text.trimEnd()}\n\n${heading}\n\n<<< One idea >>>\n\n${exercise}`);
  return file;
}
