// cspell:ignore getprofile getrecursionlimit gettrace listdir
import { describe, expect, test } from 'vitest';
import type { CaseOutcome, RunRequest } from '../contract.ts';
import { ENGINES, useSealedPython } from '../python/sealed-python-for-tests.ts';
import { readRecording } from './read-recording.ts';
import type { RecordedStep, RecordedValue, Recording } from './recording.ts';

const RECORD = { steps: 5_000, packets: false };
const LAB = {
  hosts: [{ ip: '192.0.2.20', latency: 20, ports: { 22: { banner: 'SSH-2.0-x\r\n' } } }],
};

type Options = Partial<Omit<RunRequest, 'code' | 'language'>>;

describe.each(ENGINES)('the recorder in the %s engine', (engine) => {
  const python = useSealedPython(engine);

  function read(code: string, outcome: CaseOutcome, record = RECORD): Recording {
    const recording = readRecording(outcome.recording ?? 'none', { code, record });
    if (recording === null) throw new Error(`No recording: ${JSON.stringify(outcome)}`);
    return recording;
  }

  async function record(code: string, options: Options = {}) {
    const outcome = await python.run(code, { record: RECORD, ...options });
    return { outcome, recording: read(code, outcome, options.record ?? RECORD) };
  }

  const linesOf = ({ steps }: Recording): number[] =>
    steps.filter(({ kind }) => kind === 'line').map(({ line }) => line);
  const words = (value: RecordedValue | null): string =>
    value === null ? 'gone' : value.kind === 'scalar' ? value.text : `#${value.object}`;
  const changes = (step: RecordedStep | undefined): string =>
    (step?.variables ?? []).map(([name, value]) => `${name}=${words(value)}`).join(' ');

  test('an unrecorded run has no recording', async () => {
    expect(await python.run('print(1)')).not.toHaveProperty('recording');
  });

  test('steps have lines, changed variables and the output so far', async () => {
    const { outcome, recording } = await record('a = 1\nprint("é")\nb = a + 1\nprint(b)\n');
    expect(outcome.stdout).toBe('é\n2\n');
    expect(linesOf(recording)).toEqual([1, 2, 3, 4]);
    expect(recording.steps.map(({ outputBytes }) => outputBytes)).toEqual([0, 0, 3, 3, 5]);
    expect(recording.steps.map(changes)).toEqual(['', 'a=1', '', 'b=2', '']);
    expect(recording).toMatchObject({ totalSteps: 5, skippedSteps: 0, packets: [] });
  });

  test('two names of one list refer to the same object, whose change is seen once', async () => {
    const { recording } = await record('a = [1]\nb = a\nb.append(2)\nc = [1]\npass\n');
    expect(recording.steps.map(changes)).toEqual(['', 'a=#0', 'b=#0', '', 'c=#1', '']);
    expect(recording.steps.flatMap(({ objects }) => objects.map(([number]) => number))).toEqual([
      0, 0, 1,
    ]);
    expect(recording.steps[3]?.objects[0]?.[1]).toMatchObject({ type: 'list', size: 2 });
  });

  test('calls, generators and recursion have frames with their callers', async () => {
    const { recording } = await record(
      'def fact(n):\n    return 1 if n < 2 else n * fact(n - 1)\ndef gen():\n    yield fact(2)\nprint(list(gen()))\n',
    );
    expect(recording.frames).toEqual([
      { name: '<module>', parent: -1 },
      { name: 'gen', parent: 0 },
      { name: 'fact', parent: 1 },
      { name: 'fact', parent: 2 },
    ]);
    const results = recording.steps.flatMap(({ kind, result }) =>
      result === undefined ? [] : [`${kind} ${words(result)}`],
    );
    expect(results).toEqual(['return 1', 'return 2', 'yield 2', 'return None', 'return None']);
  });

  test.each([
    ['directly', 'x = 1\nint("a")\n', 2],
    ['in a call', 'def f(n):\n    return 1 / n\nf(1)\nf(0)\n', 2],
    [
      'through a finally block',
      'def f():\n    try:\n        [][0]\n    finally:\n        print(1)\nf()\n',
      3,
    ],
    [
      'after another one',
      'try:\n    int("a")\nexcept ValueError as e:\n    raise KeyError(1) from e\n',
      4,
    ],
  ])('the last step of a failing run is the line of its error: %s', async (_name, code, line) => {
    const { outcome, recording } = await record(code);
    expect(outcome.status).toBe('ERROR');
    expect(recording.steps.at(-1)).toMatchObject({ kind: 'raise', line });
  });

  test('a function is recorded with its arguments and what it returns', async () => {
    const { outcome, recording } = await record('def add(a, b):\n    return a + b\n', {
      entry: { kind: 'function', name: 'add' },
      inputs: ['[2, 3]'],
    });
    expect(outcome.stdout).toBe('5');
    expect(changes(recording.steps.find(({ kind }) => kind === 'call'))).toBe('a=2 b=3');
  });

  test('each input has a recording of its own', async () => {
    const code = 'x = input()\n';
    const outcomes = await python.runAll(code, { record: RECORD, inputs: ['one', 'two'] });
    const values = outcomes.map((outcome) => changes(read(code, outcome).steps.at(-1)));
    expect(values).toEqual(["x='one'", "x='two'"]);
  });

  test('a run that is stopped keeps what was recorded', async () => {
    const limits = { wallMs: 4_000, outputBytes: 1_000 };
    const code =
      'x = 1\nwhile True:\n    try:\n        x += 1\n    except BaseException:\n        pass\n';
    const { outcome, recording } = await record(code, { limits });
    expect(outcome.status).toBe('TIME_LIMIT');
    expect(recording.steps).toHaveLength(5_000);
    expect(recording.totalSteps).toBeGreaterThan(5_000);
  });

  test('a run that is stopped inside one long operation keeps the steps before it', async () => {
    const limits = { wallMs: 500, outputBytes: 1_000 };
    const code = 'import re\nprint("on")\nre.match("(a+)+$", "a" * 40 + "b")\n';
    const { outcome, recording } = await record(code, { limits });
    expect(outcome).toMatchObject({ status: 'TIME_LIMIT', stdout: 'on\n' });
    expect(linesOf(recording)).toEqual([1, 2, 3]);
  });

  test('a recording may begin late, and the steps before it are counted', async () => {
    const code = 'n = 0\nfor i in range(3000):\n    n += i\nprint(n)\nint("x")\n';
    const { recording } = await record(code, { record: { ...RECORD, from: 6_000 } });
    expect(linesOf(recording)).toEqual([3, 2, 4, 5]);
    expect(recording).toMatchObject({ skippedSteps: 6_000 });
  });

  test.each([
    ['a line in a loop', { line: 3, from: 6_000 }, [6_000, 'line 3', 'line 2', 'line 4']],
    ['a line after it', { line: 4, from: 5_000 }, [6_002, 'line 4', 'line 5', 'line 7']],
    ['a call', { line: 5, from: 6_004 }, [6_005, 'call 5', 'line 6', 'return 6']],
    ['a line that does not run again', { line: 1, from: 5_000 }, [0]],
  ])('a recording may begin with %s', async (_name, place, found) => {
    const code =
      'n = 0\nfor i in range(3000):\n    n += i\nprint(n)\ndef f(a):\n    return a\nf(1)\nf(2)\n';
    const { outcome, recording } = await record(code, { record: { ...RECORD, ...place } });
    expect(outcome).toMatchObject({ status: 'FINISHED', stdout: '4498500\n' });
    const shown = recording.steps.slice(0, 3).map(({ kind, line }) => `${kind} ${line}`);
    expect([recording.skippedSteps, ...shown]).toEqual(found);
    expect(recording.lines).toBe(6_008);
  });

  test('the program sees no recorder', async () => {
    const code =
      'import sys, os\nprint(sys.getrecursionlimit(), sys.gettrace(), sys.getprofile())\n' +
      'print([sys.monitoring.get_tool(n) for n in range(6)])\n' +
      'print([name for name in sys.modules if "record" in name], open("/dev/null").fileno())\n' +
      'try:\n    sys.monitoring.set_events(4, 0)\nexcept ValueError as error:\n    print(error)\n' +
      'print(type(sys.stdout.buffer), os.listdir("/dev"), dir(sys.modules["packetsmith_harness"]))\n';
    const plain = await python.run(code);
    expect((await python.run(code, { record: RECORD })).output).toBe(plain.output);
  });

  const shownOf = (recording: Recording): string[] =>
    recording.steps
      .flatMap(({ objects }) => objects)
      .map(([, { size, items }]) => `${items.length} of ${size}`);

  test('a list of 64 numbers is recorded in full, and a longer one with its first and last ones', async () => {
    const { recording } = await record('a = [0] * 64\nb = [*range(100)]\nb[40] = "x"\npass\n');
    expect(shownOf(recording)).toEqual(['64 of 64', '64 of 100', '64 of 100']);
    const changed = recording.steps.flatMap(({ objects }) => objects);
    const items = changed.at(-1)?.[1].items ?? [];
    expect(items[40]).toEqual({ label: '40', value: { kind: 'scalar', type: 'str', text: "'x'" } });
    expect(items.slice(47, 49).map(({ label }) => label)).toEqual(['47', '84']);
  });

  test('long lists are recorded with fewer elements once they have filled their room', async () => {
    const code = 'a = [1000] * 64\nfor i in range(2_000):\n    a[i % 64] = i\n';
    const { recording } = await record(code);
    const shown = shownOf(recording);
    expect([shown[0], shown.at(-1)]).toEqual(['64 of 64', '16 of 64']);
    expect(recording).toMatchObject({ totalSteps: recording.steps.length });
  });

  test('two recordings of a program with everything random are the same', async () => {
    const code =
      'import os, random, secrets, tempfile, uuid\nprint(os.urandom(4), secrets.token_hex(), uuid.uuid4(), random.random())\n' +
      'print(random.Random().random(), random.SystemRandom().random(), secrets.randbelow(9**9))\n' +
      'print({"a", "b", "c", "d"}, hash("text"), next(tempfile._get_candidate_names()))\n';
    const [first, second] = [await record(code), await record(code)];
    expect(second.outcome.stdout).toBe(first.outcome.stdout);
    expect(second.outcome.recording).toBe(first.outcome.recording);
    const other = await record(code, { record: { ...RECORD, seed: 1 } });
    expect(other.outcome.stdout).not.toBe(first.outcome.stdout);
    const plain = [await python.run(code), await python.run(code)];
    expect(plain[0]?.stdout).not.toBe(plain[1]?.stdout);
  });

  test('packets are counted at the steps that sent them', async () => {
    const code =
      'import socket\ns = socket.socket()\ns.connect(("192.0.2.20", 22))\nprint(s.recv(100))\ns.close()\n';
    const wanted = { steps: 5_000, packets: true };
    const { recording } = await record(code, { lab: LAB, record: wanted });
    expect(recording.packets.slice(0, 3).map(({ flags }) => flags)).toEqual(['S', 'SA', 'A']);
    const at = (line: number) => recording.steps.find((step) => step.line === line)?.packets;
    expect([at(3), at(4)]).toEqual([0, 3]);
    expect(at(5)).toBe(5);
  });

  test('threads of the lab show the learner’s own functions', async () => {
    const code =
      'import threading, time\ndef work(n):\n    time.sleep(n)\n    print(n)\n' +
      'for n in (2, 1):\n    threading.Thread(target=work, args=(n,)).start()\n';
    const { outcome, recording } = await record(code, { lab: LAB });
    expect(outcome.stdout).toBe('1\n2\n');
    expect(recording.frames.map(({ name }) => name)).toEqual(['<module>', 'work', 'work']);
    const names = recording.steps.flatMap(({ variables }) => variables.map(([name]) => name));
    expect(names.filter((name) => name.startsWith('_lab_'))).toEqual([]);
  });
});
