import { beforeAll, describe, expect, it } from 'vitest';
import { createExecutionHandler } from '../../functions/execution/handler.ts';
import type { RunRequest } from '../../sandbox/contract.ts';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import type { SandboxEngine } from '../../sandbox/python/sealed-runner.ts';
import { useChromiumPython } from './chromium-python.ts';
import { useDeployedExecution, type Place } from './deployed-execution.ts';
import { batchPrograms, type ParityBatch } from './parity-batch.ts';
import { withoutTime, type ParityProgram, type TimelessOutcome } from './parity-program.ts';
import { DELICATE_PROGRAMS, ENTERED_PROGRAMS, ORDINARY_PROGRAMS } from './parity-programs.ts';

/** The sources of the execution function, with one of its engines. */
function useEngine(engine: SandboxEngine): Place {
  const sealed = useSealedPython(engine);
  const handler = createExecutionHandler({
    runner: {
      run: async ({ code, ...options }) => ({ outcomes: await sealed.runAll(code, options) }),
      engine: () => sealed.engine(),
    },
  });
  return {
    name: `the function (${engine})`,
    run: async (request) => {
      const answer = await handler(request);
      return withoutTime('outcomes' in answer ? answer.outcomes : []);
    },
  };
}

const engines = ENGINES.map(useEngine);
const deployed = useDeployedExecution();
const chromium = useChromiumPython();

/** Only the browser can look into an interpreter that it stops, so only there the message names the line. */
const withoutLine = (outcome: TimelessOutcome): TimelessOutcome => ({
  ...outcome,
  error: outcome.error?.replace(/(?<=, the time limit), in line \d+(?=\.)/, '') ?? null,
});

/** The outcomes of a request in the browser and in every function. */
interface Outcomes {
  inBrowser: readonly TimelessOutcome[];
  inFunctions: readonly { place: string; outcomes: readonly TimelessOutcome[] }[];
}

async function runEverywhere(request: RunRequest, functions: readonly Place[]): Promise<Outcomes> {
  const [inBrowser, ...inFunctions] = await Promise.all([
    chromium.run(request).then(({ outcomes }) => withoutTime(outcomes).map(withoutLine)),
    ...functions.map(async ({ name, run }) => ({ place: name, outcomes: await run(request) })),
  ]);
  return { inBrowser, inFunctions };
}

function expectOneOutcome({ statuses, prints }: ParityProgram, outcomes: Outcomes): void {
  const { inBrowser, inFunctions } = outcomes;
  for (const { place, outcomes: inFunction } of inFunctions) {
    expect(inBrowser, `Chromium ("+") differs from ${place} ("-")`).toStrictEqual(inFunction);
  }
  const ends = inBrowser.map(({ status }) => status);
  expect(ends, `Both sides agree on ${JSON.stringify(inBrowser)}`).toEqual(statuses);
  if (prints !== null) expect(inBrowser.map(({ stdout }) => stdout)).toEqual(prints);
}

/** Returns the outcomes of one program of a batch. */
function outcomesOf(index: number, { inBrowser, inFunctions }: Outcomes): Outcomes {
  const only = (outcomes: readonly TimelessOutcome[]) => outcomes.slice(index, index + 1);
  return {
    inBrowser: only(inBrowser),
    inFunctions: inFunctions.map(({ place, outcomes }) => ({ place, outcomes: only(outcomes) })),
  };
}

describe('the parity programs', () => {
  it('are many, and each has a unique name', () => {
    const programs = [...ORDINARY_PROGRAMS, ...ENTERED_PROGRAMS, ...DELICATE_PROGRAMS];
    expect(programs.length).toBeGreaterThan(250);
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
  });
});

describe('the browser and the deployed function have the same outcome for', () => {
  const batches = batchPrograms(ORDINARY_PROGRAMS);
  const running = new Map<ParityBatch, Promise<Outcomes>>();
  beforeAll(async () => {
    for (const batch of batches) running.set(batch, runEverywhere(batch.request, [deployed]));
    // A batch that cannot run fails the tests of its own programs.
    await Promise.allSettled(running.values());
  });

  for (const batch of batches) {
    for (const [index, program] of batch.programs.entries()) {
      it(program.name, async () => {
        const outcomes = await running.get(batch);
        if (outcomes === undefined)
          throw new Error('All batches run before the first test. This one has no result.');
        const isAlone = batch.programs.length === 1;
        expectOneOutcome(program, isAlone ? outcomes : outcomesOf(index, outcomes));
      });
    }
  }
});

describe.concurrent(
  'the browser and the deployed function have the same outcome, in a separate request, for',
  () => {
    for (const program of ENTERED_PROGRAMS) {
      it(program.name, async () => {
        expectOneOutcome(program, await runEverywhere(program.request, [deployed]));
      });
    }
  },
);

describe.concurrent(
  'the browser and the function with every engine have the same outcome for',
  () => {
    for (const program of DELICATE_PROGRAMS) {
      it(program.name, async () => {
        expectOneOutcome(program, await runEverywhere(program.request, engines));
      });
    }
  },
);

describe('the page that ran the programs', () => {
  it('logged no errors', () => {
    expect(chromium.problems).toEqual([]);
  });
});
