import type { LanguageRunner, RunRequest, RunResult } from '../sandbox/contract.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from './authored.ts';
import { ContentError, type Problem } from './content-error.ts';
import { CHALLENGE_GATES, CURRICULUM_GATES, FILE_GATES, LESSON_GATES } from './gates/all-gates.ts';
import { mutationCheck } from './gates/mutation-check.ts';
import type { TextFile } from './gates/gate.ts';
import { hashContent } from './passed-items.ts';
import { measureStrength, type Strength } from './strength/measure-strength.ts';

/** Caches results, because several gates run the same program on the same inputs. */
function rememberingRunner(runner: LanguageRunner): LanguageRunner {
  const results = new Map<string, Promise<RunResult>>();
  return {
    run(request: RunRequest): Promise<RunResult> {
      const key = JSON.stringify(request);
      const known = results.get(key) ?? runner.run(request);
      results.set(key, known);
      return known;
    },
  };
}

/** One part of the curriculum that is validated separately. */
export interface Item {
  kind: 'curriculum' | 'lesson' | 'challenge';
  /** The slug; empty for the curriculum as a whole. */
  id: string;
  /** The hash of what its own gates judge; null if they need no sandbox, and are never skipped. */
  content: string | null;
  /**
   * Runs the item's gates one after the other.
   *
   * @param mostMutants how many mutants of a challenge's solution to try at most
   */
  validate(runner: LanguageRunner, mostMutants: number): Promise<ItemResult>;
  /** Runs only the gates that a change elsewhere can break: those of its files, and whether it fits. None needs a sandbox. */
  validateFit(): Promise<readonly Problem[]>;
}

/** The result of the gates of one item. */
export interface ItemResult {
  /** Empty if the item passes all of them. */
  problems: readonly Problem[];
  /** The test strength of a challenge; null for other items and for a challenge with problems. */
  strength: Strength | null;
}

type Check = (runner: LanguageRunner) => Problem[] | Promise<Problem[]>;

/** Runs a check. A generator or a solution that doesn't finish counts as a problem. */
async function findings(check: Check, runner: LanguageRunner): Promise<readonly Problem[]> {
  try {
    return await check(runner);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

async function runChecks(checks: readonly Check[], runner: LanguageRunner): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const check of checks) problems.push(...(await findings(check, runner)));
  return problems;
}

/** The gates of a lesson or a challenge. */
interface ItemChecks {
  own: readonly Check[];
  /** Gates for the text of its files. */
  files: readonly Check[];
  /** Whether it fits the rest of the curriculum. Checked once its own gates pass, which explain most problems here. */
  fit: Check;
}

async function runItemChecks(
  { own, files, fit }: ItemChecks,
  runner: LanguageRunner,
): Promise<Problem[]> {
  const problems = await runChecks([...own, ...files], runner);
  return problems.length > 0 ? problems : runChecks([fit], runner);
}

/** Gates for texts and for the curriculum run no programs. */
const NO_RUNNER: LanguageRunner = {
  run: () => Promise.reject(new Error('This gate runs without a sandbox.')),
};

/** Skips measuring a challenge with problems, because mutants of a failing solution are meaningless. */
async function validateChallenge(
  authored: AuthoredChallenge,
  checks: ItemChecks,
  { runner, mostMutants }: { runner: LanguageRunner; mostMutants: number },
): Promise<ItemResult> {
  const problems = await runItemChecks(checks, runner);
  if (problems.length > 0) return { problems, strength: null };
  const strength = await measureStrength(authored, mostMutants, runner);
  return { problems: mutationCheck(authored, strength), strength };
}

/** Binds the gates to an item. */
function applied<Subject>(
  gates: readonly ((subject: Subject, runner: LanguageRunner) => Problem[] | Promise<Problem[]>)[],
  subject: Subject,
): Check[] {
  return gates.map((gate) => (runner) => gate(subject, runner));
}

type ItemName = Pick<Item, 'kind' | 'id' | 'content'>;

function item(name: ItemName, checks: ItemChecks, validate: Item['validate']): Item {
  const withoutSandbox = { ...checks, own: [] };
  return { ...name, validate, validateFit: () => runItemChecks(withoutSandbox, NO_RUNNER) };
}

function untestedItem(name: ItemName, checks: ItemChecks): Item {
  return item(name, checks, async (runner) => ({
    problems: await runItemChecks(checks, rememberingRunner(runner)),
    strength: null,
  }));
}

/**
 * Returns the items of a curriculum with their gates: first the curriculum as a whole, then lessons, then challenges.
 * How they fit together is reported for the lesson or the challenge that has to change.
 *
 * @param files every file that an author wrote
 */
export function itemsOf(curriculum: AuthoredCurriculum, files: readonly TextFile[]): Item[] {
  const curriculumProblems = CURRICULUM_GATES.flatMap((gate) => gate(curriculum));
  const checksOf = (isOwn: (file: string) => boolean, own: readonly Check[]): ItemChecks => ({
    own,
    files: files.filter(({ file }) => isOwn(file)).flatMap(fileChecks),
    fit: () => curriculumProblems.filter(({ file }) => isOwn(file)),
  });
  const inFolder = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
  return [
    untestedItem(
      { kind: 'curriculum', id: '', content: null },
      checksOf((file) => !file.includes('/'), []),
    ),
    ...curriculum.lessons.map((authored) => {
      const checks = checksOf(inFolder(authored.folder), applied(LESSON_GATES, authored));
      const content = hashContent(authored);
      return untestedItem({ kind: 'lesson', id: authored.lesson.id, content }, checks);
    }),
    ...curriculum.challenges.map((authored) => {
      const checks = checksOf(inFolder(authored.folder), applied(CHALLENGE_GATES, authored));
      const content = hashContent(authored);
      const name: ItemName = { kind: 'challenge', id: authored.challenge.id, content };
      return item(name, checks, (runner, mostMutants) =>
        validateChallenge(authored, checks, { runner: rememberingRunner(runner), mostMutants }),
      );
    }),
  ];
}

const fileChecks = (file: TextFile): Check[] => applied(FILE_GATES, file);
