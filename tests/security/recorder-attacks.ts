// cspell:ignore closerange firstlineno getattribute getframe getitem getrecursionlimit getrefcount instancecheck
// cspell:ignore metaclass qualname setattr setprofile settrace surrogatepass weakref
/** What a program can try to reach of the recorder: its counter of calls, found through the garbage collector. */
const FIND_COUNTER = [
  'import gc, sys, os',
  'gc.unfreeze()',
  'found = [o for o in gc.get_objects() if type(o).__name__ == "Calls"]',
].join('\n');

const EVIL_CLASS = [
  'class Meta(type):',
  '    def __hash__(self): print("hash"); return 1',
  '    def __eq__(self, other): print("eq"); return True',
  '    def __instancecheck__(self, other): print("instance"); return True',
  '    def __subclasscheck__(self, other): print("subclass"); return True',
  '    def __repr__(self): print("repr"); return "x"',
  '    def __getattribute__(self, name): print("meta", name); return type.__getattribute__(self, name)',
  '    @property',
  '    def __name__(self): print("name"); return 1',
].join('\n');

/** Loud methods: every call of one of them is visible in the output. */
const LOUD = (base: string): string =>
  [
    `class Loud(${base}):`,
    ...['__repr__', '__str__', '__len__', '__iter__', '__hash__', '__bool__'].map(
      (name) => `    def ${name}(self): print("${name}"); raise ValueError`,
    ),
    ...['__eq__', '__getitem__', '__getattribute__', '__contains__', 'items', 'keys'].map(
      (name) => `    def ${name}(self, *other): print("${name}"); raise ValueError`,
    ),
  ].join('\n');

