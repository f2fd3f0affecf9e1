import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { SandboxEngine } from '../../sandbox/python/sealed-runner.ts';
import { ESCAPE_ATTEMPTS, ESCAPE_ATTEMPTS_ON_HOST } from './escape-attempts.ts';
import type { EscapeAttempt } from './escape-attempt.ts';
import { PRISTINE_PROBE } from './pristine-probe.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';

const LIMITS = { wallMs: 5_000, outputBytes: 262_144 };
/** The number of attempts, two at a time, before the next program looks for what they left behind. */
const BATCH = 8;
const AT_ONCE = 2;
/** For all attempts on one engine, on a busy machine. */
const ALLOWANCE_MS = 300_000;

/**
 * Attempts on the interpreter's own code and memory run on the same bytes with every engine, so they only run on the
 * machine's best one. Those that also depend on the host run on each.
 */
const attemptsOn = (engine: SandboxEngine): readonly EscapeAttempt[] =>
  engine === ENGINES.at(-1) ? ESCAPE_ATTEMPTS : ESCAPE_ATTEMPTS_ON_HOST;

let machine: WatchedMachine;
beforeAll(async () => {
  machine = await watchMachine();
});
afterAll(() => machine.close());

describe.for(ENGINES)('a program that tries to escape the sandbox of the %s engine', (engine) => {
  const python = useSealedPython(engine);
  const attempts = attemptsOn(engine);
  const traces = new Map<string, readonly string[]>();
  const remnants = new Map<string, string>();
  let pristine = '';

  const probe = async (): Promise<string> => {
    const { stdout, error } = await python.run(PRISTINE_PROBE, { inputs: ['seen'] });
    return `${stdout}${error ?? ''}`;
  };
  const tryOut = async ({ name, code, inputs = [''] }: EscapeAttempt) => {
    const outcomes = await python.runAll(code(machine.targets), { inputs, limits: LIMITS });
    return { name, printed: JSON.stringify(outcomes) };
  };

  beforeAll(async () => {
    pristine = await probe();
    for (let start = 0; start < attempts.length; start += BATCH) {
      const batch = attempts.slice(start, start + BATCH);
      for (let pair = 0; pair < batch.length; pair += AT_ONCE) {
        const tried = await Promise.all(batch.slice(pair, pair + AT_ONCE).map(tryOut));
        for (const { name, printed } of tried) {
          traces.set(name, await machine.findTraces(printed));
        }
      }
      const left = await probe();
      for (const { name } of batch) remnants.set(name, left);
    }
  }, ALLOWANCE_MS);

  it('finds an interpreter with everything that programs can rely on', () => {
    expect(pristine).toContain('works [1] X 1 8 True');
    expect(pristine).toContain('input seen');
  });

  for (const { name } of attempts) {
    it(`cannot escape by ${name}, and the next run is pristine`, () => {
      expect(traces.get(name)).toEqual([]);
      expect(remnants.get(name)).toBe(pristine);
    });
  }
});
