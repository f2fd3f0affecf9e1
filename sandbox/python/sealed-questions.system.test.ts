import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPythonRuntime } from './build.ts';
import { MODULE_PREFIX, RUNTIME_FILES } from './runtime-files.ts';
import { createBareContext } from './sealed/bare-context.ts';
import type { SealedPython } from './sealed/sealed-python.ts';
import { RUNTIME_DIR } from './sealed-python-for-tests.ts';

let python: SealedPython;
let printed = '';
let isAsked = false;
const lines: number[] = [];

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  const read = (name: string) => readFileSync(path.join(RUNTIME_DIR, name));
  const source = read(RUNTIME_FILES.bundle).toString('utf8').slice(MODULE_PREFIX.length);
  const { bundle, host, place } = createBareContext(source, {
    print: (_stream, bytes) => {
      printed += new TextDecoder().decode(bytes);
      // Asks while the program runs, as a page does.
      isAsked = printed.endsWith('now\n');
    },
    log: () => undefined,
  });
  const answers = {
    isLineAsked: () => {
      const was = isAsked;
      isAsked = false;
      return was;
    },
    tellLine: (line: number) => void lines.push(line),
  };
  python = await bundle.start(
    { ...host, ...answers },
    {
      wasm: place(read(RUNTIME_FILES.wasm)),
      standardLibrary: place(read(RUNTIME_FILES.library)),
      snapshot: place(read(RUNTIME_FILES.snapshot)),
    },
  );
});

/** The mistake in a program: its line, the marked text and the explanation; null if there is none. */
function find(code: string): [line: number, marked: string, message: string] | null {
  const found = python.findMistake(code);
  if (found === null) throw new Error('The interpreter crashed.');
  if (found === '') return null;
  const { line, column, endColumn, message } = JSON.parse(found) as Record<string, number> & {
    message: string;
  };
  const text = code.split('\n')[Number(line) - 1] ?? '';
  return [Number(line), text.slice(Number(column) - 1, Number(endColumn) - 1), message];
}

function run(code: string): unknown {
  printed = '';
  const job = { code, function: null, arguments: '[]', lab: null, outputBytes: 999 };
  const refusal = python.prepareCase(
    JSON.stringify({ ...job, checksSafety: false }),
    new Uint8Array(0),
  );
  return JSON.parse(refusal === '' ? (python.runCase() ?? 'null') : String(refusal));
}

describe('the idle interpreter', () => {
  it.each<[string, [number, string], RegExp]>([
    ['x = 1\nfor i in range(3)\n    print(i)', [2, ')'], /must end with a colon/],
    ['print("a"\n\n', [1, '('], /never closed|closing/],
    ['name = "packet\n', [1, '"'], /quote/],
    ['if True:\n', [1, 'if True:'], /indent/],
    ['text = "😀"; x = = 1', [1, '='], /can't read this line/],
    ['fro i in range(3):\n    pass', [1, 'i'], /for/],
    ['def f():\n  a = 1\n    b = 2', [3, 'b = 2'], /indent/],
  ])('finds the mistake in %j', (code, marked, message) => {
    const found = find(code);
    expect(found?.slice(0, 2)).toEqual(marked);
    expect(found?.[2]).toMatch(message);
  });

  it('finds none in a program that Python can read, and runs nothing of it', () => {
    expect(find('print("ran")\nraise ValueError')).toBeNull();
    expect(find('print("\\d")')).toBeNull();
    expect(find('')).toBeNull();
    expect(printed).toBe('');
  });

  it('says nothing about a program that is too deep to read', () => {
    expect(find(`x = ${'-'.repeat(20_000)}1`)).toBeNull();
  });

  it('then runs a program as if it had never been asked', () => {
    expect(find('x = (')?.[0]).toBe(1);
    const report = JSON.stringify(run('print(len("\\d"))\nprint(undefined_name)'));
    expect(report).toMatch(/"ERROR".*line 2.*undefined_name/);
    expect(printed).toMatch(/^solution\.py:1: SyntaxWarning: .*\n2\n$/s);
  });
});

describe('a program that is asked for its line', () => {
  it('tells it, and goes on undisturbed', () => {
    const code = ['def work():', '    print("now")', '    n = 0', '    while n < 9_999:'];
    const report = run([...code, '        n += 1', '    return n', 'print(work())'].join('\n'));
    expect(report).toMatchObject({ status: 'FINISHED' });
    expect(printed).toBe('now\n9999\n');
    expect(lines).toHaveLength(1);
    expect([4, 5]).toContain(lines[0]);
  });

  it('tells the line that called a function of the library', () => {
    lines.length = 0;
    run('import re\nprint("now")\nfor _ in range(99):\n    re.compile("a" * 9 + str(_))');
    expect([3, 4]).toContain(lines[0]);
  });
});
