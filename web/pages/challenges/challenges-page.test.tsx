import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failureOf, startGraphqlBackend } from '../../testing/graphql-backend.ts';
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
  startGraphqlBackend({ viewer, categories, challenges });
  renderSignedIn(<ChallengesPage />, { at });
}

test('an open challenge can be started, a locked one names its price', async () => {
  showLibrary(CHALLENGES);
  const link = await screen.findByRole('link', { name: 'Start Challenge: Port scanner' });
  expect(link.getAttribute('href')).toBe('/codex/easy');
  expect(screen.getByText('Start Challenge')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /DNS decoder/ })).toBeNull();
  expect(screen.getByText('needs 300 XP, you have 250')).toBeTruthy();
  expect(screen.getByText('2 challenges. XP opens the harder ones.')).toBeTruthy();
});

test('the tally counts what is open', async () => {
  showLibrary(CHALLENGES);
  const tally = within(await screen.findByRole('region', { name: 'Unlocked challenges' }));
  expect(tally.getByText('50% unlocked')).toBeTruthy();
  expect(tally.getByText('50 XP more opens 1 Hard challenge')).toBeTruthy();
});

test('filters that nothing passes say so and can be taken back', async () => {
  showLibrary(CHALLENGES.slice(0, 1));
  const status = within(await screen.findByRole('group', { name: 'Status' }));
  await userEvent.click(status.getByRole('button', { name: 'Locked' }));
  expect(screen.getByText('No challenges matched')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('link', { name: 'Start Challenge: Port scanner' })).toBeTruthy();
});

test('an address that was shared shows the library as its sender saw it', async () => {
  showLibrary(CHALLENGES, '/challenges?category=foundations&status=locked&q=dns');
  expect(await screen.findByRole('heading', { name: 'DNS decoder' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Port scanner' })).toBeNull();
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('dns');
  expect(screen.getByText('1 of 2 challenges shown')).toBeTruthy();
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((button) => button.textContent)).toEqual(['Foundations', 'Locked']);
});

test('a search narrows the library with every letter, and showing all empties it', async () => {
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

test('no level and no XP are shown that have not been read', async () => {
  showLibrary(() => {
    throw failureOf('UNAVAILABLE', 'Not now.');
  });
  await screen.findByRole('alert');
  expect(screen.queryByText('Level')).toBeNull();
});

test('a library that cannot be read can be asked for again', async () => {
  let isBroken = true;
  showLibrary(() => {
    if (isBroken) throw failureOf('UNAVAILABLE', 'Not now.');
    return CHALLENGES;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Start Challenge: Port scanner' })).toBeTruthy();
});
