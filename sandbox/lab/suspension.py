"""Calls that may be suspended.

An operation that waits is written once, as a generator that yields its waiters. Decorated, it is an
ordinary function to ordinary code; a task calls its generator and is suspended with it.
"""

import contextvars
import functools
import types

from . import clock, resumable_functions
from .scheduler import Waiter, drive, state

# Deeper than this a task runs ordinary calls: each level of a suspended one takes room on the stack.
_MAX_DEPTH = 50

_generator_functions = {}

_EAGER = (types.BuiltinFunctionType, types.BuiltinMethodType, type)


class Pending:
    """A call that has not been made yet, because it may have to be suspended."""

    __slots__ = ("generator",)

    def __init__(self, generator):
        self.generator = generator


def suspendable(generator_function):
    """Makes an ordinary function of a generator function that yields waiters."""

    @functools.wraps(generator_function)
    def call(*arguments, **options):
        return drive(generator_function(*arguments, **options))

    _generator_functions[call] = generator_function
    return call


def pause(moment):
    """Waits for a moment. For use with `yield from`."""
    yield Waiter(moment, is_alarm=True)


def breath():
    """Lets the others run, and time pass a little. For loops that wait for a change."""
    return Waiter(clock.read(), is_alarm=True)


def _generator_function(function):
    """Returns the suspendable form of a function, or None."""
    return _generator_functions.get(function) or resumable_functions.resumable(function, HELPERS)


def can_begin_at_once(function):
    """Tells whether a thread of this function may run before the one that starts it waits."""
    while isinstance(function, functools.partial):
        function = function.func
    if isinstance(function, types.MethodType):
        function = function.__func__
    if isinstance(function, types.FunctionType):
        is_of_the_program = function.__code__.co_filename == resumable_functions.SOURCE
        return is_of_the_program or function in _generator_functions
    return isinstance(function, _EAGER)


def call(function, /, *arguments, **options):
    """Calls a function, or returns the call as Pending when it has a suspendable form."""
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
    """What asyncio.to_thread hands to a pool: a call in a copy of the context."""
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
    """Calls a function with `yield from`, suspended where it waits."""
    result = call(function, *arguments, **options)
    return (yield from result.generator) if type(result) is Pending else result


class _Entered:
    """A context that was entered already."""

    __slots__ = ("_manager",)

    def __init__(self, manager):
        self._manager = manager

    def __enter__(self):
        return True

    def __exit__(self, *failure):
        return self._manager.__exit__(*failure)


def enter(manager):
    """Returns the context of a with statement; that of a lock is pending until the lock is free."""
    acquire = getattr(type(manager), "_enter_suspendable", None)
    return manager if acquire is None else Pending(_enter(manager, acquire))


def _enter(manager, acquire):
    yield from acquire(manager)
    return _Entered(manager)


HELPERS = {"call": call, "enter": enter, "Pending": Pending, "breath": breath}
