// cspell:ignore Easyafter Hardneeds
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { challengeFields, lessonFields, viewerFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ChallengesPage } from './challenges-page.tsx';

const CHALLENGES = [
  challengeFields('easy', { title: 'Port scanner', difficulty: 2, experienceRequired: 100 }),
  challengeFields('hard', { title: 'DNS decoder', difficulty: 4, experienceRequired: 300 }),
];

function showLibrary(challenges: unknown, at = '/challenges') {
  const viewer = viewerFields({ level: 3, experiencePoints: 250 });
  const categories = [{ id: 'foundations', name: 'Foundations', description: 'First.' }];
  serveGraphql({ viewer, categories, challenges });
  renderSignedIn(<ChallengesPage />, { at });
}

test('a shared URL shows the library with the same filters', async () => {
  showLibrary(CHALLENGES, '/challenges?category=foundations&status=locked&q=dns');
  const rows = await screen.findByRole('list', { name: 'Challenges: Foundations' });
  const titles = within(rows).getAllByRole('heading');
  expect(titles.map((title) => title.textContent)).toEqual(['DNS decoder']);
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('dns');
  expect(screen.getByText('1 of 2 challenges shown')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveProperty('value', 'foundations');
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual(['Locked']);
});

test('a search narrows the library with every letter, and "show all" clears it', async () => {
  showLibrary(CHALLENGES);
  const search = await screen.findByRole('searchbox', { name: 'Search challenges' });
  await userEvent.type(search, 'scanner');
  expect(await screen.findByText('1 of 2 challenges shown')).toBeTruthy();
  await userEvent.type(search, 'x');
  expect(await screen.findByText('No challenges matched')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('2 of 2 challenges shown')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

const SOCKETS = {
  id: 'sockets',
  kind: 'LESSON',
  title: 'Sockets in the lab',
  isDone: false,
  minutes: 25,
};
const LOOPS = { ...SOCKETS, id: 'loops', title: 'Loops over events', isDone: true };

test('a row says what to do first, and links to it', async () => {
  const prerequisites = [LOOPS, SOCKETS];
  showLibrary([
    challengeFields('easy', { prerequisites }),
    challengeFields('ready', { prerequisites: [LOOPS] }),
    challengeFields('opened', { prerequisites, isOpenedAnyway: true }),
    challengeFields('solved', { prerequisites, isCompleted: true }),
    challengeFields('locked', { prerequisites, difficulty: 5 }),
  ]);
  const lines = await screen.findAllByText(/^first/);
  expect(lines.map((line) => line.textContent)).toEqual(['first Sockets in the lab, 25 min']);
  const lesson = screen.getByRole('link', { name: 'Sockets in the lab, 25 min' });
  expect(lesson.getAttribute('href')).toBe('/lessons/sockets');
});

test('a row says how far the last submission came', async () => {
  const lastResult = { passedCount: 4, caseCount: 6 };
  showLibrary([
    challengeFields('tried', { title: 'Port scanner', lastResult }),
    challengeFields('solved', { lastResult, isCompleted: true }),
  ]);
  const row = (await screen.findByText('Tried, 4 of 6 tests passed')).closest('li');
  expect(row?.dataset['state']).toBe('failed');
  const link = screen.getByRole('link', { name: 'Continue: Port scanner' });
  expect(link.getAttribute('href')).toBe('/codex/tried');
  expect(screen.getAllByText(/tests passed$/)).toHaveLength(1);
});

test('a row offers to prove the lesson by three questions, unless it has too few exercises', async () => {
  const provable = { ...SOCKETS, id: 'hex', title: 'Hex digits', placementId: 'lesson-hex' };
  showLibrary([
    challengeFields('provable', { prerequisites: [provable, SOCKETS] }),
    challengeFields('other', { prerequisites: [SOCKETS] }),
  ]);
  const proof = await screen.findByRole('link', {
    name: 'prove it by three questions: Hex digits',
  });
  expect(proof.getAttribute('href')).toBe('/placement/lesson-hex');
  expect(screen.getAllByText(/^first/).map((line) => line.textContent)).toEqual([
    'first Hex digits, 25 min or prove it, and 1 more',
    'first Sockets in the lab, 25 min',
  ]);
});

test('what is ready comes first, with the reason of the recommendation', async () => {
  const viewer = viewerFields({
    level: 3,
    experiencePoints: 250,
    nextStep: {
      kind: 'CHALLENGE',
      isStarted: false,
      reasons: [{ kind: 'WEAK', text: 'Trains slicing, your weakest skill' }],
      lesson: { position: 9, isCompleted: false, lesson: lessonFields('dictionaries') },
      challenge: CHALLENGES[0],
    },
  });
  serveGraphql({ viewer, categories: [], challenges: CHALLENGES });
  renderSignedIn(<ChallengesPage />, { at: '/challenges' });
  const ready = await screen.findByRole('region', { name: 'Ready for you' });
  expect(within(ready).getByText('Trains slicing, your weakest skill')).toBeTruthy();
  const link = within(ready).getByRole('link', {
    name: 'Start Challenge, ready for you: Port scanner',
  });
  expect(link.getAttribute('href')).toBe('/codex/easy');
  const lesson = within(ready).getByRole('link', { name: /^Open lesson 9: / });
  expect([lesson.getAttribute('href'), lesson.dataset['kind']]).toEqual([
    '/lessons/dictionaries',
    'secondary',
  ]);
  expect(screen.getByText('0 solved, 1 ready for you, 1 locked.')).toBeTruthy();
});

test('a solved challenge shows the day, and a filter for it is one click', async () => {
  const solvedAt = '2026-05-09T12:00:00.000Z';
  showLibrary([...CHALLENGES, challengeFields('done', { isCompleted: true, solvedAt })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Solved' }));
  expect(await screen.findByText('1 of 3 challenges shown')).toBeTruthy();
  expect(screen.getByText('Completed May 9, 2026')).toBeTruthy();
  expect(location.search).toBe('?status=solved');
});

test('level and XP are not shown until they have loaded', async () => {
  showLibrary(() => {
    throw failureOf('UNAVAILABLE', 'Not now.');
  });
  await screen.findByRole('alert');
  expect(screen.queryByText('Level')).toBeNull();
});

const challengeBefore = (id: string, title: string) => ({
  ...SOCKETS,
  id,
  kind: 'CHALLENGE',
  title,
  minutes: null,
});

test('a chain shows how far the learner is, and the other chains on request', async () => {
  showLibrary([
    challengeFields('shift', { title: 'Caesar shift', isCompleted: true }),
    challengeFields('break', {
      title: 'Break it',
      prerequisites: [{ ...challengeBefore('shift', 'Caesar shift'), isDone: true }],
    }),
    challengeFields('score', {
      title: 'Score it',
      prerequisites: [challengeBefore('break', 'Break it')],
    }),
    challengeFields('key', {
      title: 'Find the key',
      difficulty: 4,
      prerequisites: [challengeBefore('score', 'Score it')],
    }),
    challengeFields('log', { title: 'Read the log' }),
    challengeFields('alarm', {
      title: 'Raise it',
      prerequisites: [challengeBefore('log', 'Read the log')],
    }),
    challengeFields('wall', { title: 'Block it', prerequisites: [SOCKETS] }),
    challengeFields('gate', {
      title: 'Open the gate',
      prerequisites: [challengeBefore('wall', 'Block it')],
    }),
  ]);
  const panel = await screen.findByRole('region', { name: 'Chain to Find the key' });
  expect(within(panel).getByText('1 of 4 solved')).toBeTruthy();
  const words = (name: string) =>
    within(within(panel).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ children }) =>
        Array.from(children, (part) => part.textContent)
          .join(' ')
          .trim(),
      );
  expect(words('Chain to Find the key')).toEqual([
    'Caesar shift Easy Completed',
    'Break it Easy Available',
    'Score it Easy after Break it',
    'Find the key Hard needs 300 XP, you have 250',
  ]);
  const first = within(panel).getByRole('list', { name: 'Chain to Find the key' });
  const states = Array.from(first.children, (one) => one.getAttribute('data-state'));
  expect(states).toEqual(['done', 'open', 'locked', 'locked']);
  await userEvent.click(within(panel).getByRole('button', { name: 'Show the other 2 chains' }));
  expect(words('Chain to Open the gate')).toEqual([
    'Block it Easy after Sockets in the lab',
    'Open the gate Easy after Block it',
  ]);
  expect(words('Chain to Raise it')).toEqual([
    'Read the log Easy Available',
    'Raise it Easy after Read the log',
  ]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Show one chain' }));
  expect(within(panel).queryByRole('list', { name: 'Chain to Raise it' })).toBeNull();
});

test('the first subject is open, and those with something solved or ready; a filter opens all', async () => {
  const inSubject = (id: string, fields: object = {}) =>
    challengeFields(id, { category: { id, name: id }, prerequisites: [SOCKETS], ...fields });
  serveGraphql({
    viewer: viewerFields({ experiencePoints: 250 }),
    categories: ['first', 'solved', 'ready', 'later'].map((id) => ({
      id,
      name: id,
      description: '',
    })),
    challenges: [
      inSubject('first'),
      inSubject('solved', { isCompleted: true }),
      inSubject('ready', { prerequisites: [] }),
      inSubject('later'),
    ],
  });
  renderSignedIn(<ChallengesPage />, { at: '/challenges' });
  const open = () =>
    ['first', 'solved', 'ready', 'later'].filter(
      (name) => screen.getByRole('heading', { level: 2, name }).closest('details')?.open,
    );
  await screen.findByRole('heading', { level: 2, name: 'later' });
  expect(open()).toEqual(['first', 'solved', 'ready']);
  await userEvent.click(screen.getByRole('button', { name: 'Not solved' }));
  await screen.findByText('3 of 4 challenges shown');
  expect(screen.getByRole('heading', { level: 2, name: 'later' }).closest('details')?.open).toBe(
    true,
  );
});
