import { digestMistakes } from '../digest-outcomes.ts';
import { DIGESTS_FILE } from '../load-feedback.ts';
import type { ChallengeGate } from './gate.ts';

/** The committed digests say what each known mistake does today. */
export const digestCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder } = authored;
  const digests = await digestMistakes(authored, runner);
  const stale = challenge.mistakes.filter(
    (mistake) => digests.get(mistake.name)?.join() !== mistake.digests.join(),
  );
  const fix = `This mistake or the cases have changed. Run \`npm run content -- ${challenge.id} --write\`. If that doesn't help, the mistake does something else in every run.`;
  return stale.map(({ name }) => ({ file: `${folder}/${DIGESTS_FILE}`, field: name, fix }));
};
