import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnCase } from '../../domain/own-case.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { type MergeWorld, openMergeWorld } from '../support/merge-world.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
let mergeWorld: MergeWorld;
beforeAll(async () => {
  world = await createWorld();
  mergeWorld = await openMergeWorld();
});
afterAll(async () => {
  await world.close();
  await mergeWorld.close();
});

const own = (name: string): OwnCase => ({ name, stdin: `${name}\n`, expectedStdout: null });

const draft = (code: string, fields: object = {}) => ({
  challengeId: 'first',
  code,
  ownCases: [] as OwnCase[],
  ageSeconds: 0,
  basedOn: null,
  ...fields,
});

async function storedFor(context: RequestContext) {
  const { drafts } = world.services;
  const found = await drafts.find(context, 'first');
  const replaced = await drafts.replaced(context, 'first');
  return { ...found, replaced: replaced.map(({ code }) => code) };
}

test('a draft is there on the learner’s other device, and on nobody else’s', async () => {
  const [phone, stranger] = [await newSession(world), await newSession(world)];
  const saved = await world.services.drafts.save(phone, draft('a', { ownCases: [own('mine')] }));
  expect(saved).toMatchObject({ code: 'a', revision: 1 });
  const laptop = world.services.createRequestContext(phone.identity);
  expect(await storedFor(laptop)).toMatchObject({
    code: 'a',
    ownCases: [own('mine')],
    replaced: [],
  });
  expect(await world.services.drafts.find(stranger, 'first')).toBeNull();
});

test('one device after the other changes the draft, and nothing is kept', async () => {
  const context = await newSession(world);
  const { drafts } = world.services;
  await drafts.save(context, draft('a'));
  await drafts.save(context, draft('b', { basedOn: 1 }));
  await drafts.save(context, draft('c', { basedOn: 2 }));
  expect(await storedFor(context)).toMatchObject({ code: 'c', revision: 3, replaced: [] });
});

test('what a device did offline wins if it is newer, and is kept if it is older', async () => {
  const context = await newSession(world);
  const { drafts } = world.services;
  await drafts.save(context, draft('before', { ageSeconds: 900 }));
  await drafts.save(context, draft('laptop', { basedOn: 1, ageSeconds: 300 }));
  const lost = await drafts.save(context, draft('old phone', { basedOn: 1, ageSeconds: 600 }));
  expect(lost).toMatchObject({ code: 'laptop', revision: 3 });
  const won = await drafts.save(context, draft('new phone', { basedOn: 1, ageSeconds: 5 }));
  expect(won).toMatchObject({ code: 'new phone', revision: 4 });
  expect((await storedFor(context)).replaced.toSorted()).toEqual(['laptop', 'old phone']);
});

test('devices that save at the same moment lose nothing', async () => {
  const context = await newSession(world);
  const codes = ['a', 'b', 'c', 'd'];
  await Promise.all(codes.map((code) => world.services.drafts.save(context, draft(code))));
  const { code, replaced } = await storedFor(context);
  expect([code, ...replaced].toSorted()).toEqual(codes);
});

test('the last five replaced drafts of a challenge are kept', async () => {
  const context = await newSession(world);
  for (let count = 0; count < 8; count += 1) {
    await world.services.drafts.save(context, draft(`code ${count}`));
  }
  expect((await storedFor(context)).replaced).toHaveLength(5);
});

test.each([
  ['an unknown challenge', { challengeId: 'nowhere' }, 'NOT_FOUND'],
  ['a locked challenge', { challengeId: 'expert' }, 'LOCKED'],
  ['too much code', { code: 'é'.repeat(32_769) }, 'TOO_LARGE'],
  ['too many cases', { ownCases: Array.from({ length: 9 }, () => own('x')) }, 'INVALID_INPUT'],
  ['a case with a long name', { ownCases: [own('x'.repeat(61))] }, 'INVALID_INPUT'],
  ['a draft from the future', { ageSeconds: -1 }, 'INVALID_INPUT'],
])('%s is refused', async (_, fields, code) => {
  const saving = world.services.drafts.save(await newSession(world), draft('x', fields));
  await expect(saving).rejects.toMatchObject({ code });
});

test('a learner who saves too often has to wait', async () => {
  const { drafts } = world.with({ rateLimits: { take: () => Promise.resolve(7) } });
  const saving = drafts.save(await newSession(world), draft('x'));
  await expect(saving).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'You saved drafts too often. Wait 7 seconds and try again.',
  });
});

test('a merge keeps the newer of two drafts, and the code of the other', async () => {
  const { services, contextOf } = mergeWorld;
  const [learner, anonymous] = [await mergeWorld.signIn(false), await mergeWorld.signIn(true)];
  const save = (identity: typeof learner, code: string, fields: object) =>
    services.drafts.save(contextOf(identity), draft(code, fields));
  await save(learner, 'old', { ageSeconds: 60 });
  await save(anonymous, 'new', { ownCases: [own('mine')] });
  await save(learner, 'mine', { challengeId: 'second' });
  await save(anonymous, 'older', { challengeId: 'second', ageSeconds: 60 });
  await mergeWorld.merge(learner, anonymous);
  for (const [challengeId, code, kept] of [
    ['first', 'new', 'old'],
    ['second', 'mine', 'older'],
  ] as const) {
    expect(await services.drafts.find(contextOf(learner), challengeId)).toMatchObject({ code });
    const replaced = await services.drafts.replaced(contextOf(learner), challengeId);
    expect(replaced).toMatchObject([{ code: kept }]);
  }
});
