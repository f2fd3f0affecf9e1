import { createHash } from 'node:crypto';
import { gql } from '@apollo/client';
import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import type { SessionVerdict } from '../session/session-controller.ts';
import { clientDocuments } from '../testing/client-documents.ts';
import { failureOf } from '../testing/handlers/graphql-handler.ts';
import { challengeFields, lessonFields, viewerFields } from '../testing/learner.ts';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { server } from '../testing/server.ts';
import { documentHashes } from './__generated__/document-hashes.ts';
import {
  CompleteLessonDocument,
  DashboardDocument,
  LearningPathDocument,
  SubmitSolutionDocument,
} from './__generated__/operations.ts';
import { createGraphqlClient } from './client.ts';

const CHALLENGE = challengeFields('scanner', { title: 'Port scanner', isCompleted: true });
const LESSON = lessonFields('text', { title: 'Text and bytes', state: 'COMPLETED' });
const SUBMISSION = {
  id: 'attempt',
  status: 'ACCEPTED',
  submittedAt: '2026-11-21T14:02:00.000Z',
  experienceEarned: 50,
  challenge: CHALLENGE,
};

/** The learner after a solved challenge and a completed lesson. */
const LATER = viewerFields({
  level: 2,
  experiencePoints: 100,
  streakDays: 1,
  activity: [{ date: '2026-11-21', isActive: true, isFrozen: false, experiencePoints: 100 }],
  submissions: { nodes: [SUBMISSION], endCursor: null },
  recentChallenges: [CHALLENGE],
  recentLessons: [LESSON],
});

function startClient(viewer: object) {
  serveGraphql({
    viewer,
    achievements: [],
    submitSolution: {
      isAccepted: true,
      submission: SUBMISSION,
      result: { status: 'FINISHED', output: '', error: null, executionTimeSeconds: 0, tests: [] },
      achievementsEarned: [],
      viewer: LATER,
    },
    completeLesson: { lesson: LESSON, nextLesson: null, achievementsEarned: [], viewer: LATER },
  });
  const client = createGraphqlClient({
    accessToken: () => Promise.resolve('token'),
    checkSession: () => Promise.resolve('alive'),
  });
  const read = () => client.readQuery({ query: DashboardDocument });
  return { client, read };
}

test('a submission and a lesson update every panel of the dashboard, whatever its alias', async () => {
  const { client, read } = startClient(viewerFields());
  await client.query({ query: DashboardDocument });
  expect(read()?.greeting).toMatchObject({ level: 1, streakDays: 0 });
  const attempt = { challengeId: 'scanner', code: 'print()', idempotencyKey: 'key' };
  await client.mutate({ mutation: SubmitSolutionDocument, variables: attempt });
  expect(read()).toMatchObject({
    greeting: { level: 2, experiencePoints: 100, streakDays: 1 },
    progress: { activity: [{ isActive: true }] },
    experience: { activity: [{ experiencePoints: 100 }] },
    submissions: { submissions: { nodes: [{ status: 'ACCEPTED' }] } },
    challenges: { recentChallenges: [{ title: 'Port scanner' }] },
    lessons: { recentLessons: [] },
  });
  const lesson = { lessonId: 'text', minutesSpent: 5 };
  await client.mutate({ mutation: CompleteLessonDocument, variables: lesson });
  expect(read()?.lessons?.recentLessons).toMatchObject([{ title: 'Text and bytes' }]);
});

test('an alias that failed leaves the data of the others unchanged', async () => {
  const recentLessons = () => Promise.reject(failureOf('UNAVAILABLE', 'Not now.'));
  const { client, read } = startClient(viewerFields({ recentLessons }));
  await client.query({ query: DashboardDocument, errorPolicy: 'all' });
  const { lessons, ...others } = read() ?? {};
  expect(lessons).toBeNull();
  expect(Object.values(others).every((part) => part != null)).toBe(true);
});

const QUERY = gql`
  query Refused {
    isUsernameAvailable(username: "ada")
  }
`;

const ENDED = failureOf('UNAUTHENTICATED', 'This session has ended. Sign in again.');

