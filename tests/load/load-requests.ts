import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A request that learners send, and what a correct response contains. */
export interface LoadRequest {
  kind: string;
  /** `POST` if there is a body, otherwise `GET`. */
  path: string;
  body?: unknown;
  /** Every correct response has status 200, no error, and contains this text. */
  holds: string;
}

const CHALLENGES = path.resolve(import.meta.dirname, '../../content/challenges');
/** A challenge of difficulty 1, which is open to every learner. */
const CHALLENGE_ID = 'first-contact';
const LESSON_ID = 'print-and-run';

const DASHBOARD = `{ viewer {
  username experiencePoints level streakDays
  progress { challengesCompleted challengesTotal lessonsCompleted lessonsTotal }
  learningPath { completed total items { position isCompleted lesson { id title state } } }
  achievements { earnedAt achievement { id name icon } }
  activity(days: 14) { date isActive experiencePoints }
  submissions(first: 5) { nodes { id status submittedAt challenge { id title } } }
  recentChallenges(first: 5) { id title isCompleted }
  recentLessons(first: 5) { id title state }
} }`;

const graphql = (kind: string, query: string, holds: string): LoadRequest => ({
  kind: `GraphQL: ${kind}`,
  path: '/graphql',
  body: { query },
  holds,
});

const rest = (path: string, holds: string, body?: unknown): LoadRequest => ({
  kind: `REST: ${path.replace(/^\/api/, '')}`,
  path,
  holds,
  ...(body !== undefined && { body }),
});

/** The requests of a learner who is browsing, repeated according to their frequency. */
export const MIXED: readonly LoadRequest[] = [
  graphql('dashboard', DASHBOARD, '"recentLessons"'),
  rest('/api/challenges', `"${CHALLENGE_ID}"`),
  graphql(
    'library',
    '{ challenges { id title isLocked isCompleted category { name } } }',
    CHALLENGE_ID,
  ),
  rest('/api/auth/profile', '"experience_points"'),
  graphql(
    'a challenge',
    `{ challenge(id: "${CHALLENGE_ID}") { instructionsHtml starterCode } }`,
    '"starterCode"',
  ),
  rest('/api/submissions?limit=20', '"submissions"'),
  graphql('dashboard', DASHBOARD, '"recentLessons"'),
  rest('/api/learning-path', '"learning_path"'),
  graphql(
    'leaderboard',
    '{ leaderboard(first: 50) { viewerRank total entries { rank username } } }',
    '"entries"',
  ),
  rest(`/api/challenges/${CHALLENGE_ID}`, '"starter_code"'),
  graphql('a lesson', `{ lesson(id: "${LESSON_ID}") { state contentHtml } }`, '"contentHtml"'),
  rest('/api/users/dashboard-progress', '"streak_days"'),
  graphql(
    'submissions',
    '{ viewer { submissions(first: 20) { endCursor nodes { id status code } } } }',
    '"nodes"',
  ),
  rest('/api/lessons', `"${LESSON_ID}"`),
  graphql(
    'complete a lesson',
    `mutation { completeLesson(input: { lessonId: "${LESSON_ID}" }) { lesson { state } viewer { level } } }`,
    '"COMPLETED"',
  ),
  rest('/api/submissions/recent', '"submissions"'),
  graphql(
    'achievements',
    '{ achievements { id name } viewer { achievements { earnedAt } } }',
    '"achievements"',
  ),
  rest(`/api/lessons/${LESSON_ID}/complete`, '"success":true', { time_spent_minutes: 5 }),
  graphql('dashboard', DASHBOARD, '"recentLessons"'),
  rest('/api/challenges/recent', '"challenges"'),
];

/** Code that passes, run and submitted through both APIs in turn. */
export async function readRuns(): Promise<LoadRequest[]> {
  const code = await readFile(path.join(CHALLENGES, CHALLENGE_ID, 'solution.py'), 'utf8');
  const run = (call: string, selection: string): LoadRequest => ({
    kind: `GraphQL: ${call}`,
    path: '/graphql',
    body: {
      query: `mutation ($code: String!) {
        ${call}(input: { challengeId: "${CHALLENGE_ID}", code: $code }) { ${selection} }
      }`,
      variables: { code },
    },
    holds: '"status":"FINISHED"',
  });
  const body = { challenge_id: CHALLENGE_ID, code };
  return [
    run('executeCode', 'status output tests { isPassed }'),
    rest('/api/submissions/submit', '"success":true', body),
    rest('/api/submissions/execute', '"success":true', body),
    run('submitSolution', 'isAccepted result { status } viewer { experiencePoints }'),
  ];
}
