import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAuthoredCurriculum, loadCurriculum } from '../../content/load-curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

/** The gates prove the same for all challenges without a server, so a few are enough here. */
const CHALLENGES = 3;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, await loadCurriculum());
});
afterAll(() => world.close());

const { challenges } = await loadAuthoredCurriculum();
const advised = challenges.filter(({ challenge }) => challenge.mistakes.length > 0);

test.each(advised.slice(-CHALLENGES).map(({ challenge, mistakes }) => ({ challenge, mistakes })))(
  'each known mistake of $challenge.id gets its own advice, and most a case for practice',
  async ({ challenge, mistakes }) => {
    const context = await newSession(world, 400);
    const submit = (code: string) =>
      world.services.submissions.submit(context, {
        challengeId: challenge.id,
        language: 'PYTHON',
        code,
        idempotencyKey: null,
      });
    const practiceCases: unknown[] = [];
    for (const { name, code } of mistakes) {
      const published = challenge.mistakes.find((mistake) => mistake.name === name);
      const { feedback } = await submit(code);
      expect(feedback?.advice, name).toEqual({
        text: published?.advice,
        isExact: true,
        caseName: published?.look,
      });
      practiceCases.push(feedback?.practiceCase);
    }
    expect(practiceCases.slice(0, 2)).toEqual([null, null]);
    expect(practiceCases.some((shown) => shown !== null)).toBe(true);
  },
);
