import { digestMistakes } from '../digest-outcomes.ts';
import type { ChallengeGate } from './gate.ts';

/**
 * No two known mistakes do the same in every sample and hidden case. Submissions are compared with mistakes by these
 * cases, and if two match, no advice is given.
 */
export const distinctMistakes: ChallengeGate = async (authored, runner) => {
  const digests = await digestMistakes(authored, runner);
  const firstWith = new Map<string, string>();
  return authored.mistakes.flatMap(({ name, file }) => {
    const pattern = digests.get(name)?.join() ?? '';
    const first = firstWith.get(pattern);
    if (first === undefined) {
      firstWith.set(pattern, name);
      return [];
    }
    const fix = `It does the same as ${first}.py in every sample and hidden case. Add a case that tells them apart, or remove one.`;
    return [{ file, field: '', fix }];
  });
};
