import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { LineFindView } from '../../functions/services/line-finds.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { evidenceCurriculum, QUIET_STARTER } from '../support/evidence-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, evidenceCurriculum);
});
afterAll(() => world.close());

const ID = 'defense';
const OPEN = {
  ...QUIET_STARTER.find.shown,
  ...{ state: 'OPEN', wrongLines: [], canShow: false, lines: [], why: null },
};
const ANSWER = { lines: [3], why: 'It makes the word quiet.' };

async function newLearner() {
  const { identity } = await newSession(world);
  const { lineFinds, challenges, accounts } = world.services;
  const context = (): RequestContext => world.services.createRequestContext(identity);
  const find = async (challengeId = ID): Promise<LineFindView | null> => {
    const now = context();
    return lineFinds.find(now, await challenges.get(now, challengeId));
  };
  return {
    id: identity?.id ?? '',
    find,
    async mark(line: number, challengeId = ID) {
      const marked = await lineFinds.mark(context(), { challengeId, line });
      const { isRight, feedback } = marked;
      expect(marked.challenge).toMatchObject({ id: challengeId });
      return { isRight, feedback, find: await find(challengeId) };
    },
    async show(challengeId = ID) {
      await lineFinds.show(context(), challengeId);
      return find(challengeId);
    },
    exported: () => accounts.exportData(context()),
    experience: async () => (await context().learner())?.experiencePoints,
  };
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

test('the question comes without its answer, for learners and for visitors', async () => {
  const learner = await newLearner();
  expect(await learner.find()).toEqual(OPEN);
  const visitor = world.services.createRequestContext(null);
  expect(await world.services.lineFinds.find(visitor, { id: ID, isLocked: false })).toEqual(OPEN);
  const catalogue = JSON.stringify(await visitor.catalogue());
  expect(catalogue).toContain(OPEN.question);
  expect(catalogue).not.toContain(ANSWER.why);
});

test('the faulty line is found, with the reason, and pays nothing', async () => {
  const learner = await newLearner();
  const before = await learner.experience();
  expect(await learner.mark(3)).toEqual({
    ...{ isRight: true, feedback: null },
    find: { ...OPEN, ...ANSWER, state: 'FOUND' },
  });
  expect(await learner.find()).toMatchObject({ state: 'FOUND', ...ANSWER });
  expect(await learner.experience()).toBe(before);
});

test('each wrong line says more, and after three the learner can be shown the right one', async () => {
  const learner = await newLearner();
  const first = await learner.mark(5);
  expect(first).toMatchObject({ isRight: false, feedback: 'It prints what it gets.' });
  expect(first.find).toMatchObject({ wrongLines: [5], canShow: false, lines: [], why: null });
  expect((await learner.mark(1)).feedback).toBe(
    "Line 1 isn't the one. Look again at lines 1 to 3.",
  );
  await expect(learner.show()).rejects.toMatchObject({
    ...{ code: 'LOCKED' },
    message: 'Mark one more line first. Then you can see the right one.',
  });
  expect((await learner.mark(2)).find).toMatchObject({ wrongLines: [1, 2, 5], canShow: true });
  expect(await learner.show()).toMatchObject({ ...ANSWER, state: 'SHOWN', canShow: false });
});

test('marking a line again changes nothing, also in two tabs at once', async () => {
  const learner = await newLearner();
  await Promise.all([learner.mark(5), learner.mark(5), learner.mark(5)]);
  expect((await learner.mark(5)).find).toMatchObject({ wrongLines: [5], canShow: false });
});

test('after the line was found or shown, other lines change nothing', async () => {
  const [finder, shown] = [await newLearner(), await newLearner()];
  await finder.mark(3);
  expect(await finder.mark(1)).toMatchObject({ isRight: false, find: { state: 'FOUND' } });
  expect(await finder.show()).toMatchObject({ state: 'FOUND', wrongLines: [] });
  for (const line of [1, 2, 4]) await shown.mark(line);
  await shown.show();
  expect((await shown.mark(3)).find).toMatchObject({ state: 'SHOWN' });
  expect(await shown.show()).toMatchObject({ state: 'SHOWN' });
});

test('what can’t be marked is refused', async () => {
  const learner = await newLearner();
  await expect(learner.mark(6)).rejects.toMatchObject({
    ...{ code: 'INVALID_INPUT' },
    message: "Line 6 can't be marked. Mark one of these: 1, 2, 3, 4, 5.",
  });
  await expect(learner.mark(1, 'attack')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(learner.mark(1, 'unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(learner.mark(1, 'locked')).rejects.toMatchObject({ code: 'LOCKED' });
  await expect(learner.show('locked')).rejects.toMatchObject({ code: 'LOCKED' });
  expect(await learner.find('locked')).toBeNull();
  expect(await learner.find('attack')).toBeNull();
  const visitor = world.services.createRequestContext(null);
  const input = { challengeId: ID, line: 3 };
  await expect(world.services.lineFinds.mark(visitor, input)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('trying one line after the other is slowed down', async () => {
  const learner = await newLearner();
  const codes = [];
  for (let time = 0; time < 30; time += 1) {
    codes.push(await learner.mark(1).then(() => 'marked', codeOf));
  }
  expect(codes).toContain('RATE_LIMITED');
});

test('a new edition of the code is another question', async () => {
  const learner = await newLearner();
  await learner.mark(3);
  const edited = (starterCode: string) => ({
    ...evidenceCurriculum,
    challenges: evidenceCurriculum.challenges.map((challenge) =>
      challenge.id === ID ? { ...challenge, starterCode } : challenge,
    ),
  });
  await publishCurriculum(world.database, edited(`${QUIET_STARTER.starterCode}print()\n`));
  expect(await learner.find()).toEqual(OPEN);
  expect((await learner.mark(5)).find).toMatchObject({ wrongLines: [5] });
  expect((await learner.mark(3)).find).toMatchObject({ state: 'FOUND', wrongLines: [5] });
  await publishCurriculum(world.database, edited(QUIET_STARTER.starterCode));
});

test('the export has the marks, and they go with the profile', async () => {
  const learner = await newLearner();
  await learner.mark(5);
  expect((await learner.exported())['lineMarks']).toMatchObject([
    { challengeId: ID, line: 5, isShown: false },
  ]);
  await world.database.execute(sql`delete from app.profiles where id = ${learner.id}`);
  const rows = await world.database.execute(
    sql`select 1 from app.line_marks where learner_id = ${learner.id}`,
  );
  expect([...rows]).toEqual([]);
});
