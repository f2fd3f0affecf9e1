import path from 'node:path';
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  request,
} from 'playwright-core';
import type { RunningProduct } from '../../tests/support/product.ts';
import { signInByForm } from '../../tests/support/sign-in-by-form.ts';
import { type Look, pictureName, type Scene, type Viewer } from './scene.ts';

/** Makes a learner join the leaderboard. @throws {Error} if the product refuses it */
async function joinLeaderboard(api: APIRequestContext): Promise<void> {
  await accepted(await api.patch('/api/users/settings', { data: { is_listed: true } }));
}

async function accepted(response: APIResponse): Promise<void> {
  if (response.ok()) return;
  throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Takes pictures of one running product. */
interface Photographer {
  /**
   * Opens the scene in a new window and writes its picture.
   *
   * @throws {Error} if the page doesn't reach what the scene shows
   */
  photograph: (scene: Scene, look: Look) => Promise<void>;
}

/** @param folder an existing directory for the pictures */
export function createPhotographer(
  product: RunningProduct,
  browser: Browser,
  folder: string,
): Photographer {
  // Each learner signs in once: later windows reuse the stored session.
  const sessions = new Map<Viewer, Promise<StoredState | undefined>>();
  const sessionOf = (viewer: Viewer): Promise<StoredState | undefined> => {
    const known = sessions.get(viewer) ?? signIn(product, browser, viewer);
    sessions.set(viewer, known);
    return known;
  };
  const photograph = async (scene: Scene, look: Look): Promise<void> => {
    const storageState = await sessionOf(scene.viewer);
    const context = await openWindow(browser, look, storageState);
    try {
      const page = await context.newPage();
      await page.goto(product.url + scene.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('main [class*=skeleton]').first().waitFor({ state: 'detached' });
      await scene.act?.(page);
      const file = path.join(folder, pictureName(scene, look));
      await page.screenshot({ path: file, fullPage: scene.isWindow !== true });
    } finally {
      await context.close();
    }
  };
  return { photograph };
}

async function openWindow(
  browser: Browser,
  { theme, width, height }: Look,
  storageState: StoredState | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  await context.addInitScript((stored) => {
    localStorage.setItem('theme', stored);
  }, theme);
  return context;
}

async function signIn(
  product: RunningProduct,
  browser: Browser,
  viewer: Viewer,
): Promise<StoredState | undefined> {
  if (viewer === 'visitor') return undefined;
  const context = await browser.newContext();
  const page = await context.newPage();
  const [asked] = await Promise.all([
    page.waitForRequest('**/api/auth/profile'),
    signInByForm(page, product, viewer),
  ]);
  const authorization = asked.headers()['authorization'] ?? '';
  const state = await context.storageState();
  await context.close();
  const api = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { authorization },
  });
  if (viewer !== 'newcomer') await joinLeaderboard(api);
  await api.dispose();
  return state;
}
