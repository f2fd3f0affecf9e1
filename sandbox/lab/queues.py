"""The queue module for the simulated threads."""

import queue

from . import clock
from .locks import wait_in
from .scheduler import let_others_run
from .suspension import suspendable, yield_point

# Threads switch only while they wait, so changing a queue needs no lock.


def _until(block, timeout):
    if block and timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    return clock.deadline(timeout) if block else clock.now()


def _is_past(until):
    return until is not None and clock.now() >= until


def _require_open(items):
    if items.is_shutdown and not items._qsize():
        raise queue.ShutDown


def _notify(condition):
    with condition:
        condition.notify()


def _get(items, block=True, timeout=None):
    until = _until(block, timeout)
    _require_open(items)
    while not items._qsize():
        if _is_past(until):
            yield yield_point()
            raise queue.Empty
        yield from wait_in(items.not_empty._waiters, until)
        _require_open(items)
    item = items._get()
    _notify(items.not_full)
    return item


def _is_full(items):
    if items.is_shutdown:
        raise queue.ShutDown
    return 0 < items.maxsize <= items._qsize()


def _put(items, item, block=True, timeout=None):
    until = _until(block, timeout)
    while _is_full(items):
        if _is_past(until):
            yield yield_point()
            raise queue.Full
        yield from wait_in(items.not_full._waiters, until)
    items._put(item)
    items.unfinished_tasks += 1
    _notify(items.not_empty)


def _get_nowait(items):
    return (yield from _get(items, False))


def _put_nowait(items, item):
    yield from _put(items, item, False)


def _join(items):
    while items.unfinished_tasks:
        yield from wait_in(items.all_tasks_done._waiters)


def _is_empty(items):
    let_others_run()
    return not items._qsize()


def _get_simple(items, block=True, timeout=None):
    until = _until(block, timeout)
    while not items._queue:
        if _is_past(until):
            yield yield_point()
            raise queue.Empty
        yield from wait_in(items._count._cond._waiters, until)
    items._count._value -= 1
    return items._queue.popleft()


def install():
    """Replaces the blocking methods of the queue module."""
    kind = queue.Queue
    kind.get, kind.put, kind.join = suspendable(_get), suspendable(_put), suspendable(_join)
    kind.get_nowait, kind.put_nowait = suspendable(_get_nowait), suspendable(_put_nowait)
    kind.empty = _is_empty
    queue.SimpleQueue = queue._PySimpleQueue
    queue.SimpleQueue.get = suspendable(_get_simple)
