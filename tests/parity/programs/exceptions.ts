// cspell:dictionaries python
// cspell:ignore conect prnt squareroot
import { type ProgramGroup, python } from '../parity-program.ts';

/** One line for every built-in exception that beginners meet, mostly in its most common form. */
const RAISED: Readonly<Record<string, string>> = {
  'AttributeError of a string': '"abc".push("d")',
  'AttributeError with a suggestion': 'import socket\nsocket.conect',
  'AttributeError of None': 'found = None\nfound.group(1)',
  'AttributeError of a module': 'import math\nmath.squareroot(4)',
  AssertionError: 'assert "root" in {"guest": 1}',
  BufferError: 'data = bytearray(4)\nview = memoryview(data)\ndata.extend(b"x")',
  EOFError: 'input()\ninput("more? ")',
  FileExistsError: 'import os\nos.mkdir("loot")\nos.mkdir("loot")',
  FileNotFoundError: 'open("passwords.txt")',
  FloatingPointError: 'raise FloatingPointError("rounded away")',
  GeneratorExit: 'raise GeneratorExit',
  'ImportError of a name': 'from math import squareroot',
  IndentationError: 'exec("if True:\\nprint(1)")',
  IndexError: 'ports = [22, 80]\nprint(ports[2])',
  'IndexError of an empty list': '[].pop()',
  InterruptedError: 'raise InterruptedError(4, "Interrupted system call")',
  IsADirectoryError: 'open("/tmp", "w")',
  KeyError: 'headers = {"Host": "a"}\nheaders["Cookie"]',
  'KeyError of a tuple': '{}[("10.0.0.1", 22)]',
  KeyboardInterrupt: 'raise KeyboardInterrupt',
  LookupError: '"x".encode("rot99")',
  ModuleNotFoundError: 'import scapy.all',
  'ModuleNotFoundError of a standard module': 'import Socket',
  NameError: 'prnt("hello")',
  'NameError of a module': 'print(math.pi)',
  NotADirectoryError: 'open("a", "w").close()\nopen("a/b")',
  NotImplementedError:
    'class Scanner:\n    def scan(self): raise NotImplementedError\nScanner().scan()',
  'OSError by number':
    'import errno\nraise OSError(errno.ENOSPC, "No space left on device", "disk.img")',
  'OverflowError of a float': 'import math\nmath.exp(1000)',
  'OverflowError of an integer': '"a" * 10 ** 30',
  PermissionError: 'raise PermissionError(13, "Permission denied", "/etc/shadow")',
  RecursionError: 'def down(n):\n    return down(n + 1)\ndown(0)',
  'RecursionError of two': 'def ping(n): return pong(n)\ndef pong(n): return ping(n)\nping(0)',
  ReferenceError: 'import weakref\nclass A: pass\np = weakref.proxy(A())\np.x',
  RuntimeError: 'def g():\n    raise StopIteration\n    yield\nnext(g())',
  StopIteration: 'next(iter([]))',
  StopAsyncIteration: 'raise StopAsyncIteration(1)',
  'SyntaxError of evaluated code': 'eval("1 +")',
  SystemError: 'raise SystemError("inner")',
  'SystemExit with a message': 'import sys\nprint("a")\nsys.exit("no route")',
  'SystemExit with a number': 'raise SystemExit(3)',
  TabError: 'exec("if 1:\\n        a\\n\\tb")',
  TimeoutError: 'raise TimeoutError("no answer in 3 s")',
  'TypeError of a string and a number': 'port = "80"\nprint(port + 1)',
  'TypeError of too many arguments': 'def f(a): pass\nf(1, 2)',
  'TypeError of a call': 'ports = [1]\nports(0)',
  'TypeError of a key': '{[]: 1}',
  'TypeError of a comparison': 'sorted([1, "a"])',
  'TypeError of None': 'for x in None: pass',
  UnboundLocalError: 'hits = 0\ndef count():\n    hits += 1\ncount()',
  UnicodeDecodeError: 'b"\\xff\\xfe".decode()',
  UnicodeEncodeError: '"é".encode("ascii")',
  UnicodeTranslateError: 'raise UnicodeTranslateError("x", 0, 1, "why")',
  'ValueError of a number': 'int("eighty")',
  'ValueError of unpacking': 'host, port = "10.0.0.1:80:x".split(":")',
  'ValueError of too few': 'a, b, c = 1, 2',
  ZeroDivisionError: 'total = 0\nprint(1 / total)',
  'ZeroDivisionError of a remainder': '1 % 0',
};

