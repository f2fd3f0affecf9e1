"""Locks for the simulated threads, and the threading primitives built on them."""

import threading
from collections import deque

from . import clock
from .scheduler import Waiter, let_others_run, state
from .suspension import suspendable, yield_point


def wait_in(waiters, until=None, create_error=None):
    """Waits in a queue of waiters and returns whether it was woken. For use with `yield from`."""
    waiter = Waiter(until, create_error=create_error)
    waiters.append(waiter)
    try:
        return (yield waiter)
    finally:
        if not waiter.is_woken:
            waiters.remove(waiter)


def wake(waiters, count=1):
    """Wakes the waiters that have waited longest."""
    while waiters and count > 0:
        waiters.popleft().wake()
        count -= 1


class Lock:
    """A lock that one thread at a time can hold (threading.Lock)."""

    def __init__(self):
        self._is_locked = False
        self._waiters = deque()

    def _acquire(self, blocking=True, timeout=-1):
        if not blocking and timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        if timeout < 0 and timeout != -1:
            raise ValueError("timeout value must be a non-negative number")
        until = None if timeout == -1 else clock.deadline(timeout)
        while self._is_locked:
            if not blocking:
                yield yield_point()
                return False
            if until is not None and clock.now() >= until:
                return False
            yield from wait_in(self._waiters, until)
        self._is_locked = True
        return True

    acquire = suspendable(_acquire)
    __enter__ = acquire
    _enter_suspendable = _acquire

    def release(self):
        if not self._is_locked:
            raise RuntimeError("release unlocked lock")
        self._is_locked = False
        wake(self._waiters)

    def __exit__(self, *_failure):
        self.release()

    def locked(self):
        return self._is_locked

    def _is_owned(self):
        return self._is_locked

    def _release_save(self):
        self.release()

    def _restore(self, _saved):
        yield from self._acquire()

    _acquire_restore = suspendable(_restore)

    def __repr__(self):
        return f"<{'locked' if self._is_locked else 'unlocked'} _thread.lock object at {id(self):#x}>"


class RLock(Lock):
    """A reentrant lock (threading.RLock)."""

    def __init__(self):
        super().__init__()
        self._owner = None
        self._count = 0

    def _acquire(self, blocking=True, timeout=-1):
        if self._owner is not state.current:
            if not (yield from super()._acquire(blocking, timeout)):
                return False
            self._owner = state.current
        self._count += 1
        return True

    acquire = suspendable(_acquire)
    __enter__ = acquire
    _enter_suspendable = _acquire

    def release(self):
        if self._owner is not state.current:
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if self._count == 0:
            self._owner = None
            super().release()

    def _is_owned(self):
        return self._owner is state.current

    def _release_save(self):
        saved, self._count = self._count, 1
        self.release()
        return saved

    def _restore(self, saved):
        yield from self._acquire()
        self._count = saved

    _acquire_restore = suspendable(_restore)


def _condition_wait(condition, timeout=None):
    if not condition._is_owned():
        raise RuntimeError("cannot wait on un-acquired lock")
    saved = condition._release_save()
    try:
        return (yield from wait_in(condition._waiters, clock.deadline(timeout)))
    finally:
        yield from _restore_lock(condition._lock, saved)


def _restore_lock(lock, saved):
    restore = getattr(lock, "_restore", None)
    if restore is None:
        lock.acquire()
    else:
        yield from restore(saved)


def _condition_wait_for(condition, predicate, timeout=None):
    until = clock.deadline(timeout)
    result = predicate()
    while not result and (until is None or clock.now() < until):
        left = None if until is None else (until - clock.now()) / clock.SECOND_NS
        yield from _condition_wait(condition, left)
        result = predicate()
    return result


def _notify(condition, n=1):
    if not condition._is_owned():
        raise RuntimeError("cannot notify on un-acquired lock")
    wake(condition._waiters, n)


def _notify_all(condition):
    _notify(condition, len(condition._waiters))


def _enter_condition(condition):
    return (yield from condition._lock._enter_suspendable())


def _event_wait(event, timeout=None):
    if not event._flag:
        yield from wait_in(event._cond._waiters, clock.deadline(timeout))
    return event._flag


def _event_is_set(event):
    if not event._flag:
        let_others_run()
    return event._flag


def _acquire_semaphore(semaphore, blocking=True, timeout=None):
    if not blocking and timeout is not None:
        raise ValueError("can't specify timeout for non-blocking acquire")
    until = clock.deadline(timeout)
    while semaphore._value == 0:
        if not blocking:
            yield yield_point()
            return False
        if until is not None and clock.now() >= until:
            return False
        yield from wait_in(semaphore._cond._waiters, until)
    semaphore._value -= 1
    return True


def _wait_at_barrier(barrier, timeout=None):
    timeout = barrier._timeout if timeout is None else timeout
    with barrier._cond:
        barrier._enter()
        index = barrier._count
        barrier._count += 1
    try:
        if index + 1 == barrier._parties:
            with barrier._cond:
                barrier._release()
        elif not (yield from _is_barrier_open(barrier, clock.deadline(timeout))):
            raise threading.BrokenBarrierError
        return index
    finally:
        with barrier._cond:
            barrier._count -= 1
            barrier._exit()


def _is_barrier_open(barrier, until):
    while barrier._state == 0:
        if not (yield from wait_in(barrier._cond._waiters, until)):
            with barrier._cond:
                barrier._break()
    return barrier._state == 1


def install():
    """Replaces the locks and the blocking methods of the threading module."""
    # The import system keeps using _thread's locks, because it holds some while this runs.
    threading.Lock = threading._allocate_lock = Lock
    threading.RLock = RLock
    condition, event, semaphore = threading.Condition, threading.Event, threading.Semaphore
    condition.wait = suspendable(_condition_wait)
    condition.wait_for = suspendable(_condition_wait_for)
    condition.notify, condition.notify_all = _notify, _notify_all
    condition._enter_suspendable = _enter_condition
    event.wait, event.is_set = suspendable(_event_wait), _event_is_set
    semaphore.acquire = semaphore.__enter__ = suspendable(_acquire_semaphore)
    semaphore._enter_suspendable = _acquire_semaphore
    threading.Barrier.wait = suspendable(_wait_at_barrier)
