"""The threading module, implemented with tasks.

A thread begins when it is started and runs until it waits; then the next one runs. At its end, the program waits
for every non-daemon thread.
"""

import itertools
import sys
import threading
import time

from . import clock, locks, queues, scheduler, thread_pool, resumable_functions
from .scheduler import Parked, Task, Waiter, let_others_run, state
from .replacements import replace
from .suspension import can_begin_at_once, suspendable, wait_for_call

_MAIN_IDENTITY = 1000

_native_sleep = time.sleep
_plain_run = threading.Thread.run
_main_thread = threading.main_thread()
_started = []


def forget():
    """Discards the threads of an earlier case."""
    _started.clear()
    state.reset(_main_thread)
    _main_thread._ident = _main_thread._native_id = _MAIN_IDENTITY
    resumable_functions.forget()
    thread_pool.forget()
    threading._counter = itertools.count(1).__next__
    threading._active_limbo_lock = locks.RLock()


def _without_our_frames(trace):
    """Returns a traceback from the program's first frame on."""
    while trace is not None and trace.tb_frame.f_code.co_filename != resumable_functions.SOURCE:
        trace = trace.tb_next
    if trace is not None and trace.tb_next is not None:
        trace.tb_next = _without_our_frames(trace.tb_next)
    return trace


def _report(thread):
    kind, error, trace = sys.exc_info()
    error.__traceback__ = _without_our_frames(trace)
    threading.excepthook(threading.ExceptHookArgs((kind, error, error.__traceback__, thread)))


def _ends_the_process(error):
    """Returns whether the harness raised this error for a call that ends the whole process."""
    return type(error).__module__.startswith("packetsmith_")


def _life(thread):
    """Runs a thread from start to end, as a generator."""
    try:
        if type(thread).run is _plain_run:
            if thread._target is not None:
                yield from wait_for_call(thread._target, *thread._args, **thread._kwargs)
        else:
            yield from wait_for_call(thread.run)
    except (SystemExit, GeneratorExit):
        pass
    except Parked:
        thread._lab_is_parked = True
    except BaseException as error:
        if _ends_the_process(error):
            raise
        _report(thread)
    finally:
        thread._lab_task.is_over = True
        locks.wake(thread._lab_joiners, len(thread._lab_joiners))


def _begins_at_once(thread):
    if type(thread).run is _plain_run:
        return thread._target is None or can_begin_at_once(thread._target)
    return can_begin_at_once(thread.run)


def _start(thread):
    if not thread._initialized:
        raise RuntimeError("thread.__init__() not called")
    if hasattr(thread, "_lab_task"):
        raise RuntimeError("threads can only be started once")
    thread._lab_task = task = Task(thread, _life(thread))
    thread._lab_joiners = locks.deque()
    _started.append(thread)
    thread._ident = thread._native_id = _MAIN_IDENTITY + len(_started)
    thread._started._flag = True
    if _begins_at_once(thread):
        task.now_ns = clock.now()
        scheduler.run_step(task)
    else:
        scheduler.add(task)


def _join(thread, timeout=None):
    task = getattr(thread, "_lab_task", None)
    if thread is state.current.thread:
        raise RuntimeError("cannot join current thread")
    if task is None:
        raise RuntimeError("cannot join thread before it is started")
    if not task.is_over:
        until = clock.deadline(None if timeout is None else max(timeout, 0))
        yield from locks.wait_in(thread._lab_joiners, until)
    if task.is_over:
        clock.catch_up(task.now_ns)


def _is_running(thread):
    task = getattr(thread, "_lab_task", None)
    return thread is _main_thread or (task is not None and not task.is_over)


def _is_alive(thread):
    if thread is not state.current.thread:
        let_others_run()
    return _is_running(thread)


def _enumerate():
    return [_main_thread, *filter(_is_running, _started)]


def _current_identity():
    return state.current.thread.ident


def _run_timer(timer):
    yield from locks.wait_in(timer.finished._cond._waiters, clock.deadline(timer.interval))
    if not timer.finished._flag:
        yield from wait_for_call(timer.function, *timer.args, **timer.kwargs)
    timer.finished.set()


def _sleep(seconds, /):
    if not isinstance(seconds, (int, float)):
        return _native_sleep(seconds)
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if not clock.hand.is_virtual and not state.queue and state.current is state.main:
        return _native_sleep(seconds)
    until = clock.deadline(seconds) + (clock.READING_NS if seconds == 0 else 0)
    yield Waiter(until, is_alarm=True)


def run_waiting():
    """Waits for every non-daemon thread, as Python does at the end of a program.

    Raises RuntimeError if one of them can never end.
    """
    for thread in _started:
        if not thread.daemon:
            scheduler.drive(_wait_for_end(thread))
    thread_pool.finish()


def _wait_for_end(thread):
    if not thread._lab_task.is_over:
        waiter = Waiter(create_error=lambda: RuntimeError(
            f"deadlock: {thread.name} never ends, so the program does not either; "
            "end its loop, or make it a daemon thread"
        ))
        thread._lab_joiners.append(waiter)
        yield waiter


class local:
    """A replacement for threading.local."""

    def __new__(cls, /, *arguments, **options):
        self = super().__new__(cls)
        object.__setattr__(self, "_lab_spaces", {})
        object.__setattr__(self, "_lab_arguments", (arguments, options))
        return self

    def __getattribute__(self, name):
        get = object.__getattribute__
        spaces = get(self, "_lab_spaces")
        space = spaces.get(state.current)
        if space is None:
            space = spaces[state.current] = {}
            arguments, options = get(self, "_lab_arguments")
            if len(spaces) > 1:
                type(self).__init__(self, *arguments, **options)
        if name == "__dict__":
            return space
        return space[name] if name in space else get(self, name)

    def __setattr__(self, name, value):
        self.__dict__[name] = value

    def __delattr__(self, name):
        try:
            del self.__dict__[name]
        except KeyError:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r}") from None


def install():
    """Replaces the functions that start, join and identify threads."""
    locks.install()
    queues.install()
    thread_pool.install()
    thread = threading.Thread
    replace(thread, {"start": _start, "is_alive": _is_alive, "join": suspendable(_join)})
    threading.Timer.run = suspendable(_run_timer)
    replace(threading, {
        "current_thread": lambda: state.current.thread,
        "enumerate": lambda: _enumerate(),
        "active_count": lambda: len(_enumerate()),
        "get_ident": _current_identity,
    })
    threading.currentThread, threading.activeCount = threading.current_thread, threading.active_count
    threading.get_native_id = _current_identity
    threading.local = local
    replace(time, {"sleep": suspendable(_sleep)})
    forget()
