import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAuthoredCurriculum, loadCurriculum } from '../../content/load-curriculum.ts';
import { seededOrder } from '../../domain/seeded-order.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

const SEED = 'ten challenges';
const CHALLENGES = 10;
/** XP that opens every difficulty. */
const EXPERIENCE = 400;

const RESTYLE = new URL('restyle-program.py', import.meta.url);

/** Ten challenges in an order of their own, with at least one of each module, and one known mistake of each. */
async function drawMistakes() {
  const { challenges } = await loadAuthoredCurriculum();
  const order = seededOrder(challenges, SEED, ({ challenge }) => challenge.id);
  const modules = order.map(({ challenge }) => challenge.categoryId);
  const isFirstOfModule = (index: number) => modules.indexOf(modules[index] ?? '') === index;
  const firsts = order.filter((_, index) => isFirstOfModule(index));
  const others = order.filter((_, index) => !isFirstOfModule(index));
  return [...firsts, ...others].slice(0, CHALLENGES).map(({ challenge, mistakes }) => {
    const [mistake] = seededOrder(mistakes, SEED, ({ name }) => name);
    const known = challenge.mistakes.find(({ name }) => name === mistake?.name);
    if (!mistake || !known) throw new Error(`${challenge.id} has no known mistake.`);
    return { challenge, name: known.name, code: mistake.code, known };
  });
}

const drawn = await drawMistakes();

let world: World;
/** The same mistakes with other names of variables and another layout. */
let restyled: string[] = [];
/** The time of the learners. Practice starts only soon after a submission, however busy this machine is. */
let now = Date.now();

beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, await loadCurriculum());
  const request = {
    language: 'python' as const,
    code: await readFile(RESTYLE, 'utf8'),
    entry: { kind: 'program' as const },
    inputs: drawn.map(({ code }) => code),
    limits: DEFAULT_LIMITS,
    lab: null,
  };
  const { outcomes } = await sandboxExecution().run(request, { learnerId: 'restyle' });
  restyled = outcomes.map(({ stdout }) => stdout);
});
afterAll(() => world.close());

test('the mistakes are of every module', () => {
  const modules = new Set(drawn.map(({ challenge }) => challenge.categoryId));
  expect([drawn.length, modules.size]).toEqual([CHALLENGES, 9]);
});

test.each(drawn.map((one, index) => ({ ...one, index, id: one.challenge.id })))(
  'within three submissions to $id, a learner gets the advice on "$name" and sees a failing case',
  async ({ id, challenge, code, known, index }) => {
    const context = await newSession(world, EXPERIENCE);
    const services = world.with({ now: () => new Date((now += 1)) });
    const feedbackOn = async (program: string) => {
      const submission = { challengeId: id, language: 'PYTHON', code: program } as const;
      const sent = { ...submission, idempotencyKey: null };
      return (await services.submissions.submit(context, sent)).feedback;
    };

    const advice = { text: known.advice, isExact: true, caseName: known.look };
    expect((await feedbackOn(code))?.advice).toEqual(advice);
    const otherCode = restyled[index] ?? '';
    expect(otherCode.trim()).not.toBe(code.trim());
    expect((await feedbackOn(otherCode))?.advice).toEqual(advice);
    // The starter makes no known mistake, so only a case can help.
    const feedback = await feedbackOn(challenge.starterCode);
    expect(feedback?.failedSubmissions).toBe(3);
    expect([feedback?.practiceCase, ...(feedback?.cases ?? [])].filter(Boolean)).not.toEqual([]);
  },
);
