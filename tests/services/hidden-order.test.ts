import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { MOST_STOPPED, type CaseOutcome } from '../../sandbox/contract.ts';
import { feedbackCurriculum, FIXED, idOf } from '../support/feedback-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, feedbackCurriculum);
});
afterAll(() => world.close());

const LIMIT = { status: 'TIME_LIMIT', stdout: '', output: '', error: 'It took too long.' } as const;

/** What the sandbox makes of a program: some words never end, some have a wrong answer, and the others a right one. */
interface Behavior {
  endless?: readonly string[];
  wrong?: readonly string[];
}

/** Simulates the sandbox, which skips the rest after some inputs that a limit stopped. */
function simulate({ endless = [], wrong = [] }: Behavior, inputs: readonly string[]) {
  let stopped = 0;
  return inputs.map((input): CaseOutcome => {
    const word = input.trim();
    if (stopped === MOST_STOPPED) return { ...LIMIT, error: 'Not run.', seconds: 0 };
    if (endless.includes(word)) {
      stopped += 1;
      return { ...LIMIT, seconds: 5 };
    }
    const stdout = wrong.includes(word) ? 'wrong' : input.toUpperCase();
    return { status: 'FINISHED', stdout, output: stdout, error: null, seconds: 0.001 };
  });
}

/** Services whose programs behave in some way, and the inputs of each request in order. */
function observed(behavior: Behavior): { services: Services; requests: string[][] } {
  const requests: string[][] = [];
  const services = world.with({
    execution: {
      run({ inputs }) {
        requests.push(inputs.map((input) => input.trim()));
        return Promise.resolve({ outcomes: simulate(behavior, inputs) });
      },
    },
  });
  return { services, requests };
}

const submit = (services: Services, context: RequestContext, difficulty = 5) =>
  services.submissions.submit(context, {
    ...{ challengeId: idOf(difficulty), language: 'PYTHON', code: 'print()' },
    idempotencyKey: null,
  });

const WORDS = FIXED.map(([, word]) => word);

test('the hidden cases run in another order in each submission, after the samples', async () => {
  const { services, requests } = observed({ wrong: ['alpha'] });
  const context = await newSession(world, 400);
  for (let round = 0; round < 8; round += 1) await submit(services, context);
  const graded = requests.filter((inputs) => inputs.includes('heron'));
  expect(graded.map(([first]) => first)).toEqual(Array(8).fill('alpha'));
  const orders = new Set(
    graded.map((inputs) => inputs.filter((word) => WORDS.includes(word)).join()),
  );
  expect(orders.size).toBeGreaterThan(1);
});

test('verdicts and feedback have the order of the authors', async () => {
  const { services } = observed({ wrong: ['wren', 'rook'] });
  const context = await newSession(world, 400);
  for (let round = 0; round < 4; round += 1) {
    const { result, submission, feedback } = await submit(services, context);
    expect(result.tests.map(({ isPassed }) => isPassed).slice(0, 5)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(submission).toMatchObject({ status: 'FAILED' });
    expect(feedback?.failingTitles).toEqual(['A short name', 'A clever bird']);
  }
});

test('which hidden cases were skipped tells nothing about the order', async () => {
  const { services, requests } = observed({ endless: ['heron', 'magpie', 'rook'] });
  const shown = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { feedback, result } = await submit(services, await newSession(world, 400), 3);
    shown.add(JSON.stringify({ feedback, passed: result.tests.map(({ isPassed }) => isPassed) }));
  }
  expect(new Set(requests.map((inputs) => inputs.indexOf('heron'))).size).toBeGreaterThan(1);
  expect([...shown]).toHaveLength(1);
});
