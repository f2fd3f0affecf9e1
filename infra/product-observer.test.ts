import { expect, test } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import type { LogEntry } from '../functions/http/log.ts';
import { FunctionFailure } from '../functions/invoke/lambda-execution.ts';
import type {
  AwardRepository,
  AwardTransaction,
  ExecutionPort,
} from '../functions/services/ports/ports.ts';
import type { LessonStepRow } from '../functions/services/ports/practice.ts';
import type { CaseOutcome, RunRequest } from '../sandbox/contract.ts';
import { watchAwards, watchRuns } from './product-observer.ts';

const REQUEST: RunRequest = {
  language: 'python',
  code: 'print("private")',
  entry: { kind: 'program' },
  inputs: [''],
  limits: { wallMs: 100, outputBytes: 100 },
  lab: null,
};

const ended = (status: CaseOutcome['status']): CaseOutcome => ({
  status,
  stdout: '',
  output: '',
  error: null,
  seconds: 0,
});

/** Runs a program and returns what was reported and logged. */
async function watch(run: ExecutionPort['run']) {
  const runs: object[] = [];
  const logged: LogEntry[] = [];
  const port = watchRuns(
    { run },
    { runEnded: (one) => runs.push(one), log: (entry) => logged.push(entry) },
  );
  const result = await port.run(REQUEST, { learnerId: 'learner' }).catch((error: unknown) => error);
  return { runs, logged, result };
}

test('reports how a run ended: the first case that did not finish decides', async () => {
  const outcomes = [ended('FINISHED'), ended('TIME_LIMIT'), ended('ERROR')];
  const { runs, logged, result } = await watch(async () => ({ outcomes }));
  expect(runs).toMatchObject([{ language: 'python', outcome: 'TIME_LIMIT' }]);
  expect(logged).toEqual([]);
  expect(result).toEqual({ outcomes });
});

test('logs a program that could not be run, without the program', async () => {
  const failure = new AppError('EXECUTION_UNAVAILABLE', 'It did not respond.');
  const { runs, logged, result } = await watch(() => Promise.reject(failure));
  expect(result).toBe(failure);
  expect(runs).toMatchObject([{ outcome: 'EXECUTION_UNAVAILABLE' }]);
  expect(logged).toMatchObject([{ level: 'warn', outcome: 'EXECUTION_UNAVAILABLE' }]);
  expect(JSON.stringify(logged)).not.toContain('private');
});

test('logs what the execution function said', async () => {
  const said = JSON.stringify({ errorMessage: 'The run request is not valid: limits.' });
  const cause = new FunctionFailure(said);
  const failure = new AppError('EXECUTION_UNAVAILABLE', 'It did not respond.', { cause });
  const { logged } = await watch(() => Promise.reject(failure));
  expect(logged).toMatchObject([{ reason: 'The run request is not valid: limits.' }]);
});

/** Stores two steps in a transaction, which then commits or fails. */
async function storeSteps(commit: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const awards = watchAwards(
    {
      transaction: async (_, work) => {
        const award = { storeStep: () => Promise.resolve() } as unknown as AwardTransaction;
        const result = await work(award);
        await commit();
        return result;
      },
    } as AwardRepository,
    { stepStored: (state) => seen.push(state), awarded: () => seen.push('transaction') },
  );
  const step = { state: 'seen' } as LessonStepRow;
  await awards
    .transaction('learner', async (award) => {
      await award.storeStep(step);
      await award.storeStep({ ...step, state: 'solved' });
    })
    .catch(() => undefined);
  return seen;
}

test('reports the steps that a transaction stored, and none if it was undone', async () => {
  expect(await storeSteps(() => Promise.resolve())).toEqual(['seen', 'solved', 'transaction']);
  expect(await storeSteps(() => Promise.reject(new Error('undone')))).toEqual(['transaction']);
});
