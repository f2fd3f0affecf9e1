"""concurrent.futures for the simulated threads."""

import concurrent.futures
import concurrent.futures.thread
import itertools
import threading
from collections import deque

from . import clock
from .locks import wait_in, wake
from .scheduler import Waiter, let_others_run
from .suspension import suspendable, wait_for_call

_DEFAULT_WORKERS = 8
_Future = concurrent.futures.Future
_Base = concurrent.futures.Executor
_numbers = {}
_pools = []


def forget():
    """Discards the pools of an earlier case."""
    _numbers["next"] = itertools.count().__next__
    _pools.clear()


def finish():
    """Finishes the work of every pool, as Python does at the end of a program."""
    for pool in _pools:
        pool.shutdown()


class ThreadPoolExecutor(_Base):
    """A pool of simulated threads that take calls from a queue."""

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=(), **_more):
        self._max_workers = _DEFAULT_WORKERS if max_workers is None else max_workers
        if self._max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._initializer, self._initargs = initializer, initargs
        self._name = thread_name_prefix or f"ThreadPoolExecutor-{_numbers['next']()}"
        self._calls = deque()
        self._idle = deque()
        self._workers = []
        self._is_shut_down = False
        _pools.append(self)

    def submit(self, function, /, *arguments, **options):
        if self._is_shut_down:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = _Future()
        self._calls.append((future, function, arguments, options))
        if self._idle:
            wake(self._idle)
        elif len(self._workers) < self._max_workers:
            self._start_worker()
        return future

    def _start_worker(self):
        name = f"{self._name}_{len(self._workers)}"
        worker = threading.Thread(target=self._work, name=name, daemon=True)
        self._workers.append(worker)
        worker.start()

    def _serve(self):
        if self._initializer is not None:
            yield from wait_for_call(self._initializer, *self._initargs)
        while self._calls or not self._is_shut_down:
            if self._calls:
                yield from _make_call(*self._calls.popleft())
                # A worker that is ahead in virtual time leaves the next call to those behind it.
                yield Waiter(clock.now(), is_alarm=True)
            else:
                yield from wait_in(self._idle)

    _work = suspendable(_serve)

    def _shut_down(self, wait=True, *, cancel_futures=False):
        self._is_shut_down = True
        if cancel_futures:
            for future, *_call in self._calls:
                future.cancel()
            self._calls.clear()
        wake(self._idle, len(self._idle))
        if wait:
            for worker in self._workers:
                yield from wait_for_call(worker.join)

    shutdown = suspendable(_shut_down)


def _make_call(future, function, arguments, options):
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = yield from wait_for_call(function, *arguments, **options)
    except BaseException as error:
        future._lab_done_at = clock.now()
        future.set_exception(error)
    else:
        future._lab_done_at = clock.now()
        future.set_result(result)


_native_result, _native_exception = _Future.result, _Future.exception


def _wait_until_done(future, timeout):
    until = clock.deadline(timeout)
    if not _is_done(future):
        yield from wait_in(future._condition._waiters, until)
    if _is_done(future):
        clock.catch_up(getattr(future, "_lab_done_at", 0))


def _result(future, timeout=None):
    yield from _wait_until_done(future, timeout)
    return _native_result(future, 0)


def _exception(future, timeout=None):
    yield from _wait_until_done(future, timeout)
    return _native_exception(future, 0)


_is_done = _Future.done


def _done(future):
    if not _is_done(future):
        let_others_run()
    return _is_done(future)


def install():
    """Replaces the executors and the functions that wait for futures."""
    _Future.result, _Future.exception = suspendable(_result), suspendable(_exception)
    _Future.done = _done
    for name in ("ThreadPoolExecutor", "ProcessPoolExecutor"):
        setattr(concurrent.futures, name, ThreadPoolExecutor)
    concurrent.futures.thread.ThreadPoolExecutor = ThreadPoolExecutor
    forget()