/** Programs that must do the same with a recorder as without one. */
export const RECORDER_ATTACKS: Readonly<Record<string, string>> = {
  'evil methods of an object': `${LOUD('object')}\nx = Loud()\ny = [x, {1: x}]\nprint("end")`,
  'evil methods of a list': `${LOUD('list')}\nx = Loud([1, 2])\nprint("end")`,
  'evil methods of a dictionary': `${LOUD('dict')}\nx = Loud()\nprint("end")`,
  'evil methods of text': `${LOUD('str')}\nx = Loud("a")\nprint("end")`,
  'evil methods of a number': `${LOUD('int')}\nx = Loud(3)\nprint("end")`,
  'evil methods of a tuple': `${LOUD('tuple')}\nx = Loud((1, 2))\nprint("end")`,
  'evil methods of an error': `${LOUD('Exception')}\nx = Loud()\ntry: raise x\nexcept Exception as e: print("end")`,
  'an evil metaclass': `${EVIL_CLASS}\nclass Evil(metaclass=Meta): pass\nx = Evil()\ny = Evil\nz = {1: x}\nprint("end")`,
  'a class that pretends to be another':
    'class Fake:\n    @property\n    def __class__(self): print("class"); return list\nx = Fake()\ny = [x]\nprint("end")',
  'an object that changes its class':
    'class A: pass\nclass B:\n    def __init__(self): self.x = 1\na = B()\na.__class__ = A\na.__dict__ = {"y": 2}\nprint(a.y)',
  'evil slots and descriptors':
    'class D:\n    def __get__(self, *a): print("get"); return 1\nclass E:\n    __slots__ = ("a", "b")\n    c = D()\nx = E()\nx.a = x\nprint("end")',
  'an evil namespace of a class':
    'class Space(dict):\n    def __getitem__(self, k): print("item", k); return dict.__getitem__(self, k)\n    def items(self): print("items"); return []\nclass Meta(type):\n    @classmethod\n    def __prepare__(cls, *a): return Space()\nclass C(metaclass=Meta):\n    x = 1\n    y = 2\nprint(C.y)',
  'names that are no plain text':
    'class Name(str):\n    def __hash__(self): print("hash"); return str.__hash__(self)\n    def __eq__(self, o): print("eq"); return str.__eq__(self, o)\nglobals()[Name("x y")] = 1\na = 2\nprint("end")',
  'finalizers that print':
    'class F:\n    def __init__(self, n): self.n = n\n    def __del__(self): print("gone", self.n)\nfor i in range(5): x = F(i)\nx = None\nprint("end")',
  'finalizers that raise':
    'class F:\n    def __del__(self): raise ValueError\nx = F()\nx = 1\nprint("end")',
  'weak references that call back':
    'import weakref\nclass A: pass\na = A()\nr = weakref.ref(a, lambda _: print("dead"))\nb = [a]\ndel a, b\nprint(r())',
  'counted references':
    'import sys\na = []\nb = object()\nprint(sys.getrefcount(a), sys.getrefcount(b))',
  'a list that holds itself':
    'a = []\na.append(a)\nd = {}\nd[1] = d\nfor i in range(3): a.append(d)\nprint(len(a))',
  'lists nested deeply': 'a = []\nfor i in range(3000): a = [a]\nprint("end")',
  'a huge text': 'x = "x" * 20_000_000\ny = x + "y"\nz = [x, y]\nprint(len(z))',
  'a huge number': 'x = 7 ** 200_000\ny = x + 1\nprint(y > x)',
  'a huge list':
    'x = list(range(1_000_000))\nx.append(1)\ny = {i: i for i in range(100_000)}\nprint(len(x))',
  'thousands of names':
    'for i in range(5000): globals()[f"name{i}"] = i\na = 1\nprint(len(globals()) > 5000)',
  'thousands of names in a function':
    'exec("def f():\\n" + "".join(f"    v{i} = {i}\\n" for i in range(3000)) + "    return 1")\nprint(f())',
  'names of thousands of characters':
    'n = "n" * 10_000\nglobals()[n] = 1\nglobals()["\\ud800"] = "\\ud800"\nprint(1)',
  'thousands of objects':
    'kept = [[i] for i in range(60_000)]\nfor k in kept[:9000]: x = k\nprint(len(x))',
  'a deep recursion':
    'def f(n): return f(n + 1)\ntry: f(0)\nexcept RecursionError as e: print(e)\nf(0)',
  'a recursion that catches everything':
    'def f(n):\n    try: return f(n + 1)\n    except RecursionError: return n\nprint(f(0), f(0))',
  'a higher limit of the recursion':
    'import sys\nsys.setrecursionlimit(3000)\ndef f(n): return 0 if n == 0 else f(n - 1)\nprint(f(2900), sys.getrecursionlimit())',
  'a lower limit of the recursion':
    'import sys\nsys.setrecursionlimit(120)\ndef f(n):\n    try: return f(n + 1)\n    except RecursionError: return n\nprint(f(0) > 50, sys.getrecursionlimit())\ntry: sys.setrecursionlimit(0)\nexcept ValueError as e: print(e)',
  'tracing of its own':
    'import sys\nseen = []\ndef t(f, e, a):\n    seen.append((e, f.f_lineno))\n    return t\nsys.settrace(t)\ndef g():\n    x = 1\n    return x\ng()\nsys.settrace(None)\nprint(seen)',
  'profiling of its own':
    'import sys\nseen = []\nsys.setprofile(lambda f, e, a: seen.append(e))\nabs(1)\nsys.setprofile(None)\nprint(seen)',
  'a monitoring tool of its own':
    'import sys\nm = sys.monitoring\nm.use_tool_id(3, "own")\nlines = []\nm.register_callback(3, m.events.LINE, lambda c, n: c.co_filename == "solution.py" and lines.append(n))\nm.set_events(3, m.events.LINE)\nx = 1\ny = 2\nm.set_events(3, 0)\nprint(lines)',
  'a monitoring tool that sees every function':
    'import sys\nm = sys.monitoring\nE = m.events\nseen = []\nm.use_tool_id(3, "own")\nfor e in (E.LINE, E.PY_START, E.PY_RETURN, E.CALL): m.register_callback(3, e, lambda c, *a: seen.append(c.co_name))\nm.set_events(3, E.LINE | E.PY_START | E.PY_RETURN | E.CALL)\ndef f(): return [1]\nx = f()\ny = x\nm.set_events(3, 0)\nprint(seen)',
  'a monitoring tool that is left behind':
    'import sys\nm = sys.monitoring\nlines = []\nm.use_tool_id(3, "own")\nm.register_callback(3, m.events.LINE, lambda c, n: lines.append(n))\nm.set_events(3, m.events.LINE)\nprint("end")',
  'a monitoring tool that fails':
    'import sys\nm = sys.monitoring\nm.use_tool_id(3, "own")\nm.register_callback(3, m.events.LINE, lambda c, n: missing)\nm.set_events(3, m.events.LINE)\nprint("end")',
  'a monitoring tool that fails outside the program':
    'import sys\nm = sys.monitoring\nm.use_tool_id(3, "own")\ndef fail(c, n):\n    if c.co_filename != "solution.py": raise KeyError("outside")\nm.register_callback(3, m.events.LINE, fail)\nm.set_events(3, m.events.LINE)\nprint("end")',
  'a trace function that is left behind':
    'import sys\nseen = []\ndef t(f, e, a):\n    seen.append(e)\n    return t\nsys.settrace(t)\nsys.setprofile(t)\nprint("end")',
  'switching off the tool of the recorder':
    'import sys\nm = sys.monitoring\nfor f in (lambda: m.set_events(4, 0), lambda: m.register_callback(4, 1, None), lambda: m.set_local_events(4, f.__code__, 0)):\n    try: f(); print("done")\n    except ValueError as e: print(e)\nprint(m.get_tool(4))',
  'replaced parts of sys':
    'import sys\nsys._getframe = None\nsys.monitoring = None\nsys.modules.clear()\nx = 1\nprint(x)',
  'replaced builtins':
    'import builtins\nold = print\nfor n in ("len", "type", "id", "str", "list", "dict", "repr", "min", "range", "isinstance", "getattr"): setattr(builtins, n, lambda *a: 1 / 0)\nx = [1]\ny = {1: x}\nold("end")',
  'a replaced os.write':
    'import os, posix\nos.write = posix.write = lambda *a: 1 / 0\nx = 1\ny = 2\nprint(x)',
  'closed files': 'import os\nos.closerange(3, 2000)\nx = 1\ny = 2\nprint(x)',
  'closed standard output':
    'import os, sys\nprint("on", flush=True)\nos.dup2(2, 1)\nx = 1\nprint("off")',
  'frames that are cleared':
    'import sys\ndef g():\n    x = [1]\n    yield x\ni = g()\nnext(i)\ni.gi_frame.clear()\nf = sys._getframe()\ntry: f.clear()\nexcept RuntimeError as e: print(e)\ndel f\nprint("end")',
  'variables changed through a frame':
    'import sys\ndef f():\n    x = 1\n    sys._getframe().f_locals["x"] = 2\n    sys._getframe().f_locals["new"] = 3\n    return x\nprint(f())',
  'code under the same name with other lines':
    'c = compile("\\n" * 9000 + "x = 5\\nint(\'a\')", "solution.py", "exec")\ntry: exec(c)\nexcept ValueError: print(x)',
  'a code object with strange lines':
    'def f(): return 1\ng = type(f)(f.__code__.replace(co_firstlineno=900_000, co_name="<module>"), globals())\nprint(g())\nh = type(f)(f.__code__.replace(co_firstlineno=0, co_qualname="q" * 9999), {})\nprint(h())',
  'errors raised thousands of times':
    'n = 0\nfor i in range(4000):\n    try: raise KeyError(i)\n    except KeyError: n += 1\nprint(n)',
  'an error that holds itself':
    'e = ValueError()\ne.args = (e, [e])\ne.__cause__ = e\ntry: raise e\nexcept ValueError: print("end")\nraise e',
  'generators that are thrown into and closed':
    'def g():\n    try:\n        while True:\n            try: yield 1\n            except KeyError: print("key")\n    finally: print("closed")\ni = g()\nnext(i)\ni.throw(KeyError())\ni.close()\nprint(sum(x for x in range(9)))',
  coroutines:
    'import asyncio\nasync def a(n):\n    await asyncio.sleep(0)\n    return n\nasync def b():\n    async with asyncio.TaskGroup() as t: r = [t.create_task(a(i)) for i in range(3)]\n    print([x.result() for x in r])\nasyncio.run(b())',
  'an exit in the middle': 'import sys\nx = 1\ntry: sys.exit(3)\nfinally: print("end")',
  'a KeyboardInterrupt from everywhere': 'x = 1\nraise KeyboardInterrupt',
  'the memory limit': 'x = []\nwhile True: x.append("x" * 1_000_000 + str(len(x)))',
  'the output limit': 'while True: print("x" * 1000)',
};

