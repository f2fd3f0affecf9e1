// cspell:ignore describedby fulfill
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { demoLearner, type RunningProduct } from '../../support/product.ts';
import { sessionOf } from '../../support/session-of.ts';

/** What a test decides about a visit before its first page. */
interface VisitOptions {
  /** Of the browser: its size, what its reader prefers. */
  browser?: BrowserContextOptions;
  /** Whom the browser remembers from a visit before. */
  session?: StoredSession;
  /** Of whom the page may ask something, besides the product. */
  origins?: readonly string[];
  /** Does what has to be done before the page is there, such as forging answers. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A browser of its own with one page open. What it complains of fails the test, unless the test expects it. */
export interface Visit {
  page: Page;
  button: (name: string | RegExp) => Locator;
  link: (name: string | RegExp) => Locator;
  field: (name: string | RegExp) => Locator;
  /** Fills fields in by their labels. */
  fillIn: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Waits until the client has logged a failure that begins like this, and takes it off the complaints. */
  expectLogged: (beginning: string) => Promise<void>;
}

/** A session as the auth service gives it, and as supabase-js keeps it in the browser. */
export interface StoredSession {
  access_token: string;
  user: { user_metadata: Record<string, unknown> };
}

/** Opens browsers on one product. */
export interface Visits {
  /** Of the product, without a trailing slash. */
  readonly url: string;
  /** Enters the site at a path, or at another address altogether. */
  enter: (address: string, options?: VisitOptions) => Promise<Visit>;
  /** Signs the demo learner in, and tells what a browser keeps of it. */
  signIn: () => Promise<StoredSession>;
  /** How the demo learner signs in. */
  credentials: () => Promise<Record<'Email' | 'Password', string>>;
}

/** For what a busy machine takes its time for. */
export const PATIENTLY = { timeout: 10_000 };

/** Whether React has taken over what was rendered ahead: it marks the elements that it knows. */
const IS_ALIVE = `Object.keys(document.querySelector('main > *') ?? {})
  .some((key) => key.startsWith('__react'))`;

/** What the browser says of answers that a test has forged, and of the worker that it is not to have. */
const FORGED = /^Failed to load resource|^Service Worker registration blocked/;

/** @param context asked when a test begins: there is no product before */
export function createVisits(
  surroundings: () => { product: Pick<RunningProduct, 'url' | 'dataDir'>; browser: Browser },
): Visits {
  const enter = async (address: string, visit: VisitOptions = {}) => {
    const { product, browser } = surroundings();
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // What a worker of the site would answer could not be forged.
      serviceWorkers: 'block',
      ...(visit.session && { storageState: remember(product.url, visit.session) }),
      ...visit.browser,
    });
    const page = await context.newPage();
    const complaints = collectComplaints(page, [product.url, ...(visit.origins ?? [])]);
    onTestFinished(async () => {
      await context.close();
      expect(complaints, 'the page complains of nothing').toEqual([]);
    });
    await visit.prepare?.(page);
    await page.goto(new URL(address, product.url).href);
    // What is typed into a page before React has taken it over would be lost.
    await expect.poll(() => page.evaluate(IS_ALIVE), PATIENTLY).toBe(true);
    return visitOf(page, complaints);
  };
  const credentials = async () => {
    const { email, password } = await demoLearner(surroundings().product.dataDir, 'regular');
    return { Email: email, Password: password };
  };
  const signIn = async () =>
    JSON.parse(await sessionOf(surroundings().product, 'regular')) as StoredSession;
  return {
    get url() {
      return surroundings().product.url;
    },
    enter,
    credentials,
    signIn,
  };
}

function remember(origin: string, session: StoredSession) {
  const localStorage = [{ name: 'packetsmith-session', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** What goes wrong on a page: what it throws, what it logs, and whom else it talks to. */
function collectComplaints(page: Page, origins: readonly string[]): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !FORGED.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) complaints.push(request.url());
  });
  return complaints;
}

function visitOf(page: Page, complaints: string[]): Visit {
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
      const find = () => complaints.findIndex((complaint) => complaint.startsWith(beginning));
      await expect
        .poll(find, { ...PATIENTLY, message: `${beginning} is logged` })
        .toBeGreaterThanOrEqual(0);
      complaints.splice(find(), 1);
    },
  };
}

/** What refuses a field's value, or helps with it, beside its name; '' when nothing does. */
export async function messageOf({ page, field }: Visit, name: string): Promise<string> {
  const described = (await field(name).getAttribute('aria-describedby')) ?? '';
  const id = described.split(' ').find((part) => part.endsWith('-message'));
  return id === undefined ? '' : page.locator(`[id="${id}"]`).innerText();
}

/** Expects that a field has the focus. */
export async function expectFocused({ page, field }: Visit, name: string): Promise<void> {
  await field(name).and(page.locator(':focus')).waitFor();
}

/** Expects that none of these buttons takes a click. */
export async function expectDisabled(...buttons: Locator[]): Promise<void> {
  for (const button of buttons) expect(await button.isDisabled(), button.toString()).toBe(true);
}

/** Answers a request with JSON. */
export function answerWith(status: number, body: unknown): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, json: body });
}

/** Holds every request back until it is let go on. */
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
