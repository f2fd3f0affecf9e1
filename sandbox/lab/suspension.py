"""Calls that can be suspended.

An operation that waits is written once, as a generator that yields its waiters. Its decorator makes it an ordinary
function for ordinary code; a task runs the generator and is suspended with it.
"""

import contextvars
import functools
import types

from . import clock, resumable_functions
from .scheduler import Waiter, drive, state

# At this depth and beyond, calls are not suspendable, because each suspended level takes stack space.
_MAX_DEPTH = 50

_generator_functions = {}

_EAGER = (types.BuiltinFunctionType, types.BuiltinMethodType, type)


class Pending:
    """A call that has not started yet because it may have to be suspended."""

    __slots__ = ("generator",)

    def __init__(self, generator):
        self.generator = generator


def suspendable(generator_function):
    """Turns a generator function that yields waiters into an ordinary function."""

    @functools.wraps(generator_function)
    def call(*arguments, **options):
        return drive(generator_function(*arguments, **options))

    _generator_functions[call] = generator_function
    return call


def pause(moment):
    """Waits for a moment. For use with `yield from`."""
    yield Waiter(moment, is_alarm=True)


def yield_point():
    """Lets the other tasks run and advances time a little. For loops that wait for a change."""
    return Waiter(clock.read(), is_alarm=True)


def _generator_function(function):
    """Returns the suspendable version of a function, or None."""
    return _generator_functions.get(function) or resumable_functions.resumable(function, HELPERS)


def can_begin_at_once(function):
    """Returns whether a thread with this function may start before the thread that starts it waits."""
    while isinstance(function, functools.partial):
        function = function.func
    if isinstance(function, types.MethodType):
        function = function.__func__
    if isinstance(function, types.FunctionType):
        is_of_the_program = function.__code__.co_filename == resumable_functions.SOURCE
        return is_of_the_program or function in _generator_functions
    return isinstance(function, _EAGER)


def call(function, /, *arguments, **options):
    """Calls a function, or returns the call as Pending if the function has a suspendable version."""
    kind = type(function)
    if kind is functools.partial:
        return call(function.func, *function.args, *arguments, **{**function.keywords, **options})
    if kind is types.MethodType:
        arguments = (function.__self__, *arguments)
        function = function.__func__
        kind = type(function)
    if kind is types.BuiltinMethodType and _is_run_in_context(function):
        return _call_in_context(function.__self__, *arguments, **options)
    if kind is types.FunctionType and state.current.depth < _MAX_DEPTH:
        generator_function = _generator_function(function)
        if generator_function is not None:
            return Pending(_descend(generator_function(*arguments, **options)))
    return function(*arguments, **options)


def _is_run_in_context(function):
    return function.__name__ == "run" and type(function.__self__) is contextvars.Context


def _call_in_context(context, function, /, *arguments, **options):
    """Calls a function in a copy of the context, as asyncio.to_thread does."""
    result = context.run(call, function, *arguments, **options)
    return Pending(_run_in_context(context, result.generator)) if type(result) is Pending else result


def _run_in_context(context, generator):
    value = None
    while True:
        try:
            waiter = context.run(generator.send, value)
        except StopIteration as end:
            return end.value
        value = yield waiter


def _descend(generator):
    task = state.current
    task.depth += 1
    try:
        return (yield from generator)
    finally:
        task.depth -= 1


def wait_for_call(function, /, *arguments, **options):
    """Calls a function that can be suspended. For use with `yield from`."""
    result = call(function, *arguments, **options)
    return (yield from result.generator) if type(result) is Pending else result


class _Entered:
    """A context manager that has already been entered."""

    __slots__ = ("_manager",)

    def __init__(self, manager):
        self._manager = manager

    def __enter__(self):
        return True

    def __exit__(self, *failure):
        return self._manager.__exit__(*failure)


def enter(manager):
    """Enters the context manager of a with statement. A lock's is pending until the lock is free."""
    acquire = getattr(type(manager), "_enter_suspendable", None)
    return manager if acquire is None else Pending(_enter(manager, acquire))


def _enter(manager, acquire):
    yield from acquire(manager)
    return _Entered(manager)


HELPERS = {"call": call, "enter": enter, "Pending": Pending, "yield_point": yield_point}
