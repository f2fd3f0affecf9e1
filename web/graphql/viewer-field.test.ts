import { expect, test } from 'vitest';
import { failureOf } from '../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../testing/serve-graphql.ts';
import { challengeFields, lessonFields, viewerFields } from '../testing/learner.ts';
import {
  CompleteLessonDocument,
  DashboardDocument,
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
