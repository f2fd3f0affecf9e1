"""Threads for an interpreter without threads.

A task is a generator that yields what it waits for. The scheduler resumes the task whose wait ends first. Every
task has its own time, so waits overlap. Code that cannot be suspended, such as the main thread, waits by running
the other tasks on top of its own stack.
"""

import contextvars
import heapq
import itertools
from asyncio import events

from . import clock


class Parked(BaseException):
    """Ends a task that can neither be suspended nor continue."""


class Task:
    """The execution of one thread."""

    def __init__(self, thread, generator=None):
        self.thread = thread
        self.generator = generator
        self.context = contextvars.Context()
        self.now_ns = 0
        self.waiter = None
        self.event_loop = None
        self.depth = 0
        self.has_begun = False
        self.is_over = False


class Waiter:
    """A wait of a task, which ends when it is woken or when a moment is reached, whichever comes first.

    An alarm is never woken. `create_error` creates the exception for a wait that can never end.
    """

    __slots__ = ("task", "until", "is_alarm", "is_woken", "woken_at", "create_error", "on_wake")

    def __init__(self, until=None, is_alarm=False, create_error=None):
        self.task = state.current
        self.until = until
        self.is_alarm = is_alarm
        self.is_woken = False
        self.woken_at = 0
        self.create_error = create_error
        self.on_wake = None

    def wake(self):
        """Ends the wait now."""
        if self.is_woken:
            return
        self.is_woken = True
        self.woken_at = clock.now()
        if self.on_wake is not None:
            self.on_wake()
        if self.task.waiter is self:
            _schedule(self, max(self.woken_at, self.task.now_ns))


class _State:
    def __init__(self):
        self.reset(None)

    def reset(self, main_thread):
        """Discards every task except the main thread's."""
        self.order = itertools.count()
        self.queue = []
        self.main = self.current = Task(main_thread)


state = _State()


def _schedule(waiter, moment):
    heapq.heappush(state.queue, (moment, next(state.order), waiter))


def add(task):
    """Schedules a new task, which starts when the running one waits."""
    task.now_ns = clock.now()
    task.waiter = waiter = Waiter()
    waiter.task, waiter.is_woken = task, True
    _schedule(waiter, task.now_ns)


def run_step(task, value=None):
    """Runs a task until it waits or ends."""
    previous = state.current
    previous.now_ns = clock.hand.now_ns
    previous.event_loop = events._get_running_loop()
    events._set_running_loop(task.event_loop)
    state.current, task.waiter = task, None
    clock.hand.now_ns = task.now_ns
    # A generator cannot receive a value before it has started.
    value, task.has_begun = (value if task.has_begun else None), True
    try:
        waiter = task.context.run(task.generator.send, value)
    except StopIteration:
        task.is_over = True
    else:
        task.waiter = waiter
    finally:
        task.now_ns = clock.hand.now_ns
        task.event_loop = events._get_running_loop()
        state.current = previous
        clock.hand.now_ns = previous.now_ns
        events._set_running_loop(previous.event_loop)
    if not task.is_over:
        _expect(task.waiter)


def _expect(waiter):
    if waiter.is_woken:
        _schedule(waiter, max(waiter.woken_at, waiter.task.now_ns))
    elif waiter.until is not None:
        _schedule(waiter, max(waiter.until, waiter.task.now_ns))


def _next_entry():
    queue = state.queue
    while queue:
        moment, _order, waiter = queue[0]
        is_current = waiter.task.waiter is waiter
        if is_current and (not waiter.is_woken or moment >= waiter.woken_at):
            return queue[0]
        heapq.heappop(queue)
    return None


def _resume(entry):
    moment, _order, waiter = entry
    heapq.heappop(state.queue)
    if not clock.hand.is_virtual:
        clock.reach(moment)
    waiter.task.now_ns = max(waiter.task.now_ns, moment)
    run_step(waiter.task, waiter.is_woken)


def block(waiter):
    """Waits in code that cannot be suspended. Returns whether the waiter was woken.

    Raises the waiter's own error, or RuntimeError, if the wait can never end.
    """
    task, until = state.current, waiter.until
    if waiter.is_alarm and task is not state.main and clock.hand.is_virtual:
        # This only advances the task's own time, so the others don't have to run.
        clock.reach(until)
        return False
    mine = (until, next(state.order))
    while not waiter.is_woken:
        entry = _next_entry()
        if until is not None and (entry is None or entry[:2] > mine):
            clock.reach(until)
            return waiter.is_woken
        if entry is None:
            raise _stuck(waiter)
        _resume(entry)
    if clock.hand.is_virtual:
        clock.reach(waiter.woken_at)
    return True


def _stuck(waiter):
    if waiter.task is not state.main:
        return Parked()
    if waiter.create_error is not None:
        return waiter.create_error()
    return RuntimeError("deadlock: the program waits for something that no thread will ever do")


def let_others_run():
    """Runs the tasks that are ready, for programs that poll for a change."""
    moment = clock.read()
    for _ in range(len(state.queue)):
        entry = _next_entry()
        if entry is None or entry[0] > moment:
            return
        _resume(entry)


def drive(generator):
    """Runs an operation that may wait to completion, in code that cannot be suspended."""
    try:
        waiter = generator.send(None)
        while True:
            waiter = generator.send(block(waiter))
    except StopIteration as end:
        return end.value
