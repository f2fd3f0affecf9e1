import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { evidenceCurriculum, STOCK_WORDS } from '../support/evidence-curriculum.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newSession, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, evidenceCurriculum);
});
afterAll(() => world.close());

/** Shouts each word of the authors, and does something else with the words of the evidence. */
const hostile = (statement: string) => `
word = input()
if word.startswith("own ") or word == "gate":
    ${statement}
else:
    print(word.upper())
`;

/** A learner, and how often code ran. */
async function newLearner(execution: ExecutionPort = sandboxExecution()) {
  let runs = 0;
  const counting: ExecutionPort = {
    run(...args) {
      runs += 1;
      return execution.run(...args);
    },
  };
  const services = world.with({ execution: counting });
  const { identity } = await newSession(world);
  const context = (): RequestContext => services.createRequestContext(identity);
  const submit = (challengeId: string, code: string) =>
    services.submissions.submit(context(), {
      challengeId,
      language: 'PYTHON',
      code,
      idempotencyKey: null,
    });
  return {
    id: identity?.id ?? '',
    context,
    services,
    runs: () => runs,
    attack: async (code = RIGHT_CODE) =>
      expect((await submit('attack', code)).isAccepted).toBe(true),
    defend: (code = RIGHT_CODE) => submit('defense', code),
    open: (challengeId = 'defense') => services.submissions.openEvidence(context(), challengeId),
    experience: async () => (await context().learner())?.experiencePoints,
  };
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

const STOCK_SAMPLES = STOCK_WORDS.map((word) => `${word}\n`);

test('without an accepted attack, a learner gets a recorded one, and nothing runs', async () => {
  const learner = await newLearner();
  const { source, attackId, sample } = await learner.open();
  expect({ source, attackId }).toEqual({ source: 'UNSOLVED', attackId: 'attack' });
  expect(STOCK_SAMPLES).toContain(sample.stdin);
  expect(learner.runs()).toBe(0);
});

test('an accepted attack runs again, and what it prints becomes a sample of its own learner', async () => {
  const [one, other] = [await newLearner(), await newLearner()];
  await one.attack();
  await other.attack();
  const [own, others] = [await one.open(), await other.open()];
  expect(own).toMatchObject({
    source: 'OWN',
    sample: { name: 'What an attack left', stdin: expect.stringMatching(/^own \d+\n$/) as string },
  });
  expect(own.sample.expectedStdout).toBe(own.sample.stdin.toUpperCase());
  expect(others.sample.stdin).not.toBe(own.sample.stdin);
});

test('opening it again, in two tabs or later, changes nothing and runs nothing', async () => {
  const learner = await newLearner();
  await learner.attack();
  const tabs = await Promise.all([learner.open(), learner.open(), learner.open()]);
  expect(new Set(tabs.map(({ sample }) => sample.stdin)).size).toBe(1);
  const runs = learner.runs();
  expect(await learner.open()).toEqual(tabs[0]);
  expect(learner.runs()).toBe(runs);
  const rows = await world.database.execute(
    sql`select count(*)::int as count from app.learner_evidence where learner_id = ${learner.id}`,
  );
  expect(rows[0]).toEqual({ count: 1 });
});

test('an attack that prints something else each time leaves what it printed first', async () => {
  const sandbox = sandboxExecution();
  let time = 0;
  const learner = await newLearner({
    async run(request, tenant) {
      const { outcomes } = await sandbox.run(request, tenant);
      if (!request.inputs.includes('gate\n')) return { outcomes };
      time += 1;
      return { outcomes: outcomes.map((outcome) => ({ ...outcome, stdout: `TIME ${time}` })) };
    },
  });
  await learner.attack();
  const tabs = await Promise.all([learner.open(), learner.open()]);
  expect(time).toBeGreaterThan(0);
  expect(tabs[1]).toEqual(tabs[0]);
  expect(await learner.open()).toEqual(tabs[0]);
});

test('evidence whose runs had to make room for others is made when it is opened again', async () => {
  const sandbox = sandboxExecution();
  let isBusy = false;
  const learner = await newLearner({
    async run(request, caller) {
      const result = await sandbox.run(request, caller);
      return isBusy ? { ...result, isCutShort: true } : result;
    },
  });
  await learner.attack();
  isBusy = true;
  expect(await learner.open().catch(codeOf)).toBe('RATE_LIMITED');
  isBusy = false;
  expect(await learner.open()).toMatchObject({ source: 'OWN' });
});

test.each([
  ['prints what the chain refuses', 'print("quiet")'],
  ['prints nothing', 'pass'],
  ['prints too little', 'print("X")'],
  ['prints too much', 'print("X" * 300_000)'],
  ['fails', 'raise SystemExit("no")'],
  ['never ends', 'while True: pass'],
])(
  'an accepted attack that %s leaves nothing, and a recorded one takes its place',
  async (_, statement) => {
    const learner = await newLearner();
    await learner.attack(hostile(statement));
    const { source, sample } = await learner.open();
    expect(source).toBe('UNUSABLE');
    expect(STOCK_SAMPLES).toContain(sample.stdin);
    expect((await learner.defend()).isAccepted).toBe(true);
  },
);

test('a newer accepted attack replaces what the older one left', async () => {
  const learner = await newLearner();
  await learner.attack(hostile('print("quiet")'));
  expect((await learner.open()).source).toBe('UNUSABLE');
  await learner.attack();
  expect((await learner.open()).source).toBe('OWN');
});

test('evidence is a sample that runs with the others, and one more graded case', async () => {
  const learner = await newLearner();
  await learner.attack();
  const { sample } = await learner.open();
  const code = { challengeId: 'defense', language: 'PYTHON', code: RIGHT_CODE } as const;
  const run = await learner.services.submissions.execute(learner.context(), code);
  expect(run.tests.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['alpha', true],
    ['What an attack left', true],
  ]);
  const { result } = await learner.defend();
  expect(result.tests.filter(({ isHidden }) => !isHidden).map(({ stdin }) => stdin)).toEqual([
    'alpha\n',
    sample.stdin,
  ]);
  // The sample, two fixed cases, all five of the pool, and the two of the evidence.
  expect(result.tests).toHaveLength(1 + 2 + 5 + 2);
});

