// cspell:dictionaries python
import { type ProgramGroup, python } from '../parity-program.ts';

export const LIBRARY_OF_PROGRAMS: ProgramGroup = {
  'logs to standard error': python`
    import logging
    logging.warning("unset")
    logging.basicConfig(format="%(levelname)s:%(name)s:%(lineno)d:%(funcName)s:%(message)s", level=logging.DEBUG, force=True)
    log = logging.getLogger("scan.tcp")
    log.info("port %d of %s", 22, "10.0.0.1")
    try:
        1 / 0
    except ZeroDivisionError:
        log.exception("it failed")
    log.debug("bad %d", "x")
    print(log, logging.getLevelName(30), log.isEnabledFor(10))
  `,
  'runs its own unit tests': {
    code: python`
      import sys, unittest
      class Ports(unittest.TestCase):
          def test_right(self): self.assertEqual(1 + 1, 2)
          def test_wrong(self): self.assertEqual([22, 80], [22, 443], "ports differ")
          def test_broken(self): {}["x"]
          @unittest.skip("later")
          def test_later(self): pass
          def test_parts(self):
              for n in (1, 2):
                  with self.subTest(n=n):
                      self.assertIn(n, [1])
      result = unittest.TestResult()
      unittest.defaultTestLoader.loadTestsFromTestCase(Ports).run(result)
      print(result, [t.id() for t, _ in result.failures + result.errors + result.skipped])
      print(result.failures[0][1])
    `,
  },
  'ends with a failed test': {
    code: 'import unittest\nclass T(unittest.TestCase):\n    def test(self): self.fail("no")\nunittest.main(argv=["x"], exit=False, testRunner=type("R", (), {"run": lambda s, t: t.run(unittest.TestResult()) or unittest.TestResult()}))\nprint("after")\nraise SystemExit(1)',
    ends: 'ERROR',
  },
  doctests: python`
    import doctest
    def twice(n):
        """
        >>> twice(2)
        4
        >>> twice("a")
        'b'
        """
        return n * 2
    print(doctest.testmod(verbose=False))
  `,
  'tasks of asyncio': python`
    import asyncio
    async def probe(name, delay):
        await asyncio.sleep(delay)
        print("done", name)
        if name == "bad":
            raise ValueError(name)
        return name
    async def main():
        print(await asyncio.gather(probe("slow", 0.03), probe("fast", 0.01), probe("bad", 0.02), return_exceptions=True))
        try:
            async with asyncio.timeout(0.01):
                await probe("late", 1)
        except TimeoutError:
            print("timed out")
        task = asyncio.create_task(probe("never", 5))
        await asyncio.sleep(0)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            print("cancelled", task.cancelled())
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(probe(str(n), n / 1000)) for n in range(3)]
        print([t.result() for t in tasks])
        queue, lock, event = asyncio.Queue(2), asyncio.Lock(), asyncio.Event()
        async def producer():
            for n in range(4):
                await queue.put(n)
            event.set()
        async def consumer():
            async with lock:
                return [await queue.get() for _ in range(4)]
        print((await asyncio.gather(producer(), consumer()))[1], event.is_set())
        async for n in ticker():
            print(n, end=" ")
    async def ticker():
        for n in range(3):
            await asyncio.sleep(0)
            yield n
    asyncio.run(main())
  `,
  'a coroutine that is never awaited': python`
    async def work(): return 1
    work()
    print("went on")
  `,
  'threads, locks and a queue': python`
    import queue, threading
    found, lock, jobs = [], threading.Lock(), queue.Queue()
    def work(n):
        while True:
            job = jobs.get()
            if job is None:
                break
            with lock:
                found.append(job * job)
            jobs.task_done()
    workers = [threading.Thread(target=work, args=(n,), name=f"worker-{n}") for n in range(3)]
    for w in workers: w.start()
    for n in range(20): jobs.put(n)
    for _ in workers: jobs.put(None)
    for w in workers: w.join()
    print(sorted(found), [w.is_alive() for w in workers], workers[0].name, threading.current_thread().name, threading.active_count())
  `,
  'an error in a thread': python`
    import threading
    def fail(): raise ValueError("in a thread")
    t = threading.Thread(target=fail, name="prober")
    t.start()
    t.join()
    print("main goes on")
  `,
  'pools of workers': python`
    import concurrent.futures as futures
    def check(port):
        if port == 3: raise ValueError(f"port {port}")
        return port * 10
    with futures.ThreadPoolExecutor(max_workers=4) as pool:
        print(list(pool.map(check, [1, 2])))
        jobs = {pool.submit(check, n): n for n in (1, 2, 3)}
        for job in sorted(futures.as_completed(jobs), key=jobs.get):
            print(jobs[job], job.exception() or job.result())
    print(sorted(f.result() for f in futures.wait([pool_job for pool_job in jobs if not pool_job.exception()]).done))
  `,
  'waits forever': {
    code: 'import threading\nthreading.Event().wait()',
    ends: 'ERROR',
  },
  'context variables and weak dictionaries': python`
    import contextvars, weakref
    user = contextvars.ContextVar("user", default="nobody")
    def inside():
        user.set("root")
        return user.get()
    print(contextvars.copy_context().run(inside), user.get())
    class Session: pass
    sessions = weakref.WeakValueDictionary()
    s = sessions["a"] = Session()
    print(len(sessions))
    del s
    print(len(sessions))
  `,
  'exit handlers run in order': {
    code: python`
      import atexit, sys
      @atexit.register
      def bye(): print("bye")
      atexit.register(lambda: print("first"))
      class Last:
          def __del__(self): print("finalized")
      kept = Last()
      print("main", file=sys.stderr)
    `,
    prints: ['first\nbye\nfinalized\n'],
  },
  'signals and timeouts of the system': python`
    import signal
    for action in (lambda: signal.signal(signal.SIGINT, signal.SIG_DFL), lambda: signal.alarm(1), lambda: signal.getsignal(signal.SIGINT), lambda: signal.Signals(9).name):
        try:
            print(type(action()).__name__)
        except Exception as problem:
            print(type(problem).__name__, problem)
  `,
};
