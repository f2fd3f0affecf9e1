import { describe, expect, it } from 'vitest';
import { OBSERVE, TRACES } from './traces-for-tests.ts';
import { ENGINES, useSealedPython } from './sealed-python-for-tests.ts';

/** A program that does what its input says, or prints everything that it can observe. */
const CODE = [
  OBSERVE,
  'wish = input()',
  'if wish == "look": observe()',
  ...Object.entries(TRACES).map(([wish, act]) => `elif wish == "${wish}":\n    ${act}`),
].join('\n');

const LIMITS = { wallMs: 20_000, outputBytes: 262_144 };
const STARTED_AT = /^time (\d+)\.\d+$/m;

/** Splits what a program observed into lines. When the run began, which all of its inputs see, doesn't count. */
function linesOf(observed = ''): string[] {
  const [, seconds = 'none'] = STARTED_AT.exec(observed) ?? [];
  return observed.replaceAll(seconds, 'the start').split('\n');
}

describe.each(ENGINES)('with the engine %s, an input', (engine) => {
  const python = useSealedPython(engine);
  const runBoth = (inputs: [string, string]) => python.runAll(CODE, { inputs, limits: LIMITS });

  it('observes the same whether it is the first one or not', async () => {
    const [first, afterNothing] = [await runBoth(['look', '']), await runBoth(['', 'look'])];
    expect(first[0]).toMatchObject({ status: 'FINISHED', error: null });
    expect(linesOf(afterNothing[1]?.stdout)).toEqual(linesOf(first[0]?.stdout));
  });

  it('observes nothing of what the one before it did', async () => {
    const pristine = linesOf((await runBoth(['', 'look']))[1]?.stdout);
    expect(pristine.length).toBeGreaterThan(100);
    for (const wish of Object.keys(TRACES)) {
      const [before, after] = await runBoth([wish, 'look']);
      expect({ wish, error: before?.error, status: after?.status }).toEqual({
        ...{ wish, error: null },
        status: 'FINISHED',
      });
      expect(linesOf(after?.stdout), wish).toEqual(pristine);
    }
  });
});
