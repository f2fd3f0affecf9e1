import { describe, expect, it } from 'vitest';
import { createExecutionHandler } from '../../functions/execution/handler.ts';
import type { RunRequest } from '../../sandbox/contract.ts';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { SandboxEngine } from '../../sandbox/python/sealed-runner.ts';
import { useChromiumPython } from './chromium-python.ts';
import { withoutTime, type ParityProgram, type TimelessOutcome } from './parity-program.ts';
import { DELICATE_PROGRAMS, ORDINARY_PROGRAMS } from './parity-programs.ts';

/** Where programs run. */
interface Place {
  name: string;
  run: (request: RunRequest) => Promise<TimelessOutcome[]>;
}

/** The execution function, with one of its engines or with the one that it chooses for itself. */
function useFunction(engine?: SandboxEngine): Place {
  const sealed = useSealedPython(engine);
  const handler = createExecutionHandler({
    runner: {
      run: async ({ code, ...options }) => ({ outcomes: await sealed.runAll(code, options) }),
      engine: () => sealed.engine(),
    },
  });
  return {
    name: `the function (${engine ?? 'its own choice of an engine'})`,
    run: async (request) => {
      const answer = await handler(request);
      return withoutTime('outcomes' in answer ? answer.outcomes : []);
    },
  };
}

const ownChoice = useFunction();
const engines = ENGINES.map(useFunction);
const chromium = useChromiumPython();

async function expectOneOutcome(program: ParityProgram, functions: Place[]): Promise<void> {
  const { request, statuses, prints } = program;
  const [inBrowser, ...inFunctions] = await Promise.all([
    chromium.run(request).then(({ outcomes }) => withoutTime(outcomes)),
    ...functions.map(({ run }) => run(request)),
  ]);
  for (const [index, outcomes] of inFunctions.entries()) {
    const place = functions[index]?.name ?? '';
    expect(inBrowser, `Chromium ("+") differs from ${place} ("-")`).toStrictEqual(outcomes);
  }
  const ends = inBrowser.map(({ status }) => status);
  expect(ends, `Both sides agree on ${JSON.stringify(inBrowser)}`).toEqual(statuses);
  if (prints !== null) expect(inBrowser.map(({ stdout }) => stdout)).toEqual(prints);
}

describe('the programs of the parity test', () => {
  it('are many, and each has a name of its own', () => {
    const names = [...ORDINARY_PROGRAMS, ...DELICATE_PROGRAMS].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(250);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.concurrent('in the browser and in the function one outcome has', () => {
  for (const program of ORDINARY_PROGRAMS) {
    it(program.name, () => expectOneOutcome(program, [ownChoice]));
  }
});

describe.concurrent('in the browser and in the function with every engine one outcome has', () => {
  for (const program of DELICATE_PROGRAMS) {
    it(program.name, () => expectOneOutcome(program, engines));
  }
});

describe('the page that the programs ran on', () => {
  it('complained about nothing', () => {
    expect(chromium.complaints).toEqual([]);
  });
});
