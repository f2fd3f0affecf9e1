import path from 'node:path';
import { Hono } from 'hono';
import type { Browser, BrowserContext } from 'playwright-core';
import { z } from 'zod';
import { closeServer, listen } from '../../../infra/http/listen.ts';
import { createHttpServer } from '../../../infra/server/http/http-server.ts';
import { listStaticFiles, sendFile } from '../../../infra/server/http/static-files.ts';
import { pyodideFile } from '../../../sandbox/python/build/pyodide-file.ts';
import { type RunningProduct, startProduct } from '../../../tests/support/product.ts';
import { signInByForm } from '../../../tests/support/sign-in-by-form.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';

const PAGE = `<!doctype html><title>Pyodide</title><script type="module">
  import { loadPyodide } from '/pyodide.mjs';
  const pyodide = await loadPyodide();
  pyodide.runPython('print("hello")');
  globalThis.tellThatPythonIsReady();
</script>`;

/**
 * Serves a page that loads Pyodide as its manual describes, with its files from the same origin and cached permanently.
 */
async function startStockSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const files = await listStaticFiles(path.dirname(pyodideFile('pyodide.mjs')), '/');
  const app = new Hono();
  app.get('/', ({ html }) => html(PAGE));
  app.get('*', (context) => {
    const file = files.get(context.req.path);
    const cacheControl = 'public, max-age=31536000, immutable';
    return file ? sendFile(context, file, { status: 200, cacheControl }) : context.notFound();
  });
  const server = createHttpServer((request, env) => app.fetch(request, env));
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}/`, close: () => closeServer(server, 0) };
}

const ROUNDS = 3;
const PEER_ROUNDS = 1;
const CHALLENGE = '/codex/first-contact';

/**
 * Records when Python is ready, by the clock of the page: when the first worker reports it. The baseline page has no
 * worker and reports it itself.
 */
const NOTE_READINESS = `
  const readiness = Promise.withResolvers();
  globalThis.pythonReadyAt = readiness.promise;
  globalThis.reportPythonReady = () => readiness.resolve(performance.now());
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(...parameters) {
      super(...parameters);
      this.addEventListener('message', ({ data }) => {
        if (data?.kind === 'ready') globalThis.reportPythonReady();
      });
    }
  };`;

const readyAt = z.number();

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, product: RunningProduct): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByForm(page, product, 'regular');
  const session = await context.storageState();
  await context.close();
  return session;
}

/** A page to open. */
interface Place {
  name: string;
  url: string;
  session?: Session;
  rounds: number;
}

/** @returns milliseconds from the start of the navigation until Python is ready */
async function open(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  const milliseconds = readyAt.parse(await page.evaluate('globalThis.pythonReadyAt'));
  await page.close();
  return milliseconds;
}

/** Opens a page in a new browser profile, then again in the same one. */
async function openTwice(browser: Browser, { url, session }: Place) {
  const context = await browser.newContext(session ? { storageState: session } : {});
  await context.addInitScript({ content: NOTE_READINESS });
  const times = { cold: await open(context, url), warm: await open(context, url) };
  await context.close();
  return times;
}

/** @param places the baseline first */
async function comparePlaces(
  browser: Browser,
  places: readonly Place[],
  report: ReportMeasurement,
): Promise<void> {
  const opened = places.map((place) => ({ place, cold: [] as number[], warm: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { place, cold, warm } of opened.filter((one) => round < one.place.rounds)) {
      const times = await openTwice(browser, place);
      cold.push(times.cold);
      warm.push(times.warm);
    }
  }
  for (const cache of ['cold', 'warm'] as const) {
    const name = `sandbox: from opening a page until Python is ready, ${cache} cache, in Chromium`;
    for (const { place, ...times } of opened) {
      report(summarize({ name, of: place.name, unit: 'ms' }, times[cache]));
    }
  }
}

/**
 * Measures the time from opening a page until its Python is ready, with an empty and with a filled browser cache: the
 * workspace of the running product, as a signed-in learner, next to a page that only loads Pyodide as its manual
 * describes.
 */
export async function measureOpening(browser: Browser, report: ReportMeasurement): Promise<void> {
  const [product, stock] = await Promise.all([startProduct(), startStockSite()]);
  try {
    const ours = {
      name: 'ours, the whole workspace',
      url: `${product.url}${CHALLENGE}`,
      session: await signIn(browser, product),
      rounds: ROUNDS,
    };
    const peer = {
      name: 'Pyodide with its default setup, alone',
      url: stock.url,
      rounds: PEER_ROUNDS,
    };
    await comparePlaces(browser, [peer, ours], report);
  } finally {
    await Promise.all([product.stop(), stock.close()]);
  }
}
