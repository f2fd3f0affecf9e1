import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { Services } from '../../functions/services/services.ts';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { SandboxEngine } from '../../sandbox/python/sealed-runner.ts';
import { createWorld, newSession, type World } from '../support/world.ts';
import { FORGERIES_OF_FUNCTIONS } from './forgeries-of-functions.ts';
import {
  FORGERIES_AROUND_PROGRAMS,
  FORGERIES_OF_PROGRAMS,
  type Forgery,
} from './forgeries-of-programs.ts';
import {
  drawFromTheEnd,
  forgingCurriculum,
  HIDDEN_WORDS,
  CORRECT_CODE,
} from './forging-curriculum.ts';

/**
 * Outputs and return values are judged outside and produced by the same interpreter in every engine, so these forgeries
 * run only on the machine's best engine. Forgeries that depend on what surrounds the interpreter run on each.
 */
const forgeriesOn = (engine: SandboxEngine): readonly Forgery[] =>
  engine === ENGINES.at(-1)
    ? [...FORGERIES_AROUND_PROGRAMS, ...FORGERIES_OF_PROGRAMS, ...FORGERIES_OF_FUNCTIONS]
    : FORGERIES_AROUND_PROGRAMS;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, forgingCurriculum);
});
afterAll(() => world.close());

describe.for(ENGINES)('a solution graded with the %s engine', (engine) => {
  const python = useSealedPython(engine);
  let services: Services;
  beforeAll(() => {
    services = world.with({
      random: drawFromTheEnd,
      execution: {
        run: async ({ code, language: _language, ...options }) => ({
          outcomes: await python.runAll(code, options),
        }),
      },
    });
  });

  const submit = async (challengeId: string, code: string) => {
    const context = services.createRequestContext((await newSession(world)).identity);
    const input = { challengeId, language: 'PYTHON', code, idempotencyKey: null };
    const submitted = await services.submissions.submit(context, input);
    context.forget();
    const learner = await context.learner();
    return { ...submitted, experiencePoints: learner?.experiencePoints };
  };

  it('is accepted if it is honest', async () => {
    for (const [challengeId, code] of Object.entries(CORRECT_CODE)) {
      const { isAccepted, result } = await submit(challengeId, code);
      expect({ challengeId, isAccepted, error: result.error }).toEqual({
        challengeId,
        isAccepted: true,
        error: null,
      });
    }
  });

  for (const { name, challengeId, code } of forgeriesOn(engine)) {
    it(`is not accepted for ${name} (${challengeId})`, async () => {
      const { isAccepted, submission, result, experiencePoints } = await submit(challengeId, code);
      expect(isAccepted).toBe(false);
      expect(submission).toMatchObject({ status: 'FAILED', experienceEarned: 0 });
      expect(experiencePoints).toBe(0);
      const hidden = result.tests.filter(({ isHidden }) => isHidden);
      expect(JSON.stringify(hidden)).not.toMatch(HIDDEN_WORDS);
    });
  }
});
