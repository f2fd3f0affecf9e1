import { withoutHiddenValues } from '../../sandbox/lab/scenario.ts';
import { judge } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/**
 * The solution passes every sample without the hidden values of the lab's applications, because learners run samples
 * without them.
 */
export const hiddenValueCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder, solution } = authored;
  const apps = Object.values(challenge.lab?.apps ?? {});
  if (challenge.lab === null || apps.every(({ hidden }) => hidden === undefined)) return [];
  const lab = withoutHiddenValues(challenge.lab);
  const cases = challenge.samples;
  const attempt = { challenge: { ...challenge, lab }, code: solution, cases };
  const { tests } = await judge(runner, attempt);
  return tests.flatMap(({ name, isPassed, error }) => {
    if (isPassed) return [];
    const fix = `Without the lab's hidden values, the solution fails this sample. ${error ?? ''} Give learners a value in \`data\` that the sample finds.`;
    return [{ file: `${folder}/samples`, field: name, fix }];
  });
};
