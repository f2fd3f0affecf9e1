import { describe, expect, it } from 'vitest';
import { useSealedPython } from './sealed-python-for-tests.ts';

const python = useSealedPython();

/** Code with a syntax error, the last line of Python's message, and the plain explanation. */
const UNREADABLE: [string, RegExp, RegExp][] = [
  ['x = """a\n', /^SyntaxError: unterminated triple/, /must also end with three/],
  ['len(x) += 1', /^SyntaxError: 'function call' is an illegal/, /Only a variable/],
  ['x = = 1', /^SyntaxError: invalid syntax$/, /can't read this line/],
  ['yield 1', /^SyntaxError: 'yield' outside function$/, /`yield` works only inside a function/],
  ['def f(a, a): pass', /^SyntaxError: duplicate/, /Two parameters .* called `a`/],
  ['x = 1 \\ 2', /^SyntaxError: unexpected character after/, /write two backslashes/],
  [`x = ${'('.repeat(300)}`, /^SyntaxError: too many nested/, /can't read this line/],
  [`x = ${'-'.repeat(20_000)}1`, /^(Recursion|Memory)Error: /, /nested too deeply/],
];

describe('code that Python cannot read', () => {
  it('is explained with the line, without a list of calls', async () => {
    for (const [code, errorLine, sentence] of UNREADABLE) {
      const { status, error } = await python.run(code);
      const rows = error?.split('\n') ?? [];
      expect(status, code).toBe('ERROR');
      expect(rows.at(-3), code).toMatch(errorLine);
      expect(rows.slice(-2).join(''), code).toMatch(sentence);
      expect(error, code).not.toContain('Traceback');
    }
  });

  it('is reported once, on the first test', async () => {
    const outcomes = await python.runAll('print("a")\nprint("b"', { inputs: ['1', '2', '3'] });
    expect(outcomes.map(({ status, output }) => [status, output])).toEqual(
      Array(3).fill(['ERROR', '']),
    );
    const [first, ...others] = outcomes.map(({ error }) => error);
    expect(first).toContain("SyntaxError: '(' was never closed");
    expect(others).toEqual(
      Array(2).fill('Not run: Python cannot read the program. See the first test.'),
    );
  });

  it('does not include code that a program compiles while it runs', async () => {
    const outcomes = await python.runAll('print(1)\nexec(input())', { inputs: ['x = (', 'x = 1'] });
    expect(outcomes.map(({ status }) => status)).toEqual(['ERROR', 'FINISHED']);
    expect(outcomes[0]?.stdout).toBe('1\n');
  });

  it('does not run if it is too long, whatever it contains', async () => {
    const outcomes = await python.runAll(`print("${'é'.repeat(33_000)}")`, { inputs: ['', ''] });
    expect(outcomes.map(({ error }) => error)).toEqual([
      'Not run: the code has 66009 bytes. The limit is 64 KB. Shorten it.',
      'Not run: Python cannot read the program. See the first test.',
    ]);
  });

  it('runs with Python’s syntax warnings', async () => {
    const { status, output } = await python.run('print(len("\\d"))');
    expect(status).toBe('FINISHED');
    expect(output).toMatch(/^solution\.py:1: SyntaxWarning: .*\n2\n$/s);
  });

  it('may be a long chain of branches', async () => {
    const branches = Array.from({ length: 150 }, (_, n) => `elif n == ${n}:\n    print("${n}")`);
    const code = ['n = int(input())', 'if n < 0:\n    print("none")', ...branches].join('\n');
    expect((await python.run(code, { inputs: ['149'] })).stdout).toBe('149\n');
  });
});
