import { expect, test } from 'vitest';
import type {
  RecordedObject,
  RecordedValue,
  Recording,
} from '../../sandbox/recording/recording.ts';
import { createReplay } from '../../sandbox/recording/replay.ts';
import { stepInto, stepOut } from './moves.ts';
import { ALIASING, CALL, int, recordingOf, stepOf, WIRE } from './recording-for-tests.ts';
import type { Sentence } from './sentence.ts';
import { whatHappened } from './what-happened.ts';
import { hostNames } from './wire/host-names.ts';
import { packetSentences } from './wire/packet-words.ts';
import { packetOf } from './wire/packets-for-tests.ts';

const textOf = (sentence: Sentence): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.code)).join('');

/** Returns what happened at a step, as it is announced. */
function told(recording: Recording, step: number, stdout = ''): string {
  const { packets } = recording;
  const nameHost = hostNames(WIRE.lab, packets);
  const packetWords = (first: number, end: number) =>
    packetSentences({ packets, nameHost }, first, end);
  const replay = createReplay(recording);
  const happened = { replay, stdout: new TextEncoder().encode(stdout), packetWords };
  return whatHappened(happened, step).map(textOf).join(' ');
}

test('a program tells what changes, and what comes next', () => {
  const { recording, stdout } = ALIASING;
  expect(told(recording, 0, stdout)).toBe('The program starts. Next is line 1.');
  expect(told(recording, 1, stdout)).toBe('Line 1 set a to [1, 2]. Next is line 2.');
  expect(told(recording, 2, stdout)).toBe(
    'Line 2 made b another name for the list a. Next is line 3.',
  );
  expect(told(recording, 3, stdout)).toBe(
    'Line 3 added 3 to a. b is the same list. Next, line 4 prints “[1, 2, 3]”.',
  );
  expect(told(recording, 4, stdout)).toBe('Line 4 printed “[1, 2, 3]”. The program ended.');
});

test('calls tell what they were given and what they returned', () => {
  const { recording, stdout } = CALL;
  expect(told(recording, 1, stdout)).toContain('Next, line 3 calls double and prints “4”.');
  expect(told(recording, 2, stdout)).toBe('Line 3 called double with n = 2.');
  expect(told(recording, 3, stdout)).toBe('Next is line 2 in double.');
  expect(told(recording, 4, stdout)).toBe('double returned 4 to line 3.');
  expect(told(recording, 5, stdout)).toBe('Line 3 printed “4”. The program ended.');
});

const frames = ['<module>', 'down', 'down'].map((name, index) => ({ name, parent: index - 1 }));

test('names are those that the program has written', () => {
  const inner = '<module> outer outer.<locals>.inner'.split(' ');
  const double: RecordedValue = { kind: 'scalar', type: 'function', text: 'outer' };
  const recording = recordingOf(
    [
      stepOf({ line: 1 }),
      stepOf({ line: 5, variables: [['outer', double]] }),
      stepOf({
        line: 1,
        kind: 'call',
        frame: 1,
        variables: [
          ['n', int(1)],
          ['.0', int(2)],
        ],
      }),
      stepOf({ line: 2, kind: 'call', frame: 2 }),
    ],
    { frames: inner.map((name, index) => ({ name, parent: index - 1 })), totalSteps: 9 },
  );
  expect(told(recording, 1)).toBe('Line 1 defined outer. Next, line 5 calls outer.');
  expect(told(recording, 2)).toBe('Line 5 called outer with n = 1.');
  expect(told(recording, 3)).toBe('Line 1 called inner.');
});

test('a recursion says how deep it is', () => {
  const recording = recordingOf(
    [
      stepOf({ line: 4 }),
      stepOf({ line: 1, kind: 'call', frame: 1 }),
      stepOf({ line: 2, frame: 1 }),
      stepOf({ line: 1, kind: 'call', frame: 2 }),
      stepOf({ line: 2, kind: 'return', frame: 2, result: int(0) }),
      stepOf({ line: 2, kind: 'return', frame: 1, result: int(0) }),
      stepOf({ line: 4, kind: 'return' }),
    ],
    { frames },
  );
  expect(told(recording, 3)).toBe('Line 2 called down. down is 2 calls deep now.');
  const replay = createReplay(recording);
  expect([stepInto(replay, 0), stepInto(replay, 2), stepInto(replay, 4)]).toEqual([1, 3, null]);
  expect([stepOut(replay, 3), stepOut(replay, 1), stepOut(replay, 0)]).toEqual([5, 6, null]);
});

const ERROR: RecordedValue = { kind: 'scalar', type: 'ValueError', text: "ValueError('no')" };

test('an error that nothing handles ends the program, and one that is handled does not', () => {
  const raising = [stepOf({ line: 1 }), stepOf({ line: 1, kind: 'raise', result: ERROR })];
  expect(told(recordingOf(raising), 1)).toBe(
    "Line 1 raised ValueError('no'). Nothing handles this error, so the program ends.",
  );
  const handled = [...raising, stepOf({ line: 3 })];
  expect(told(recordingOf(handled), 1)).toBe("Line 1 raised ValueError('no').");
  const cut = recordingOf(raising, { totalSteps: 9_000 });
  expect(told(cut, 1)).toBe("Line 1 raised ValueError('no').");
});

const dict = (...items: [label: string, value: number][]): RecordedObject => {
  const listed = items.map(([label, value]) => ({ label, value: int(value) }));
  return { type: 'dict', size: items.length, items: listed };
};

test('changes in a dictionary name its key, and old numbers stand beside new ones', () => {
  const seen: RecordedValue = { kind: 'reference', object: 0 };
  const recording = recordingOf([
    stepOf({
      line: 1,
      variables: [
        ['seen', seen],
        ['n', int(1)],
      ],
      objects: [[0, dict()]],
    }),
    stepOf({ line: 2, objects: [[0, dict(["'x'", 3])]] }),
    stepOf({ line: 3, variables: [['n', int(2)]], objects: [[0, dict(["'x'", 4])]] }),
    stepOf({ line: 4, variables: [['n', null]], objects: [[0, dict(["'y'", 4])]] }),
    stepOf({ line: 5 }),
  ]);
  expect(told(recording, 1)).toContain("Line 1 set seen['x'] to 3.");
  expect(told(recording, 2)).toContain("Line 2 changed n from 1 to 2 and set seen['x'] to 4.");
  expect(told(recording, 3)).toContain("Line 3 deleted n and changed seen to {'y': 4}.");
  expect(told(recording, 4)).toContain('Line 4 changed no variable.');
});

test('packets tell who sent what, and that more of a message comes later', () => {
  expect(told(WIRE.recording, 1)).toContain(
    'Your program asked printer.test for a connection to port 23 (packet 1). ' +
      'printer.test accepted the connection (packet 2).',
  );
  expect(told(WIRE.recording, 2)).toContain(
    'printer.test sent 8 bytes: "PRINTER " (packet 4). More of it arrives 40 ms later, in packet 6.',
  );
});

test('the answer to what is sent in return is not the rest of a message', () => {
  const data = new TextEncoder().encode('hi');
  const [printer, you] = ['192.0.2.40', '192.0.2.10'];
  const fromPrinter = { source: printer, sourcePort: 23, target: you, targetPort: 40_023, data };
  const packets = [packetOf(fromPrinter), packetOf({ data }), packetOf(fromPrinter)];
  const nameHost = hostNames(WIRE.lab, packets);
  expect(packetSentences({ packets, nameHost }, 0, 1).map(textOf)).toEqual([
    'printer.test sent 2 bytes: "hi" (packet 1).',
  ]);
});
