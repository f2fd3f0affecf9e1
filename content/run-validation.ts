import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pMapIterable } from 'p-map';
import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredLesson } from './authored.ts';
import type { TextFile } from './gates/gate.ts';
import { loadAuthoredCurriculum } from './load-curriculum.ts';
import { type Item, type ItemResult, itemsOf } from './curriculum-items.ts';
import { recordTraffic } from './lesson/record-traffic.ts';
import { RECORDINGS } from './lesson/recordings.ts';
import { writeCases } from './write-cases.ts';
import { createReport, type ValidationReport } from './validation-report.ts';

const AUTHORED = /^(?:(?:lessons|challenges)\/.+\.(?:md|py|in|out|txt|json|yml)|[^/]+\.yml)$/;

/** Every file of a content folder that an author wrote, code of the product left out. */
export async function textFiles(directory: string): Promise<TextFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => AUTHORED.test(file))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(directory, file), 'utf8') })),
  );
}

/**
 * Records the traffic of a lesson's `find` exercises again.
 *
 * @returns the written files, relative to the content folder
 * @throws {ContentError} if a program doesn't finish
 */
async function writeRecordings(
  directory: string,
  authored: AuthoredLesson,
  runner: LanguageRunner,
): Promise<string[]> {
  return Promise.all(
    authored.recordings.map(async (recording) => {
      const recorded = await recordTraffic(authored, recording, runner);
      const file = `${authored.folder}/${RECORDINGS}/${recording.name}.json`;
      await writeFile(join(directory, file), `${JSON.stringify(recorded)}\n`);
      return file;
    }),
  );
}

/** The options of a validation. */
interface ValidationRun {
  /** The content folder. */
  directory: string;
  runner: LanguageRunner;
  /** The lessons and challenges to validate; all if empty. */
  slugs: readonly string[];
  /** Whether to write first what generators and known mistakes determine. */
  mustWrite: boolean;
  /** Receives each line of the report. */
  report: (line: string) => void;
  /** Receives the progress of the validation. */
  onProgress?: (done: number, all: number) => void;
}

function unknownSlug(
  slug: string,
  known: readonly string[],
  unlistedLessons: readonly string[],
): RangeError {
  return new RangeError(
    unlistedLessons.includes(slug)
      ? `The lesson "${slug}" is not on the learning path. Add it to content/learning-path.yml.`
      : `There is no lesson or challenge "${slug}". Choose from: ${known.join(', ')}.`,
  );
}

async function selectItems({ directory, slugs }: ValidationRun): Promise<readonly Item[]> {
  const curriculum = await loadAuthoredCurriculum(directory);
  const items = itemsOf(curriculum, await textFiles(directory));
  const known = items.map(({ id }) => id).filter((id) => id !== '');
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw unknownSlug(unknown, known, curriculum.unlistedLessons);
  return slugs.length === 0 ? items : items.filter(({ id }) => slugs.includes(id));
}

async function write({ directory, runner, slugs, report }: ValidationRun): Promise<void> {
  const { lessons, challenges } = await loadAuthoredCurriculum(directory);
  const isChosen = (id: string): boolean => slugs.length === 0 || slugs.includes(id);
  for (const authored of lessons.filter(({ lesson }) => isChosen(lesson.id))) {
    const files = await writeRecordings(directory, authored, runner);
    for (const file of files) report(`wrote  ${file}`);
  }
  for (const authored of challenges.filter(({ challenge }) => isChosen(challenge.id))) {
    const files = await writeCases(directory, authored, runner);
    for (const file of files) report(`wrote  ${file}`);
  }
}

interface ValidatedItem extends ItemResult {
  item: Item;
  seconds: number;
}

async function validate(item: Item, runner: LanguageRunner): Promise<ValidatedItem> {
  const start = performance.now();
  const result = await item.validate(runner);
  return { item, ...result, seconds: (performance.now() - start) / 1_000 };
}

async function validateAll(
  items: readonly Item[],
  { runner, onProgress }: ValidationRun,
  report: ValidationReport,
): Promise<void> {
  const concurrency = availableParallelism();
  onProgress?.(0, items.length);
  let done = 0;
  // Validated in parallel, reported in the order of the curriculum.
  for await (const validated of pMapIterable(items, (item) => validate(item, runner), {
    concurrency,
  })) {
    report.add(validated);
    done += 1;
    onProgress?.(done, items.length);
  }
}

/**
 * Runs every gate on the curriculum and reports item by item.
 *
 * @returns the number of problems
 * @throws {ContentError} if a file is invalid
 * @throws {RangeError} if a slug is unknown
 */
export async function runValidation(run: ValidationRun): Promise<number> {
  // Reject unknown slugs before anything is written.
  let items = await selectItems(run);
  if (run.mustWrite) {
    await write(run);
    items = await selectItems(run);
  }
  const report = createReport(run.report, { namesSurvivors: run.slugs.length > 0 });
  await validateAll(items, run, report);
  return report.finish();
}
