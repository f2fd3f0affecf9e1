// cspell:ignore getframe metaclass
import { describe, expect, it } from 'vitest';
import { ENGINES, useSealedPython } from '../../sandbox/python/sealed-python-for-tests.ts';

const ENDED = JSON.stringify({
  kind: 'ended',
  index: 0,
  report: { status: 'FINISHED', error: null, value: 'forged' },
});
const REPORT = JSON.stringify({ status: 'FINISHED', error: null, value: 'forged' });
const PASS = 'All tests passed.';

/** Programs that fail and try to hide it: each must be reported as a failure. */
const FORGED_SUCCESSES: Readonly<Record<string, string>> = {
  'a message of success': `print(${JSON.stringify(PASS)})\nraise SystemExit(3)`,
  'a status that is not a number': 'raise SystemExit("0")',
  'a status that wraps around': 'raise SystemExit(256)',
  'a negative status': 'import sys\nsys.exit(-1)',
  'a status that claims to be zero':
    'class Zero(int):\n    def __int__(self): return 0\n    def __eq__(self, other): return True\n    def __ne__(self, other): return False\nraise SystemExit(Zero(3))',
  'an end below Python': 'import os\nos._exit(0)',
  'an abort': `import os\nprint(${JSON.stringify(PASS)})\nos.abort()`,
  'an error with an evil text':
    'class Evil(BaseException):\n    def __str__(self): raise SystemExit(0)\n    __repr__ = __str__\nraise Evil()',
  'an error with a text without end':
    'class Evil(BaseException):\n    def __str__(self): return str(self)\nraise Evil()',
  'an error whose class is evil':
    'class Meta(type):\n    __name__ = property(lambda self: 1 / 0)\n    def __repr__(self): return 1\nclass Evil(BaseException, metaclass=Meta): pass\nraise Evil()',
  'a group of errors that holds itself':
    'first = ExceptionGroup("x", [ValueError()])\nfirst.__cause__ = first\nfirst.__context__ = first\nraise first',
  'an error without a traceback': 'raise ValueError().with_traceback(None)',
  'an end of its generator': 'raise GeneratorExit',
  'an interrupt': 'raise KeyboardInterrupt',
  'an error in what is left for the end':
    'import os, atexit\natexit.register(os._exit, 0)\nraise ValueError',
  'a report in place of its error': `class Evil(BaseException):\n    def __str__(self): return ${JSON.stringify(REPORT)}\nraise Evil()`,
  'a replaced description of errors':
    'import traceback\ntraceback.TracebackException.from_exception = lambda *a, **k: 1 / 0\nraise ValueError',
};

/** Lets the program write wherever its messages might pass. */
const WRITES_TO_EVERY_DESCRIPTOR = [
  'import os, struct',
  `message = bytes(17) + ${JSON.stringify(ENDED)}.encode()`,
  'frame = struct.pack(">I", len(message)) + message',
  'os.write(1, frame * 3)',
  'for descriptor in range(3, 64):',
  '    try: os.write(descriptor, frame)',
  '    except OSError: pass',
  '1 / 0',
].join('\n');

const FLOODS_EVERY_DESCRIPTOR = [
  'import os',
  'for descriptor in (*range(3, 11), 2, 1):',
  '    try:',
  '        while os.write(descriptor, b"x" * 4_096): pass',
  '    except OSError: pass',
].join('\n');

const HUGE_REPORT = (part: 'error' | 'value') =>
  [
    'import packetsmith_harness.case as case',
    `huge = '{"status":"ERROR","error":null,"value":null}'.replace('"${part}":null', '"${part}":"' + "x" * 900_000 + '"')`,
    ...(part === 'value' ? ['huge = huge.replace("ERROR", "FINISHED")'] : []),
    'case.reports.report = lambda *a, **k: huge',
    // A value that is refused, or one that isn't.
    part === 'error' ? 'def f(): return {1}' : 'def f(): return 1',
  ].join('\n');

describe.for(ENGINES)('a program that forges its result on the %s engine', (engine) => {
  const python = useSealedPython(engine);

  it('is reported as failed, whatever it prints', async () => {
    const believed: string[] = [];
    for (const [name, code] of Object.entries(FORGED_SUCCESSES)) {
      const { status, error } = await python.run(code);
      if (status === 'FINISHED' || error === null) believed.push(name);
    }
    expect(believed).toEqual([]);
  });

  it('only prints what looks like the messages of its process', async () => {
    const outcomes = await python.runAll(WRITES_TO_EVERY_DESCRIPTOR, { inputs: ['a', 'b'] });
    expect(outcomes.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);
    expect(outcomes.every(({ stdout }) => stdout.split('"ended"').length === 4)).toBe(true);
  });

  it('is stopped at the limit when it floods every descriptor', async () => {
    const limits = { wallMs: 20_000, outputBytes: 10_000 };
    const { status, output } = await python.run(FLOODS_EVERY_DESCRIPTOR, { limits });
    expect(status).toBe('OUTPUT_LIMIT');
    expect(output).toHaveLength(10_000);
  });

  it('cannot say more in a forged report than it could have printed', async () => {
    const code = [
      'import packetsmith_harness.report as report, packetsmith_harness.case as case',
      `report.report = lambda *a, **k: ${JSON.stringify(REPORT.replace('FINISHED', 'TRIUMPH'))}`,
      'case.reports.FINISHED = "ACCEPTED"',
      'print("mine")',
    ].join('\n');
    const outcome = await python.run(code);
    expect(outcome.stdout).toBe('mine\n');
    expect(['FINISHED', 'CRASHED']).toContain(outcome.status);
  });

  it('cannot exceed the output limit in a forged report', async () => {
    const limits = { wallMs: 20_000, outputBytes: 65_536 };
    for (const part of ['error', 'value'] as const) {
      const entry = { kind: 'function', name: 'f' } as const;
      const outcome = await python.run(HUGE_REPORT(part), { inputs: ['[]'], entry, limits });
      expect(JSON.stringify(outcome).length).toBeLessThan(100_000);
    }
  });

  it('finds neither its other inputs nor any expected output', async () => {
    const code = [
      'import ctypes, sys',
      'mine = input()',
      'begin, end = bytes([97, 32, 109, 117, 99, 104, 32]), b"later"',
      'memory = ctypes.string_at(0, 30_000_000)',
      'at, places = memory.find(begin), []',
      'while at >= 0:',
      '    places.append(memory[at + len(begin):at + len(begin) + len(end)])',
      '    at = memory.find(begin, at + 1)',
      'print(end in places, mine)',
      'frame, jobs = sys._getframe(), []',
      'while frame := frame.f_back: jobs.append(frame.f_locals.get("job"))',
      'print(*sorted(next(filter(None, jobs))))',
    ].join('\n');
    const [first, second] = await python.runAll(code, { inputs: ['first', 'a much later input'] });
    // The second run finds its own input, which proves that the search works.
    expect(second?.stdout).toMatch(/^True a much later input\n/);
    expect(first?.stdout).toMatch(/^False first\n/);
    expect(first?.stdout).not.toMatch(/expect|inputs|answer/);
  });
});
