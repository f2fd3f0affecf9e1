// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

export const LANGUAGE_BASICS: ProgramGroup = {
  'says hello': { code: python`print("hello")`, prints: ['hello\n'] },
  'does nothing at all': { code: '', prints: [''] },
  'is only a comment without a newline': '# nothing to see',
  'counts failed log-ins': {
    code: python`
      attempts = ["root", "admin", "root", "guest", "root"]
      counts = {}
      for name in attempts:
          counts[name] = counts.get(name, 0) + 1
      for name in sorted(counts, key=lambda n: (-counts[n], n)):
          print(f"{name:<8}{counts[name]:>3}")
    `,
    prints: ['root      3\nadmin     1\nguest     1\n'],
  },
  'loops with else, break and continue': python`
    for port in range(20, 30):
        if port % 2:
            continue
        if port == 26:
            break
        print(port, end=",")
    else:
        print("never")
    while False:
        pass
    else:
        print("else of while")
  `,
  'matches the structure of packets': python`
    def describe(packet):
        match packet:
            case {"proto": "tcp", "flags": ["SYN"]}:
                return "knock"
            case {"proto": "tcp", "flags": ["SYN", "ACK", *rest]}:
                return f"answer {rest}"
            case {"proto": str() as name} if name.startswith("u"):
                return f"datagram {name}"
            case [first, _, *_]:
                return f"list of {first!r}"
            case int(n) | float(n):
                return n * 2
            case None:
                return "nothing"
            case _:
                return "noise"
    for packet in [{"proto": "tcp", "flags": ["SYN"]}, {"proto": "tcp", "flags": ["SYN", "ACK", 1]},
                   {"proto": "udp"}, [1, 2, 3], 4, 2.5, None, object]:
        print(describe(packet))
  `,
  'unpacks and swaps': python`
    a, (b, *c), d = 1, (2, 3, 4), 5
    a, d = d, a
    first, *middle, last = "packet"
    print(a, b, c, d, first, middle, last)
    print(*[1, *[2, 3]], **{"sep": "-", **{"end": ".\n"}})
  `,
  'assigns inside expressions': python`
    lines = iter(["GET / HTTP/1.1", "Host: a", "", "body"])
    while line := next(lines):
        print(len(line), line)
    print([half for n in range(9) if (half := n / 2) > 2])
  `,
  'slices in every direction': python`
    data = bytes(range(16))
    print(data[::-1].hex(), data[4:-4:3].hex(), data[20:], data[-3:].hex())
    items = list(range(10))
    items[2:5] = "abc"
    items[::4] = [0.5] * 3
    del items[-2:]
    print(items, items[slice(None, None, -3)])
  `,
  'compares and combines': python`
    print(1 < 2 < 3 != 4, not [] or {}, "" and 1, [] == (), 1 == 1.0 == True, "a" < "B")
    print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 40, -1 >> 3, 7 // -2, 7 % -2, divmod(-7, 2))
    print(None is None, [1] is not [1], 3 in {3: 4}, "x" not in "xyz")
  `,
  'uses list, set and dictionary comprehensions': python`
    hosts = ["10.0.0.1", "10.0.0.2", "192.168.1.1"]
    print([h.split(".")[-1] for h in hosts if h.startswith("10.")])
    print({h: len(h) for h in hosts}, sorted({len(h) for h in hosts}))
    print([(x, y) for x in range(3) for y in range(x)], [[c for c in w] for w in ("ab", "c")])
    print(sum(int(o) for h in hosts for o in h.split(".")))
  `,
  'formats strings': python`
    name, port, share = "ssh", 22, 0.12345
    print(f"{name!r:>8}|{port:#06x}|{port:08b}|{share:.1%}|{share:e}|{port=}|{name:^9}|{1234567:,}|{1234567:_}")
    print(f"{'nested ' + f'{port + 1}'} {{braces}} {share:{10}.{3}}")
    print("%s %5d %-5d| %05.1f %x %r %%" % (name, port, port, share, 255, name))
    print("{0} {1[0]} {name.real} {:>3}".format("a", "bc", name=5) if 0 else "{0} {1[0]} {n.real}".format("a", "bc", n=5))
  `,
  'deletes and forgets names': {
    code: python`
      token = "x"
      del token
      try:
          print(token)
      except NameError as error:
          print(error)
      print(error)
    `,
    ends: 'ERROR',
  },
  'has a failing assertion': { code: 'assert 1 + 1 == 3, "arithmetic is broken"', ends: 'ERROR' },
  'evaluates and executes code': python`
    scope = {}
    exec("def twice(n):\n    return n * 2", scope)
    print(eval("twice(21)", scope), sorted(k for k in scope if k != "__builtins__"))
    print(compile("1 + 1", "<sum>", "eval").co_names, eval("[n for n in range(3)]"))
  `,
  'knows its own names': python`
    def outer():
        local = 1
        return sorted(locals())
    print(__name__, __file__, __doc__, outer(), "outer" in globals(), sorted(vars()) == sorted(dir()))
  `,
  'documents itself': python`
    """A scanner."""
    def scan(host: str, *, port: int = 80) -> bool:
        """Tells whether a port is open."""
    print(__doc__, scan.__doc__, scan.__annotations__, scan.__name__)
    help(scan)
  `,
  'defines types and aliases': python`
    type Address = tuple[str, int]
    def first[T](items: list[T]) -> T:
        return items[0]
    class Box[T]:
        pass
    print(Address.__value__, first([3]), Box[int], first.__type_params__)
  `,
  'fills a template string': python`
    host = "10.0.0.1"
    template = t"ping {host!r:>12} now"
    print(template.strings, [(i.value, i.expression, i.conversion, i.format_spec) for i in template.interpolations])
  `,
};
