// cspell:dictionaries python
// cspell:ignore aaabbc fillvalue
import { type ProgramGroup, python } from '../parity-program.ts';

export const FUNCTIONS: ProgramGroup = {
  'closures keep count of attempts': {
    code: python`
      def lockout(limit):
          failures = 0
          def fail():
              nonlocal failures
              failures += 1
              return "locked" if failures >= limit else f"{limit - failures} left"
          return fail
      fail = lockout(3)
      print(fail(), fail(), fail(), [c.cell_contents for c in fail.__closure__])
    `,
    prints: ['2 left 1 left locked [3, 3]\n'],
  },
  'late binding in a loop': python`
    print([f() for f in [lambda: n for n in range(3)]], [f() for f in [lambda n=n: n for n in range(3)]])
  `,
  'every kind of parameter': python`
    def call(a, /, b, c=3, *rest, d, e=5, **more):
        return a, b, c, rest, d, e, more
    print(call(1, 2, d=4), call(1, 2, 3, 4, 5, d=6, x=7), call(*"ab", **{"d": 0, "a": 1}))
    import inspect
    print(inspect.signature(call), [p.kind.name for p in inspect.signature(call).parameters.values()])
  `,
  'calls with wrong arguments': python`
    def scan(host, port, *, timeout): pass
    for arguments in ("", "1", "1, 2", "1, 2, 3, timeout=1", "1, 2, time=3", "1, host=2, timeout=1", "1, 2, timeout=1, **{'timeout': 2}", "*5", "**5"):
        try:
            eval(f"scan({arguments})")
        except TypeError as problem:
            print(arguments, "->", problem)
  `,
  'a mutable default is shared': python`
    def remember(item, seen=[]):
        seen.append(item)
        return seen
    print(remember(1), remember(2), remember.__defaults__)
  `,
  'stacked decorators': python`
    import functools
    def traced(label):
        def decorate(function):
            @functools.wraps(function)
            def wrapper(*args, **kwargs):
                print(label, "before", function.__name__, args, kwargs)
                result = function(*args, **kwargs)
                print(label, "after", result)
                return result
            return wrapper
        return decorate
    @traced("outer")
    @traced("inner")
    def add(a, b=1):
        return a + b
    print(add(2, b=3), add.__name__, add.__wrapped__.__name__)
  `,
  'generators give, take, throw and close': python`
    def session():
        received = []
        try:
            while True:
                try:
                    received.append((yield len(received)))
                except ValueError as problem:
                    print("caught", problem)
        finally:
            print("closed after", received)
    talk = session()
    print(next(talk), talk.send("user"), talk.send("pass"), talk.throw(ValueError("reset")))
    talk.close()
    print(list(talk))
  `,
  'generators that delegate': python`
    def inner():
        got = yield "from inner"
        return f"inner got {got}"
    def outer():
        result = yield from inner()
        print(result)
        yield from "ab"
        return 7
    g = outer()
    print(next(g), g.send("x"), next(g))
    try:
        next(g)
    except StopIteration as end:
        print("value", end.value)
  `,
  'custom iterators': python`
    class Countdown:
        def __init__(self, start): self.n = start
        def __iter__(self): return self
        def __next__(self):
            if self.n == 0: raise StopIteration
            self.n -= 1
            return self.n
    print(list(Countdown(4)), sum(Countdown(5)), dict(enumerate(Countdown(2))), list(zip(Countdown(3), "abc")), next(iter([]), "empty"))
    print(list(map(lambda a, b: a * b, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"])), any(Countdown(1)), all([]), list(iter(iter([3, 2, 0, 1]).__next__, 0)))
  `,
  'itertools from end to end': python`
    from itertools import *
    print(list(chain("ab", [1])), list(islice(count(5, 3), 4)), list(accumulate([1, 2, 3, 4], max)), ["".join(p) for p in permutations("abc", 2)])
    print(list(combinations(range(4), 2)), list(product("01", repeat=2)), list(zip_longest("abc", [1], fillvalue="-")), [(k, len(list(g))) for k, g in groupby("aaabbc")])
    print(list(takewhile(lambda n: n < 3, count())), list(dropwhile(str.islower, "abCd")), list(compress("abcd", [1, 0, 1, 0])), list(pairwise("abc")), list(batched("abcdefg", 3)), list(starmap(pow, [(2, 3), (3, 2)])), [*tee("xy")[1]], list(combinations_with_replacement("ab", 2)), list(filterfalse(None, [0, 1])))
  `,
  'functools from end to end': python`
    import functools
    @functools.lru_cache(maxsize=2)
    def slow(n):
        print("computing", n)
        return n * n
    print(slow(1), slow(2), slow(1), slow(3), slow(2), slow.cache_info())
    @functools.cache
    def fibonacci(n):
        return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
    print(fibonacci(90), functools.reduce(lambda a, b: a * 31 + b, b"token", 7), functools.partial(int, base=16)("ff"))
    @functools.singledispatch
    def show(value): return f"something {value!r}"
    @show.register
    def _(value: int): return f"number {value}"
    print(show(1), show("a"), show(True), sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)))
  `,
  'coroutines by hand': python`
    import types
    @types.coroutine
    def pause(value):
        return (yield value)
    async def work():
        return await pause("first") + await pause("second")
    task = work()
    print(task.send(None), task.send(1))
    try:
        task.send(2)
    except StopIteration as end:
        print(end.value)
  `,
  'bytecode of a function': python`
    import dis
    def check(token):
        if token == "open sesame":
            return True
        raise ValueError(token)
    dis.dis(check)
    print(check.__code__.co_consts, check.__code__.co_varnames, check.__code__.co_code.hex()[:32])
  `,
};
