// cspell:ignore getrecursionlimit
import { describe, expect, test } from 'vitest';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import { useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';
import { readRecording } from '../../sandbox/recording/read-recording.ts';
import { FORGED_RECORDINGS, RECORDER_ATTACKS } from './recorder-attacks.ts';

const RECORD = { steps: 5_000, packets: false };
const LIMITS = { wallMs: 10_000, outputBytes: 65_536 };
const python = useSealedPython();

/** Where objects are in memory differs between any two runs. */
const withoutAddresses = (text: string): string => text.replaceAll(/0x[0-9a-f]+/g, '0x');

const verdictOf = ({ status, stdout, output, error }: CaseOutcome) => ({
  ...{ status, stdout, output: withoutAddresses(output), error },
});

/** Another learner's run after the attack is as good as new. */
async function expectUnharmed(): Promise<void> {
  const code = 'import sys\nx = 2\nprint(x, sys.getrecursionlimit(), sys.monitoring.get_tool(4))\n';
  const outcome = await python.run(code, { record: RECORD });
  expect(outcome.stdout).toBe('2 1000 None\n');
  expect(readRecording(outcome.recording ?? 'none', { code, record: RECORD })?.steps).toHaveLength(
    4,
  );
}

describe('a program that attacks the recorder changes neither its own result nor another run', () => {
  test.each(Object.entries(RECORDER_ATTACKS))('%s', async (_name, code) => {
    const plain = await python.run(code, { limits: LIMITS });
    const recorded = await python.run(code, { limits: LIMITS, record: RECORD });
    expect(verdictOf(recorded)).toEqual(verdictOf(plain));
    expect(plain.status).not.toBe('CRASHED');
    await expectUnharmed();
  });
});

describe('a recording that no recorder could have written is a crash', () => {
  test.each(Object.entries(FORGED_RECORDINGS))('%s', async (_name, code) => {
    const recorded = await python.run(code, { limits: LIMITS, record: RECORD });
    expect(recorded).toMatchObject({ status: 'CRASHED' });
    await expectUnharmed();
  });

  test('but what it writes without a recorder goes nowhere', async () => {
    for (const code of Object.values(FORGED_RECORDINGS)) {
      expect((await python.run(code, { limits: LIMITS })).status).toBe('FINISHED');
    }
  });
});

test('a consistent forgery changes the recording of its own run, and nothing else', async () => {
  const code = `import os, gc
try:
    os.write(1023, b'[0,1,0,0,9,["score","i100"],[]]')
except OSError: pass
print(0)
`;
  const plain = await python.run(code);
  const recorded = await python.run(code, { record: RECORD });
  expect(verdictOf(recorded)).toEqual(verdictOf(plain));
});
