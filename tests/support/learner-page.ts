import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sessionOf } from './session-of.ts';
import type { ProductInBrowser, SharedProduct } from './use-product-in-browser.ts';

const PASSWORD = 'Correct1horse';

const emailOf = (name: string): string => `${name}@example.test`;

/** Asks the auth service for a session. @returns it as browsers store it */
async function requestSession(url: string, body: object): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`There is no session: ${await response.text()}`);
  return response.text();
}

/** Creates an account, and returns its session as browsers store it. */
function signUp(origin: string, name: string): Promise<string> {
  const body = { email: emailOf(name), password: PASSWORD, data: { username: name } };
  return requestSession(`${origin}/auth/v1/signup`, body);
}

/** Signs in to an account that was created here, and returns the session as browsers store it. */
function signIn(origin: string, name: string): Promise<string> {
  const body = { email: emailOf(name), password: PASSWORD };
  return requestSession(`${origin}/auth/v1/token?grant_type=password`, body);
}

interface LearnerOptions extends BrowserContextOptions {
  /** The learner's username. */
  name: string;
  /** Further values in local storage. */
  stored?: Readonly<Record<string, string>>;
}

type Journey = ProductInBrowser<Pick<SharedProduct, 'url'>>;

/** Opens a browser profile in which a new learner is signed in. No page has been loaded in it. */
export async function openLearnerContext(
  journey: Journey,
  options: LearnerOptions,
): Promise<BrowserContext> {
  return openContext(journey, options, await signUp(journey.product.url, options.name));
}

/** Opens another browser profile of a learner who has one already, as on another device. */
export async function openOtherDevice(
  journey: Journey,
  options: LearnerOptions,
): Promise<BrowserContext> {
  return openContext(journey, options, await signIn(journey.product.url, options.name));
}

/** Opens a browser profile in which a demo learner is signed in. @param options whose name it is: `veteran` */
export async function openDemoContext(
  journey: ProductInBrowser<SharedProduct>,
  options: LearnerOptions,
): Promise<BrowserContext> {
  return openContext(journey, options, await sessionOf(journey.product, options.name));
}

function openContext(
  { product: { url: origin }, browser }: Journey,
  { name: _, stored = {}, ...options }: LearnerOptions,
  session: string,
): Promise<BrowserContext> {
  const values = { ...stored, 'packetsmith-session': session };
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
  journey: Journey,
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
