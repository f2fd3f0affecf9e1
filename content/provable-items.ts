import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from './authored.ts';
import { ContentError, type Problem } from './content-error.ts';
import { CHALLENGE_GATES, CURRICULUM_GATES, FILE_GATES, LESSON_GATES } from './gates/all-gates.ts';
import { casesKillMutants } from './gates/cases-kill-mutants.ts';
import type { TextFile } from './gates/gate.ts';
import { rememberingRunner } from './remembering-runner.ts';
import { measureStrength, type Strength } from './strength/measure-strength.ts';

/** One part of the curriculum that is proven by itself. */
export interface Item {
  kind: 'curriculum' | 'lesson' | 'challenge';
  /** The slug; empty for what belongs to the curriculum as a whole. */
  id: string;
  /** Takes the item through its gates, one after the other. */
  prove(runner: LanguageRunner): Promise<Proof>;
}

/** What came out of the gates of one item. */
export interface Proof {
  /** Empty when it passes all of them. */
  problems: readonly Problem[];
  /** How well the cases of a challenge test; null for anything else, and for a challenge with problems. */
  strength: Strength | null;
}

type Check = (runner: LanguageRunner) => Problem[] | Promise<Problem[]>;

/** A generator or a solution that does not finish is a finding like any other. */
async function findings(check: Check, runner: LanguageRunner): Promise<readonly Problem[]> {
  try {
    return await check(runner);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

async function proveAll(checks: readonly Check[], runner: LanguageRunner): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const check of checks) problems.push(...(await findings(check, runner)));
  return problems;
}

/** Mutants of a solution that fails say nothing, so a challenge with problems is not measured. */
async function proveChallenge(
  authored: AuthoredChallenge,
  checks: readonly Check[],
  runner: LanguageRunner,
): Promise<Proof> {
  const problems = await proveAll(checks, runner);
  if (problems.length > 0) return { problems, strength: null };
  const strength = await measureStrength(authored, runner);
  return { problems: casesKillMutants(authored, strength), strength };
}

/** The gates of one item, applied to it. */
function applied<Subject>(
  gates: readonly ((subject: Subject, runner: LanguageRunner) => Problem[] | Promise<Problem[]>)[],
  subject: Subject,
): Check[] {
  return gates.map((gate) => (runner) => gate(subject, runner));
}

function item(kind: Item['kind'], id: string, checks: readonly Check[]): Item {
  const prove = async (runner: LanguageRunner): Promise<Proof> => ({
    problems: await proveAll(checks, rememberingRunner(runner)),
    strength: null,
  });
  return { kind, id, prove };
}

/**
 * The parts of a curriculum that can be proven, each with its gates: what belongs to the whole first, then
 * lessons, then challenges.
 *
 * @param files every file that an author wrote
 */
export function provableItems(curriculum: AuthoredCurriculum, files: readonly TextFile[]): Item[] {
  const fileChecks = (isOwn: (file: string) => boolean): Check[] =>
    files.filter(({ file }) => isOwn(file)).flatMap((file) => applied(FILE_GATES, file));
  const inFolder = (folder: string): Check[] => fileChecks((file) => file.startsWith(`${folder}/`));
  const whole = applied(CURRICULUM_GATES, curriculum);
  return [
    item('curriculum', '', [...whole, ...fileChecks((file) => !file.includes('/'))]),
    ...curriculum.lessons.map((authored) => {
      const checks = [...applied(LESSON_GATES, authored), ...inFolder(authored.folder)];
      return item('lesson', authored.lesson.id, checks);
    }),
    ...curriculum.challenges.map((authored): Item => {
      const checks = [...applied(CHALLENGE_GATES, authored), ...inFolder(authored.folder)];
      return {
        kind: 'challenge',
        id: authored.challenge.id,
        prove: (runner) => proveChallenge(authored, checks, rememberingRunner(runner)),
      };
    }),
  ];
}
