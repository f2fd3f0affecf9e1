import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAuthoredCurriculum, loadCurriculum } from '../../content/load-curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

/** XP that opens every difficulty. */
const EXPERIENCE = 400;

const { challenges } = await loadAuthoredCurriculum();
const chains = challenges.flatMap(({ challenge, solution, evidence }) => {
  if (!evidence) return [];
  const { starterCode, id } = challenge;
  const [attack = ''] = evidence.attack.programs;
  return [{ id, attackId: evidence.attack.challenge.id, attack, solution, starterCode }];
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, await loadCurriculum());
});
afterAll(() => world.close());

test('there are chains', () => {
  expect(chains.map(({ id }) => id).toSorted()).toEqual([
    'check-the-owner',
    'dns-tunnel-detector',
    'find-the-hidden-message',
    'repair-the-parser',
    'spot-the-walk',
    'tcp-flags-and-scan-detection',
    'tokens-nobody-can-guess',
  ]);
});

test.each(chains)(
  'who solves $attackId finds its own attack in $id, which our solution stops and the starter doesn’t',
  async ({ id, attackId, attack, solution, starterCode }) => {
    const context = await newSession(world, EXPERIENCE);
    const { submissions } = world.services;
    const submit = (challengeId: string, code: string) =>
      submissions.submit(context, { challengeId, language: 'PYTHON', code, idempotencyKey: null });
    expect((await submissions.openEvidence(context, id)).source).toBe('UNSOLVED');
    expect((await submit(attackId, attack)).isAccepted).toBe(true);
    const { source, sample } = await submissions.openEvidence(context, id);
    expect(source).toBe('OWN');
    const failed = await submit(id, starterCode);
    expect(failed.isAccepted).toBe(false);
    const seen = failed.result.tests.find(({ name }) => name === sample.name);
    expect(seen?.isPassed).toBe(false);
    // A stored input is clipped.
    expect(seen?.stdin?.slice(0, 1_000)).toBe(sample.stdin.slice(0, 1_000));
    expect((await submit(id, solution)).isAccepted).toBe(true);
  },
);
