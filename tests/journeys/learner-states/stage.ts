import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Curriculum } from '../../../content/curriculum.ts';
import { loadCurriculum } from '../../../content/load-curriculum.ts';
import { sessionOf } from '../../support/session-of.ts';
import { type Forgery, forgeAnswers, type GraphqlCall } from './forged-answers.ts';
import { useProductInBrowser } from '../../support/use-product-in-browser.ts';

/** The learners of a first start: with 0 XP, with 250 XP, and with enough XP for everything. */
type Learner = 'newcomer' | 'regular' | 'veteran';

/** One product and one browser for every screen. */
export interface Stage {
  /** Opens a page for a signed-in learner, and closes it after the test. Drafts are not kept. */
  open: (learner: Learner, path: string, options?: SceneOptions) => Promise<Scene>;
  /** The base URL, without a trailing slash. */
  url: () => string;
  /** Loads the published curriculum, once for all tests: it takes seconds. */
  curriculum: () => Promise<Curriculum>;
}

interface SceneOptions {
  /** Replaced responses by operation, from the first call on. */
  answers?: Readonly<Record<string, Forgery>>;
  /** Runs on the page before any code of the product. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens the page in a separate browser context whose clock and connection only it uses. */
  own?: BrowserContextOptions;
}

/** A learner's page. */
export interface Scene {
  page: Page;
  /** Errors from the console and from the page itself. */
  pageErrors: string[];
  /** The page's requests to the GraphQL API, in order. */
  calls: GraphqlCall[];
  /** Replaces the responses to an operation from now on; without a forgery, the product answers again. */
  answer: (operation: string, forgery?: Forgery) => void;
  /** Returns how often an operation was called. */
  count: (operation: string) => number;
}

/** Starts the product and a browser before the tests of a file. */
export function useStage(): Stage {
  const journey = useProductInBrowser();
  const contexts = new Map<Learner, Promise<BrowserContext>>();
  let curriculum: Promise<Curriculum> | undefined;

  const newContext = async (learner: Learner, own?: BrowserContextOptions) => {
    const settings = {
      'packetsmith-session': await sessionOf(journey.product, learner),
      editor: 'plain',
    };
    const localStorage = Object.entries(settings).map(([name, value]) => ({ name, value }));
    const storageState = { cookies: [], origins: [{ origin: journey.product.url, localStorage }] };
    // Responses from the service worker could not be held back or replaced here.
    const serviceWorkers = 'block' as const;
    const context = await journey.browser.newContext({ serviceWorkers, ...own, storageState });
    await context.addInitScript(forgetDrafts);
    return context;
  };
  // What a learner's pages have loaded before is cached for the next one.
  const sharedContext = (learner: Learner): Promise<BrowserContext> => {
    const context = contexts.get(learner) ?? newContext(learner);
    contexts.set(learner, context);
    return context;
  };
  return {
    url: () => journey.product.url,
    curriculum: () => (curriculum ??= loadCurriculum()),
    open: async (learner, path, { answers = {}, prepare, own } = {}) => {
      const context = await (own ? newContext(learner, own) : sharedContext(learner));
      const page = await context.newPage();
      onTestFinished(async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await (own ? context : page).close();
      });
      const pageErrors = problemsOf(page);
      const forged = await forgeAnswers(page, { Draft: noDraft, ...answers });
      await prepare?.(page);
      await page.goto(journey.product.url + path);
      return { page, pageErrors, ...forged };
    },
  };
}

/** The server still has what the tests before have typed. */
const noDraft: Forgery = (route) =>
  route.fulfill({ json: { data: { viewer: { __typename: 'Viewer', id: '', draft: null } } } });

function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft/')) localStorage.removeItem(key);
  }
}

function problemsOf(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  return pageErrors;
}
