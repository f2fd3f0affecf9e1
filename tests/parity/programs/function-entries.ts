// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

/** What a function returns: each is a program with its own cases. */
const VALUES = [
  'None',
  'True',
  '-12',
  '2 ** 70',
  '-0.0',
  '0.1 + 0.2',
  '1e21',
  '1e20',
  '1.5e300',
  '1e-6',
  '1e-7',
  '5e-324',
  '100.0',
  '"text"',
  '"q\\" b\\\\ n\\n \\x00 \\x7f \\ud800 \\u2028 \\U0001F6F0 é"',
  '[1, [2, [3, []]]]',
  '(1, "x", (None,))',
  '{"b": 1, "a": {"z": [], "é": ""}}',
  'list(range(5))',
  '[[0] * 3] * 2',
];

const REFUSED = [
  'b"bytes"',
  'bytearray(2)',
  '{1, 2}',
  'frozenset()',
  '{1: 2}',
  '{None: 1}',
  'float("nan")',
  '[float("-inf")]',
  '10 ** 5000',
  'loop()',
  'range(3)',
  '(n for n in "ab")',
  '1j',
  'print',
  'int',
  'Liar(1)',
  'Text("x")',
  'Always()',
  '[Mapping()]',
  'datetime.date(2024, 1, 1)',
  'decimal.Decimal("1.5")',
];

const HELPERS = python`
  import datetime, decimal, json
  class Liar(int):
      def __repr__(self): return "42"
  class Text(str):
      def __eq__(self, other): return True
  class Always:
      def __eq__(self, other): return True
  class Mapping(dict):
      def keys(self): return ["pass"]
  def loop():
      made = []
      made.append(made)
      return made
`;

export const FUNCTION_ENTRIES: ProgramGroup = {
  'is called with every kind of argument': {
    code: 'def echo(*values):\n    print(repr(values))\n    return values',
    entry: { kind: 'function', name: 'echo' },
    inputs: [
      '[]',
      '[1, -2.5, 1e400, "é\\ud83d\\ude80\\ud800", null, true]',
      '[[[]], {"a": {"b": [1]}}]',
      '[12345678901234567890, 1.0, -0.0, 1E2]',
      '["\\u0000\\u2028"]',
    ],
    ends: ['FINISHED', 'ERROR', 'FINISHED', 'FINISHED', 'FINISHED'],
  },
  'returns every kind of value': {
    code: `${HELPERS}def make(text):\n    return eval(text)\n`,
    entry: { kind: 'function', name: 'make' },
    inputs: VALUES.map((value) => JSON.stringify([value])),
  },
  'returns what cannot be represented as text': {
    code: `${HELPERS}def make(text):\n    return eval(text)\n`,
    entry: { kind: 'function', name: 'make' },
    inputs: REFUSED.map((value) => JSON.stringify([value])),
    ends: 'ERROR',
  },
  'adds two numbers': {
    code: 'def add(a, b):\n    return a + b',
    entry: { kind: 'function', name: 'add' },
    inputs: ['[1, 2]', '["a", "b"]', '[[1], [2]]', '[0.1, 0.2]'],
    prints: ['3', '"ab"', '[1,2]', '0.30000000000000004'],
  },
  'is called with wrong arguments': {
    code: 'def scan(host, port):\n    return host',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[]', '["a"]', '["a", 1, 2]', '["a", 1]'],
    ends: ['ERROR', 'ERROR', 'ERROR', 'FINISHED'],
  },
  'fails for some arguments': {
    code: 'def share(hits, total):\n    print("computing", hits)\n    return hits / total',
    entry: { kind: 'function', name: 'share' },
    inputs: ['[1, 2]', '[1, 0]', '[1, "x"]', '[null, 1]'],
    ends: ['FINISHED', 'ERROR', 'ERROR', 'ERROR'],
  },
  'is missing': {
    code: 'def Scan(): pass\nscan = 1',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[]'],
    ends: 'ERROR',
  },
  'is missing because its source has an error': {
    code: 'def scan(:\n    pass',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[]', '[1]'],
    ends: 'ERROR',
  },
  'is missing because its source fails': {
    code: 'print("loading")\nimport nothing_like_it\ndef scan(): pass',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[]'],
    ends: 'ERROR',
  },
  'is another kind of callable': {
    code: 'class Scan:\n    def __call__(self, n): return n * 2\nscan = Scan()\nhalf = lambda n: n / 2\n',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[4]', '["ab"]'],
    prints: ['8', '"abab"'],
  },
  'is a class': {
    code: 'class Scan:\n    pass',
    entry: { kind: 'function', name: 'Scan' },
    inputs: ['[]'],
    ends: 'ERROR',
  },
  'is a coroutine or a generator': {
    code: 'async def scan(): return 1\ndef count():\n    yield 1',
    entry: { kind: 'function', name: 'scan' },
    inputs: ['[]'],
    ends: 'ERROR',
  },
  'does not run the __main__ block': {
    code: 'print(__name__)\ndef two(): return 2\nif __name__ == "__main__":\n    print(input())',
    entry: { kind: 'function', name: 'two' },
    inputs: ['[]'],
    prints: ['2'],
  },
  'reads input that does not exist': {
    code: 'def ask():\n    return input("name? ")',
    entry: { kind: 'function', name: 'ask' },
    inputs: ['[]'],
    ends: 'ERROR',
  },
  'exits instead of returning': {
    code: 'import sys\ndef leave(status):\n    print("leaving")\n    sys.exit(status)',
    entry: { kind: 'function', name: 'leave' },
    inputs: ['[0]', '[1]', '["words"]', '[null]'],
    ends: 'ERROR',
  },
  'keeps no state between calls': {
    code: 'seen = []\ndef visit(n, kept=[]):\n    seen.append(n)\n    kept.append(n)\n    return [seen, kept]',
    entry: { kind: 'function', name: 'visit' },
    inputs: ['[1]', '[2]', '[3]'],
    prints: ['[[1],[1]]', '[[2],[2]]', '[[3],[3]]'],
  },
  'changes its arguments': {
    code: 'def drain(items):\n    items.clear()\n    return items',
    entry: { kind: 'function', name: 'drain' },
    inputs: ['[[1, 2]]'],
    prints: ['[]'],
  },
  'returns more than the output limit': {
    code: 'def flood(n): return "x" * n',
    entry: { kind: 'function', name: 'flood' },
    inputs: ['[990]', '[2000]', '[5]'],
    limits: { wallMs: 20_000, outputBytes: 1_000 },
    ends: ['FINISHED', 'OUTPUT_LIMIT', 'FINISHED'],
  },
  'returns deeply nested lists': {
    code: 'def nest(n):\n    made = []\n    for _ in range(n):\n        made = [made]\n    return made',
    entry: { kind: 'function', name: 'nest' },
    inputs: ['[5]', '[31]', '[32]', '[500]'],
    ends: ['FINISHED', 'FINISHED', 'ERROR', 'ERROR'],
  },
  'recurses forever': {
    code: 'def down(n):\n    return down(n + 1)',
    entry: { kind: 'function', name: 'down' },
    inputs: ['[0]', '[1]'],
    ends: 'ERROR',
  },
};
