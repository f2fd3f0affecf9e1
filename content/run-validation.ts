import type { LanguageRunner } from '../sandbox/contract.ts';
import { describeProblem, type Problem } from './content-error.ts';
import { loadAuthoredCurriculum } from './load-curriculum.ts';
import { textFiles } from './text-files.ts';
import { type Item, provableItems } from './provable-items.ts';
import { writeGeneratedCases } from './write-generated-cases.ts';

/** What is validated, with what, and who is told. */
export interface ValidationRun {
  /** The content folder. */
  directory: string;
  runner: LanguageRunner;
  /** Only these lessons and challenges; everything when empty. */
  slugs: readonly string[];
  /** Whether the generated cases are written anew first. */
  mustWrite: boolean;
  /** Receives every line as soon as it is known. */
  report: (line: string) => void;
}

async function wantedItems({ directory, slugs }: ValidationRun): Promise<readonly Item[]> {
  const curriculum = await loadAuthoredCurriculum(directory);
  const items = provableItems(curriculum, await textFiles(directory));
  const known = items.map(({ id }) => id).filter((id) => id !== '');
  const unknown = slugs.find((slug) => !known.includes(slug));
  if (unknown !== undefined) {
    throw new RangeError(
      `There is no lesson or challenge "${unknown}". There are: ${known.join(', ')}.`,
    );
  }
  return slugs.length === 0 ? items : items.filter(({ id }) => slugs.includes(id));
}

async function write({ directory, runner, slugs, report }: ValidationRun): Promise<void> {
  const { challenges } = await loadAuthoredCurriculum(directory);
  for (const authored of challenges) {
    if (slugs.length > 0 && !slugs.includes(authored.challenge.id)) continue;
    const file = await writeGeneratedCases(directory, authored, runner);
    if (file !== null) report(`wrote  ${file}`);
  }
}

async function prove(item: Item, { runner, report }: ValidationRun): Promise<readonly Problem[]> {
  const start = performance.now();
  const problems = await item.prove(runner);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const verdict = problems.length === 0 ? 'passed' : 'FAILED';
  report(`${verdict}  ${item.kind.padEnd(10)}  ${item.id.padEnd(26)}  ${seconds.padStart(5)} s`);
  for (const problem of problems) report(`        ${describeProblem(problem)}`);
  return problems;
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/**
 * Takes the curriculum through every gate and reports item by item.
 *
 * @returns how many problems there are
 * @throws {ContentError} when a file cannot be read as what it claims to be
 * @throws {RangeError} when a slug is unknown
 */
export async function runValidation(run: ValidationRun): Promise<number> {
  // Before anything is written, a slug that does not exist is refused.
  let items = await wantedItems(run);
  if (run.mustWrite) {
    await write(run);
    items = await wantedItems(run);
  }
  let count = 0;
  for (const item of items) count += (await prove(item, run)).length;
  run.report(`\n${counted(items.length, 'item')}, ${counted(count, 'problem')}.`);
  return count;
}
