import { createServer, request as ask, type RequestListener } from 'node:http';
import { closeServer, listen } from '../../../infra/http/listen.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { freePort, startProduct } from '../../../tests/support/product.ts';
import { type Measurement, type ReportMeasurement, summarize } from '../measurement.ts';
import { installLighthouse, type LighthouseReport, runLighthouse } from './run-lighthouse.ts';
import { measurePages } from './measure-pages.ts';
import { measureScrubbing } from './measure-scrubbing.ts';
import { measureWaits } from './measure-waits.ts';

/** The page that the client renders by itself. */
const SHELL = '/app';

/**
 * Serves the same product without its prerendered landing page: visitors get the empty shell, and the client renders
 * the page.
 *
 * @param product its address
 */
async function startShellSite(
  product: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { host } = new URL(product);
  const pass: RequestListener = (request, response) => {
    const path = request.url === '/' ? SHELL : (request.url ?? SHELL);
    const headers = { ...request.headers, host };
    const passed = ask(product + path, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer(pass);
  const port = await listen(server, 0);
  return { url: `http://localhost:${port}`, close: () => closeServer(server, 0) };
}

const RUNS = 3;

/** A value of a report, and its name. */
interface Reading {
  of: string;
  /** The least that it may be. */
  floor?: number;
  unit: Measurement['unit'];
  read: (report: LighthouseReport) => number;
}

/** The minimum scores for the landing page, by category. */
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const READINGS: readonly Reading[] = [
  ...Object.entries(AIMS).map(([category, floor]): Reading => ({
    of: category,
    floor,
    unit: 'points',
    read: (report) => report.points(category),
  })),
  ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit): Reading => ({ of: audit, unit: 'ms', read: (report) => report.value(audit) }),
  ),
  {
    of: 'cumulative-layout-shift',
    unit: 'shift',
    read: (report) => report.value('cumulative-layout-shift'),
  },
];

/**
 * Measures the size of the pages, how long learners wait for them, and the landing page on a slow phone, next to the
 * same page without its prerendered text.
 */
export async function benchWeb(
  report: ReportMeasurement,
  note: (sentence: string) => void,
): Promise<void> {
  const [program, browserPort] = await Promise.all([installLighthouse(), freePort()]);
  const product = await startProduct();
  const shell = await startShellSite(product.url);
  const browser = await launchBrowser([`--remote-debugging-port=${browserPort}`]);
  try {
    await measurePages(report);
    await measureWaits(product.url, report, note);
    await measureScrubbing(product.url, report);
    const shells: LighthouseReport[] = [];
    const pages: LighthouseReport[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      shells.push(await runLighthouse(program, { url: shell.url, browserPort }));
      pages.push(await runLighthouse(program, { url: product.url, browserPort }));
    }
    for (const { of: what, unit, read, floor } of READINGS) {
      const name = `web: the landing page on a phone, ${what}`;
      const promise = floor === undefined ? {} : { floor };
      report(summarize({ name, of: 'the empty shell', unit }, shells.map(read)));
      report(summarize({ name, of: 'rendered at build time', unit, ...promise }, pages.map(read)));
    }
    for (const sentence of shortfalls(pages)) note(sentence);
  } finally {
    await browser.close();
    await shell.close();
    await product.stop();
  }
}

/** Returns what keeps the page of the median score below the minimum, in Lighthouse's words. */
function shortfalls(reports: readonly LighthouseReport[]): string[] {
  return Object.entries(AIMS).flatMap(([category, aim]) => {
    const sorted = reports.toSorted((a, b) => a.points(category) - b.points(category));
    const median = sorted[Math.floor(sorted.length / 2)];
    if (!median || median.points(category) >= aim) return [];
    const points = median.points(category);
    return `${category} is ${points}, below ${aim}: ${median.losses(category).join('; ')}.`;
  });
}
