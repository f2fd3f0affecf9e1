"""Threads for an interpreter that has none.

A started thread waits in a queue. Whoever waits for something (a join, a condition, the end of the
program) runs the waiting threads to their end, one after the other. What a program computes is what
real threads would compute; only nothing runs at the same time.
"""

import concurrent.futures
import concurrent.futures.thread
import itertools
import queue
import sys
import threading
import time

LONGEST_WAIT_SECONDS = 60

_waiting = []
_running = [threading.main_thread()]
_identities = itertools.count(1001)


class _Parked(BaseException):
    """Ends a thread that waits for something no other thread will do."""


def forget():
    """Drops the threads of an earlier case."""
    _waiting.clear()
    del _running[1:]


def _run(thread):
    _running.append(thread)
    thread._lab_state = "running"
    try:
        thread.run()
    except (SystemExit, _Parked):
        pass
    except BaseException:
        threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), thread)))
    finally:
        thread._lab_state = "ended"
        _running.pop()


def run_waiting(is_enough=lambda: False):
    """Runs waiting threads until it is enough or none is left; tells whether any ran."""
    has_run = False
    while _waiting and not is_enough():
        _run(_waiting.pop(0))
        has_run = True
    return has_run


def _state(thread):
    return getattr(thread, "_lab_state", None)


def _start(thread):
    if _state(thread) is not None:
        raise RuntimeError("threads can only be started once")
    thread._lab_state = "waiting"
    thread._lab_identity = next(_identities)
    _waiting.append(thread)


def _join(thread, timeout=None):
    if _state(thread) is None:
        raise RuntimeError("cannot join thread before it is started")
    if thread is _running[-1]:
        raise RuntimeError("cannot join current thread")
    run_waiting(lambda: _state(thread) == "ended")


def _is_alive(thread):
    return thread is threading.main_thread() or _state(thread) in ("waiting", "running")


def _wait_for_condition(condition, timeout=None):
    if not condition._is_owned():
        raise RuntimeError("cannot wait on un-acquired lock")
    saved = condition._release_save()
    try:
        has_run = run_waiting()
    finally:
        condition._acquire_restore(saved)
    if has_run:
        return True
    if timeout is not None:
        time.sleep(min(timeout, LONGEST_WAIT_SECONDS))
        return False
    if len(_running) > 1:
        raise _Parked
    raise RuntimeError("deadlock: the program waits for a thread that never answers")


def _wait_for_event(event, timeout=None):
    with event._cond:
        if not event._flag:
            event._cond.wait(timeout)
        return event._flag


def _run_timer(timer):
    time.sleep(timer.interval)
    if not timer.finished.is_set():
        timer.function(*timer.args, **timer.kwargs)
    timer.finished.set()


class InlineExecutor(concurrent.futures.Executor):
    """Does the work when it is submitted."""

    def __init__(self, max_workers=None, *_settings, **_more_settings):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        self._is_shut_down = False

    def submit(self, function, /, *arguments, **options):
        if self._is_shut_down:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = concurrent.futures.Future()
        future.set_running_or_notify_cancel()
        try:
            future.set_result(function(*arguments, **options))
        except BaseException as error:
            future.set_exception(error)
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut_down = True


def install():
    """Replaces what starts threads and what waits for them."""
    thread = threading.Thread
    thread.start, thread.join, thread.is_alive = _start, _join, _is_alive
    thread.ident = property(lambda self: getattr(self, "_lab_identity", 1))
    threading.current_thread = lambda: _running[-1]
    threading.active_count = lambda: len(_running) + len(_waiting)
    threading.Condition.wait = _wait_for_condition
    threading.Event.wait = _wait_for_event
    threading.Timer.run = _run_timer
    queue.SimpleQueue = queue._PySimpleQueue
    concurrent.futures.ThreadPoolExecutor = InlineExecutor
    concurrent.futures.thread.ThreadPoolExecutor = InlineExecutor
    concurrent.futures.ProcessPoolExecutor = InlineExecutor
