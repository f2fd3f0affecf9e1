// cspell:ignore imap starmap
import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [{ ip: '192.0.2.20', names: ['web.test'], ports: { '22': {}, '80': {} } }],
};

const CHECK = `
import multiprocessing, socket, time
from multiprocessing.pool import ThreadPool
from multiprocessing.dummy import Pool, Process, Queue
def check(port):
    with socket.socket() as s:
        s.settimeout(1)
        return s.connect_ex(("web.test", port))
def attempt(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)
`;

async function lines(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(CHECK + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('a pool of threads of multiprocessing', () => {
  it('has the methods of the original', async () => {
    expect(
      await lines(`
with ThreadPool(4) as pool:
    print(pool.map(check, [21, 22, 80]), list(pool.imap(check, [80, 1])), sorted(pool.imap_unordered(check, [1, 22])))
    print(pool.starmap(pow, [(2, 3), (3, 2)]), pool.apply(int, ("ff",), {"base": 16}), pool)
    result = pool.map_async(check, range(20, 24), callback=print)
    print(result.get(5), result.ready(), result.successful())
    result = pool.apply_async(int, ("x",), error_callback=print)
    attempt(result.get)
    attempt(lambda: pool.map(int, ["1", "y"]))
    print(result.successful())
attempt(lambda: pool.map(int, ["1"]))
with Pool(3) as pool:
    print(pool.map(check, [22]))
`),
    ).toEqual([
      '[111, 0, 0] [0, 111] [0, 111]',
      '[8, 9] 255 <multiprocessing.pool.ThreadPool state=RUN pool_size=4>',
      '[111, 111, 0, 111]',
      '[111, 111, 0, 111] True True',
      "invalid literal for int() with base 10: 'x'",
      "ValueError invalid literal for int() with base 10: 'x'",
      "ValueError invalid literal for int() with base 10: 'y'",
      'False',
      'ValueError Pool not running',
      '[0]',
    ]);
  });

  it('waits in virtual time, with all its threads at once', async () => {
    expect(
      await lines(`
begun = time.monotonic()
pool = ThreadPool(4)
pool.map(time.sleep, [1] * 8)
print(round(time.monotonic() - begun))
slow = pool.apply_async(time.sleep, (60,))
attempt(lambda: slow.get(timeout=1))
print(slow.ready())
attempt(slow.successful)
attempt(pool.join)
pool.close()
pool.join()
print(slow.ready(), round(time.monotonic() - begun))
attempt(lambda: ThreadPool(0))
`),
    ).toEqual([
      '2',
      'TimeoutError ',
      'False',
      expect.stringMatching(
        /^ValueError <multiprocessing\.pool\.AsyncResult object at 0x\w+> not ready$/,
      ),
      'ValueError Pool is still running',
      'True 62',
      'ValueError Number of processes must be at least 1',
    ]);
  });

  it('comes with processes that are threads', async () => {
    expect(
      await lines(`
queue = Queue()
processes = [Process(target=lambda n: queue.put((n, check(n))), args=(n,)) for n in (21, 22)]
for process in processes: process.start()
for process in processes: process.join()
print(sorted(queue.get() for _ in processes), processes[0].exitcode)
`),
    ).toEqual(['[(21, 111), (22, 0)] 0']);
  });
});

describe('processes', () => {
  it.each([
    'from multiprocessing import Pool\nPool(4).map(len, ["a"])',
    'import multiprocessing\nmultiprocessing.Process(target=print).start()',
    'import multiprocessing\nmultiprocessing.Queue()',
    'import multiprocessing\nmultiprocessing.get_context("spawn").Lock()',
  ])('are refused with what to use instead: %s', async (code) => {
    const { error } = await python.run(code, { lab });
    expect(error?.split('\n').at(-1)).toBe(
      "The sandbox can't start processes. Use threads: `multiprocessing.pool.ThreadPool` instead of `Pool`, and `threading.Thread` instead of `Process`.",
    );
  });
});
