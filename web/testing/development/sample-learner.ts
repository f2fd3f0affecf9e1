import type { AuthUser } from '../handlers/auth-handlers.ts';

/** A sample user to view the client as. */
export interface SampleLearner {
  user: AuthUser;
  lessonsCompleted: number;
  challengesSolved: number;
  streakDays: number;
}

function sampleUser(username: string): AuthUser {
  return {
    id: `sample-${username}`,
    email: `${username}@example.test`,
    user_metadata: { username },
    app_metadata: { provider: 'email' },
    identities: [{ identity_id: `sample-${username}`, provider: 'email', identity_data: {} }],
    aud: 'authenticated',
    created_at: '2026-01-05T09:00:00Z',
  };
}

const REGULAR: SampleLearner = {
  user: sampleUser('sample-regular'),
  lessonsCompleted: 6,
  challengesSolved: 4,
  streakDays: 4,
};
const NEWCOMER: SampleLearner = {
  user: sampleUser('sample-newcomer'),
  lessonsCompleted: 0,
  challengesSolved: 0,
  streakDays: 0,
};

const STORAGE_KEY = 'packetsmith-sample-learner';

/**
 * Returns the sample user that the URL names: `?as=newcomer`, `?as=visitor`, or `?as=learner`. The choice lasts as long as the tab.
 *
 * @returns null for a visitor
 */
export function chooseLearner(query: string): SampleLearner | null {
  const chosen = new URLSearchParams(query).get('as') ?? sessionStorage.getItem(STORAGE_KEY);
  if (chosen !== null) sessionStorage.setItem(STORAGE_KEY, chosen);
  if (chosen === 'visitor') return null;
  return chosen === 'newcomer' ? NEWCOMER : REGULAR;
}

/** The learner who signs in on the login page. */
export function defaultLearner(): SampleLearner {
  return REGULAR;
}
