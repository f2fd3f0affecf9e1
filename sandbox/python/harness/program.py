"""Calls a learner's code: as a program, or as one function."""

import atexit
import builtins
import json
import sys
import types

import packetsmith_lab.threads as lab_threads

from .canonical_value import UnsupportedValue, canonical_text
from .observers import stop_observers
from .own_frames import SOLUTION
from .trace import remember_source

_loads = json.loads


class FailedExit(Exception):
    """The program exited with a status other than 0."""


def compile_solution(source):
    """Compiles the source of a program and makes it available to tracebacks.

    Raises the errors of compile().
    """
    remember_source(source)
    return compile(source, SOLUTION, "exec", dont_inherit=True)


def _new_module(name):
    module = types.ModuleType(name)
    module.__file__ = SOLUTION
    module.__builtins__ = builtins
    sys.modules[name] = module
    sys.argv = [SOLUTION]
    return module.__dict__


def _end_of_program(namespace):
    lab_threads.run_waiting()
    atexit._run_exitfuncs()
    stop_observers()
    # In the order of definition, like the interpreter's shutdown, because finalizers may still print.
    for name in [name for name in namespace if name != "__builtins__"]:
        namespace[name] = None


def _status_of(code):
    """Returns the exit status of SystemExit(code). If the code isn't a number, Python prints it and exits with 1."""
    if code is None:
        return 0
    if isinstance(code, int):
        # For a subclass of int, use its actual value and not its own methods.
        return int.__index__(code)
    print(code, file=sys.stderr)
    return 1


def run_program(program):
    """Runs a compiled source as `python solution.py` would.

    Raises FailedExit if the program exits with a status other than 0.
    """
    namespace = _new_module("__main__")
    status = 0
    try:
        exec(program, namespace)
    except SystemExit as ending:
        status = _status_of(ending.code)
    except Exception:
        # atexit functions also run after an error.
        atexit._run_exitfuncs()
        raise
    _end_of_program(namespace)
    if status != 0:
        raise FailedExit(
            f"The program ended itself with exit status {status}; 0 is the status of success."
        )


def call_function(program, name, arguments):
    """Calls one function of a compiled source with a JSON array of arguments and returns its value as canonical JSON.

    The source is not loaded as `__main__`, so a block under `if __name__ == "__main__"` does not run.

    Raises UnsupportedValue if there is no such function or its return value isn't supported.
    """
    namespace = _new_module("solution")
    exec(program, namespace)
    function = namespace.get(name)
    if not callable(function):
        raise UnsupportedValue(
            f"Your code doesn't define a function called {name}. Copy it from the starter code if it is there, "
            f"or write one that begins: def {name}("
        )
    text = canonical_text(function(*_loads(arguments)))
    _end_of_program(namespace)
    return text
