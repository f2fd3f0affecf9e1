// cspell:ignore webgpu
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import packages from '../../package.json' with { type: 'json' };
import { BUILT } from '../../infra/server/build-product.ts';
import { openLearnerContext } from '../support/learner-page.ts';
import { signInByForm } from '../support/sign-in-by-form.ts';
import { isStandalone, ROUTE_NAMES, ROUTES } from '../../web/routes.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

/** The size limit for the scripts of a landing page, compressed with gzip. */
const BUDGET_BYTES = 100_000;
/** Smaller files save less by compression than the header costs. */
const SMALLEST_COMPRESSED_BYTES = 1_024;
/** A distinctive word of each package that visitors must not load. */
const HEAVY = {
  apollo: '__APOLLO_CLIENT__',
  supabase: 'GoTrueClient',
  monaco: 'monaco-editor',
  router: '__reactRouterVersion',
};
/** What the library of the sample network writes into its worker and its messages. */
const SAMPLE_NETWORK = /mockServiceWorker|\[MSW\]/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const journey = useSharedProductInBrowser();

/** Returns the paths of everything that a new browser profile loads until the network is idle. */
async function loadedBy(visit: (page: Page) => Promise<unknown>): Promise<string[]> {
  const context = await journey.browser.newContext();
  const page = await context.newPage();
  const paths = new Set<string>();
  context.on('response', (answer) => paths.add(new URL(answer.url()).pathname));
  await visit(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...paths];
}

const isScript = (path: string) => path.endsWith('.js');

async function textOf(path: string): Promise<string> {
  return (await fetch(journey.product.url + path)).text();
}

/** Returns the transfer size of a file, in bytes, for a browser that only supports gzip. */
async function gzipBytes(path: string): Promise<number> {
  const { headers } = await fetch(journey.product.url + path, {
    headers: { 'accept-encoding': 'gzip' },
  });
  return Number(headers.get('content-length'));
}

/** Returns the heavy packages that a page has loaded. */
async function heavyOf(paths: readonly string[]): Promise<string[]> {
  const code = (await Promise.all(paths.filter(isScript).map(textOf))).join('\n');
  const packages = Object.entries(HEAVY).filter(([, word]) => code.includes(word));
  const python = paths.some((path) => path.startsWith('/runtime/')) ? ['python'] : [];
  return [...packages.map(([name]) => name), ...python];
}

/** Returns what is wrong with how a file is served. A file that browsers cache permanently must never change. */
async function problemsOf(path: string): Promise<string[]> {
  const headers = { 'accept-encoding': 'br, gzip' };
  const answer = await fetch(journey.product.url + path, { headers });
  const { byteLength } = await answer.clone().arrayBuffer();
  const isHashed = path.startsWith('/assets/');
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(journey.product.url + path, {
    headers: { ...headers, 'if-none-match': etag },
  });
  const isDense = /\.(woff2|ttf|png)$/.test(path) || byteLength < SMALLEST_COMPRESSED_BYTES;
  const problems = {
    'has the wrong cache headers':
      answer.headers.get('cache-control') !== (isHashed ? IMMUTABLE : 'no-cache'),
    'has no hash in its name': isHashed && !/-[\w-]{8}\.\w+$/.test(path),
    'is sent again to browsers that have it': again.status !== 304,
    'is not compressed': !isDense && answer.headers.get('content-encoding') !== 'br',
    'has no nosniff header': answer.headers.get('x-content-type-options') !== 'nosniff',
  };
  return Object.entries(problems).flatMap(([what, isSo]) => (isSo ? [`${path} ${what}`] : []));
}

const STANDALONE = ROUTE_NAMES.filter(isStandalone).map((name) => ROUTES[name].path);

