import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { EXERCISE_KINDS } from '../domain/exercise.ts';
import { RECORDINGS } from './lesson/recordings.ts';
import { titleOfSlug } from './content-folder.ts';
import { slug as slugSchema } from './schemas/curriculum-schemas.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates/exercises');
/** `tests` is a `write` exercise in which learners write tests. */
const TEMPLATE_NAMES: readonly string[] = [...EXERCISE_KINDS, 'tests'];

/** The exercise to create. */
export interface ExerciseDraft {
  /** The slug of the lesson. */
  lesson: string;
  /** A kind of exercise, or `tests`. */
  kind: string;
  id: string;
}

function refuseOddNames({ kind, id }: ExerciseDraft): void {
  if (!TEMPLATE_NAMES.includes(kind)) {
    throw new RangeError(`"${kind}" is not a kind of exercise. Use ${TEMPLATE_NAMES.join(', ')}.`);
  }
  if (slugSchema.safeParse(id).success) return;
  throw new RangeError(
    `"${id}" is not a valid id. Use lowercase letters, digits and single hyphens, such as name-the-host.`,
  );
}

/** Adds the program that records what the exercise asks about. */
async function addRecording(folder: string, id: string): Promise<void> {
  const recordings = path.join(folder, RECORDINGS);
  await mkdir(recordings, { recursive: true });
  await copyFile(path.join(TEMPLATES, 'recording.py'), path.join(recordings, `${id}.py`));
}

/**
 * Appends a step with a minimal working exercise to a lesson, with placeholders between `<<<` and `>>>`. A
 * `find` exercise also gets a program that records something.
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
  if (new RegExp(String.raw`^:::\s*\S+\s+${draft.id}(\s|$)|\{#${draft.id}\}`, 'm').test(text)) {
    throw new RangeError(`content/${file} already has "${draft.id}". Choose another id.`);
  }
  const template = await readFile(path.join(TEMPLATES, `${draft.kind}.md`), 'utf8');
  const heading = `## ${titleOfSlug(draft.id)} {#${draft.id}}`;
  const exercise = template.replaceAll('<<< id >>>', draft.id);
  await writeFile(target, `${text.trimEnd()}\n\n${heading}\n\n<<< One idea >>>\n\n${exercise}`);
  if (draft.kind === 'find') await addRecording(path.dirname(target), draft.id);
  return file;
}
