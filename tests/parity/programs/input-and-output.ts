// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

const MANY_LINES = Array.from({ length: 4_500 }, (_, n) => `10.0.${n >> 8}.${n & 255} ${n % 7}`);

export const INPUT_AND_OUTPUT: ProgramGroup = {
  'greets each of its inputs': {
    code: 'print(f"Hello, {input()}!")',
    inputs: ['Ada\n', 'Łukasz', '日本 🛰️\r\n', '', '\n', '\t x \n'],
    ends: ['FINISHED', 'FINISHED', 'FINISHED', 'ERROR', 'FINISHED', 'FINISHED'],
    prints: [
      'Hello, Ada!\n',
      'Hello, Łukasz!\n',
      'Hello, 日本 🛰️\r!\n',
      '',
      'Hello, !\n',
      'Hello, \t x !\n',
    ],
  },
  'prompts on its output': {
    code: 'user = input("user: ")\npassword = input("password: ")\nprint(len(password), user)',
    inputs: ['bob\nhunter2\n'],
    prints: ['user: password: 7 bob\n'],
  },
  'reads beyond the end': {
    code: 'print(input())\nprint(input("and? "))',
    inputs: ['only one line\n', 'no end of line', ''],
    ends: 'ERROR',
  },
  'reads line by line': {
    code: 'import sys\nfor n, line in enumerate(sys.stdin):\n    print(n, repr(line))\nprint(repr(sys.stdin.readline()), sys.stdin.read() == "")',
    inputs: ['a\nb\r\nc\rd\n\ne', '', '\n\n'],
  },
  'reads everything at once': {
    code: 'import sys\ntext = sys.stdin.read()\nprint(len(text), text.split()[:3], sys.stdin.isatty(), sys.stdin.seekable())',
    inputs: ['a b\nc d', 'é\u0000\u2028x'],
  },
  'reads bytes': {
    code: 'import os, sys\nprint(os.read(0, 4), sys.stdin.buffer.read(3), sys.stdin.buffer.readline(), sys.stdin.buffer.read(), os.read(0, 9))',
    inputs: ['\u0001é日本\nrest\n'],
  },
  'reads until the end with exceptions': {
    code: 'count = 0\ntry:\n    while True:\n        count += len(input())\nexcept EOFError as end:\n    print(count, end)',
    inputs: ['a\nbb\nccc', '\n'],
  },
  'opens its input again': {
    code: 'print(open(0).readline())\nprint(open("/dev/stdin").read())',
    inputs: ['first\nsecond\n'],
  },
  'prints to both streams in order': {
    code: 'import sys\nfor n in range(6):\n    print(n, end="", file=(sys.stdout, sys.stderr)[n % 2])\nprint("é", file=sys.stderr)\nprint("last", flush=True)',
    prints: ['024last\n'],
  },
  'writes in every possible way': python`
    import os, sys
    print(sys.stdout.write("a\n"), sys.stdout.buffer.write(b"\xff\xfe raw\n"), os.write(1, b"low\n"), os.write(2, "err é\n".encode()))
    sys.stdout.writelines(["x", "y\n"])
    print("a", "b", sep="\x00", end="\r\n")
    print(*range(3), sep="\n", file=sys.__stdout__)
    with open(1, "w", closefd=False) as f:
        f.write("by descriptor\n")
    with open("/dev/stderr", "w") as f:
        f.write("by path\n")
    print(sys.stdout.name, sys.stdout.mode, sys.stdout.buffer, sys.stdout.isatty(), sys.stdout.fileno(), sys.stdout.line_buffering, sys.stdout.write_through)
  `,
  'splits a character':
    'import os\nfor byte in "é日🛰".encode():\n    os.write(1, bytes([byte]))\nos.write(1, b"\\xe6\\x97")',
  'closes its output': {
    code: 'import sys\nprint("before")\nsys.stdout.close()\nprint("after")',
    ends: 'ERROR',
  },
  'loses its output':
    'import sys\nprint("before")\nsys.stdout = None\nprint("nowhere")\nsys.stderr.write("err\\n")',
  'captures its output': {
    code: 'import io, sys\nreal, sys.stdout = sys.stdout, io.StringIO()\nprint("hidden")\ntext = sys.stdout.getvalue()\nsys.stdout = real\nprint(text.upper(), end="")',
    prints: ['HIDDEN\n'],
  },
  'closes the descriptor of its output':
    'import os\nprint("before")\nos.close(1)\ntry:\n    print("after")\nexcept OSError as problem:\n    os.write(2, str(problem).encode())',
  'redirects a descriptor to a file': python`
    import os
    file = os.open("captured", os.O_CREAT | os.O_WRONLY)
    saved = os.dup(1)
    os.dup2(file, 1)
    print("into the file")
    os.dup2(saved, 1)
    print("back", open("captured").read())
  `,
  'exits with every kind of status': {
    code: python`
      import sys
      kind = input()
      print("status", kind)
      sys.exit({"none": None, "zero": 0, "one": 1, "big": 256, "true": True, "text": "no such host", "list": [1, 2], "float": 1.5, "minus": -1}[kind])
    `,
    inputs: ['none', 'zero', 'one', 'big', 'true', 'text', 'list', 'float', 'minus'],
    ends: ['FINISHED', 'FINISHED', ...Array<'ERROR'>(7).fill('ERROR')],
  },
  'exits from inside a try block': {
    code: 'try:\n    exit()\nexcept Exception:\n    print("never")\nfinally:\n    print("finally")',
    prints: ['finally\n'],
  },
  'quits with the interactive names': { code: 'print("a")\nquit(2)', ends: 'ERROR' },
  'asks for a password without echo': {
    code: 'import getpass\nprint(len(getpass.getpass("secret: ")))',
    inputs: ['hunter2\n'],
    prints: ['7\n'],
  },
  'keeps no state between inputs': {
    code: python`
      import builtins, os, sys
      print(input(), os.path.exists("note"), hasattr(builtins, "mark"), "HOST" in os.environ, "leftover" in globals(), "wave" in sys.modules)
      open("note", "w").write("x")
      os.environ["HOST"] = builtins.mark = leftover = "x"
      import wave
      builtins.len = sys.exit = str
      sys.setrecursionlimit(200)
      os.chdir("/tmp")
    `,
    inputs: ['a', 'b', 'c'],
  },
};

/** Programs that fill the connection of their process, which differs between engines. */
export const LARGE_INPUT_AND_OUTPUT: ProgramGroup = {
  'adds up many lines': {
    code: python`
      import sys
      totals = {}
      for line in sys.stdin:
          host, hits = line.split()
          totals[host] = totals.get(host, 0) + int(hits)
      print(len(totals), sum(totals.values()), max(totals.items(), key=lambda kv: (kv[1], kv[0])))
    `,
    inputs: [MANY_LINES.join('\n')],
  },
  'reads inputs of the maximum length': {
    code: 'import sys\ntext = sys.stdin.read()\nprint(len(text), text[-3:])',
    inputs: ['x'.repeat(65_536), 'é'.repeat(32_768), '"'.repeat(65_536), ''],
  },
  'prints a lot in small parts': {
    code: 'for n in range(3000):\n    print(n, end=" ")',
    prints: [`${Array.from({ length: 3000 }, (_, n) => n).join(' ')} `],
  },
};
