import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ProductInBrowser, SharedProduct } from './use-product-in-browser.ts';

/** Creates an account, and returns its session as browsers store it. */
async function signUp(origin: string, name: string): Promise<string> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}@example.test`,
      password: 'Correct1horse',
      data: { username: name },
    }),
  });
  if (!response.ok) throw new Error(`${name} cannot sign up: ${await response.text()}`);
  return response.text();
}

interface LearnerOptions extends BrowserContextOptions {
  /** The username of the new learner. */
  name: string;
  /** Further values in local storage. */
  stored?: Readonly<Record<string, string>>;
}

/** Opens a browser profile in which a new learner is signed in. No page has been loaded in it. */
export async function openLearnerContext(
  { product: { url: origin }, browser }: ProductInBrowser<Pick<SharedProduct, 'url'>>,
  { name, stored = {}, ...options }: LearnerOptions,
): Promise<BrowserContext> {
  const values = { ...stored, 'packetsmith-session': await signUp(origin, name) };
  const localStorage = Object.entries(values).map(([key, value]) => ({ name: key, value }));
  return browser.newContext({
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
}

interface LearnerPageOptions extends LearnerOptions {
  path: string;
}

/** Opens a page for a new learner. @returns it with everything that it logged */
export async function openAsLearner(
  journey: ProductInBrowser<Pick<SharedProduct, 'url'>>,
  { path, ...options }: LearnerPageOptions,
): Promise<{ page: Page; problems: string[] }> {
  const context = await openLearnerContext(journey, options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(journey.product.url + path);
  return { page, problems };
}
