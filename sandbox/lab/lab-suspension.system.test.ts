import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';

const python = useSealedPython();

const lab = { hosts: [{ ip: '192.0.2.10', ports: {} }] };

const PRELUDE = `
import concurrent.futures, threading, time
begun = time.monotonic()
def elapsed():
    return f"{time.monotonic() - begun:.1f}"
`;

describe('the threads of a program', () => {
  it('keep their own locals, names, results and errors', async () => {
    const code = `${PRELUDE}
own = threading.local(); own.value = "main"
class Counter:
    def __init__(self):
        self.__lock, self.__count = threading.Lock(), 0
    def add(self, *, times=3):
        for _ in range(times):
            with self.__lock:
                before = self.__count; time.sleep(0.01); self.__count = before + 1
    total = property(lambda self: self.__count)
counter = Counter()
def work(number):
    print(hasattr(own, "value"), threading.current_thread().name)
    own.value = number
    counter.add()
    return [square(n) for n in range(number)]
def square(n):
    time.sleep(0.1)
    return n * n
with concurrent.futures.ThreadPoolExecutor(2, thread_name_prefix="pool") as pool:
    print([future.result() for future in [pool.submit(work, 2), pool.submit(work, 3)]])
print(own.value, counter.total, threading.active_count())
def fail():
    def inner():
        return {}["key"]
    inner()
thread = threading.Thread(target=fail); thread.start(); thread.join()
`;
    const { stdout, output, error } = await python.run(code, { lab });
    expect(error).toBeNull();
    expect(stdout).toBe('False pool_0\nFalse pool_1\n[[0, 1], [0, 1, 4]]\nmain 6 1\n');
    expect(output).toContain('Exception in thread Thread-1 (fail):\nTraceback');
    expect(output).toContain("KeyError: 'key'");
    expect(output).not.toContain('packetsmith');
  });

  it('are suspended at every kind of call that can wait', async () => {
    const { stdout, error } = await python.run(
      `${PRELUDE}
import io
from time import sleep as nap
lock = threading.RLock()
class Base:
    def hello(self, name): time.sleep(1); return f"hello {name}"
class Worker(Base):
    made = 0
    def __init__(self): self.__secret = 41
    def hello(self, name, /, *rest, mark="!", **more):
        Worker.made += 1
        return super().hello(name) + mark + str(self.__secret + len(rest) + len(more))
    @staticmethod
    def still(seconds: float = 1): nap(seconds); return seconds
    @classmethod
    def make(cls): nap(1); return cls()
def outer():
    count = 0
    def inner(times):
        nonlocal count
        while times:
            nap(1); count += 1; times -= 1
        return count
    return inner(2), (lambda: nap(1) or count)()
def every_shape():
    with io.StringIO("text") as file, lock, threading.Lock():
        lines: list[str] = [line for line in file]
    match nap(1) or lines:
        case [first] if nap(1) is None: text = f"{first} {nap(1)!r:>6}"
    try:
        assert nap(1), "asserted"
    except AssertionError as problem:
        text += f" {problem}"
    finally:
        text = (text2 := text) + str(nap(1) is None)
    return text
def depth(level):
    return nap(0.01) or level if level == 0 else depth(level - 1)
def late(): return fail_later()
def fail_later(): nap(1); return 1 // 0
with concurrent.futures.ThreadPoolExecutor(12) as pool:
    calls = [(Worker().hello, "you", 1, 2), (Worker.still,), (Worker.make,), (outer,), (every_shape,), (depth, 300), (late,)]
    futures = [pool.submit(*call) for call in calls]
    for future in futures:
        print(future.exception() or future.result() if future is not futures[2] else type(future.result()).__name__)
print(Worker.made, elapsed())
`,
      { lab },
    );
    expect(error).toBeNull();
    expect(stdout.trimEnd().split('\n')).toEqual([
      'hello you!43',
      '1',
      'Worker',
      '(2, 2)',
      'text   None assertedTrue',
      '0',
      'division by zero',
      '1 5.0',
    ]);
  });
});
