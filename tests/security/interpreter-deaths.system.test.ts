import { existsSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { type ForkService, startForkService } from '../../sandbox/python/fork/fork-service.ts';
import { detectIsolation } from '../../sandbox/python/runner/isolation.ts';
import { ENGINES, RUNTIME_DIR, runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { countDescriptors, listDescendants, listZombies } from '../support/descendants.ts';
import { ATTEMPT_PRELUDE } from './attempt-prelude.ts';
import { eventually } from '../support/eventually.ts';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

const DEATHS = 1_000;
const AT_ONCE = 10;

/** Takes several times the memory that V8 may use for objects, which ends the process. */
const ENDS_ITS_PROCESS = `${ATTEMPT_PRELUDE}
array = bridge().to_js([]).constructor
kept = [array.new(33_000_000) for _ in range(8)]`;

/** V8 tries for some tenths of a second to find memory first, and an interpreter's own process takes longer to boot. */
const PROGRAMS = { fork: 60, process: 10 };
/** How many processes a service may add to those that it needs anyway. */
const MOST_PROCESSES = 24;
/** How much memory a process that stays may take in addition, in bytes. */
const MOST_GROWTH = 48 * 1024 * 1024;

/** The most that V8's objects may take: its old space, and a part of what a process may allocate besides. */
const MAX_HEAP_MEGABYTES = 300;
/** Takes 8 MB of V8's heap at a time, and prints how many MB it has. */
const FILLS_THE_HEAP = `${ATTEMPT_PRELUDE}
array = bridge().to_js([]).constructor
kept = []
while True:
    kept.append(array.new(1_000_000).fill(1))
    print(8 * len(kept))`;

describe.runIf(ENGINES.includes('fork'))('forked interpreters that end by themselves', () => {
  let service: ForkService;
  let deaths = 0;
  beforeAll(async () => {
    await buildPythonRuntime(RUNTIME_DIR);
    const onDeath = (): void => void (deaths += 1);
    const isolation = await detectIsolation(RUNTIME_DIR);
    service = await startForkService({
      runtimeDir: RUNTIME_DIR,
      isolation,
      isCold: false,
      onDeath,
    });
  });
  afterAll(() => service.close());

  /** Ends interpreters behind the service's back. */
  const forkAndEnd = async (): Promise<void> => {
    const interpreters = await Promise.all(Array.from({ length: AT_ONCE }, () => service.fork()));
    await Promise.all(interpreters.map(({ booted }) => booted));
    for (const { pid } of await listDescendants(service.pid)) process.kill(pid, 'SIGKILL');
    await Promise.all(interpreters.map(({ ended }) => ended));
  };
  const waitUntilReaped = () =>
    eventually(async () => {
      expect(await listZombies(service.pid)).toEqual([]);
      expect(await listDescendants(service.pid)).toEqual([]);
    });

  it(`leave no process and no descriptor behind, and the next one works (${DEATHS})`, async () => {
    await forkAndEnd();
    await waitUntilReaped();
    const before = [await countDescriptors(), await countDescriptors(service.pid)];
    const bytes = await residentBytes(service.pid);
    let most = 0;
    deaths = 0;
    for (let ended = 0; ended < DEATHS; ended += AT_ONCE) {
      await forkAndEnd();
      most = Math.max(most, await countProcesses(service.pid));
    }
    await waitUntilReaped();
    expect(deaths).toBe(DEATHS);
    expect(most).toBeLessThan(MOST_PROCESSES);
    expect([await countDescriptors(), await countDescriptors(service.pid)]).toEqual(before);
    expect((await residentBytes(service.pid)) - bytes).toBeLessThan(MOST_GROWTH);
    const next = await service.fork();
    await next.booted;
    next.kill();
    await next.ended;
    expect(deaths).toBe(DEATHS);
  });
});

describe.runIf(existsSync('/proc/self/stat')).each(ENGINES)(
  'a program that ends its own process, with the engine %s,',
  (engine) => {
    it('crashes, is reported and reaped, and the next run works', async () => {
      await buildPythonRuntime(RUNTIME_DIR);
      const reports: number[] = [];
      const onDeaths = (deaths: number): void => void reports.push(deaths);
      const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine, onDeaths });
      const { outcomes } = await runner.run(runRequest(ENDS_ITS_PROCESS));
      expect(outcomes[0]).toMatchObject({ status: 'CRASHED', stdout: 'tried\n' });
      expect(reports).toEqual([1]);
      const next = await runner.run(runRequest('print(6 * 7)'));
      expect(next.outcomes[0]).toMatchObject({ status: 'FINISHED', stdout: '42\n' });
      await eventually(async () => expect(await listZombies()).toEqual([]));
      await runner.close();
    });

    it('crashes when V8 holds more than its own limit', async () => {
      await buildPythonRuntime(RUNTIME_DIR);
      const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine });
      const [outcome] = (await runner.run(runRequest(FILLS_THE_HEAP))).outcomes;
      const megabytes = Number(outcome?.stdout.trim().split('\n').at(-1));
      expect(outcome?.status).toBe('CRASHED');
      expect(megabytes).toBeGreaterThan(0);
      expect(megabytes).toBeLessThan(MAX_HEAP_MEGABYTES);
      await runner.close();
    });

    const count = PROGRAMS[engine];
    it(`never leaves a process, a descriptor or a grown server behind (${count})`, async () => {
      await buildPythonRuntime(RUNTIME_DIR);
      const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine, runsAtOnce: 2 });
      const end = async () => (await runner.run(runRequest(ENDS_ITS_PROCESS))).outcomes[0]?.status;
      const statuses = new Set<string | undefined>();
      const endMany = async (programs: number, note: () => Promise<void>): Promise<void> => {
        for (let ended = 0; ended < programs; ended += 2) {
          for (const status of await Promise.all([end(), end()])) statuses.add(status);
          await note();
        }
      };
      await endMany(4, () => Promise.resolve());
      const before = await settledState();
      let most = 0;
      await endMany(count, async () => {
        most = Math.max(most, await countProcesses());
      });
      const after = await settledState();
      expect([...statuses]).toEqual(['CRASHED']);
      expect(most).toBeLessThan(before.processes + MOST_PROCESSES);
      expect(after.processes).toBe(before.processes);
      expect(after.descriptors).toBe(before.descriptors);
      expect(growthBetween(before, after)).toBeLessThan(MOST_GROWTH);
      const next = await runner.run(runRequest('print(6 * 7)'));
      expect(next.outcomes[0]).toMatchObject({ status: 'FINISHED', stdout: '42\n' });
      await runner.close();
    });
  },
);

