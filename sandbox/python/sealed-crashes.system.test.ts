// cspell:ignore functools getrecursionlimit CDLL
import { describe, expect, it } from 'vitest';
import { ENGINES, useSealedPython } from './sealed-python-for-tests.ts';

const DEEP_CALLS = `
import functools, json, re

class Repeating:
    def __repr__(self): return repr(self)
    def __eq__(self, other): return self == other

def nested():
    item = []
    for _ in range(50_000): item = [item]
    return item

def call(n): return call(n + 1)
def ask_repr(_): repr(Repeating())
def compare(_): Repeating() == Repeating()
def sort(n): return sorted([n], key=sort)
@functools.cache
def remember(n): return remember(n + 1)
def replace(_): return re.sub("a", replace, "a")
def encode(_): json.dumps(nested())
def show(_): repr(nested())
`;
const WAYS = ['call', 'ask_repr', 'compare', 'sort', 'remember', 'replace', 'encode', 'show'];

const LOOSE = 'import sys\nsys.setrecursionlimit(10 ** 6)\n';

/** Programs that recurse deeply and return. */
const SURVIVABLE: [string, string][] = [
  [`${LOOSE}def down(n): return n and 1 + down(n - 1)\nprint(down(20_000))`, '20000\n'],
  [
    'class Node: pass\nfirst = None\nfor n in range(100_000):\n    node = Node()\n    node.next, first = first, node\nprint("built")',
    'built\n',
  ],
  [
    'from functools import cache\n@cache\ndef down(n): return n and 1 + down(n - 1)\nprint(down(200))',
    '200\n',
  ],
  [
    `${LOOSE}def down(n): return down(n + 1)\ntry: down(0)\nexcept RecursionError: print("caught")`,
    'caught\n',
  ],
];

describe.each(ENGINES)('with the engine %s,', (engine) => {
  const python = useSealedPython(engine);

  describe('a recursion that never ends', () => {
    it('is an error of the program, whichever functions it calls', async () => {
      for (const code of [DEEP_CALLS, LOOSE + DEEP_CALLS]) {
        const outcomes = await python.runAll(`${code}\nglobals()[input()](0)`, { inputs: WAYS });
        for (const [index, { status, error }] of outcomes.entries()) {
          expect({ way: WAYS[index], status }).toEqual({ way: WAYS[index], status: 'ERROR' });
          expect(error).toMatch(/^RecursionError: /m);
          expect(error).toMatch(
            /\n\n(`\w+` calls itself again and again|Python calls itself for each object)/,
          );
        }
      }
    });

    it('can be caught by the program, and deep structures are freed', async () => {
      for (const [code, stdout] of SURVIVABLE) {
        expect(await python.run(code), code).toMatchObject({ status: 'FINISHED', stdout });
      }
    });

    it('has a maximum depth that a program cannot raise', async () => {
      const { stdout } = await python.run(`${LOOSE}print(sys.getrecursionlimit())`);
      expect(stdout).toBe('50000\n');
    });
  });

  describe('a program that ends the process without a normal shutdown', () => {
    it('gets an explanation, and the same interpreter runs the next input', async () => {
      const code = 'import os\nprint("before")\nexec(input())';
      const outcomes = await python.runAll(code, { inputs: ['os._exit(0)', 'os.abort()', '1'] });
      expect(outcomes.map(({ status }) => status)).toEqual(['ERROR', 'ERROR', 'FINISHED']);
      expect(outcomes.map(({ stdout }) => stdout)).toEqual(Array(3).fill('before\n'));
      expect(outcomes.map(({ error }) => error?.split(',')[0])).toEqual([
        'The program ended itself with os._exit()',
        'The program ended itself with os.abort()',
        undefined,
      ]);
    });
  });

  describe('a crash', () => {
    const BREAKDOWNS = [
      'import ctypes\nctypes.string_at(2 ** 31)',
      'import ctypes\nctypes.CDLL(None)._exit(0)',
      'import ctypes\nctypes.CDLL(None).abort()',
      'import itertools\nitem = iter("")\nfor _ in range(10 ** 6): item = itertools.chain(item)\nlist(item)',
    ];

    it('is reported as one, and the next run works', async () => {
      for (const code of BREAKDOWNS) {
        const { status, error } = await python.run(code);
        expect({ code, status }).toEqual({ code, status: 'CRASHED' });
        expect(error).toMatch(/interpreter crashed/);
      }
      expect(await python.run('print("fine")')).toMatchObject({ stdout: 'fine\n' });
    });
  });
});
