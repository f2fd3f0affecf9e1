// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

/** The most common mistakes of beginners: each is a program. */
const COMMON: Readonly<Record<string, string>> = {
  'a bracket that is never closed': 'print((1 + 2)',
  'an extra bracket': 'print(1))',
  'an unterminated string': 'print("hello)',
  'an unterminated triple-quoted string': 'print("""hello)\nmore',
  'a missing colon': 'if True\n    print(1)',
  'a missing body': 'for port in range(3):\nprint(port)',
  'an unexpected indent': 'a = 1\n    b = 2',
  'an unindent that matches no outer level': 'if True:\n        a = 1\n    b = 2',
  'tabs mixed with spaces': 'if True:\n        a = 1\n\tb = 2',
  'one equals sign in a condition': 'if port = 80:\n    pass',
  'print without brackets': 'print "hello"',
  'a name that begins with a digit': '2fa = True',
  'a keyword as a name': 'class = "A"',
  'return outside of a function': 'return 5',
  'break outside of a loop': 'break',
  'a missing comma': 'ports = [22 80]',
  'else without if': 'else:\n    pass',
  'try without except': 'try:\n    pass\nprint(1)',
  'an invisible space': 'a\u00a0= 1',
  'a number with a leading zero': 'port = 0080',
  'an f-string that is never closed': 'f"{port"',
  'an escape that does not decode': 'path = "C:\\Users"',
  'blocks nested too deeply': Array.from(
    { length: 101 },
    (_, depth) => `${' '.repeat(depth)}if 1:`,
  ).join('\n'),
  'an incomplete expression': 'total = 1 +',
};

/** The rarer mistakes: each is an input of one program that compiles what it reads. */
const RARE: Readonly<Record<string, string>> = {
  'brackets of two kinds': 'print([1, 2)',
  'a missing colon of a function': 'def scan(host)\n    pass',
  'a literal on the left': '5 = port',
  'a call on the left': 'len(x) = 3',
  'await outside of a coroutine': 'def f():\n    await g()',
  'yield outside of a function': 'yield 1',
  'a missing comma in a dictionary': 'd = {"a": 1 "b": 2}',
  'a default before a plain parameter': 'def f(a=1, b):\n    pass',
  'a duplicate parameter': 'def f(a, a):\n    pass',
  'a keyword argument before a plain one': 'f(a=1, 2)',
  'a curly quote': 'print(“hello”)',
  'a zero-width character': 'a\u200b = 1',
  'an invalid number': 'x = 0xfg',
  'a misplaced backslash': 'x = 1 \\ 2',
  'an f-string without an expression': 'f"{}"',
  'bytes that are not ASCII': 'b"é"',
  'nonlocal without a variable': 'def f():\n    nonlocal x',
  'global after use': 'def f():\n    x = 1\n    global x',
  'a walrus at the top': 'x := 5',
  "another language's increment": 'i = 0\ni++',
  "another language's and": 'if a && b:\n    pass',
  "another language's not": 'if !a:\n    pass',
  'import of nothing': 'from math import',
  'a star import in a function': 'def f():\n    from math import *',
  'an unknown future import': 'from __future__ import braces',
  'a late future import': 'x = 1\nfrom __future__ import annotations',
  'two stars on the left': '*a, *b = [1, 2]',
  'deleting a literal': 'del 5',
  'an unmatched case': 'match 1:\n    case x:\n        pass\n    case 2:\n        pass',
  'a null byte': 'a = "\0"',
  'an assignment to true': 'True = 1',
  'a decorator without a function': '@staticmethod',
};

const COMMON_PROGRAMS: ProgramGroup = Object.fromEntries(
  Object.entries(COMMON).map(([name, code]) => [
    name,
    // It prints first, to detect a program that partly ran.
    { code: `print("begins")\n${code}\n`, ends: 'ERROR', prints: [''] },
  ]),
);

export const SYNTAX_ERRORS: ProgramGroup = {
  ...COMMON_PROGRAMS,
  'of a rarer kind': {
    code: python`
      import sys
      exec(compile(sys.stdin.read(), "solution.py", "exec"))
    `,
    inputs: Object.values(RARE),
    ends: 'ERROR',
  },
};
