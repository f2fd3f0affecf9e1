import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { sessionOf } from '../../support/session-of.ts';
import { type Forgery, forgeAnswers, type GraphqlCall } from './forged-answers.ts';
import { useProductInBrowser } from '../../support/use-product-in-browser.ts';

/** Those of a first start: 0 XP, 250 XP, and enough for everything. */
type Learner = 'newcomer' | 'regular' | 'veteran';

/** One product and one browser for every screen. */
export interface Stage {
  /** Opens a page for a learner who is signed in, and closes it after the test. Drafts are forgotten. */
  open: (learner: Learner, path: string, options?: SceneOptions) => Promise<Scene>;
  /** Without a trailing slash. */
  url: () => string;
}

interface SceneOptions {
  /** Answers that are not the product's, by operation, from the first call on. */
  answers?: Readonly<Record<string, Forgery>>;
  /** What the page does before anything of the product runs. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Gives the page a browser of its own, whose clock and connection are changed for it alone. */
  own?: BrowserContextOptions;
}

/** A learner's page. */
export interface Scene {
  page: Page;
  /** Errors of the console, and of the page itself. */
  complaints: string[];
  /** What the page has asked the GraphQL API, in order. */
  calls: GraphqlCall[];
  /** Answers an operation otherwise from now on; without a forgery, as the product does. */
  answer: (operation: string, forgery?: Forgery) => void;
  /** How often an operation was called. */
  count: (operation: string) => number;
}

/** Starts the product and a browser before the tests of a file. */
export function useStage(): Stage {
  const journey = useProductInBrowser();
  const contexts = new Map<Learner, Promise<BrowserContext>>();

  const newContext = async (learner: Learner, own?: BrowserContextOptions) => {
    const kept = {
      'packetsmith-session': await sessionOf(journey.product, learner),
      editor: 'plain',
    };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    const storageState = { cookies: [], origins: [{ origin: journey.product.url, localStorage }] };
    // What the offline worker answers could not be held or forged here.
    const serviceWorkers = 'block' as const;
    const context = await journey.browser.newContext({ serviceWorkers, ...own, storageState });
    await context.addInitScript(forgetDrafts);
    return context;
  };
  // What the pages of a learner have loaded before is there for the next one.
  const sharedContext = (learner: Learner): Promise<BrowserContext> => {
    const context = contexts.get(learner) ?? newContext(learner);
    contexts.set(learner, context);
    return context;
  };
  return {
    url: () => journey.product.url,
    open: async (learner, path, { answers = {}, prepare, own } = {}) => {
      const context = await (own ? newContext(learner, own) : sharedContext(learner));
      const page = await context.newPage();
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await (own ? context : page).close();
      });
      const complaints = complaintsOf(page);
      const forged = await forgeAnswers(page, answers);
      await prepare?.(page);
      await page.goto(journey.product.url + path);
      return { page, complaints, ...forged };
    },
  };
}

function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft/')) localStorage.removeItem(key);
  }
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