test.each(STANDALONE)(
  'the scripts of %s stay within the limit and include no heavy package',
  async (path) => {
    const loaded = await loadedBy((page) => page.goto(journey.product.url + path));
    expect(loaded.filter(isScript).length).toBeGreaterThan(3);
    const sizes = await Promise.all(loaded.filter(isScript).map(gzipBytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(await heavyOf(loaded)).toEqual([]);
  },
);

/** Opens the landing page and the login, signs in, and opens a challenge until Python, which comes last, is loading. */
async function openWorkspace(page: Page): Promise<void> {
  await page.goto(journey.product.url);
  await signInByForm(page, journey.product, 'veteran');
  const python = page.waitForResponse(/\/runtime\//);
  await page.goto(`${journey.product.url}/codex/port-scanner`);
  await page.getByRole('textbox', { name: /editor/i }).waitFor();
  await python;
}

test('everything that a visitor and a learner load is compressed, and cached permanently under a hashed name', async () => {
  const loaded = await loadedBy(openWorkspace);
  expect((await heavyOf(loaded)).toSorted()).toEqual([
    'apollo',
    'monaco',
    'python',
    'router',
    'supabase',
  ]);
  const files = loaded.filter((path) => !/^\/(auth|graphql|api|runtime|config\.json)/.test(path));
  expect(files.filter(isScript).length).toBeGreaterThan(15);
  expect((await Promise.all(files.map(problemsOf))).flat()).toEqual([]);
});

/** What a first visit to the workspace may load until Python runs, apart from the API. */
const WORKSPACE_BYTES = 5_420_000;
const WORKSPACE_REQUESTS = 66;
/** Names in what Monaco and supabase-js bring along if nobody leaves it out. */
const UNUSED = [
  'inline-diff-deleted-margin',
  'minimap-decorations-layer',
  'native-edit-context',
  'postgres_changes',
  'webgpu',
];

test('a first visit to the workspace stays within its limits until Python runs', async () => {
  const context = await openLearnerContext(journey, {
    name: 'weight-of-workspace',
    viewport: { width: 1_280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const paths: string[] = [];
  const isReady = watchRequests(page, paths);
  await page.goto(`${journey.product.url}/codex/first-contact`);
  await isReady;
  await context.close();
  // Only on a fast line, the snapshot comes before what follows Python.
  const left = /^\/(auth|graphql|api)|snapshot\.bin/;
  const files = [...new Set(paths)].filter((path) => !left.test(path));
  expect(files.filter((path) => path.startsWith('/runtime/'))).toHaveLength(4);
  const sizes = await Promise.all(files.map(brotliBytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(WORKSPACE_BYTES);
  expect(files.length).toBeLessThanOrEqual(WORKSPACE_REQUESTS);
  const code = (await Promise.all(files.filter(isScript).map(textOf))).join('\n');
  // Not Monaco's own copy, which npm doesn't know.
  expect(code).toContain(`.version=\`${packages.overrides.dompurify}\``);
  expect(UNUSED.filter((name) => code.includes(name))).toEqual([]);
});

/** Notes the paths with queries of what a page requests. @returns when it requests what follows Python */
function watchRequests(page: Page, paths: string[]): Promise<void> {
  return new Promise((resolve) => {
    page.context().on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/library-rest.bin')) resolve();
      else paths.push(pathname + search);
    });
  });
}

/** Returns the transfer size of a file, in bytes, for today's browsers. */
async function brotliBytes(path: string): Promise<number> {
  const { headers } = await fetch(journey.product.url + path, {
    headers: { 'accept-encoding': 'br' },
  });
  return Number(headers.get('content-length'));
}

test('nothing of the sample network of tests and `npm run dev:web` is in the build', async () => {
  const files = await readdir(BUILT.web, { recursive: true });
  const scripts = files.filter(isScript);
  expect(scripts.length).toBeGreaterThan(15);
  expect(files.filter((file) => /mockServiceWorker|msw/i.test(file))).toEqual([]);
  for (const script of scripts) {
    const text = await readFile(join(BUILT.web, script), 'utf8');
    expect(SAMPLE_NETWORK.test(text), script).toBe(false);
  }
});