/** Counts the descendants of a process, including those that have ended but weren't reaped. */
async function countProcesses(ancestor: number = process.pid): Promise<number> {
  return (await listDescendants(ancestor)).length + (await listZombies(ancestor)).length;
}

/** Returns how much memory a descendant of this process takes. */
async function residentBytes(pid: number): Promise<number> {
  return (await listDescendants()).find((one) => one.pid === pid)?.residentBytes ?? 0;
}

interface State {
  processes: number;
  descriptors: number;
  /** The resident memory of every process, in bytes, by its ID. */
  residentBytes: ReadonlyMap<number, number>;
}

/** Returns how much the process that grew most did. Interpreters that began or ended in between don't count, because an interpreter takes more memory the further it has booted. */
function growthBetween(before: State, after: State): number {
  const growths = [...after.residentBytes].map(
    ([pid, bytes]) => bytes - (before.residentBytes.get(pid) ?? bytes),
  );
  return Math.max(0, ...growths);
}

/** Waits until nothing changes anymore. */
async function settledState(): Promise<State> {
  let last: State | null = null;
  return vi.waitFor(
    async () => {
      const running = await listDescendants();
      const state: State = {
        processes: await countProcesses(),
        descriptors: await countDescriptors(),
        residentBytes: new Map(running.map(({ pid, residentBytes }) => [pid, residentBytes])),
      };
      const isSettled =
        state.processes === last?.processes && state.descriptors === last.descriptors;
      last = state;
      if (!isSettled) throw new Error('Something still starts or ends.');
      return state;
    },
    { timeout: HANG_LIMITS_MS.wait, interval: 500 },
  );
}