export const RAISED_ERRORS: ProgramGroup = Object.fromEntries(
  Object.entries(RAISED).map(([name, code]) => [name, { code, ends: 'ERROR' }]),
);

export const EXCEPTIONS: ProgramGroup = {
  'an explicit cause': {
    code: python`
      def read(text):
          try:
              return int(text)
          except ValueError as problem:
              raise RuntimeError("bad packet") from problem
      read("x")
    `,
    ends: 'ERROR',
  },
  'an error while another one is being handled': {
    code: python`
      try:
          {}["port"]
      except KeyError:
          print("handling")
          1 / 0
    `,
    ends: 'ERROR',
  },
  'a suppressed cause': {
    code: 'try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise ValueError("only this") from None',
    ends: 'ERROR',
  },
  'a group of errors': {
    code: python`
      def fail(kind):
          try:
              raise kind(f"as {kind.__name__}")
          except kind as problem:
              return problem
      raise ExceptionGroup("scan failed", [fail(OSError), ExceptionGroup("inner", [fail(ValueError), fail(KeyError)])])
    `,
    ends: 'ERROR',
  },
  'a group is handled by type': python`
    try:
        raise ExceptionGroup("many", [ValueError(1), TypeError(2), ExceptionGroup("in", [OSError(3)])])
    except* ValueError as group:
        print("values", group.exceptions)
    except* (TypeError, OSError) as group:
        print("rest", repr(group))
  `,
  'custom exceptions with notes': {
    code: python`
      class ScanError(Exception):
          def __init__(self, host, reason):
              super().__init__(host, reason)
              self.host = host
          def __str__(self):
              return f"{self.host}: {self.args[1]}"
      error = ScanError("10.0.0.7", "no answer")
      error.add_note("seen three times")
      error.add_note("a second note\nof two lines")
      raise error
    `,
    ends: 'ERROR',
  },
  'an error whose message fails': {
    code: 'class Mute(Exception):\n    def __str__(self): raise ValueError("no words")\nraise Mute',
    ends: 'ERROR',
  },
  'something that is not an exception is raised': { code: 'raise "stop"', ends: 'ERROR' },
  'try, else and finally in every order': python`
    def go(action):
        try:
            print("try", end=" ")
            if action == "fail": raise ValueError
            if action == "return": return "returned"
        except ValueError:
            print("except", end=" ")
        else:
            print("else", end=" ")
        finally:
            print("finally", end=" ")
        return "end"
    print(go("fail"), go("return"), go(""))
  `,
  'a deep call stack': {
    code: python`
      def a(n):
          if n == 0:
              raise LookupError("at the bottom")
          b(n - 1)
      def b(n):
          if n == 0:
              raise LookupError("at the bottom")
          a(n - 1)
      a(40)
    `,
    ends: 'ERROR',
  },
  'a long line with carets': {
    code: 'result = (1 + 2) * (3 / (4 - 2 * 2)) + len("and a good deal more of text that goes on") - "日本".count("日")',
    ends: 'ERROR',
  },
  'an error over several lines': {
    code: python`
      value = sum(
          int(part)
          for part in
          "1,2,x".split(",")
      )
    `,
    ends: 'ERROR',
  },
  'an error in the library that the program called': {
    code: 'import json, statistics\nprint(json.loads("[1]"))\nstatistics.mean([])',
    ends: 'ERROR',
  },
  'tracebacks that the program prints itself': python`
    import sys, traceback
    def fail(): raise ValueError("on purpose")
    try:
        fail()
    except ValueError as problem:
        traceback.print_exc(file=sys.stdout)
        print(traceback.format_exception_only(problem), problem.__traceback__.tb_lineno, repr(problem))
        print([f.name for f in traceback.extract_tb(problem.__traceback__)], sys.exc_info()[0])
    print(sys.exception())
  `,
  'an error that cannot be raised': {
    code: 'class Finalized:\n    def __del__(self): raise ValueError("in a finalizer")\nFinalized()\nprint("still here")',
  },
  'an exception hook': {
    code: 'import sys\nsys.excepthook = lambda *a: print("hooked", a[0].__name__)\n1 / 0',
    ends: 'ERROR',
  },
  'a memory error that the program prints': {
    code: 'raise MemoryError("full")',
    ends: 'ERROR',
  },
  'a very long message': { code: 'raise ValueError("x" * 40000)', ends: 'ERROR' },
};
