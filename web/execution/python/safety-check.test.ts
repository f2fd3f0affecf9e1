import { describe, expect, it } from 'vitest';
import type { CaseOutcome, RunRequest } from '../../../sandbox/contract.ts';
import { runRequest } from '../../../sandbox/python/sealed-python-for-tests.ts';
import { withSafetyCheck } from './safety-check.ts';

function runnerWith(error: string | null) {
  const requests: RunRequest[] = [];
  const outcome: CaseOutcome = { status: 'ERROR', stdout: '', output: '', error, seconds: 0 };
  const runner = withSafetyCheck({
    async run(request) {
      requests.push(request);
      return { outcomes: [outcome] };
    },
  });
  return { runner, requests };
}

describe('a run in the browser', () => {
  it('asks the sandbox to check the code first', async () => {
    const { runner, requests } = runnerWith(null);
    await runner.run(runRequest('print(1)'));
    expect(requests.map(({ checksSafety }) => checksSafety)).toEqual([true]);
  });

  it('fails with the message if the code was refused', async () => {
    const message =
      'This code was not run: "import js" on line 1 tries to use the surrounding page, which the sandbox does not have.';
    await expect(runnerWith(message).runner.run(runRequest('import js'))).rejects.toThrow(message);
  });

  it('returns every other error as an outcome', async () => {
    const trace = 'Traceback (most recent call last):\nValueError: This code was not run: no';
    const { outcomes } = await runnerWith(trace).runner.run(runRequest('1'));
    expect(outcomes[0]?.error).toBe(trace);
  });
});
