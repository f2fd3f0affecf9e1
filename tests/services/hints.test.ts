import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { fixtureCurriculum, RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import {
  createWorld,
  newIdentity,
  newSession,
  NO_AUTH_SERVER,
  type World,
} from '../support/world.ts';

const prose = (text: string) => ({ markdown: text, html: `<p>${text}</p>` });
const LADDER = ['rung-alpha', 'rung-bravo', 'rung-charlie'];
const DEBRIEF = 'debrief-delta';
const LATER_RUNGS = /rung-(bravo|charlie)/;

let world: World;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, {
    ...fixtureCurriculum,
    challenges: fixtureCurriculum.challenges.map((challenge) => ({
      ...challenge,
      hints: LADDER.map(prose),
      debrief: prose(DEBRIEF),
    })),
  });
  apis = await openApis(world.with({ execution: stubbedExecution }));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

const reveal = (context: RequestContext, rung: number, challengeId = 'first') =>
  world.services.hints.reveal(context, { challengeId, rung });
const textsOf = async (context: RequestContext, id = 'first') => {
  const challenge = await world.services.challenges.get(context, id);
  return (await world.services.hints.list(context, challenge)).map(({ text }) => text);
};
const again = (context: RequestContext): RequestContext =>
  world.services.createRequestContext(context.identity);

/** Returns a signed-in caller at both APIs. */
async function principalOfApis() {
  const headers = { authorization: `Bearer ${await apis.authority.token({ sub: randomUUID() })}` };
  const ask = async (query: string, variables: object = {}) =>
    answerOf(
      await apis.graphql(
        httpEvent({ method: 'POST', path: '/graphql', headers, body: { query, variables } }),
      ),
    ).body;
  const read = async (path: string) =>
    (await apis.rest(httpEvent({ path, headers }))).body ?? 'nothing';
  return { ask, read };
}

/** Every text field of a challenge, requested in each place that leads to one. */
const FIELDS = `id title description instructions instructionsHtml starterCode expectedOutput tip tipHtml lab
  debrief debriefHtml samples { name stdin expectedStdout } hints { rung text textHtml }`;
const EVERYTHING = `{
  challenge(id: "first") { ${FIELDS} }
  challenges { ${FIELDS} }
  viewer { dataExport recentChallenges { ${FIELDS} } submissions { nodes { challenge { ${FIELDS} } } } }
}`;

test('hints are revealed one by one, and stay revealed only for their learner', async () => {
  const context = await newSession(world);
  expect(await textsOf(context)).toEqual([null, null, null]);
  await reveal(context, 1);
  await reveal(context, 2);
  expect(await textsOf(again(context))).toEqual(['rung-alpha', 'rung-bravo', null]);
  expect(await textsOf(again(context), 'second')).toEqual([null, null, null]);
  expect(await textsOf(await newSession(world))).toEqual([null, null, null]);
  expect(await textsOf(world.services.createRequestContext(null))).toEqual([null, null, null]);
});

test('revealing a hint again changes nothing and costs nothing', async () => {
  const context = await newSession(world, 50);
  await Promise.all([reveal(context, 1), reveal(again(context), 1), reveal(again(context), 1)]);
  await reveal(context, 1);
  expect(await textsOf(context)).toEqual(['rung-alpha', null, null]);
  expect((await context.learner())?.experiencePoints).toBe(50);
});

test.each([[2], [3]])('hint %i cannot be revealed before the previous one', async (rung) => {
  const context = await newSession(world);
  const refusal = {
    code: 'INVALID_INPUT',
    message: expect.stringMatching(/^Reveal hint \d before hint \d\.$/) as string,
  };
  await expect(reveal(context, rung)).rejects.toMatchObject(refusal);
  expect(await textsOf(again(context))).toEqual([null, null, null]);
});

test.each([[0], [-1], [4], [1.5], [Number.NaN], [2 ** 31]])(
  'there is no hint %d to reveal',
  async (rung) => {
    const context = await newSession(world);
    await expect(reveal(context, rung)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  },
);

test('a locked or unknown challenge shows no hints and reveals none', async () => {
  const context = await newSession(world);
  await expect(reveal(context, 1, 'easy')).rejects.toMatchObject({ code: 'LOCKED' });
  await expect(reveal(context, 1, 'nope')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await textsOf(context, 'easy')).toEqual([]);
  expect(await world.services.challenges.get(context, 'easy')).toMatchObject({ debrief: null });
});

test('revealing a hint requires an open session', async () => {
  const visitor = world.services.createRequestContext(null);
  await expect(reveal(visitor, 1)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const isSessionOpen = () => Promise.resolve(false);
  const ended = world.with({ accounts: { ...NO_AUTH_SERVER, isSessionOpen } });
  const context = ended.createRequestContext(newIdentity());
  const requested = { challengeId: 'first', rung: 1 };
  await expect(ended.hints.reveal(context, requested)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('no field of either API contains an unrevealed hint', async () => {
  const { ask, read } = await principalOfApis();
  const uncovered = await ask(
    'mutation { revealHint(challengeId: "first", rung: 1) { id hints { rung text textHtml } } }',
  );
  expect(uncovered).toEqual({
    data: {
      revealHint: {
        id: 'first',
        hints: [
          { rung: 1, text: 'rung-alpha', textHtml: '<p>rung-alpha</p>' },
          { rung: 2, text: null, textHtml: null },
          { rung: 3, text: null, textHtml: null },
        ],
      },
    },
  });
  const answers = [
    JSON.stringify(await ask(EVERYTHING)),
    await read('/api/challenges'),
    await read('/api/challenges/first'),
  ];
  const refusal = JSON.stringify(
    await ask('mutation { revealHint(challengeId: "first", rung: 3) { id } }'),
  );
  expect(answers[0]).toContain('rung-alpha');
  for (const text of answers) expect(text).toContain('first');
  expect(refusal).toContain('INVALID_INPUT');
  for (const text of [...answers, refusal]) {
    expect(text).not.toMatch(LATER_RUNGS);
    expect(text).not.toContain(DEBRIEF);
  }
});

test('the debrief is shown only to learners who have solved the challenge', async () => {
  const { ask } = await principalOfApis();
  const debrief = '{ challenge(id: "first") { debrief debriefHtml } }';
  expect(await ask(debrief)).toEqual({
    data: { challenge: { debrief: null, debriefHtml: null } },
  });
  const submitted = await ask(
    `mutation Submit($input: SubmitSolutionInput!) {
      submitSolution(input: $input) { submission { challenge { debrief } } }
    }`,
    { input: { challengeId: 'first', code: RIGHT_CODE } },
  );
  expect(submitted).toEqual({
    data: { submitSolution: { submission: { challenge: { debrief: DEBRIEF } } } },
  });
  const solved = { challenge: { debrief: DEBRIEF, debriefHtml: `<p>${DEBRIEF}</p>` } };
  expect(await ask(debrief)).toEqual({ data: solved });
  expect(await (await principalOfApis()).ask(debrief)).toEqual({
    data: { challenge: { debrief: null, debriefHtml: null } },
  });
});

test('revealed hints are part of the export and are deleted with the account', async () => {
  const context = await newSession(world);
  await reveal(context, 1);
  const learner = await context.learner();
  const exported = await world.services.accounts.exportData(again(context));
  expect(exported).toMatchObject({
    hintReveals: [{ challengeId: 'first', rung: 1 }],
  });
  await world.services.accounts.delete(again(context), learner?.username ?? '');
  const rows = await world.database.execute(
    sql`select 1 from app.hint_reveals where learner_id = ${learner?.id}`,
  );
  expect(rows).toHaveLength(0);
});
