import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { trial } from 'virtual:trial';
import { LEAVING } from '../../router/leaving.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { server } from '../../testing/server.ts';
import { watchRequestLines } from '../../testing/watch-requests.ts';
import { Hero } from './hero.tsx';

const LESSON = { position: 11, lesson: { id: 'slicing', title: 'Slicing' } };
const CHALLENGE = { id: 'port-scanner', title: 'Port scanner' };
const SOLVED = 'You solved this challenge.';
const ACTIVE = { username: 'ada', experiencePoints: 250, streakDays: 4 };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

/** Shows the first screen to a learner. @param body the API's answer; null if it fails */
function showHome(body: object | null, profile: object = ACTIVE, isSolved = false): void {
  server.use(
    http.get('/api/next-step', ({ request }) => {
      const isKnown = request.headers.get('authorization') === 'Bearer token';
      return body === null || !isKnown
        ? new HttpResponse(null, { status: 503 })
        : HttpResponse.json(body);
    }),
  );
  server.use(
    http.get(`/api/challenges/${trial.id}`, () => HttpResponse.json({ is_completed: isSolved })),
  );
  renderSignedIn(<Hero />, { at: '/', profile });
}

function SignOut() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/', { state: LEAVING })}>Sign out</button>;
}

test.each([
  ['lesson', 'Next: lesson 11, Slicing', '/lessons/slicing'],
  ['challenge', 'Next: Port scanner', '/codex/port-scanner'],
  [null, 'Go to your dashboard', '/dashboard'],
])('the home page greets a learner with what is next: a %s', async (kind, name, target) => {
  showHome({ kind, lesson: LESSON, challenge: CHALLENGE });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(target);
  expect(screen.getByText('Welcome back, ada.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'I have an account' })).toBeNull();
});

test('if it is not known what comes next, the greeting leads to the dashboard', async () => {
  showHome(null);
  expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
});

test('a learner who is signing out is not greeted', async () => {
  const requests = watchRequestLines();
  const pages = (
    <Routes>
      <Route path="/" element={<Hero />} />
      <Route path="/account" element={<SignOut />} />
    </Routes>
  );
  renderSignedIn(pages, { at: '/account', profile: ACTIVE });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1 });
  await import('./welcome-bar.tsx');
  expect(screen.queryByText(/Welcome/)).toBeNull();
  // The page asks for the samples of its operator, and nothing about the learner.
  expect(requests().filter((line) => line !== 'GET /config.json')).toEqual([]);
});

test('a learner who has done nothing yet is not welcomed back', async () => {
  showHome({ kind: 'lesson', lesson: LESSON, challenge: null }, { username: 'new' });
  expect(await screen.findByText('Welcome, new.')).toBeTruthy();
});

test('a learner who solved the challenge before is told so, and gets to the workspace', async () => {
  showHome({ kind: 'lesson', lesson: LESSON, challenge: null }, ACTIVE, true);
  expect(await screen.findByText(SOLVED, { exact: false })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open it in your workspace' });
  expect(link.getAttribute('href')).toBe(`/codex/${trial.id}`);
  expect(screen.getByText('the relay opened its channel')).toBeTruthy();
  expect(screen.queryByText('not run yet')).toBeNull();
});

test('a learner who has not solved the challenge is invited to run the program', async () => {
  showHome({ kind: 'lesson', lesson: LESSON, challenge: null });
  expect(await screen.findByText('Welcome back, ada.')).toBeTruthy();
  expect(screen.getByText('not run yet')).toBeTruthy();
  expect(screen.queryByText(SOLVED, { exact: false })).toBeNull();
});
