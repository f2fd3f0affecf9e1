import type { Page } from 'playwright-core';
import type { Route } from '../../web/route.ts';
import { ROUTES } from '../../web/routes.ts';
import { LEARNER_SCENES } from './learner-scenes.ts';
import { pageName, type Scene } from './scene.ts';
import { WORKSPACE_SCENES } from './workspace-scenes.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  // Wide windows have no menu: the links are in the navigation bar.
  if (await button(page, 'Menu').isVisible()) await button(page, 'Menu').click();
}

async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1password');
  await button(page, 'Login').click();
  await page.getByRole('alert').first().waitFor();
}

async function registerBadly(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('regular');
  await page.getByLabel('Email').fill('someone@mailinator.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('shorter');
  await page.getByText('Disposable email addresses are not allowed.').waitFor();
}

const page = (name: string, path: string): Scene => ({ name, viewer: 'visitor', path });

function publicPages(): string[] {
  const routes: readonly Route[] = Object.values(ROUTES);
  return routes.filter((route) => 'source' in route).map(({ path }) => path);
}

/** What visitors can see. */
const VISITOR_SCENES: readonly Scene[] = [
  ...publicPages().map((path) => page(pageName(path), path)),
  { ...page('menu', '/'), act: openMenu, isWindow: true },
  { ...page('login-refused', '/login'), act: failToSignIn },
  { ...page('register-refused', '/register'), act: registerBadly },
  page('not-found', '/nowhere'),
];

const SCENES: readonly Scene[] = [...VISITOR_SCENES, ...LEARNER_SCENES, ...WORKSPACE_SCENES];

/**
 * Returns the scenes whose names contain one of the words; all of them if there are no words.
 *
 * @throws {Error} if no name contains a word
 */
export function scenesNamed(words: readonly string[]): readonly Scene[] {
  const unknown = words.find((word) => !SCENES.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = SCENES.map(({ name }) => name).join(', ');
    throw new Error(`No scene has "${unknown}" in its name. The scenes are ${names}.`);
  }
  if (words.length === 0) return SCENES;
  return SCENES.filter(({ name }) => words.some((word) => name.includes(word)));
}
