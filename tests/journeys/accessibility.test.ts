import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { Route } from '../../web/route.ts';
import { ROUTES } from '../../web/routes.ts';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { smallTargets } from '../support/small-targets.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

/** The width, in CSS pixels, at which a page must not need horizontal scrolling. WCAG 2.2, 1.4.10. */
const NARROWEST = 320;
/** An address that correctly returns 404, which the browser logs. */
const MISSING = '/nowhere';
/** The widest window, in CSS pixels, in which targets are made for fingers. */
const WIDEST_FOR_FINGERS = 640;
/** The least height of targets, in CSS pixels. The border between two rows of a list belongs to neither. */
const LEAST_TARGET = { fingers: 43, pointer: 32 };
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const journey = useSharedProductInBrowser();

interface Walk {
  page: Page;
  /** What the browser logged on the way, and which other hosts it was asked to contact. */
  pageErrors: string[];
}

async function startWalk(theme: string, width: number): Promise<Walk> {
  const viewport = { width, height: 800 };
  const context = await journey.browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript((stored) => {
    localStorage.setItem('theme', stored);
  }, theme);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  // Violations of the content security policy are reported here too.
  page.on('console', (message) => {
    const isTheMissingPage = message.location().url.endsWith(MISSING);
    // GraphiQL notes every worker that it starts.
    const isNote = message.type() === 'info' && message.text().startsWith('setup-workers/');
    if (!isTheMissingPage && !isNote) pageErrors.push(`${page.url()} says ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`${page.url()} throws ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = origin === journey.product.url || protocol === 'data:' || protocol === 'blob:';
    if (!isOurs) pageErrors.push(`${page.url()} asks ${request.url()}`);
  });
  return { page, pageErrors };
}

/** The problems of a page: what axe finds, what is hard to hit, and whether it needs horizontal scrolling. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(journey.product.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const width = page.viewportSize()?.width ?? 0;
  // Only the width differs here from what was already checked in both themes.
  const { violations } =
    width === NARROWEST
      ? { violations: [] }
      : await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  const isForFingers = width <= WIDEST_FOR_FINGERS;
  const small =
    width === NARROWEST || FOR_DEVELOPERS.includes(path)
      ? []
      : await smallTargets(page, LEAST_TARGET[isForFingers ? 'fingers' : 'pointer']);
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  const overflow = wide - width;
  return [
    ...violations.map(
      ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...small.map((target) => `${path} has a small target: ${target}`),
    ...(overflow > 0 ? [`${path} is ${overflow} px too wide`] : []),
  ];
}

/** The paths of all pages that need no parameter. */
const pathsOf = (access: Route['access']): string[] =>
  Object.values(ROUTES)
    .filter((route) => route.access === access && route.path !== '*')
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':'));
/** Pages for developers, which are not routes of the client. */
const FOR_DEVELOPERS = ['/api/docs', '/playground'];
const PUBLIC = [...pathsOf('public'), ...FOR_DEVELOPERS, MISSING];
/** A step for each kind of exercise. */
const STEPS = [
  'say-something',
  'what-gets-printed',
  'give-it-a-name',
  'several-values',
  'f-strings',
  'input',
  'first-report',
];
const PROTECTED = [
  ...pathsOf('protected'),
  '/codex/port-scanner',
  '/codex/nowhere',
  ...STEPS.map((step) => `/lessons/print-and-run/${step}`),
  '/lessons/nowhere',
];

test.concurrent.for([
  ['dark', 1280],
  ['light', 375],
  ['dark', NARROWEST],
] as const)(
  'no page has a barrier, logs an error or contacts another host: %s, %i px wide',
  async ([theme, width], { expect }) => {
    const { page, pageErrors } = await startWalk(theme, width);
    const problems: string[] = [];
    for (const path of PUBLIC) problems.push(...(await problemsOf(page, path)));
    await signInByForm(page, journey.product, 'regular');
    for (const path of PROTECTED) problems.push(...(await problemsOf(page, path)));
    await page.context().close();
    expect({ problems, pageErrors }).toEqual({ problems: [], pageErrors: [] });
  },
);
