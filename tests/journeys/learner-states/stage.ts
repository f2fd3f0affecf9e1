import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { demoLearner, type RunningProduct, startProduct } from '../../support/product.ts';
import { type Forgery, forgeAnswers, type GraphqlCall } from './forged-answers.ts';

/** Those of a first start: 0 XP, 250 XP, and enough for everything. */
type Learner = 'newcomer' | 'regular' | 'veteran';

/** One product and one browser for every screen. */
export interface Stage {
  /** Opens a page of its own for a learner who is signed in, and closes it after the test. */
  open: (learner: Learner, path: string, options?: SceneOptions) => Promise<Scene>;
  /** Without a trailing slash. */
  url: () => string;
}

interface SceneOptions {
  /** Answers that are not the product's, by operation, from the first call on. */
  answers?: Readonly<Record<string, Forgery>>;
  /** What the page does before anything of the product runs. */
  prepare?: (page: Page) => Promise<unknown>;
  context?: BrowserContextOptions;
}

/** A learner's page. */
export interface Scene {
  page: Page;
  /** Errors of the console, and of the page itself. */
  complaints: string[];
  /** What the page has asked the GraphQL door, in order. */
  calls: GraphqlCall[];
  /** Answers an operation otherwise from now on; without a forgery, as the product does. */
  answer: (operation: string, forgery?: Forgery) => void;
  /** How often an operation was called. */
  count: (operation: string) => number;
}

/** Starts the product and a browser before the tests of a file. */
export function useStage(): Stage {
  let product: RunningProduct;
  let browser: Browser;
  const sessions = new Map<Learner, Promise<string>>();
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const sessionOf = (learner: Learner): Promise<string> => {
    const session = sessions.get(learner) ?? signIn(product, learner);
    sessions.set(learner, session);
    return session;
  };
  return {
    url: () => product.url,
    open: async (learner, path, { answers = {}, prepare, context } = {}) => {
      const kept = { 'packetsmith-session': await sessionOf(learner), editor: 'plain' };
      const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
      const storageState = { cookies: [], origins: [{ origin: product.url, localStorage }] };
      const opened = await browser.newContext({ ...context, storageState });
      const page = await opened.newPage();
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await opened.close();
      });
      const complaints = complaintsOf(page);
      const forged = await forgeAnswers(page, answers);
      await prepare?.(page);
      await page.goto(product.url + path);
      return { page, complaints, ...forged };
    },
  };
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** A session as the browser keeps it: what the auth service answers to a sign-in. */
async function signIn({ url, dataDir }: RunningProduct, learner: Learner): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await demoLearner(dataDir, learner)),
  });
  if (!response.ok) throw new Error(`${learner} cannot sign in: ${await response.text()}`);
  return response.text();
}
