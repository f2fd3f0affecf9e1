// cspell:ignore fulfill

import type { Page, Route } from 'playwright-core';
import { paths } from '../../web/paths.ts';
import { ROUTES } from '../../web/routes.ts';
import { pageName, type Scene } from './scene.ts';

const fail = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '' });

/** Refuses everything that the page requests from now on. */
async function loseServer(page: Page): Promise<void> {
  await page.route('**/graphql', fail);
  await page.reload();
  await page
    .getByText(/could not be (read|loaded)|Try again/i)
    .first()
    .waitFor();
}

/** Withholds the page's data, so that it keeps its skeleton. The learner's profile is known. */
async function waitForEver(page: Page): Promise<void> {
  await page.route('**/graphql', () => undefined);
  await page.reload();
  await page.getByRole('main').locator('[class*=skeleton]:visible').first().waitFor();
  // The page's own skeleton, not the fallback that shows while its code loads.
  await page
    .locator('main > [role=status][aria-busy]:visible')
    .first()
    .waitFor({ state: 'detached' });
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction('!navigator.onLine');
}

const lessonCard = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByText(name).first();

async function openLesson(page: Page): Promise<void> {
  await lessonCard(page, 'Print and run').click();
  const lesson = page.getByRole('dialog');
  await lesson.waitFor();
  await lesson.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
}

async function startProof(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Question 1' }).waitFor();
}

async function breakPage(page: Page): Promise<void> {
  await page.route(/leaderboard-page.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A sample failure.")' }),
  );
  await page.reload();
  await page.getByRole('heading', { name: /Oops/ }).waitFor();
  await page.getByText('Technical Details').click();
}

/** The pages of learners, except those whose path has parameters, which have their own scenes. */
function protectedPages(): string[] {
  return Object.values(ROUTES)
    .filter(({ access, path }) => access === 'protected' && !path.includes(':'))
    .map(({ path }) => path);
}

/** What learners see outside the workspace: new and regular ones, and those who have completed everything. */
export const LEARNER_SCENES: readonly Scene[] = [
  ...protectedPages().flatMap((path): Scene[] => {
    const name = pageName(path);
    return [
      { name: `${name}-newcomer`, viewer: 'newcomer', path },
      { name: `${name}-regular`, viewer: 'regular', path },
      { name: `${name}-veteran`, viewer: 'veteran', path },
      { name: `${name}-loading`, viewer: 'regular', path, act: waitForEver },
      { name: `${name}-failed`, viewer: 'regular', path, act: loseServer },
    ];
  }),
  { name: 'lesson-open', viewer: 'newcomer', path: '/lessons', act: openLesson, isWindow: true },
  { name: 'lesson-step', viewer: 'newcomer', path: paths.lessonStep('print-and-run') },
  { name: 'placement', viewer: 'newcomer', path: paths.placement },
  {
    name: 'placement-question',
    viewer: 'newcomer',
    path: paths.placementOf('module-foundations'),
    act: startProof,
  },
  { name: 'no-challenge-matches', viewer: 'regular', path: '/challenges?search=zzz' },
  { name: 'offline', viewer: 'regular', path: '/challenges', act: loseNetwork },
  { name: 'error', viewer: 'regular', path: '/leaderboard', act: breakPage },
];
