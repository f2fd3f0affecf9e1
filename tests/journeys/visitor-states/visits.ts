// cspell:ignore describedby fulfill
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { demoLearner, type RunningProduct } from '../../support/product.ts';
import { sessionOf } from '../../support/session-of.ts';

/** Options for a visit, applied before its first page opens. */
interface VisitOptions {
  /** Options of the browser context, such as its size and preferences. */
  browser?: BrowserContextOptions;
  /** A session stored by an earlier visit. */
  session?: StoredSession;
  /** Hosts besides the product that the page may contact. */
  origins?: readonly string[];
  /** Runs before the page opens, for example to replace responses. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A browser context with one open page. Logged errors fail the test unless the test expects them. */
export interface Visit {
  page: Page;
  button: (name: string | RegExp) => Locator;
  link: (name: string | RegExp) => Locator;
  field: (name: string | RegExp) => Locator;
  /** Fills fields by their labels. */
  fillIn: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Waits until the client has logged a failure that begins like this, and removes it from the problems. */
  expectLogged: (beginning: string) => Promise<void>;
}

/** A session as the auth service returns it, and as supabase-js stores it in the browser. */
export interface StoredSession {
  access_token: string;
  user: { user_metadata: Record<string, unknown> };
}

/** Opens browser contexts on one product. */
export interface Visits {
  /** The product's base URL, without a trailing slash. */
  readonly url: string;
  /** Opens the site at a path, or another address. */
  enter: (address: string, options?: VisitOptions) => Promise<Visit>;
  /** Opens a prerendered page whose code `prepare` holds back. */
  enterEarly: (address: string, prepare: VisitOptions['prepare']) => Promise<Visit>;
  /** Signs the demo learner in and returns the stored session. */
  signIn: () => Promise<StoredSession>;
  /** The credentials of the demo learner. */
  credentials: () => Promise<Record<'Email' | 'Password', string>>;
}

/** Whether React has hydrated the prerendered page: it marks the elements that it manages. */
const IS_ALIVE = `Object.keys(document.querySelector('main > *') ?? {})
  .some((key) => key.startsWith('__react'))`;

/** What the browser logs about replaced responses, and about the service worker that it is not allowed to use. */
const FORGED = /^Failed to load resource|^Service Worker registration blocked/;

/** @param journey called when a test begins: the product doesn't exist earlier */
export function createVisits(
  journey: () => { product: Pick<RunningProduct, 'url' | 'dataDir'>; browser: Browser },
): Visits {
  const open = async (address: string, visit: VisitOptions) => {
    const { product, browser } = journey();
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // Responses from a service worker could not be replaced.
      serviceWorkers: 'block',
      ...(visit.session && { storageState: remember(product.url, visit.session) }),
      ...visit.browser,
    });
    const page = await context.newPage();
    const problems = collectProblems(page, [product.url, ...(visit.origins ?? [])]);
    onTestFinished(async () => {
      await context.close();
      expect(problems, 'the page logs no error').toEqual([]);
    });
    await visit.prepare?.(page);
    // The load event waits for code that is held back.
    await page.goto(new URL(address, product.url).href, { waitUntil: 'commit' });
    return visitOf(page, problems);
  };
  const enter = async (address: string, options: VisitOptions = {}) => {
    const visit = await open(address, options);
    const { page } = visit;
    await page.waitForLoadState();
    // A click before React hydrates the page would be lost.
    await expect.poll(() => page.evaluate(IS_ALIVE)).toBe(true);
    return visit;
  };
  const credentials = async () => {
    const { email, password } = await demoLearner(journey().product.dataDir, 'regular');
    return { Email: email, Password: password };
  };
  const signIn = async () =>
    JSON.parse(await sessionOf(journey().product, 'regular')) as StoredSession;
  return {
    get url() {
      return journey().product.url;
    },
    enter,
    enterEarly: (address, prepare) => open(address, { ...(prepare && { prepare }) }),
    credentials,
    signIn,
  };
}

function remember(origin: string, session: StoredSession) {
  const localStorage = [{ name: 'packetsmith-session', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Collects what goes wrong on a page: what it throws, what it logs, and which other hosts it contacts. */
function collectProblems(page: Page, origins: readonly string[]): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !FORGED.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) problems.push(request.url());
  });
  return problems;
}

function visitOf(page: Page, problems: string[]): Visit {
  const field = (name: string | RegExp) => page.getByLabel(name, { exact: true });
  return {
    page,
    button: (name) => page.getByRole('button', { name }),
    link: (name) => page.getByRole('link', { name }),
    field,
    fillIn: async (values) => {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    expectLogged: async (beginning) => {
      const find = () => problems.findIndex((problem) => problem.startsWith(beginning));
      await expect.poll(find, { message: `${beginning} is logged` }).toBeGreaterThanOrEqual(0);
      problems.splice(find(), 1);
    },
  };
}

/** Returns a field's error or description, without its name; '' if it has none. */
export async function messageOf({ page, field }: Visit, name: string): Promise<string> {
  const described = (await field(name).getAttribute('aria-describedby')) ?? '';
  const id = described.split(' ').find((part) => part.endsWith('-message'));
  return id === undefined ? '' : page.locator(`[id="${id}"]`).innerText();
}

/** Checks that a field has the focus. */
export async function expectFocused({ page, field }: Visit, name: string): Promise<void> {
  await field(name).and(page.locator(':focus')).waitFor();
}

/** Checks that all of these buttons are disabled. */
export async function expectDisabled(...buttons: Locator[]): Promise<void> {
  for (const button of buttons) expect(await button.isDisabled(), button.toString()).toBe(true);
}

/** Answers a request with JSON. */
export function answerWith(status: number, body: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, json: body });
}

/** Holds every request back until it is released. */
export function hold(): { handler: (route: Route) => Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    handler: async (route) => {
      await promise;
      await route.continue();
    },
    release: () => resolve(undefined),
  };
}
