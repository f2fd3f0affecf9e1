import { describe, expect, it } from 'vitest';
import { useSealedPython } from '../python/sealed-python-for-tests.ts';
import type { LabScenario } from './scenario.ts';

const python = useSealedPython();

const lab: LabScenario = {
  hosts: [
    {
      ip: '192.0.2.10',
      ports: { '22': { banner: 'SSH\r\n' }, '80': { latency: 500, http: { '/': [200, 'page'] } } },
    },
    { ip: '192.0.2.20', default: 'filtered', ports: {} },
  ],
};

const PRELUDE = `
import asyncio, concurrent.futures, queue, socket, threading, time
begun = time.monotonic()
def elapsed():
    return f"{time.monotonic() - begun:.1f}"
def is_open(port, host="192.0.2.20"):
    with socket.socket() as s:
        s.settimeout(1)
        return s.connect_ex((host, port)) == 0
`;

async function run(program: string): Promise<string[]> {
  const { stdout, error } = await python.run(PRELUDE + program, { lab });
  expect(error).toBeNull();
  return stdout.trimEnd().split('\n');
}

describe('threads in the lab', () => {
  it('wait in parallel: eight workers share a queue of sixteen silent ports in two seconds', async () => {
    const lines = await run(`
ports, done, lock = queue.Queue(), [], threading.Lock()
def work():
    while True:
        port = ports.get()
        is_open(port)
        with lock:
            done.append((port, threading.current_thread().name))
        ports.task_done()
for _ in range(8):
    threading.Thread(target=work, daemon=True).start()
for port in range(16):
    ports.put(port + 1)
ports.join()
print(elapsed(), len(done), len({name for _, name in done}), done[0])
for port in range(8):
    ports.put(port + 1)
ports.join()
print(elapsed(), len(done))
`);
    expect(lines).toEqual(["2.0 16 8 (1, 'Thread-1 (work)')", '3.0 24']);
  });

  it('run in a pool, at most as many at once as it has workers', async () => {
    const lines = await run(`
with concurrent.futures.ThreadPoolExecutor(max_workers=4) as pool:
    print(sum(pool.map(is_open, range(1, 13))), elapsed())
    naps = {pool.submit(time.sleep, seconds): seconds for seconds in (3, 1, 2)}
    print([naps[future] for future in concurrent.futures.as_completed(naps)], elapsed())
    slow = pool.submit(time.sleep, 5)
    try:
        slow.result(timeout=1)
    except TimeoutError:
        print("not yet", elapsed(), slow.done())
    def fail():
        raise ValueError("no")
    print(repr(pool.submit(fail).exception()))
    done, pending = concurrent.futures.wait([slow, pool.submit(time.sleep, 1)], return_when="FIRST_COMPLETED")
    print(len(done), len(pending), elapsed())
print(elapsed())
`);
    expect(lines).toEqual([
      '0 3.0',
      '[1, 2, 3] 6.0',
      'not yet 7.0 False',
      "ValueError('no')",
      '1 1 8.0',
      '11.0',
    ]);
  });

  it('synchronize: producer and consumer, ticker, barrier, condition, semaphore, timer', async () => {
    const lines = await run(`
box = queue.Queue(maxsize=1)
def produce():
    for item in ("a", "b", None):
        box.put(item)
        print("put", item)
def consume():
    while (item := box.get()) is not None:
        print("got", item)
        time.sleep(1)
stop, ticks = threading.Event(), []
def tick():
    while not stop.is_set():
        ticks.append(elapsed())
        time.sleep(0.5)
threads = [threading.Thread(target=target) for target in (produce, consume, tick)]
for thread in threads: thread.start()
time.sleep(1.7); stop.set()
for thread in threads: thread.join()
print(ticks, elapsed())
barrier, through = threading.Barrier(3), []
def meet(seconds):
    time.sleep(seconds); barrier.wait(); through.append(elapsed())
class Guest(threading.Thread):
    def run(self):
        meet(2)
threads = [threading.Thread(target=meet, args=(1,)), Guest(), threading.Thread(target=lambda: meet(0))]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(through)
ready, condition = [], threading.Condition()
def wait():
    with condition:
        condition.wait_for(lambda: ready)
        print("ready", ready)
waiting = threading.Thread(target=wait); waiting.start()
with condition:
    ready.append(1); condition.notify_all()
waiting.join()
slots = threading.Semaphore(2)
def use():
    with slots: time.sleep(1)
threads = [threading.Thread(target=use) for _ in range(6)]
for thread in threads: thread.start()
while any(thread.is_alive() for thread in threads): pass
print(elapsed())
rang = threading.Event(); threading.Timer(2, rang.set).start(); print(rang.wait(1), rang.wait(5), elapsed())
`);
    expect(lines).toEqual([
      ...['put a', 'got a', 'put b', 'got b', 'put None'],
      "['0.0', '0.5', '1.0', '1.5'] 2.0",
      "['4.0', '4.0', '4.0']",
      'ready [1]',
      '7.0',
      'False True 9.0',
    ]);
  });

  it('run ahead of each other where they cannot be suspended, and no wait is counted twice', async () => {
    const lines = await run(`
import urllib.request
def fetch(_):
    with urllib.request.urlopen("http://192.0.2.10/") as page:
        return page.read()
with concurrent.futures.ThreadPoolExecutor(8) as pool:
    print(set(pool.map(fetch, range(8))), elapsed())
`);
    expect(lines).toEqual(["{b'page'} 1.0"]);
  });

  it('hold a reentrant lock as often after waiting for a condition as before', async () => {
    const { stdout, error } = await python.run(
      `${PRELUDE}
lock = threading.RLock()
ready = threading.Condition(lock)
def announce():
    with ready: ready.notify()
with lock:
    with lock:
        threading.Thread(target=announce).start()
        ready.wait()
print("released twice")
`,
      { lab },
    );
    expect({ stdout, error }).toEqual({ stdout: 'released twice\n', error: null });
  });

  it('end with an explanation in a deadlock', async () => {
    const programs = [
      'lock = threading.Lock(); lock.acquire(); lock.acquire()',
      'queue.Queue().get()',
      'threading.Thread(target=queue.Queue().get).start()',
      'async def main(): await asyncio.Event().wait()\nasyncio.run(main())',
      `
a, b = threading.Lock(), threading.Lock()
def take(first, second):
    with first:
        time.sleep(1)
        with second: pass
threads = [threading.Thread(target=take, args=pair) for pair in ((a, b), (b, a))]
for thread in threads: thread.start()
for thread in threads: thread.join()`,
    ];
    for (const program of programs) {
      const { status, error } = await python.run(PRELUDE + program, { lab });
      expect([status, error]).toEqual(['ERROR', expect.stringMatching(/RuntimeError: deadlock: /)]);
    }
  });

  it('also work without a lab, on the real clock', async () => {
    const { stdout, error } = await python.run(`${PRELUDE}
def nap(number):
    time.sleep(0.2); return number
with concurrent.futures.ThreadPoolExecutor(8) as pool:
    print(list(pool.map(nap, range(8))), time.monotonic() - begun >= 0.2)
async def main():
    return await asyncio.gather(*(asyncio.to_thread(nap, number) for number in range(3)))
print(asyncio.run(main()))
`);
    expect(error).toBeNull();
    expect(stdout).toBe('[0, 1, 2, 3, 4, 5, 6, 7] True\n[0, 1, 2]\n');
  });
});
