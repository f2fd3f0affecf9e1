import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type {
  RecordedObject,
  RecordedStep,
  RecordedValue,
  Recording,
} from '../../sandbox/recording/recording.ts';
import { PRINTER_PACKETS } from './wire/packets-for-tests.ts';

/** Returns a recorded integer. */
export function int(value: number): RecordedValue {
  return { kind: 'scalar', type: 'int', text: String(value) };
}

/** Returns a recorded list of integers. */
function listOf(...values: number[]): RecordedObject {
  const items = values.map((value, index) => ({ label: String(index), value: int(value) }));
  return { type: 'list', size: values.length, items };
}

/** Returns a step in the module with what is given. */
export function stepOf(given: Partial<RecordedStep> & { line: number }): RecordedStep {
  const nothing = { outputBytes: 0, packets: 0, micros: 0, variables: [], objects: [] };
  return { kind: 'line', frame: 0, ...nothing, ...given };
}

/** Returns a recording with what is given. */
export function recordingOf(
  steps: readonly RecordedStep[],
  given: Partial<Recording> = {},
): Recording {
  const frames = [{ name: '<module>', parent: -1 }];
  return {
    steps,
    frames,
    packets: [],
    skippedSteps: 0,
    totalSteps: steps.length,
    lines: steps.length,
    marks: [],
    ...given,
  };
}

/** A beginner's bug: `b` is no copy of `a`. */
export const ALIASING = {
  code: 'a = [1, 2]\nb = a\nb.append(3)\nprint(a)\n',
  stdout: '[1, 2, 3]\n',
  expectedStdout: '[1, 2]\n',
  recording: recordingOf([
    stepOf({ line: 1 }),
    stepOf({
      line: 2,
      variables: [['a', { kind: 'reference', object: 0 }]],
      objects: [[0, listOf(1, 2)]],
    }),
    stepOf({ line: 3, variables: [['b', { kind: 'reference', object: 0 }]] }),
    stepOf({ line: 4, objects: [[0, listOf(1, 2, 3)]] }),
    stepOf({ line: 4, kind: 'return', outputBytes: 10 }),
  ]),
};

const CALLED = [
  { name: '<module>', parent: -1 },
  { name: 'double', parent: 0 },
];

/** A call inside the line that prints: `print(double(2))` prints 4. */
export const CALL = {
  code: 'def double(n):\n    return n * 2\nprint(double(2))\n',
  stdout: '4\n',
  recording: recordingOf(
    [
      stepOf({ line: 1 }),
      stepOf({ line: 3 }),
      stepOf({ line: 1, kind: 'call', frame: 1, variables: [['n', int(2)]] }),
      stepOf({ line: 2, frame: 1 }),
      stepOf({ line: 2, kind: 'return', frame: 1, result: int(4) }),
      stepOf({ line: 3, kind: 'return', outputBytes: 2 }),
    ],
    { frames: CALLED },
  ),
};

const LAB: LabScenario = { hosts: [{ ip: '192.0.2.40', names: ['printer.test'], ports: {} }] };

/** A program that reads the first part of a greeting only. The second part comes after its end. */
export const WIRE = {
  code: 'link.connect((host, 23))\ndata = link.recv(1024)\nprint(data)\n',
  stdout: "b'PRINTER '\n",
  lab: LAB,
  recording: recordingOf(
    [
      stepOf({ line: 1 }),
      stepOf({ line: 2, packets: 3, micros: 2_000 }),
      stepOf({
        line: 3,
        packets: 4,
        micros: 4_000,
        variables: [['data', { kind: 'scalar', type: 'bytes', text: "b'PRINTER '" }]],
      }),
      stepOf({ line: 3, kind: 'return', packets: 5, micros: 4_000, outputBytes: 12 }),
    ],
    { packets: PRINTER_PACKETS },
  ),
};
