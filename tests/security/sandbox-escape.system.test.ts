import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { ENGINES, RUNTIME_DIR, runRequest } from '../../sandbox/python/sealed-python-for-tests.ts';
import {
  createSealedPythonRunner,
  type SandboxEngine,
} from '../../sandbox/python/sealed-runner.ts';
import { ESCAPE_ATTEMPTS, realmAttempts } from './escape-attempts.ts';
import type { EscapeAttempt } from './escape-attempt.ts';
import { openRuntime } from './opened-runtime.ts';
import { PRISTINE_PROBE } from './pristine-probe.ts';
import { realmScript } from './realm-attempt.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';

/** Generous, since some attempts compute for seconds and the machine may be busy. */
const LIMITS = { wallMs: 20_000, outputBytes: 262_144 };
/** Attempts that never end by themselves. */
const ENDING_LIMITS = { wallMs: 1_500, outputBytes: 262_144 };
/** How many attempts share a process, one after the other. A fork is cheap enough for each to have its own. */
const SHARING: Readonly<Record<SandboxEngine, number>> = { process: 8, fork: 1 };
/** The number of attempts before the next program looks for what they left behind. */
const ROUND = 16;
const AT_ONCE = 2;
const FEWEST_ATTEMPTS = 200;

/** What became of an attempt. */
interface Result {
  outcome: CaseOutcome | undefined;
  traces: readonly string[];
}

const canShare = ({ inputs, ends, spoils }: EscapeAttempt): boolean => !inputs && !ends && !spoils;

/** Groups attempts that can follow each other in one process. */
function groupAttempts(attempts: readonly EscapeAttempt[], size: number): EscapeAttempt[][] {
  const [shared, alone] = [attempts.filter(canShare), attempts.filter((one) => !canShare(one))];
  const groups = alone.map((attempt) => [attempt]);
  for (let at = 0; at < shared.length; at += size) groups.push(shared.slice(at, at + size));
  return groups;
}

let machine: WatchedMachine;
beforeAll(async () => {
  machine = await watchMachine();
  await buildPythonRuntime(RUNTIME_DIR);
});
afterAll(() => machine.close());

it('makes enough different attempts', () => {
  const names = new Set(ESCAPE_ATTEMPTS.map(({ name }) => name));
  expect(names.size).toBe(ESCAPE_ATTEMPTS.length);
  expect(names.size).toBeGreaterThanOrEqual(FEWEST_ATTEMPTS);
});

describe.for(ENGINES)('a program that gets past the import hook of the %s engine', (engine) => {
  const results = new Map<string, Result>();
  const remnants = new Map<string, string>();
  let pristine = '';

  beforeAll(async () => {
    const script = realmScript(realmAttempts(machine.targets));
    const runtime = await openRuntime(RUNTIME_DIR, script);
    const runner = createSealedPythonRunner({ runtimeDir: runtime.directory, engine });
    const run = async (code: string, inputs: readonly string[], limits = LIMITS) =>
      (await runner.run(runRequest(code, { inputs, limits }))).outcomes;

    const probe = async (): Promise<string> => {
      const [outcome] = await run(PRISTINE_PROBE, ['seen']);
      return `${outcome?.stdout ?? ''}${outcome?.error ?? ''}`;
    };
    const tryAlone = async ({ name, code, inputs = [''], ends }: EscapeAttempt): Promise<void> => {
      const limits = ends ? ENDING_LIMITS : LIMITS;
      const outcomes = await run(code(machine.targets), inputs, limits);
      const traces = await machine.findTraces(JSON.stringify(outcomes));
      results.set(name, { outcome: outcomes[0], traces });
    };
    const tryTogether = async (group: readonly EscapeAttempt[]): Promise<void> => {
      const codes = Object.fromEntries(
        group.map(({ name, code }) => [name, code(machine.targets)]),
      );
      const code = `exec(compile(${JSON.stringify(codes)}[input()], "attempt", "exec"))`;
      const outcomes = await run(code, Object.keys(codes));
      for (const [index, attempt] of group.entries()) {
        const outcome = outcomes[index];
        const traces = await machine.findTraces(JSON.stringify(outcome));
        results.set(attempt.name, { outcome, traces });
        // Time ran out, or an earlier attempt was in the way.
        if (!outcome?.output.includes('tried') && traces.length === 0) await tryAlone(attempt);
      }
    };
    const tryGroup = ([first, ...others]: readonly EscapeAttempt[]): Promise<void> =>
      first && others.length === 0 ? tryAlone(first) : tryTogether(first ? [first, ...others] : []);

    try {
      pristine = await probe();
      for (let start = 0; start < ESCAPE_ATTEMPTS.length; start += ROUND) {
        const round = ESCAPE_ATTEMPTS.slice(start, start + ROUND);
        const groups = groupAttempts(round, SHARING[engine]);
        for (let at = 0; at < groups.length; at += AT_ONCE) {
          await Promise.all(groups.slice(at, at + AT_ONCE).map(tryGroup));
        }
        const left = await probe();
        for (const { name } of round) remnants.set(name, left);
      }
    } finally {
      await runner.close();
      await runtime.remove();
    }
  });

  it('finds an interpreter with everything that programs can rely on', () => {
    expect(pristine).toContain('works [1] X 1 8 True');
    expect(pristine).toContain('input seen');
  });

  for (const { name, ends } of ESCAPE_ATTEMPTS) {
    it(`cannot escape by ${name}, and the next run is pristine`, () => {
      const result = results.get(name);
      expect(result?.traces).toEqual([]);
      const isEnded = ends && result?.outcome !== undefined && result.outcome.status !== 'FINISHED';
      if (!isEnded) expect(result?.outcome?.output).toContain('tried');
      expect(remnants.get(name)).toBe(pristine);
    });
  }
});