/** Creates a client whose session has the given state at the auth service. */
function clientWith(verdict: SessionVerdict) {
  const checkSession = vi.fn(() => Promise.resolve(verdict));
  const client = createGraphqlClient({ accessToken: () => Promise.resolve('token'), checkSession });
  return { checkSession, ask: () => client.query({ query: QUERY }) };
}

test('a call that fails only because of its token is retried once', async () => {
  const answers = vi.fn().mockRejectedValueOnce(ENDED).mockResolvedValue(true);
  const calls = serveGraphql({ isUsernameAvailable: answers });
  const { ask, checkSession } = clientWith('alive');
  expect((await ask()).data).toEqual({ isUsernameAvailable: true });
  expect(calls()).toHaveLength(2);
  expect(checkSession).toHaveBeenCalledOnce();
});

test('a call that keeps failing is not retried forever', async () => {
  const calls = serveGraphql({ isUsernameAvailable: () => Promise.reject(ENDED) });
  const { ask, checkSession } = clientWith('alive');
  await expect(ask()).rejects.toThrow('This session has ended. Sign in again.');
  expect(calls()).toHaveLength(2);
  expect(checkSession).toHaveBeenCalledOnce();
});

test.each(['ended', 'unknown'] as const)(
  'a call of a session that is %s is not retried',
  async (verdict) => {
    const calls = serveGraphql({ isUsernameAvailable: () => Promise.reject(ENDED) });
    const { ask } = clientWith(verdict);
    await expect(ask()).rejects.toThrow('This session has ended. Sign in again.');
    expect(calls()).toHaveLength(1);
  },
);

/** Serves an API that refuses every token but one, and never answers a learner as a visitor. */
function acceptOnly(token: string, contentType: string): void {
  const refusal = { errors: [{ message: 'Expired', extensions: { code: 'UNAUTHENTICATED' } }] };
  const refuse = () =>
    HttpResponse.json(refusal, { status: 401, headers: { 'content-type': contentType } });
  server.use(
    http.post('/graphql', ({ request }) =>
      request.headers.get('authorization') === `Bearer ${token}`
        ? HttpResponse.json({ data: { isUsernameAvailable: true } })
        : refuse(),
    ),
  );
}

test.each(['application/graphql-response+json', 'application/json'])(
  'a token that the API refuses with status 401 as %s is renewed, and the call repeated',
  async (contentType) => {
    acceptOnly('renewed', contentType);
    let token = 'expired';
    const checkSession = () => {
      token = 'renewed';
      return Promise.resolve<SessionVerdict>('alive');
    };
    const client = createGraphqlClient({ accessToken: () => Promise.resolve(token), checkSession });
    expect((await client.query({ query: QUERY })).data).toEqual({ isUsernameAvailable: true });
  },
);

test('a refused call of a session that has ended fails instead of being repeated as a visitor', async () => {
  acceptOnly('none', 'application/graphql-response+json');
  const { ask, checkSession } = clientWith('ended');
  await expect(ask()).rejects.toThrow('Expired');
  expect(checkSession).toHaveBeenCalledOnce();
});

/** Returns what an operation sends to a server that has the given documents. */
async function callsFor(documents: ReadonlyMap<string, string>) {
  const calls = serveGraphql({ viewer: null }, documents);
  const client = createGraphqlClient({
    accessToken: () => Promise.resolve(null),
    checkSession: () => Promise.resolve('unknown'),
  });
  const { data } = await client.query({ query: LearningPathDocument });
  expect(data).toEqual({ viewer: null });
  return calls().map(({ query = '', extensions }) => ({
    query,
    hash: extensions?.persistedQuery?.sha256Hash,
  }));
}

test('an operation is sent by its hash, without its text', async () => {
  const hash = documentHashes.get('LearningPath');
  expect(await callsFor(await clientDocuments())).toEqual([{ query: '', hash }]);
});

test('a server that does not know the hash gets the text as well', async () => {
  const [first, second, ...more] = await callsFor(new Map());
  expect(more).toEqual([]);
  expect(first).toEqual({ query: '', hash: documentHashes.get('LearningPath') });
  expect(second?.hash).toBe(createHash('sha256').update(String(second?.query)).digest('hex'));
});

test('every hash matches the text that the client would send', async () => {
  const documents = await clientDocuments();
  expect(new Set(documentHashes.values())).toEqual(new Set(documents.keys()));
});
