import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredCurriculum } from './authored.ts';
import { ContentError, type Problem } from './content-error.ts';
import { CHALLENGE_GATES, CURRICULUM_GATES, FILE_GATES, LESSON_GATES } from './gates/all-gates.ts';
import type { TextFile } from './gates/gate.ts';
import { rememberingRunner } from './remembering-runner.ts';

/** One part of the curriculum that is proven by itself. */
export interface Item {
  kind: 'curriculum' | 'lesson' | 'challenge';
  /** The slug; empty for what belongs to the curriculum as a whole. */
  id: string;
  /** Takes the item through its gates, one after the other. Empty when it passes all of them. */
  prove(runner: LanguageRunner): Promise<Problem[]>;
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
  const remembering = rememberingRunner(runner);
  const problems: Problem[] = [];
  for (const check of checks) problems.push(...(await findings(check, remembering)));
  return problems;
}

/**
 * The parts of a curriculum that can be proven, each with its gates: what belongs to the whole first, then
 * lessons, then challenges.
 *
 * @param files every file that an author wrote
 */
export function provableItems(curriculum: AuthoredCurriculum, files: readonly TextFile[]): Item[] {
  const fileChecks = (isOwn: (file: string) => boolean): Check[] =>
    files
      .filter(({ file }) => isOwn(file))
      .flatMap((file) =>
        FILE_GATES.map(
          (gate): Check =>
            () =>
              gate(file),
        ),
      );
  const item = (kind: Item['kind'], id: string, checks: readonly Check[]): Item => ({
    kind,
    id,
    prove: (runner) => proveAll(checks, runner),
  });
  const whole = CURRICULUM_GATES.map(
    (gate): Check =>
      () =>
        gate(curriculum),
  );
  return [
    item('curriculum', '', [...whole, ...fileChecks((file) => !file.includes('/'))]),
    ...curriculum.lessons.map((authored) => {
      const own = fileChecks((file) => file.startsWith(`${authored.folder}/`));
      const gates = LESSON_GATES.map(
        (gate): Check =>
          (runner) =>
            gate(authored, runner),
      );
      return item('lesson', authored.lesson.id, [...gates, ...own]);
    }),
    ...curriculum.challenges.map((authored) => {
      const own = fileChecks((file) => file.startsWith(`${authored.folder}/`));
      const gates = CHALLENGE_GATES.map(
        (gate): Check =>
          (runner) =>
            gate(authored, runner),
      );
      return item('challenge', authored.challenge.id, [...gates, ...own]);
    }),
  ];
}
