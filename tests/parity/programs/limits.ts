// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

const SHORT = { wallMs: 1_000, outputBytes: 65_536 };
const FEW_BYTES = { wallMs: 20_000, outputBytes: 1_000 };

export const LIMITS: ProgramGroup = {
  'a loop that never ends': {
    code: 'print("tick")\nwhile True:\n    pass',
    limits: SHORT,
    ends: 'TIME_LIMIT',
    prints: ['tick\n'],
  },
  'a loop that catches everything': {
    code: 'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
    limits: SHORT,
    ends: 'TIME_LIMIT',
  },
  'one input of several never ends': {
    code: 'if input() == "loop":\n    print("looping")\n    while True: pass\nprint("done")',
    inputs: ['a', 'loop', 'b'],
    limits: { ...SHORT, wallMs: 2_000 },
    ends: ['FINISHED', 'TIME_LIMIT', 'FINISHED'],
    prints: ['done\n', 'looping\n', 'done\n'],
  },
  'every input never ends': {
    code: 'while True: pass',
    inputs: ['1', '2', '3', '4', '5'],
    limits: { wallMs: 500, outputBytes: 100 },
    ends: 'TIME_LIMIT',
  },
  'a power that takes forever': {
    code: 'print("computing", flush=True)\n7 ** 7 ** 9',
    limits: SHORT,
    ends: 'TIME_LIMIT',
    prints: ['computing\n'],
  },
  'a pattern that takes forever': {
    code: 'import re\nprint("matching")\nre.match(r"(a+)+$", "a" * 40 + "b")',
    limits: SHORT,
    ends: 'TIME_LIMIT',
  },
  'more memory than there is': {
    code: 'print("filling")\nkept = []\nwhile True: kept.append("x" * 1_000_000)',
    ends: 'MEMORY_LIMIT',
    prints: ['filling\n'],
  },
  'memory full of small objects': {
    code: 'kept = []\nwhile True: kept.append([kept])',
    ends: 'MEMORY_LIMIT',
  },
  'too much memory at once, handled': {
    code: python`
      for make in (lambda: "x" * 500_000_000, lambda: bytearray(2 ** 31), lambda: [0] * 10 ** 9, lambda: 1 << 2 ** 40, lambda: range(10 ** 9).__class__(3), lambda: b"x" * 10 ** 12):
          try:
              print(len(make()))
          except (MemoryError, OverflowError, TypeError) as problem:
              print(type(problem).__name__, problem)
    `,
  },
  'memory is restored for the next input': {
    code: python`
      kept = []
      while input() == "grow":
          while True: kept.append("x" * 1_000_000)
      kept.append("x" * 50_000_000)
      print(len(kept[0]))
    `,
    inputs: ['grow\n', '\n', 'grow\n', '\n'],
    ends: ['MEMORY_LIMIT', 'FINISHED', 'MEMORY_LIMIT', 'FINISHED'],
  },
  'memory too full to report the error': {
    code: python`
      kept = []
      size = 2 ** 26
      while size:
          try:
              kept.append(bytearray(size))
          except MemoryError:
              size //= 2
      1 / 0
    `,
    ends: 'MEMORY_LIMIT',
  },
  'the most memory that a program can have': python`
    blocks = []
    try:
        while True: blocks.append(bytearray(2 ** 20))
    except MemoryError:
        had = len(blocks)
        blocks.clear()
    print(had)
  `,
  'endless output': {
    code: 'while True: print("é" * 50)',
    limits: { wallMs: 20_000, outputBytes: 2_048 },
    ends: 'OUTPUT_LIMIT',
  },
  'output of exactly the limit': {
    code: 'print("x" * int(input()), end="")',
    inputs: ['999', '1000', '1001'],
    limits: FEW_BYTES,
    ends: ['FINISHED', 'FINISHED', 'OUTPUT_LIMIT'],
    prints: ['x'.repeat(999), 'x'.repeat(1000), 'x'.repeat(1000)],
  },
  'endless error output': {
    code: 'import sys\nprint("a" * 600)\nwhile True: print("err", file=sys.stderr)',
    limits: FEW_BYTES,
    ends: 'OUTPUT_LIMIT',
  },
  'one print of far too much output': {
    code: 'print("x" * 30_000_000)',
    limits: FEW_BYTES,
    ends: 'OUTPUT_LIMIT',
    prints: ['x'.repeat(1000)],
  },
  'a full disk': {
    code: python`
      kept, written = [], 0
      try:
          for n in range(99):
              with open(f"file{n}", "wb") as f:
                  written += f.write(b"x" * 4_000_000)
      except OSError as problem:
          print(problem, written)
      import os
      os.remove("file0")
      print(open("small", "w").write("fits again"))
      open("sparse", "wb").truncate(2 ** 33)
    `,
    ends: 'ERROR',
  },
  'endless recursion': {
    code: 'depth = 0\ndef down():\n    global depth\n    depth += 1\n    down()\ntry:\n    down()\nexcept RecursionError as problem:\n    print(depth, problem)\ndown()',
    ends: 'ERROR',
  },
  'recursion through repr': {
    code: 'class Node:\n    def __repr__(self): return repr(self)\nprint("first")\nrepr(Node())',
    ends: 'ERROR',
  },
  'recursion through equality': {
    code: 'class Node:\n    def __eq__(self, other): return [self] == [other]\nprint(Node() == Node())',
    ends: 'ERROR',
  },
  'recursions through the interpreter itself, handled': python`
    import functools
    class Loop(dict):
        def __getattr__(self, name): return getattr(self, name + "x")
        def __call__(self): return functools.partial(self)()
        def __iter__(self): return iter(list(self))
        def __missing__(self, key): return self[key + 1]
        def __lt__(self, other): return sorted([self, other])[0] is self
        def __len__(self): return len(self)
        def __format__(self, spec): return f"{self}"
    @functools.cache
    def fibonacci(n): return fibonacci(n - 1) + fibonacci(n - 2)
    def walk(n): return list(map(walk, [n]))
    loop = Loop()
    for action in (lambda: loop.x, lambda: loop(), lambda: list(loop), lambda: loop[1], lambda: loop < loop, lambda: len(loop), lambda: f"{loop}", lambda: fibonacci(9), lambda: walk(1), lambda: max([1], key=lambda n: walk(n))):
        try:
            print(type(action()).__name__)
        except RecursionError:
            print("too deep")
  `,
  'a recursion limit that is raised beyond reason': {
    code: 'import sys\nsys.setrecursionlimit(10 ** 6)\ndef f(n): return f(n + 1)\nf(0)',
    ends: 'ERROR',
  },
  'an expression nested too deeply': {
    code: python`
      for text in ("[" * 50 + "]" * 50, "lambda:" * 50 + "1", "1" + "+1" * 200, "1" + "+1" * 2000):
          try:
              compile(text, "deep", "eval")
              print("compiled", text[:12])
          except (SyntaxError, RecursionError, MemoryError) as problem:
              print(type(problem).__name__, str(problem)[:80])
    `,
  },
  'depths that are still allowed': python`
    import functools, json
    @functools.cache
    def fibonacci(n): return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
    class Node:
        def __init__(self, following): self.following = following
    def depth(n): return 0 if n == 0 else 1 + max(depth(n - 1) for _ in range(1))
    first = None
    for _ in range(1000):
        first = Node(first)
    first = None
    print(fibonacci(150), depth(150), len(json.loads("[" * 500 + "]" * 500)), sum(1 for _ in range(10 ** 5)))
  `,
  'an interpreter that exits from inside': {
    code: 'import os\nprint("last words", flush=True)\nos._exit(0)',
    ends: 'ERROR',
  },
  'an interpreter that is aborted': { code: 'import os\nos.abort()', ends: 'ERROR' },
  'memory that does not exist': {
    code: 'import ctypes\nctypes.string_at(2 ** 31)',
    ends: 'CRASHED',
  },
  'a crash for one input of several': {
    code: 'import ctypes\nprint(word := input())\nif word == "break": ctypes.string_at(2 ** 31)',
    inputs: ['a', 'break', 'b', 'break', 'c', 'break', 'd'],
    ends: ['FINISHED', 'CRASHED', 'FINISHED', 'CRASHED', 'FINISHED', 'CRASHED', 'CRASHED'],
  },
  'an integer that is too long to read': {
    code: 'int("9" * 5000)',
    ends: 'ERROR',
  },
};
