"""multiprocessing: its pools of threads, on the simulated threads, and a plain refusal of processes.

The build adds calls of this to the end of the modules that it changes; see sandbox/python/build/precompile.py.
"""

import concurrent.futures

from .linux_errors import network_error
from .thread_pool import ThreadPoolExecutor

_DEFAULT_WORKERS = 4
_NO_PROCESSES = "Operation not supported: the sandbox has no processes"
# What a context creates for several processes.
_FOR_PROCESSES = (
    "Array", "Barrier", "BoundedSemaphore", "Condition", "Event", "JoinableQueue", "Lock", "Manager", "Pool", "Queue",
    "RLock", "Semaphore", "SimpleQueue", "Value",
)


def _refuse(*_arguments, **_options):
    raise network_error("EOPNOTSUPP", _NO_PROCESSES)


def refuse_processes(context, process):
    """Makes the functions of multiprocessing that need processes say so."""
    for name in _FOR_PROCESSES:
        setattr(context, name, _refuse)
    process.start = _refuse


class AsyncResult:
    """What a pool returns for calls that may not be over yet."""

    def __init__(self, futures, collect, callback, error_callback):
        self._futures, self._collect = futures, collect
        self._left = len(futures)
        self._callbacks = callback, error_callback
        for future in futures:
            future.add_done_callback(self._count)

    def _count(self, _future):
        self._left -= 1
        if self._left == 0:
            callback, error_callback = self._callbacks
            error = self._error()
            if error is None and callback is not None:
                callback(self._collect([future.result() for future in self._futures]))
            elif error is not None and error_callback is not None:
                error_callback(error)

    def _error(self):
        return next((error for future in self._futures if (error := future.exception()) is not None), None)

    def wait(self, timeout=None):
        concurrent.futures.wait(self._futures, timeout)

    def ready(self):
        return all([future.done() for future in self._futures])

    def successful(self):
        if not self.ready():
            raise ValueError(f"{self!r} not ready")
        return self._error() is None

    def get(self, timeout=None):
        if concurrent.futures.wait(self._futures, timeout).not_done:
            from multiprocessing import TimeoutError

            raise TimeoutError
        error = self._error()
        if error is not None:
            raise error
        return self._collect([future.result() for future in self._futures])


class _Results:
    """An iterator of results, which can wait for the next one for some time only."""

    def __init__(self, futures):
        self._futures = iter(futures)

    def __iter__(self):
        return self

    def next(self, timeout=None):
        return AsyncResult([next(self._futures)], _only, None, None).get(timeout)

    __next__ = next


def _only(values):
    return values[0]


class ThreadPool:
    """A pool of simulated threads with the methods of multiprocessing.Pool."""

    def __init__(self, processes=None, initializer=None, initargs=()):
        self._size = _DEFAULT_WORKERS if processes is None else processes
        if self._size < 1:
            raise ValueError("Number of processes must be at least 1")
        self._state = "RUN"
        self._executor = ThreadPoolExecutor(self._size, "Thread", initializer, initargs)

    def __repr__(self):
        kind = type(self)
        return f"<{kind.__module__}.{kind.__qualname__} state={self._state} pool_size={self._size}>"

    def __enter__(self):
        self._require_running()
        return self

    def __exit__(self, *_failure):
        self.terminate()

    def _require_running(self):
        if self._state != "RUN":
            raise ValueError("Pool not running")

    def _submit(self, function, calls):
        self._require_running()
        return [self._executor.submit(function, *arguments) for arguments in calls]

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        self._require_running()
        future = self._executor.submit(func, *args, **kwds)
        return AsyncResult([future], _only, callback, error_callback)

    def apply(self, func, args=(), kwds={}):
        return self.apply_async(func, args, kwds).get()

    def map_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return self.starmap_async(func, zip(iterable), chunksize, callback, error_callback)

    def map(self, func, iterable, chunksize=None):
        return self.map_async(func, iterable, chunksize).get()

    def starmap_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return AsyncResult(self._submit(func, iterable), list, callback, error_callback)

    def starmap(self, func, iterable, chunksize=None):
        return self.starmap_async(func, iterable, chunksize).get()

    def imap(self, func, iterable, chunksize=1):
        return _Results(self._submit(func, zip(iterable)))

    def imap_unordered(self, func, iterable, chunksize=1):
        return _Results(concurrent.futures.as_completed(self._submit(func, zip(iterable))))

    def close(self):
        if self._state == "RUN":
            self._state = "CLOSE"

    def terminate(self):
        self._state = "TERMINATE"
        self._executor.shutdown(wait=False, cancel_futures=True)

    def join(self):
        if self._state == "RUN":
            raise ValueError("Pool is still running")
        self._executor.shutdown()


for _class in (AsyncResult, ThreadPool):
    _class.__module__ = "multiprocessing.pool"
# cspell:ignore chunksize
