// cspell:ignore settrace
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAX_RECORDED_STEPS, type RunRequest } from '../../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../../sandbox/python/build.ts';
import {
  createSealedPythonRunner,
  type SealedPythonRunner,
} from '../../../sandbox/python/sealed-runner.ts';
import { measure, type ReportMeasurement } from '../measurement.ts';
import { findNativePython } from '../sandbox/spawned-python.ts';

const RUNTIME_DIR = path.resolve(import.meta.dirname, '../../../.build/runtime/python');
const TRACER = path.join(import.meta.dirname, 'tracer.py');
const RUNS = 10;
const NAME = `recording ${MAX_RECORDED_STEPS} steps`;
/** The most that it may take on a quiet machine, in milliseconds. */
const MOST_MS = 400;

/** Some variables, a list that grows, and calls. It takes a little more than 5,000 steps. */
const PROGRAM = `
def double(number):
    twice = number * 2
    return twice

kept = []
total = 0
for number in range(720):
    total += double(number)
    if number % 10 == 0:
        kept.append(total)
`;

async function runSealed(runner: SealedPythonRunner, isRecorded: boolean): Promise<void> {
  const request: RunRequest = {
    language: 'python',
    code: PROGRAM,
    entry: { kind: 'program' },
    inputs: [''],
    limits: { wallMs: 10_000, outputBytes: 1_000 },
    lab: null,
    ...(isRecorded && { record: { steps: MAX_RECORDED_STEPS, packets: false } }),
  };
  const [outcome] = (await runner.run(request)).outcomes;
  const { status, recording = '' } = outcome ?? {};
  const isComplete = !isRecorded || recording.split('\n').length > MAX_RECORDED_STEPS;
  if (status === 'FINISHED' && isComplete) return;
  throw new Error(`The program was not recorded as expected: ${JSON.stringify(outcome)}`);
}

/** Compares a recording with a tracer in native Python that keeps what changed, without a sandbox. */
export async function benchRecorder(
  report: ReportMeasurement,
  note: (sentence: string) => void,
): Promise<void> {
  await buildPythonRuntime(RUNTIME_DIR);
  const native = await findNativePython();
  if (native === null) {
    note('sys.settrace in native Python is not measured: python3 is not on the PATH.');
  } else {
    const of = `sys.settrace in native Python ${native.version}`;
    const trace = () => promisify(execFile)(native.command.program, ['-I', TRACER, PROGRAM]);
    report(await measure({ name: NAME, of }, RUNS, trace));
  }
  const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR });
  try {
    const recorded = await measure({ name: NAME, of: 'the recorder in the sandbox' }, RUNS, () =>
      runSealed(runner, true),
    );
    report({ ...recorded, bar: MOST_MS });
    const plain = { name: NAME, of: 'the same run without a recorder' };
    report(await measure(plain, RUNS, () => runSealed(runner, false)));
  } finally {
    await runner.close();
  }
}
