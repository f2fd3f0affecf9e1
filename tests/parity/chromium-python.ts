import { afterAll, beforeAll } from 'vitest';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import { RUNTIME_DIR } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createSlots } from '../../sandbox/python/sealed-runner.ts';
import { launchBrowser } from '../support/browser.ts';
import { openRunner, startRunnerSite } from '../support/runner-page.ts';

const RUNS_AT_ONCE = 2;

/** The browser's own runner, in a real browser. */
interface ChromiumPython extends LanguageRunner {
  /** Errors on the page and unexpected origins. */
  problems: readonly string[];
}

/** Gives the tests of a file the browser's runner. The runtime must already be built. */
export function useChromiumPython(): ChromiumPython {
  const problems: string[] = [];
  const reportProblem = (message: string): number => problems.push(message);
  const inSlot = createSlots(RUNS_AT_ONCE);
  const endings: (() => Promise<unknown>)[] = [];
  let runner: Awaited<ReturnType<typeof openRunner>>;

  beforeAll(async () => {
    const site = await startRunnerSite(RUNTIME_DIR, reportProblem);
    endings.unshift(() => site.close());
    const browser = await launchBrowser();
    endings.unshift(() => browser.close());
    const page = await browser.newPage();
    page.on('pageerror', (error) => reportProblem(error.message));
    runner = await openRunner(page, site);
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  return {
    problems,
    run: (request) => inSlot(() => runner.evaluate((python, job) => python.run(job), request)),
  };
}
