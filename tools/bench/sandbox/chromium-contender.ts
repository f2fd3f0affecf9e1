import type { Browser } from 'playwright-core';
import { openRunner, type RunnerSite } from '../../../tests/support/runner-page.ts';
import { ENDLESS_LOOP, HELLO, LOOP_MS, type Contender } from './contender.ts';
import { programRequest } from './sealed-contender.ts';

/** The product's own runner in the browser. Times are taken in the page. */
export async function chromiumContender(browser: Browser, site: RunnerSite): Promise<Contender> {
  const page = await browser.newPage();
  const runner = await openRunner(page, site);
  await runner.evaluate((python) => python.warm());
  return {
    name: 'ours, in Chromium',
    readyAfterMs: 500,
    runsPerTurn: 5,
    async run(code) {
      const { outcome, ms } = await runner.evaluate(async (python, request) => {
        const start = performance.now();
        const { outcomes } = await python.run(request);
        return { outcome: outcomes[0], ms: performance.now() - start };
      }, programRequest(code));
      if (outcome?.status !== 'FINISHED') {
        throw new Error(`Python in Chromium reported ${JSON.stringify(outcome)}.`);
      }
      return { stdout: outcome.stdout, ms };
    },
    stopLoop: () =>
      runner.evaluate(
        async (python, { loop, hello, loopMs }) => {
          const looping = python.run(loop).catch(() => null);
          await new Promise((resolve) => setTimeout(resolve, loopMs));
          const start = performance.now();
          python.stop();
          await looping;
          await python.run(hello);
          return performance.now() - start;
        },
        { loop: programRequest(ENDLESS_LOOP), hello: programRequest(HELLO), loopMs: LOOP_MS },
      ),
    close: () => page.close(),
  };
}
