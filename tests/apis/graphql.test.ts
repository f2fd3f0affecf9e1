import { expect, test } from 'vitest';
import { answerOf, httpEvent } from '../support/apis.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const post = async (
  body: unknown,
  headers: Record<string, string> = { authorization: setup.authorization },
) =>
  answerOf(
    await setup.apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body })),
  );
const ask = (query: string, variables: object = {}) => post({ query, variables });

test('a visitor reads the library and has no viewer', async () => {
  const { body } = await post(
    { query: '{ viewer { id } challenges { id isLocked instructions } lessons { id state } }' },
    {},
  );
  expect(body).toEqual({
    data: {
      viewer: null,
      challenges: [
        { id: 'first', isLocked: false, instructions: 'How to shout first.' },
        { id: 'second', isLocked: false, instructions: 'How to shout second.' },
        { id: 'easy', isLocked: true, instructions: null },
        { id: 'expert', isLocked: true, instructions: null },
      ],
      lessons: [
        { id: 'one', state: 'UNLOCKED' },
        { id: 'two', state: 'LOCKED' },
        { id: 'three', state: 'LOCKED' },
      ],
    },
  });
});

test('a submission returns every object that it changed', async () => {
  const { body } = await ask(
    `mutation Submit($input: SubmitSolutionInput!) {
      submitSolution(input: $input) {
        isAccepted
        submission { status experienceEarned challenge { id isCompleted } }
        achievementsEarned { id experienceReward }
        viewer { experiencePoints level streakDays progress { challengesCompleted } activity(days: 2) { isActive experiencePoints } }
        result { status tests { isHidden isPassed stdin expectedStdout } }
      }
    }`,
    { input: { challengeId: 'second', code: RIGHT_CODE } },
  );
  expect(body).toMatchObject({
    data: {
      submitSolution: {
        isAccepted: true,
        submission: { status: 'ACCEPTED', experienceEarned: 100, challenge: { isCompleted: true } },
        achievementsEarned: [{ id: 'first-solve' }, { id: 'fifty' }, { id: 'straight' }],
        viewer: {
          experiencePoints: 125,
          level: 2,
          streakDays: 1,
          progress: { challengesCompleted: 1 },
          activity: [
            { isActive: false, experiencePoints: 0 },
            { isActive: true, experiencePoints: 125 },
          ],
        },
        result: {
          status: 'FINISHED',
          tests: expect.arrayContaining([
            { isHidden: true, isPassed: true, stdin: null, expectedStdout: null },
          ]) as unknown,
        },
      },
    },
  });
});

test('the dashboard is one request', async () => {
  const { body } = await ask(`{
    viewer {
      username experiencePoints createdAt
      submissions { nodes { challenge { title } submittedAt } endCursor }
      recentChallenges { id } recentLessons { id } achievements { achievement { id } earnedAt }
      learningPath { completed total items { position isCompleted lesson { id } } }
    }
  }`);
  expect(body).toMatchObject({
    data: {
      viewer: {
        username: 'ada',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        submissions: { nodes: [{ challenge: { title: 'Shout second' } }], endCursor: null },
        recentChallenges: [{ id: 'second' }],
        learningPath: { completed: 0, total: 3 },
      },
    },
  });
});

test.each([
  ['LOCKED', 'mutation { executeCode(input: { challengeId: "expert", code: "x" }) { status } }'],
  [
    'NOT_FOUND',
    'mutation { executeCode(input: { challengeId: "nowhere", code: "x" }) { status } }',
  ],
  [
    'INVALID_INPUT',
    'mutation { executeCode(input: { challengeId: "first", code: " " }) { status } }',
  ],
  ['INVALID_INPUT', '{ viewer { submissions(first: 101) { endCursor } } }'],
  ['INVALID_INPUT', 'mutation { updateProfile(input: { username: "x" }) { id } }'],
  ['GRAPHQL_VALIDATION_FAILED', '{ nowhere }'],
  ['GRAPHQL_PARSE_FAILED', '{ viewer'],
])('a failure carries the code %s', async (code, query) => {
  const { body } = await ask(query);
  expect(body).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(JSON.stringify(body)).not.toContain('stacktrace');
});

test("a lesson's lab is an object", async () => {
  for (const id of ['one', 'two']) {
    await ask(`mutation { completeLesson(input: { lessonId: "${id}" }) { lesson { id } } }`);
  }
  const { body } = await ask('{ lesson(id: "three") { lab } }');
  const lab = { hosts: [{ ip: '192.0.2.20', ports: { '22': {} } }] };
  expect(body).toEqual({ data: { lesson: { lab } } });
});

test('a challenge has no field for its hidden cases', async () => {
  const { body } = await ask('{ __type(name: "Challenge") { fields { name } } }');
  const { fields } = (body as { data: { __type: { fields: { name: string }[] } } }).data.__type;
  expect(fields.map(({ name }) => name).toSorted()).toEqual([
    'category',
    'debrief',
    'debriefHtml',
    'description',
    'difficulty',
    'entry',
    'evidenceFrom',
    'expectedOutput',
    'experienceAvailableAt',
    'experienceRequired',
    'experienceReward',
    'hasLab',
    'hints',
    'id',
    'instructions',
    'instructionsHtml',
    'isCompleted',
    'isLocked',
    'isOpenedAnyway',
    'lab',
    'language',
    'lastResult',
    'lineFind',
    'nextLesson',
    'preparedBy',
    'prerequisites',
    'samples',
    'skills',
    'solutionShownAt',
    'solutions',
    'solvedAt',
    'starterCode',
    'timeLimitSeconds',
    'tip',
    'tipHtml',
    'title',
  ]);
});

test('a document with too many tokens is refused before it runs', async () => {
  const aliases = Array.from({ length: 300 }, (_, index) => `a${index}: __typename`).join(' ');
  const { status, body } = await ask(`{ ${aliases} }`);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('600 tokens');
});