const write = (...rows: readonly string[]): string =>
  [
    'import os',
    'x = 1',
    `for row in ${JSON.stringify(rows)}:`,
    '    try: os.write(1023, row.encode("utf-8", "surrogatepass"))',
    '    except OSError: pass',
    'print("end")',
  ].join('\n');

/** Programs that write to the file of the recorder. */
export const FORGED_RECORDINGS: Readonly<Record<string, string>> = {
  'no JSON': write('x'),
  nothing: write('\n'),
  'bytes that are no text':
    'import os\ntry: os.write(1023, bytes(range(256)))\nexcept OSError: pass',
  'a row of its own with another count of the output': write('["n",1]\n900000 ["n",1]'),
  'a line that the source does not have': write('[0,9999,0,0,0,[],[]]'),
  'a frame that was never entered': write('[0,1,77,0,0,[],[]]'),
  'an end before the end': write('["e",99]'),
  'more than the limit':
    'import os\ntry:\n    for i in range(80): os.write(1023, b\'["n",\' + b"1" * 9000 + b"]")\nexcept OSError: pass',
  'one row that is longer than a frame':
    'import os\ntry: os.write(1023, b"[" * 1_000_000)\nexcept OSError: pass',
  'packets that nobody asked for': write('["p",0]'),
  'a recorder that was changed': `${FIND_COUNTER}\nfor o in found: o._count = 10**6\ndef f(): return 1\nf()`,
};
