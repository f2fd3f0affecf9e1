// cspell:ignore numbre prin prine
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { useSealedPython } from './sealed-python-for-tests.ts';

interface Mistake {
  mistake: string;
  program: string;
  input?: string;
  /** The last line of Python's message. */
  python: string;
  ours: string;
}

const MISTAKES = parse(
  readFileSync(path.join(import.meta.dirname, 'harness/beginner-mistakes.yml'), 'utf8'),
) as Mistake[];

const python = useSealedPython();

/** The sentences of an explanation, in which code and quoted text end none. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`|"[^"]*"|'[^']*'(?!\w)/g, 'code')
    .split(/(?<=[.?]) /)
    .filter((sentence) => sentence !== '');

describe('the common mistakes of beginners', () => {
  it('are many, and each has a unique name', () => {
    expect(MISTAKES.length).toBeGreaterThan(150);
    expect(new Set(MISTAKES.map(({ mistake }) => mistake)).size).toBe(MISTAKES.length);
  });

  it('are each explained in at most two sentences', () => {
    const tooLong = MISTAKES.filter(({ ours }) => sentencesOf(ours).length > 2);
    expect(tooLong.map(({ ours }) => ours)).toEqual([]);
  });

  for (const { mistake, program, input = '', python: message, ours } of MISTAKES) {
    it(`are shown in Python's words and explained in ours: ${mistake}`, async () => {
      const { status, error } = await python.run(program, { inputs: [input] });
      expect(status).toBe('ERROR');
      expect(error?.split('\n').slice(-3)).toEqual([message, '', ours]);
      expect(error).toContain('  File "solution.py", line ');
    });
  }
});

/** Code whose error is close to a mistake above, but has another cause, and what the explanation must not suggest. */
const COINCIDENCES: [string, RegExp][] = [
  ['print(mix)', /max|min/],
  ['print(hello)', /help/],
  ['print(list1)', /`list`/],
  ['x = Id', /`id`\?/],
  ['ports = [1]\nprint(total)', /ports/],
  ['exec("print(hello)")', /help/],
  ['a = 1\nprint(b)', /`a`/],
  ['def f(): pass\nraise_alarm()', /keyword/],
];

describe('an explanation', () => {
  it('does not guess a name that only happens to be similar', async () => {
    for (const [code, guess] of COINCIDENCES) {
      const { error } = await python.run(code);
      expect(error?.split('\n').at(-1), code).not.toMatch(guess);
    }
  });

  it('prefers the names of the program to those of Python', async () => {
    const { error } = await python.run('prine = 5\nprint(prin)');
    expect(error).toMatch(/Did you mean `prine`\?$/);
  });

  it('of code that a program compiles while it runs quotes that code', async () => {
    const { error } = await python.run('name = "x"\nexec("\\n\\nname is = 5 5")');
    expect(error).toMatch(/SyntaxError: .*\n\n\S.*\.$/s);
  });

  it('of a call by the task names the function', async () => {
    const { error } = await python.run('def scan(host): return host', {
      entry: { kind: 'function', name: 'scan' },
      inputs: ['["web", 22]'],
    });
    expect(error).toMatch(/^TypeError: .*\n\nThe task calls `scan` with 2 values/s);
  });

  it('never hides Python’s message, even if the program changed what explanations use', async () => {
    const code = [
      'import ast, re',
      'ast.walk = ast.parse = ast.iter_child_nodes = re.search = None',
      'class Odd(dict):',
      '    def __len__(self): return 10 ** 100',
      '    def __iter__(self): return 1 / 0',
      'odd = Odd()',
      'odd["port"]',
    ].join('\n');
    const { error } = await python.run(code);
    expect(error).toMatch(/KeyError: 'port'\n\nThe dictionary has no key 'port'/);
  });

  it('is found in a long program before the time of the run is over', async () => {
    const names = Array.from({ length: 2_500 }, (_, n) => `host_number_${n} = ${n}`);
    const { status, error } = await python.run([...names, 'print(hots_numbre_77)'].join('\n'));
    expect(status).toBe('ERROR');
    expect(error).toMatch(/Did you mean `host_number_\d+`\?$/);
  });
});
