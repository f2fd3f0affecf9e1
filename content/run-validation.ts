import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pMapIterable } from 'p-map';
import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredLesson } from './authored.ts';
import type { TextFile } from './gates/gate.ts';
import type { Problem } from './content-error.ts';
import { loadAuthoredCurriculum } from './load-curriculum.ts';
import { type Item, type ItemResult, itemsOf } from './curriculum-items.ts';
import { recordTraffic } from './lesson/record-traffic.ts';
import { RECORDINGS } from './lesson/recordings.ts';
import { recordIds } from './permanent-ids.ts';
import { hashPassed, type PassedItems, readPassedItems, writePassedItems } from './passed-items.ts';
import { createStopwatch } from './stopwatch.ts';
import { SAMPLED_MUTANTS } from './strength/measure-strength.ts';
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
  /** Whether to record at the end which items passed. */
  mustRecord: boolean;
  /** The hash of everything that judges items, for the record of those that passed. */
  judge: string;
  /** How many items to validate that have not changed since they passed; all by default. They are chosen at random. */
  unchanged?: number;
  /** Whether to try every mutant, and to name those that survive, whatever time that takes. */
  areAllMutants?: boolean;
  /** How long the whole run may take on two quiet cores; as long as it needs by default. */
  mostSeconds?: number;
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

const nameOf = ({ kind, id }: Item): string => `${kind} ${id}`.trim();

/** Chooses items at random. */
function sampleOf(items: readonly Item[], size: number): Item[] {
  return items
    .map((item) => ({ item, rank: Math.random() }))
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Chooses the items to skip: those that have not changed since this judge passed them, without a sample. */
function skippedItems(
  items: readonly Item[],
  passed: PassedItems,
  { judge, unchanged = Infinity }: ValidationRun,
): ReadonlySet<Item> {
  const same = items.filter(
    (item) =>
      item.content !== null && passed[nameOf(item)]?.hash === hashPassed(judge, item.content),
  );
  const sample = sampleOf(same, unchanged);
  return new Set(same.filter((item) => !sample.includes(item)));
}

/** The most seconds of two quiet cores that one item may take, so that authors don't wait long after a change. */
const MOST_ITEM_SECONDS = 20;
/** On a machine that is slowed down more than this, times say too little to refuse an item. */
const MOST_SLOWDOWN = 3;

function slownessOf({ kind, id }: Item, seconds: number): Problem {
  const fix = `Its programs take ${Math.ceil(seconds)} seconds on two quiet cores; at most ${MOST_ITEM_SECONDS} are allowed. Make the solution or its inputs smaller, or remove cases and mistakes that say the same as others.`;
  return { file: `${kind}s/${id}`, field: '', fix };
}

async function validate(
  item: Item,
  { runner, areAllMutants = false }: ValidationRun,
): Promise<ValidatedItem> {
  const stopwatch = createStopwatch(runner);
  const mostMutants = areAllMutants ? Infinity : SAMPLED_MUTANTS;
  const result = await item.validate(stopwatch.runner, mostMutants);
  const { seconds, slowdown } = stopwatch.read();
  const isSlow = !areAllMutants && seconds > MOST_ITEM_SECONDS && slowdown <= MOST_SLOWDOWN;
  const problems = isSlow ? [...result.problems, slownessOf(item, seconds)] : result.problems;
  return { item, ...result, problems, seconds };
}

/** Runs the gates of items. @returns what passed, by kind and slug */
async function validateAll(
  items: readonly Item[],
  run: ValidationRun,
  report: ValidationReport,
): Promise<PassedItems> {
  const { judge, onProgress } = run;
  const concurrency = availableParallelism();
  const passed: PassedItems = {};
  onProgress?.(0, items.length);
  let done = 0;
  // Validated in parallel, reported in the order of the curriculum.
  for await (const validated of pMapIterable(items, (item) => validate(item, run), {
    concurrency,
  })) {
    report.add(validated);
    const { item, problems, strength } = validated;
    if (item.content !== null && problems.length === 0) {
      const hash = hashPassed(judge, item.content);
      passed[nameOf(item)] = { hash, ...(strength && { strength: strength.share }) };
    }
    done += 1;
    onProgress?.(done, items.length);
  }
  return passed;
}

/** Checks whether items that keep their result still fit the rest of the curriculum. */
async function keepResults(
  items: Iterable<Item>,
  passed: PassedItems,
  report: ValidationReport,
): Promise<void> {
  for (const item of items) {
    const problems = await item.validateFit();
    report.keep({ item, problems, share: passed[nameOf(item)]?.strength ?? null });
  }
}

/** Replaces the results of the validated items. Those that were skipped keep theirs, and others do unless all were chosen. */
async function recordPassed(
  { directory, slugs }: ValidationRun,
  before: PassedItems,
  { passed, skipped }: { passed: PassedItems; skipped: ReadonlySet<Item> },
): Promise<void> {
  const names = new Set([...skipped].map(nameOf));
  const isOther = (name: string): boolean =>
    slugs.length > 0 && slugs.every((slug) => !name.endsWith(` ${slug}`));
  const kept = Object.entries(before).filter(([name]) => names.has(name) || isOther(name));
  await writePassedItems(directory, { ...Object.fromEntries(kept), ...passed });
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
  const before = await readPassedItems(run.directory);
  const skipped = skippedItems(items, before, run);
  const { areAllMutants = false, mostSeconds } = run;
  const isWhole = run.slugs.length === 0;
  const namesSurvivors = areAllMutants || !isWhole;
  const report = createReport(run.report, { isWhole, namesSurvivors, mostSeconds });
  const chosen = items.filter((item) => !skipped.has(item));
  const passed = await validateAll(chosen, run, report);
  await keepResults(skipped, before, report);
  if (run.mustRecord) {
    await recordPassed(run, before, { passed, skipped });
    await recordIds(run.directory, await loadAuthoredCurriculum(run.directory));
  }
  return report.finish();
}
