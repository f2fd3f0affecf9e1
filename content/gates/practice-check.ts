import type { PracticeCase } from '../curriculum.ts';
import { generatePracticeCases } from '../generate-practice.ts';
import { POOL_FILE } from '../load-feedback.ts';
import type { ChallengeGate } from './gate.ts';

const isSame = (made: PracticeCase, committed: PracticeCase | undefined): boolean =>
  made.size === committed?.size &&
  made.stdin === committed.stdin &&
  made.expectedStdout === committed.expectedStdout;

/** The committed practice cases are those that the generator and the solution produce today: eight of each size. */
export const practiceCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder } = authored;
  const committed = challenge.practiceCases;
  // A missing file is reported as missing.
  if (committed.length === 0) return [];
  const made = await generatePracticeCases(authored, runner);
  const isCurrent =
    made.length === committed.length && made.every((test, index) => isSame(test, committed[index]));
  if (isCurrent) return [];
  const fix = `The generator or the solution now produces different cases. Run \`npm run content -- ${challenge.id} --write\`.`;
  return [{ file: `${folder}/${POOL_FILE}`, field: '', fix }];
};