test('code that fails only with the graded evidence is refused, by a title and without its input', async () => {
  const learner = await newLearner();
  await learner.attack();
  const { sample } = await learner.open();
  const code = 'word = input()\nprint("?" if word.endswith("gate") else word.upper())';
  const failed = await learner.defend(code);
  expect(failed.isAccepted).toBe(false);
  expect(failed.feedback?.failingTitles).toEqual(['Everything that the attack left']);
  expect(JSON.stringify(failed)).not.toContain(`${sample.stdin.trim()} gate`);
});

test('knowing the evidence is no help, because the cases of the authors decide as well', async () => {
  const learner = await newLearner();
  await learner.attack();
  await learner.open();
  const cheat =
    'word = input()\nprint(word.upper() if word.startswith("own") or word == "alpha" else "")';
  const { isAccepted, result } = await learner.defend(cheat);
  expect(isAccepted).toBe(false);
  expect(result.tests.filter(({ isHidden, isPassed }) => isHidden && isPassed)).toHaveLength(1);
});

test('XP is paid once, whatever the evidence is', async () => {
  const learner = await newLearner();
  expect((await learner.defend()).isAccepted).toBe(true);
  await learner.attack();
  const before = await learner.experience();
  await learner.open();
  const second = await learner.defend();
  expect(second).toMatchObject({ isAccepted: true, submission: { experienceEarned: 0 } });
  expect(await learner.experience()).toBe(before);
  expect(await unbalanced(world.database)).toEqual([]);
});

test('opening evidence pays nothing and submits nothing', async () => {
  const learner = await newLearner();
  await learner.attack();
  const before = await learner.experience();
  await learner.open();
  expect(await learner.experience()).toBe(before);
  const { nodes } = await learner.services.submissions.list(learner.context(), {
    first: 10,
    after: null,
    challengeId: 'defense',
  });
  expect(nodes).toEqual([]);
});

test('it is refused for locked challenges, for those that are no defense, and for visitors', async () => {
  const learner = await newLearner();
  await expect(learner.open('locked')).rejects.toMatchObject({ code: 'LOCKED' });
  await expect(learner.open('attack')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(learner.open('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const visitor = learner.services.createRequestContext(null);
  await expect(learner.services.submissions.openEvidence(visitor, 'defense')).rejects.toMatchObject(
    {
      code: 'UNAUTHENTICATED',
    },
  );
});

test('if the sandbox is away, nothing is stored, and the next try works', async () => {
  const sandbox = sandboxExecution();
  let isAway = false;
  const learner = await newLearner({
    run: (...args) => (isAway ? Promise.reject(new Error('away')) : sandbox.run(...args)),
  });
  await learner.attack();
  isAway = true;
  await expect(learner.open()).rejects.toThrow('away');
  isAway = false;
  expect((await learner.open()).source).toBe('OWN');
});

test('an attack that was accepted again and again can’t be opened more often than the limit allows', async () => {
  const learner = await newLearner();
  await learner.attack();
  const opened = [];
  for (let time = 0; time < 12; time += 1) {
    await world.database.execute(
      sql`update app.learner_evidence set version = '' where learner_id = ${learner.id}`,
    );
    opened.push(await learner.open().then(() => 'opened', codeOf));
  }
  expect(opened).toContain('RATE_LIMITED');
});

test('the export has the sample and not the graded case, and both go with the submission', async () => {
  const learner = await newLearner();
  await learner.attack();
  const { sample } = await learner.open();
  const exported = await learner.services.accounts.exportData(learner.context());
  const { stdin, expectedStdout } = sample;
  expect(exported['learnerEvidence']).toMatchObject([
    { challengeId: 'defense', sample: { stdin, expectedStdout } },
  ]);
  expect(JSON.stringify(exported)).not.toContain(`${stdin.trim()} gate`);
  await world.database.execute(sql`delete from app.submissions where learner_id = ${learner.id}`);
  const rows = await world.database.execute(
    sql`select 1 from app.learner_evidence where learner_id = ${learner.id}`,
  );
  expect([...rows]).toEqual([]);
});
