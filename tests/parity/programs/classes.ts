// cspell:dictionaries python
// cspell:ignore abstractmethods metaclasses
import { type ProgramGroup, python } from '../parity-program.ts';

export const CLASSES: ProgramGroup = {
  'a class with everything a beginner writes': python`
    class Host:
        count = 0
        def __init__(self, address, ports=()):
            self.address, self.ports = address, list(ports)
            Host.count += 1
        def __repr__(self): return f"Host({self.address!r})"
        def __str__(self): return self.address
        def __eq__(self, other): return isinstance(other, Host) and self.address == other.address
        def __hash__(self): return hash(self.address)
        def __len__(self): return len(self.ports)
        def __contains__(self, port): return port in self.ports
        @classmethod
        def parse(cls, text): return cls(*text.split(maxsplit=1))
        @staticmethod
        def is_private(address): return address.startswith("10.")
        @property
        def label(self): return self.address.upper()
    a, b = Host("10.0.0.1", [22]), Host("10.0.0.1")
    print(a, [a], a == b, len({a, b}), 22 in a, bool(b), Host.parse("x"), Host.is_private("10.1"), a.label, Host.count, vars(b))
    try:
        a.label = "x"
    except AttributeError as problem:
        print(problem)
  `,
  'inheritance, super and the resolution order': python`
    class Base:
        def hello(self): return ["Base"]
    class Left(Base):
        def hello(self): return ["Left", *super().hello()]
    class Right(Base):
        def hello(self): return ["Right", *super().hello()]
    class Both(Left, Right):
        def hello(self): return ["Both", *super().hello()]
    print(Both().hello(), [c.__name__ for c in Both.__mro__], issubclass(Both, Base), Both.__bases__)
    try:
        class Broken(Base, Left): pass
    except TypeError as problem:
        print(problem)
  `,
  dataclasses: python`
    from dataclasses import *
    @dataclass(order=True, frozen=True, slots=True)
    class Finding:
        severity: int
        title: str = "unnamed"
        tags: list = field(default_factory=list, compare=False, hash=False)
    f = Finding(5, "open port")
    print(f, f < Finding(7), asdict(f), astuple(f), replace(f, severity=1), hash(f) == hash(Finding(5, "open port")), [x.name for x in fields(f)])
    for action in ("f.severity = 1", "Finding()", "Finding(1, 2, 3, 4)", "f.extra = 1"):
        try:
            exec(action)
        except Exception as problem:
            print(type(problem).__name__, problem)
  `,
  'enumerations and flags': python`
    from enum import *
    class State(Enum):
        OPEN = "open"
        CLOSED = "closed"
        SHUT = CLOSED
    class Flags(IntFlag):
        FIN, SYN, RST, PSH, ACK = (1 << n for n in range(5))
    print(State.OPEN, repr(State.CLOSED), list(State), State("open"), State["SHUT"], State.OPEN in State)
    print(Flags.SYN | Flags.ACK, repr(Flags(18)), Flags(18) & Flags.SYN, 18 in Flags, list(Flags(3)), ~Flags.FIN, Flags.SYN + 1, StrEnum("S", "A B").A)
    try:
        State("nope")
    except ValueError as problem:
        print(problem)
  `,
  'custom operators': python`
    class Vector:
        def __init__(self, *n): self.n = n
        def __add__(self, o): return Vector(*map(sum, zip(self.n, o.n)))
        def __rmul__(self, k): return Vector(*(k * x for x in self.n))
        def __matmul__(self, o): return sum(a * b for a, b in zip(self.n, o.n))
        def __getitem__(self, key): return self.n[key]
        def __iadd__(self, o): self.n = (*self.n, *o.n); return self
        def __neg__(self): return -1 * self
        def __call__(self, x): return [x, *self.n]
        def __format__(self, spec): return f"<{spec}:{self.n}>"
        def __bool__(self): return any(self.n)
        def __index__(self): return 3
    v = Vector(1, 2)
    v += Vector(3)
    print((v + v).n, (2 * v).n, v @ v, v[1:], (-v).n, v(0), f"{v:wide}", bool(Vector(0)), [10, 20, 30, 40][v], hex(v))
  `,
  'dynamic attributes': python`
    class Proxy:
        def __getattr__(self, name):
            if name.startswith("_"): raise AttributeError(name)
            return lambda *a: f"{name}{a}"
        def __setattr__(self, name, value):
            print("set", name, value)
            object.__setattr__(self, name, value)
        def __delattr__(self, name): print("del", name)
        def __dir__(self): return ["z", "a"]
    p = Proxy()
    p.port = 80
    del p.other
    print(p.port, p.connect("h", 1), hasattr(p, "_x"), dir(p), getattr(p, "_y", "default"))
  `,
  'descriptors and slots': python`
    class Port:
        def __set_name__(self, owner, name): self.name = "_" + name
        def __get__(self, owner, kind): return self if owner is None else getattr(owner, self.name, 0)
        def __set__(self, owner, value):
            if not 0 <= value < 65536: raise ValueError(f"{value} is not a port")
            setattr(owner, self.name, value)
    class Service:
        port = Port()
    s = Service()
    s.port = 22
    print(s.port, Service().port, s.__dict__)
    class Lean:
        __slots__ = ("x",)
    try:
        s.port = 70000
    except ValueError as problem:
        print(problem)
    try:
        Lean().y = 1
    except AttributeError as problem:
        print(problem)
  `,
  'metaclasses and class hooks': python`
    class Registry(type):
        known = []
        def __new__(meta, name, bases, body, **options):
            made = super().__new__(meta, name, bases, body)
            meta.known.append((name, options))
            return made
        def __init__(cls, name, bases, body, **options): super().__init__(name, bases, body)
        def __contains__(cls, item): return item == 42
    class Plugin(metaclass=Registry, level=1):
        def __init_subclass__(cls, **options): print("subclass", cls.__name__, options)
    class Child(Plugin): pass
    print(Registry.known, 42 in Child, type(Child), type("Made", (), {"x": 1}).x, type(type))
  `,
  'abstract classes and protocols': {
    code: python`
      from abc import ABC, abstractmethod
      from typing import Protocol, runtime_checkable
      class Scanner(ABC):
          @abstractmethod
          def scan(self): ...
          @property
          @abstractmethod
          def name(self): ...
      @runtime_checkable
      class Closes(Protocol):
          def close(self): ...
      print(isinstance(open("note.txt", "w"), Closes), isinstance(1, Closes), Scanner.__abstractmethods__ == {"scan", "name"})
      Scanner()
    `,
    ends: 'ERROR',
  },
  'context managers': python`
    import contextlib
    class Session:
        def __enter__(self): print("open"); return self
        def __exit__(self, kind, error, trace):
            print("close", kind and kind.__name__, error)
            return kind is KeyError
    with Session(), contextlib.suppress(ZeroDivisionError):
        1 / 0
    with Session() as s:
        {}["x"]
    @contextlib.contextmanager
    def tag(name):
        print(f"<{name}>")
        try:
            yield name
        finally:
            print(f"</{name}>")
    with tag("a") as a, tag("b") as b:
        print(a + b)
    with contextlib.ExitStack() as stack:
        stack.callback(print, "last")
        stack.enter_context(tag("c"))
    import io
    with contextlib.redirect_stdout(io.StringIO()) as hidden:
        print("unseen")
    print(repr(hidden.getvalue()))
  `,
  'finalizers run when the last reference disappears': {
    code: python`
      import weakref
      class Key:
          def __init__(self, name): self.name = name
          def __del__(self): print("wiped", self.name)
      a, b = Key("a"), Key("b")
      reference = weakref.ref(a, lambda r: print("gone", r() is None))
      del a
      print(reference())
      c = Key("c")
      c.loop = c
      del c
      import gc
      print(gc.collect() > 0)
      print("end")
    `,
    prints: ['wiped a\ngone True\nNone\nwiped c\nTrue\nend\nwiped b\n'],
  },
  'copies, shallow and deep': python`
    import copy, pickle
    original = {"a": [1, {"b": 2}], "t": (1, [2])}
    shallow, deep = copy.copy(original), copy.deepcopy(original)
    original["a"][1]["b"] = 3
    print(shallow, deep, copy.replace(__import__("types").SimpleNamespace(a=1, b=2), a=5))
    for protocol in range(6):
        print(protocol, pickle.dumps(deep, protocol).hex(), pickle.loads(pickle.dumps(deep, protocol)) == deep)
  `,
};
