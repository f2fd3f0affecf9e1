// cspell:ignore maxsplit
import { expect, test } from 'vitest';
import type { LibraryReference } from './library-reference.ts';
import { lookUp } from './look-up.ts';
import { openCallAt, parametersOf } from './open-call.ts';

const REFERENCE: LibraryReference = {
  builtins: {
    print: { k: 'f', s: "(*values, sep=' ', end='\\n')", d: 'Prints the values.' },
    len: { k: 'f', s: '(value)' },
    str: { k: 'c', m: { split: { k: 'f', s: '(sep=None, maxsplit=-1)' } } },
  },
  'os.path': { join: { k: 'f', s: '(a, *parts)' } },
  collections: { Counter: { k: 'c', s: '(values)', m: { most_common: { k: 'f', s: '(n)' } } } },
};

/** Returns the title of what the name before the bar stands for. */
function titleAt(code: string): string | null {
  const [before = '', after = ''] = code.split('|');
  return lookUp(REFERENCE, { before, code: before + after })?.title ?? null;
}

test.each([
  ['print|("x")', 'print'],
  ['import os\nos.path.join|("a")', 'os.path.join'],
  ['from os.path import join\njoin|("a")', 'os.path.join'],
  ['from os.path import join|', 'os.path.join'],
  ['import os.path as p\np.join|()', 'os.path.join'],
  ['from collections import Counter\nseen = Counter()\nseen.most_common|()', 'Counter.most_common'],
  ['line = input()\nline.split|()', 'str.split'],
  ['"a b".split|()', 'str.split'],
  ['def scan(host):\n    """Finds ports."""\n\nscan|("a")', 'scan'],
])('in %j, the name stands for %s', (code, title) => {
  expect(titleAt(code)).toBe(title);
});

test.each([
  'print = 5\nprint|',
  '# print|',
  'text = "print|"',
  'thing.split|()',
  'import nowhere\nnowhere.join|',
  'constructor|',
  'x = 5|',
])('in %j, nothing is known about the name', (code) => {
  expect(titleAt(code)).toBeNull();
});

test('the documentation of a learner’s own function is the first paragraph of its docstring', () => {
  const code =
    'def scan(host,\n         port=80):\n    """Finds\n    ports.\n\n    Slowly."""\nscan';
  expect(lookUp(REFERENCE, { before: code, code })?.entry).toEqual({
    k: 'f',
    s: '(host, port=80)',
    d: 'Finds ports.',
  });
});

test.each<[string, string, number]>([
  ['print(|', 'print', 0],
  ['print("a, b", x[1, 2], |', 'print', 0],
  ['print("a", end=|', 'print', 2],
  ['print(len(|', 'len', 0],
  ['print(len("a"), |', 'print', 0],
  ['"a b".split(",", |', 'str.split', 1],
  ['print(\n    "a",\n    |', 'print', 0],
])('in %j, the call is of %s and the parameter has index %i', (code, title, parameter) => {
  const before = code.replace('|', '');
  const call = openCallAt(REFERENCE, { before, code: before });
  expect([call?.meaning.title, call?.parameter]).toEqual([title, parameter]);
});

test.each(['print()|', 'x = [1, |', 'unknown(|', ''])(
  'in %j, there is no call to help with',
  (code) => {
    const before = code.replace('|', '');
    expect(openCallAt(REFERENCE, { before, code: before })).toBeNull();
  },
);

test('a signature is split into its parameters, whatever their defaults contain', () => {
  expect(parametersOf("(*values, sep=', ', at=(1, 2), end='\\n') -> None")).toEqual([
    '*values',
    "sep=', '",
    'at=(1, 2)',
    "end='\\n'",
  ]);
});
