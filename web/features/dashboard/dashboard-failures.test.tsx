import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from '../../log-failure.ts';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { server } from '../../testing/server.ts';
import {
  achievementFields,
  challengeFields,
  lessonFields,
  viewerFields,
} from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { DashboardPage } from './dashboard-page.tsx';

vi.mock('../../log-failure.ts', () => ({ logFailure: vi.fn() }));
beforeEach(() => vi.mocked(logFailure).mockClear());

const VIEWER = viewerFields({
  level: 3,
  experiencePoints: 250,
  nextStep: {
    kind: 'LESSON',
    isStarted: false,
    reasons: [],
    lesson: { position: 1, isCompleted: false, lesson: lessonFields('first') },
    challenge: null,
  },
  submissions: {
    nodes: [
      {
        id: 'attempt',
        status: 'ACCEPTED',
        submittedAt: '2026-11-21T14:02:00.000Z',
        challenge: challengeFields('ports', { title: 'Ports' }),
      },
    ],
    endCursor: null,
  },
  recentChallenges: [challengeFields('scanner', { title: 'Port scanner' })],
  recentLessons: [lessonFields('text', { title: 'Text and bytes' })],
  achievements: [{ achievement: achievementFields('one'), earnedAt: '2026-11-20T10:00:00.000Z' }],
});

/** The text that shows that a panel has data, by the field that provides it. */
const PROOFS = {
  experiencePoints: () => screen.queryByText('50 XP to level 4'),
  nextStep: () => screen.queryByRole('link', { name: 'Start lesson 1' }),
  progress: () => screen.queryByRole('img', { name: 'Challenges completed: 0 of 6' }),
  submissions: () => screen.queryByRole('link', { name: 'Ports' }),
  recentChallenges: () => screen.queryByRole('link', { name: /Port scanner/ }),
  recentLessons: () => screen.queryByRole('link', { name: /Text and bytes/ }),
  achievements: () => screen.queryByText('Medal one'),
};

type Proof = keyof typeof PROOFS;
const FIELDS = ['experiencePoints', 'nextStep', 'progress', 'submissions'] as const;
const LISTS = ['recentChallenges', 'recentLessons', 'achievements'] as const;

const filled = (): string[] =>
  [...FIELDS, ...LISTS].filter((field: Proof) => PROOFS[field]() !== null);

/** Shows the dashboard. The fields in the set fail to load. */
function startFailing(...fields: readonly string[]) {
  const down = new Set(fields);
  const fieldsThatMayFail = [...fields, ...LISTS].map((field) => {
    const read = () => {
      if (!down.has(field)) return VIEWER[field];
      throw failureOf('UNAVAILABLE', `The field ${field} cannot be read just now.`);
    };
    return [field, read] as const;
  });
  const viewer = { ...VIEWER, ...Object.fromEntries(fieldsThatMayFail) };
  const calls = serveGraphql({ viewer });
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  return { calls, down };
}

const logged = () => vi.mocked(logFailure).mock.calls.map(([what]) => what);

test('one request fills the dashboard', async () => {
  const { calls } = startFailing();
  await waitFor(() => expect(filled()).toEqual([...FIELDS, ...LISTS]));
  expect(calls().map(({ operationName }) => operationName)).toEqual(['Dashboard']);
  expect(logged()).toEqual([]);
});

test.each([
  ['experiencePoints', 'Welcome', 'Your level, XP and streak could not be loaded just now.'],
  ['nextStep', 'Next for you', 'What comes next is unknown'],
  ['progress', 'Progress', 'Your progress could not be loaded just now.'],
  ['submissions', 'Recent submissions', 'No recent submissions'],
  ['recentChallenges', 'Recent challenges', 'No recent challenges'],
  ['recentLessons', 'Recent lessons', 'No recent lessons'],
  ['achievements', 'Recent achievements', 'No achievements yet'],
])(
  'without %s, only the panel "%s" is empty, and it can be loaded again',
  async (field, panel, words) => {
    const { calls, down } = startFailing(field);
    await screen.findByText(words);
    const others = [...FIELDS, ...LISTS].filter((other) => other !== field);
    expect(filled()).toEqual(others);
    expect(logged()).toEqual([`The panel "${panel}" could not be loaded.`]);

    down.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(filled()).toEqual([...FIELDS, ...LISTS]));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(calls()).toHaveLength(2);
  },
);

test('without a connection, every panel shows its own message', async () => {
  server.use(http.post('/graphql', () => HttpResponse.error()));
  renderSignedIn(<DashboardPage />, { at: '/dashboard' });
  expect(await screen.findByText('No recent submissions')).toBeTruthy();
  expect(filled()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: /newcomer/ })).toBeTruthy();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  expect(progress.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(new Set(logged()).size).toBe(11);
});

test('two panels that need the same field are both empty without it', async () => {
  startFailing('activity');
  expect(await screen.findByText('Your XP could not be loaded just now.')).toBeTruthy();
  expect(filled()).toEqual([...FIELDS, ...LISTS].filter((field) => field !== 'progress'));
  expect(logged()).toEqual([
    'The panel "XP" could not be loaded.',
    'The panel "Progress" could not be loaded.',
  ]);
});

test('loaded data stays when loading it again fails', async () => {
  const { down } = startFailing('recentLessons');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(filled()).not.toContain('recentLessons');
  down.clear();
  down.add('recentChallenges');
  await userEvent.click(again);
  await waitFor(() => expect(filled()).toEqual([...FIELDS, ...LISTS]));
  expect(logged()).toEqual([
    'The panel "Recent lessons" could not be loaded.',
    'The panel "Recent challenges" could not be loaded.',
  ]);
});
