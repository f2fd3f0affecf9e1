import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

describe('a program', () => {
  it('reads its input and prints its output, in any script', async () => {
    const outcomes = await python.runAll('print(f"Hello, {input()}!")', {
      inputs: ['Ada\n', 'Łukasz', '日本 🛰️\n'],
    });
    expect(outcomes.map(({ stdout }) => stdout)).toEqual([
      'Hello, Ada!\n',
      'Hello, Łukasz!\n',
      'Hello, 日本 🛰️!\n',
    ]);
    expect(outcomes.every(({ status, error }) => status === 'FINISHED' && error === null)).toBe(
      true,
    );
  });

  it('reaches the end of its input as it would outside the sandbox', async () => {
    const { status, stdout, error } = await python.run('print(input())\nprint(input())', {
      inputs: ['only one line\n'],
    });
    expect(status).toBe('ERROR');
    expect(stdout).toBe('only one line\n');
    expect(error).toContain('EOFError: EOF when reading a line');
  });

  it('can read its input in every common way', async () => {
    const code = [
      'import os, sys',
      'first = os.read(0, 2)',
      'rest = sys.stdin.readline()',
      'print(first, repr(rest), sys.stdin.read())',
    ].join('\n');
    const { stdout } = await python.run(code, { inputs: ['ab cd\nlast'] });
    expect(stdout).toBe("b'ab' ' cd\\n' last\n");
  });

  it('keeps both streams in the order in which they were printed', async () => {
    const { stdout, output } = await python.run(
      'import sys\nprint("1", end="")\nprint("2", file=sys.stderr)\nprint("3")',
    );
    expect(stdout).toBe('13\n');
    expect(output).toBe('12\n3\n');
  });

  it('is the main module of a file called solution.py', async () => {
    const { stdout } = await python.run('import sys\nprint(__name__, __file__, sys.argv)');
    expect(stdout).toBe("__main__ solution.py ['solution.py']\n");
  });

  it('can exit by itself', async () => {
    const { status, output } = await python.run('print("before")\nexit()\nprint("after")');
    expect([status, output]).toEqual(['FINISHED', 'before\n']);
  });

  it('fails if it exits with a status other than 0, and its exit message is printed', async () => {
    const outcomes = await Promise.all([
      python.run('import sys\nsys.exit(3)'),
      python.run('raise SystemExit("no such host")'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['ERROR', 'ERROR']);
    expect(outcomes.map(({ output }) => output)).toEqual(['', 'no such host\n']);
    expect(outcomes.map(({ error }) => error)).toEqual([
      'The program ended itself with exit status 3; 0 is the status of success.',
      'The program ended itself with exit status 1; 0 is the status of success.',
    ]);
  });

  it('gets its syntax errors in Python’s words', async () => {
    const { status, error } = await python.run('print("a"\nprint("b")');
    expect(status).toBe('ERROR');
    expect(error).toContain('File "solution.py", line 1');
    expect(error).toContain("SyntaxError: '(' was never closed");
  });

  it('gets a traceback of only its own lines', async () => {
    const code = 'import json\n\ndef read(text):\n    return json.loads(text)\n\nread("{")';
    const { error } = await python.run(code);
    expect(error).toMatch(/^Traceback \(most recent call last\):\n {2}File "solution.py", line 6/);
    expect(error).toContain('    return json.loads(text)');
    expect(error).toContain('JSONDecodeError');
    expect(error).not.toContain('packetsmith');
    expect(error).not.toContain('decoder.py');
  });

  it('runs its atexit functions', async () => {
    const { stdout } = await python.run(
      'import atexit\natexit.register(print, "last")\nprint("first")',
    );
    expect(stdout).toBe('first\nlast\n');
  });

  it('also runs its atexit functions after an error', async () => {
    const { stdout, error } = await python.run(
      'import atexit\natexit.register(print, "last")\nprint("first")\n1 / 0',
    );
    expect(stdout).toBe('first\nlast\n');
    expect(error).toContain('ZeroDivisionError');
  });

  it('has UTC as its time zone and gets fresh random numbers', async () => {
    const code = 'import random, time\nprint(time.localtime(0).tm_hour, random.random())';
    const outcomes = await python.runAll(code, { inputs: ['', ''] });
    const [first, second] = outcomes.map(({ stdout }) => stdout);
    expect(first).toMatch(/^0 0\.\d+\n$/);
    expect(second).not.toBe(first);
  });
});

describe('a program that replaces a part of Python', () => {
  it('still gets an explanation of its error', async () => {
    const code = 'import builtins\nbuiltins.len = builtins.isinstance = str\nimport wave\n1 / 0';
    const { status, error } = await python.run(code);
    expect(status).toBe('ERROR');
    expect(error).toContain('Error');
  });
});

describe('the next input', () => {
  it('sees nothing that the previous one left behind', async () => {
    const code = [
      'import builtins, json, os, sys',
      'print(os.path.exists("note"), hasattr(builtins, "mark"), "HOST" in os.environ)',
      'print(json.dumps([1]), "wave" in sys.modules, "leftover" in globals())',
      'open("note", "w").write("x")',
      'os.environ["HOST"] = "x"',
      'import wave',
      'builtins.mark = builtins.len = json.dumps = str',
      'sys.path.clear()',
      'sys.setrecursionlimit(100)',
      'leftover = 1',
    ].join('\n');
    const [first, second] = await python.runAll(code, { inputs: ['', ''] });
    expect(first?.stdout).toBe('False False False\n[1] False False\n');
    expect(second).toMatchObject({ status: 'FINISHED', stdout: first?.stdout });
  });
});
