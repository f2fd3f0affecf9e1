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

function showLibrary(challenges: unknown) {
  const viewer = viewerFields({ level: 3, experiencePoints: 250 });
  const categories = [{ id: 'foundations', name: 'Foundations', description: 'First.' }];
  startGraphqlBackend({ viewer, categories, challenges });
  renderSignedIn(<ChallengesPage />, { at: '/challenges' });
}

test('an open challenge can be started, a locked one names its price', async () => {
  showLibrary(CHALLENGES);
  const link = await screen.findByRole('link', { name: 'Port scanner' });
  expect(link.getAttribute('href')).toBe('/codex/easy');
  expect(screen.getByText('Start Challenge')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'DNS decoder' })).toBeNull();
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
  expect(screen.getByRole('link', { name: 'Port scanner' })).toBeTruthy();
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
  expect(await screen.findByRole('link', { name: 'Port scanner' })).toBeTruthy();
});
