// cspell:ignore bytearray
import { describe, expect, it } from 'vitest';
import type { CaseOutcome } from '../contract.ts';
import { ENGINES, useSealedPython } from './sealed-python-for-tests.ts';

const SHORT = { wallMs: 1_000, outputBytes: 65_536 };
/** A short time limit for programs that only have to be stopped, because waiting also keeps a core busy. */
const SHORTEST = { ...SHORT, wallMs: 400 };
const statuses = (outcomes: readonly CaseOutcome[]) => outcomes.map(({ status }) => status);

/** Limits that the process around the interpreter enforces, which is a different one on each engine. */
describe.each(ENGINES)('with the engine %s,', (engine) => {
  const python = useSealedPython(engine);

  describe('time', () => {
    const SLEEPERS = ['import time\ntime.sleep(60)', 'import os\nwhile os.read(0, 1) == b"": pass'];

    it('stops a program that waits', async () => {
      for (const code of SLEEPERS) {
        const { status } = await python.run(code, { limits: SHORTEST });
        expect({ code, status }).toEqual({ code, status: 'TIME_LIMIT' });
      }
    });

    it('stops a loop that never ends and keeps what it printed', async () => {
      const { status, stdout, error } = await python.run('print("tick")\nwhile True:\n    pass', {
        limits: SHORT,
      });
      expect(status).toBe('TIME_LIMIT');
      expect(stdout).toBe('tick\n');
      expect(error).toMatch(/^Stopped after 1 second, the time limit\./);
    });

    it('stops a loop that catches everything', async () => {
      const code =
        'while True:\n    try:\n        while True: pass\n    except BaseException: pass';
      expect((await python.run(code, { limits: SHORTEST })).status).toBe('TIME_LIMIT');
    });

    it('is counted separately for each input, and a stopped input does not affect the next', async () => {
      const code = 'if input() == "loop":\n    while True: pass\nprint("done")';
      const outcomes = await python.runAll(code, {
        inputs: ['a', 'loop', 'b', 'c'],
        limits: { ...SHORT, wallMs: 3_000 },
      });
      expect(statuses(outcomes)).toEqual(['FINISHED', 'TIME_LIMIT', 'FINISHED', 'FINISHED']);
    });

    it('is not spent on the remaining inputs after three were stopped', async () => {
      const outcomes = await python.runAll('while True: pass', {
        inputs: ['1', '2', '3', '4', '5'],
        limits: SHORTEST,
      });
      expect(statuses(outcomes)).toEqual(Array(5).fill('TIME_LIMIT'));
      expect(outcomes.map(({ error }) => error?.split(/[ :]/)[0])).toEqual([
        ...['Stopped', 'Stopped', 'Stopped'],
        ...['Not', 'Not'],
      ]);
    });
  });

  describe('output', () => {
    it('stops a program that never stops printing at exactly the limit', async () => {
      const { status, stdout, error } = await python.run('while True: print("é" * 50)', {
        limits: { wallMs: 20_000, outputBytes: 2_048 },
      });
      expect(status).toBe('OUTPUT_LIMIT');
      expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(2_048);
      expect(Buffer.byteLength(stdout)).toBeGreaterThan(2_040);
      expect(stdout).not.toContain('\ufffd');
      expect(error).toMatch(/exceeded 2 KB/);
    });
  });

  describe('memory', () => {
    it('ends a program that takes too much, and the next input has all of it available', async () => {
      const code = [
        'kept = []',
        'while input_ := input():',
        '    while True: kept.append("x" * 1_000_000)',
        'kept.append("x" * 50_000_000)',
        'print(len(kept[0]))',
      ].join('\n');
      const outcomes = await python.runAll(code, { inputs: ['grow\n', '\n'] });
      expect(statuses(outcomes)).toEqual(['MEMORY_LIMIT', 'FINISHED']);
      expect(outcomes[0]?.error).toMatch(/more than 128 MB of memory/);
      expect(outcomes[1]?.stdout).toBe('50000000\n');
    });
  });

  describe('files', () => {
    const FULL_DISKS = [
      'with open("big", "wb") as f:\n    while True: f.write(b"x" * 1_000_000)',
      'for n in range(99): open(f"file{n}", "wb").write(b"x" * 5_000_000)',
      'open("big", "wb").truncate(2 ** 33)',
      'import os\nfor n in range(200): os.symlink("/" + "a" * 1_000_000, f"link{n}")',
      'import os\nfor n in range(200): os.mkdir(f"{n}" + "a" * 1_000_000)',
      'import os\nfor n in range(200):\n    os.mkdir("short")\n    os.rename("short", f"{n}" + "a" * 1_000_000)',
      'for n in range(1_000_000): open(f"file{n}", "wb").close()',
      'import os\nfor n in range(1_000_000): os.mkdir(f"directory{n}")',
    ];

    it('fill the disk before they fill the memory', async () => {
      for (const code of FULL_DISKS) {
        const { status, error } = await python.run(code);
        expect({ code, status }).toEqual({ code, status: 'ERROR' });
        expect(error).toContain('No space left on device');
        expect(error).toMatch(/\n\nThe program's files take more space than the sandbox has\./);
      }
    });
  });

  // The other limits are enforced in the interpreter or where its messages are read, which all engines share.
  if (engine !== ENGINES.at(-1)) return;

  describe('output', () => {
    it('may be as long as the limit', async () => {
      const { status, stdout } = await python.run('print("x" * 999)', {
        limits: { wallMs: 20_000, outputBytes: 1_000 },
      });
      expect(status).toBe('FINISHED');
      expect(stdout).toHaveLength(1_000);
    });

    it('counts both streams together', async () => {
      const code = 'import sys\nprint("x" * 600)\nprint("x" * 600, file=sys.stderr)';
      const outcome = await python.run(code, { limits: { wallMs: 20_000, outputBytes: 1_000 } });
      expect(outcome).toMatchObject({ status: 'OUTPUT_LIMIT', stdout: `${'x'.repeat(600)}\n` });
      expect(outcome.output).toHaveLength(1_000);
    });

    it('may not exceed it with a single huge value either', async () => {
      const code = 'print([list(range(1_000))] * 1_000)';
      const outcome = await python.run(code, { limits: { wallMs: 20_000, outputBytes: 1_000 } });
      expect(outcome).toMatchObject({ status: 'OUTPUT_LIMIT' });
      expect(outcome.stdout).toMatch(/^\[\[0, 1, 2, /);
      expect(outcome.stdout).toHaveLength(1_000);
    });

    it('counts the value of a function', async () => {
      const outcome = await python.run('def f(): return "x" * 3000', {
        entry: { kind: 'function', name: 'f' },
        inputs: ['[]'],
        limits: { wallMs: 20_000, outputBytes: 1_000 },
      });
      expect(outcome).toMatchObject({ status: 'OUTPUT_LIMIT', stdout: '' });
    });
  });

  describe('memory', () => {
    it('can run out, and the program can handle it', async () => {
      const code = 'try:\n    "x" * 500_000_000\nexcept MemoryError:\n    print("too much")';
      expect(await python.run(code)).toMatchObject({ status: 'FINISHED', stdout: 'too much\n' });
    });

    const FULL = [
      'kept = []\nwhile True: kept.append([kept])',
      'kept = "x"\nwhile True: kept += kept',
      'class Greedy(Exception):\n    def __init__(self): self.kept = ["x" * 1_000_000 for _ in range(500)]\nraise Greedy',
      [
        'kept = []',
        'for size in (1_000_000, 1_000, 1):',
        '    try:',
        '        while True: kept.append(bytearray(size))',
        '    except MemoryError: pass',
        'def fail(): raise MemoryError',
        'fail()',
      ].join('\n'),
    ];

    it('can run out completely, and an explanation replaces the traceback', async () => {
      for (const code of FULL) {
        const { status, error } = await python.run(code);
        expect({ code, status }).toEqual({ code, status: 'MEMORY_LIMIT' });
        expect(error).toMatch(/^Stopped: the program needed more than 128 MB of memory\./);
      }
    });

    it('of deleted files is freed', async () => {
      const code = [
        'import os',
        'for n in range(20):',
        '    open("big", "wb").write(b"x" * 10_000_000)',
        '    os.remove("big")',
        'print("ok")',
      ].join('\n');
      expect(await python.run(code)).toMatchObject({ status: 'FINISHED', stdout: 'ok\n' });
    });
  });
});
