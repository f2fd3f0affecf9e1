import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { ENGINES, RUNTIME_DIR, runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { countDescriptors, listDescendants } from '../support/descendants.ts';

/**
 * Enough runs to detect leaks above the limits below: half a megabyte in all, or a descriptor in every sixteenth run. A
 * process per run takes twenty times as long and shares nothing with the next one.
 */
const RUNS_IN_A_ROW = { fork: 200, process: 30 } as const;
const AT_ONCE = 2;
/** Spares, a server and processes that are exiting. */
const MAX_PROCESSES_LEFT = 8;
const MAX_DESCRIPTORS_MORE = 12;
/** The tolerance for an interpreter that is still booting at the first measurement. */
const MAX_GROWTH_BYTES = { fork: 100 * 1024 * 1024, process: 200 * 1024 * 1024 } as const;
const POLL_MS = 20;
const FIRST_DELAY_MS = 250;

type Outcomes = readonly CaseOutcome[];

/** Slow enough to stay far below the output limit, however long a busy machine takes to kill it. */
const PRINTS_FOREVER = 'import time\nwhile True:\n    print("x" * 50)\n    time.sleep(0.1)';

/** Kills every descendant of this process and waits until the last one has exited: a large one takes a while. */
async function killDescendants(): Promise<number> {
  const found = await listDescendants();
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It exited in the meantime.
    }
  }
  const pids = new Set(found.map(({ pid }) => pid));
  while ((await listDescendants()).some(({ pid }) => pids.has(pid))) await sleep(POLL_MS);
  return found.length;
}

describe.runIf(existsSync('/proc/self/stat')).for(ENGINES)(
  'the service with the %s engine',
  (engine) => {
    let runner: ReturnType<typeof createSealedPythonRunner>;
    beforeAll(async () => {
      await buildPythonRuntime(RUNTIME_DIR);
      runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine });
    });
    afterAll(() => runner.close());

    const run = async (code: string, inputs: string[] = ['']) =>
      (await runner.run(runRequest(code, { inputs }))).outcomes;
    const runWell = async (): Promise<void> => {
      expect((await run('print(6 * 7)'))[0]).toMatchObject({ status: 'FINISHED', stdout: '42\n' });
    };

    it('responds after all its processes were killed while it waited', async () => {
      await runWell();
      for (let round = 0; round < 3; round += 1) {
        while ((await listDescendants()).length === 0) await sleep(POLL_MS);
        await killDescendants();
        await runWell();
      }
    });

    it('responds after all its processes were killed while it started', async () => {
      for (const delay of [0, 30, 100, 250]) {
        await killDescendants();
        const interrupted = run('print(1)').catch(() => null);
        await sleep(delay);
        await killDescendants();
        await interrupted;
        await runWell();
      }
    });

    /** Interrupts a run, later each time until it had begun: before that, a run is rejected or has printed nothing. */
    const interrupt = async (
      interrupted: () => Promise<Outcomes>,
      kill: (isEnded: () => boolean) => Promise<unknown>,
    ): Promise<Outcomes> => {
      for (let delay = FIRST_DELAY_MS; ; delay *= 2) {
        let isEnded = false;
        const ended = interrupted()
          .catch(() => null)
          .finally(() => (isEnded = true));
        await sleep(delay);
        await kill(() => isEnded);
        const outcomes = await ended;
        if (outcomes?.[0]?.stdout) return outcomes;
      }
    };

    it('responds after a program was killed while printing, and reports what it had printed', async () => {
      let killed = 0;
      const [outcome] = await interrupt(
        () => run(PRINTS_FOREVER),
        async (isEnded) => {
          // A process that was just starting may have been missed.
          while (!isEnded()) {
            killed += await killDescendants();
            await sleep(POLL_MS);
          }
        },
      );
      expect(killed).toBeGreaterThan(0);
      expect(outcome?.status).toBe('CRASHED');
      await runWell();
    });

    it('responds after a program was killed between its cases', async () => {
      const outcomes = await interrupt(
        () => run('import time\nprint(input())\ntime.sleep(0.05)', Array<string>(40).fill('case')),
        killDescendants,
      );
      expect(outcomes).toHaveLength(40);
      await runWell();
    });

    it(`leaves no process, no descriptor and no memory behind after many runs`, async () => {
      for (let warm = 0; warm < 4; warm += 1) await runWell();
      const descriptors = await countDescriptors();
      const memory = process.memoryUsage().rss;
      const resident = Math.max(...(await listDescendants()).map((found) => found.residentBytes));
      let left: number = RUNS_IN_A_ROW[engine];
      const runMany = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await runWell();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, runMany));
      while ((await listDescendants()).length > MAX_PROCESSES_LEFT) await sleep(POLL_MS);
      expect(await countDescriptors()).toBeLessThan(descriptors + MAX_DESCRIPTORS_MORE);
      expect(process.memoryUsage().rss - memory).toBeLessThan(MAX_GROWTH_BYTES[engine]);
      for (const { residentBytes } of await listDescendants()) {
        expect(residentBytes - resident).toBeLessThan(MAX_GROWTH_BYTES[engine]);
      }
    });

    it('leaves nothing behind when it is closed', async () => {
      await runner.close();
      expect(await listDescendants()).toEqual([]);
    });
  },
);
