"""Runs one case and reports on it."""

import contextvars
import json
import random

import packetsmith_lab

from . import report as reports
from .abrupt_end import AbruptEnd, install as refuse_abrupt_ends
from .baseline import Baseline
from .canonical_value import UnsupportedValue
from .program import FailedExit, call_function, compile_solution, run_program
from .recursion import install as limit_recursion
from .seal import remove_bridge
from .streams import flush_streams, mute_streams, open_streams
from .trace import describe

READY = ""

_OUT_OF_MEMORY = reports.report(reports.MEMORY_LIMIT)
_state = {}


def seal():
    """Closes the interpreter to everything but the cases. Called once, when it has booted."""
    remove_bridge()
    refuse_abrupt_ends()
    limit_recursion()
    mute_streams()
    _state["baseline"] = Baseline()


def _refuse(error):
    return reports.report(reports.ERROR, describe(error))


def prepare_case(request):
    """Makes everything ready for the case that the request, a JSON text, describes.

    Returns an empty text, or the report on code that Python cannot read.
    """
    try:
        # The state of the generator is part of the memory that every interpreter starts from.
        random.seed()
        job = json.loads(request)
        packetsmith_lab.load(job["lab"])
        open_streams()
        _state["job"] = job
    except MemoryError:
        return _OUT_OF_MEMORY
    try:
        _state["program"] = compile_solution(job["code"])
    except (SyntaxError, ValueError, RecursionError, OverflowError, MemoryError) as error:
        return _refuse(error)
    return READY


def _enter():
    job = _state["job"]
    if job["function"] is None:
        return run_program(_state["program"])
    return call_function(_state["program"], job["function"], job["arguments"])


def _attempt():
    try:
        value = contextvars.Context().run(_enter)
    except MemoryError as error:
        # Only one with a message is about something else: code that is nested too deeply.
        return _refuse(error) if type(error) is MemoryError and error.args else _OUT_OF_MEMORY
    except (AbruptEnd, FailedExit, UnsupportedValue) as refusal:
        return reports.report(reports.ERROR, str(refusal))
    except BaseException as error:
        # A program that replaced a part of Python is told its error all the same.
        _state["baseline"].restore_names()
        return _refuse(error)
    if value is not None and len(value) > _state["job"]["outputBytes"]:
        return reports.report(reports.OUTPUT_LIMIT)
    return reports.report(reports.FINISHED, value=value)


def run_case():
    """Runs the case that is prepared, and returns the report on it as JSON."""
    try:
        result = _attempt()
        flush_streams()
        return result
    except MemoryError:
        return _OUT_OF_MEMORY
