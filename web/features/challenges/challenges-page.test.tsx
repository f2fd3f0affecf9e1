import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf } from '../../testing/handlers/graphql-handler.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { challengeFields, viewerFields } from '../../testing/learner.ts';
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
  expect(await screen.findByRole('heading', { name: 'DNS decoder' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Port scanner' })).toBeNull();
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('dns');
  expect(screen.getByText('1 of 2 challenges shown')).toBeTruthy();
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual(['Foundations', 'Locked']);
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

test('a card says how far the learner is prepared, and links to the missing lesson', async () => {
  const prerequisites = [LOOPS, SOCKETS];
  showLibrary([
    challengeFields('easy', { prerequisites }),
    challengeFields('ready', { prerequisites: [LOOPS] }),
    challengeFields('opened', { prerequisites, isOpenedAnyway: true }),
    challengeFields('solved', { prerequisites, isCompleted: true }),
    challengeFields('locked', { prerequisites, difficulty: 5 }),
  ]);
  const lines = await screen.findAllByText(/missing:/);
  expect(lines.map((line) => line.textContent)).toEqual([
    '1 of 2 done; missing: Sockets in the lab, 25 min',
    '1 of 2 done; missing: Sockets in the lab, 25 min',
  ]);
  const lesson = screen.getByRole('link', { name: 'Sockets in the lab, 25 min' });
  expect(lesson.getAttribute('href')).toBe('/lessons/sockets');
});

test('level and XP are not shown until they have loaded', async () => {
  showLibrary(() => {
    throw failureOf('UNAVAILABLE', 'Not now.');
  });
  await screen.findByRole('alert');
  expect(screen.queryByText('Level')).toBeNull();
});
