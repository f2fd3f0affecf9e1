"""Runs one case and reports on it."""

import contextvars
import json
import sys

import packetsmith_lab

from . import report as reports
from .baseline import Baseline
from .canonical_value import UnsupportedValue
from .program import FailedExit, call_function, run_program
from .seal import remove_bridge
from .streams import flush_streams, mute_streams, open_streams
from .trace import describe

_loads = json.loads
_OUT_OF_MEMORY = reports.report(reports.MEMORY_LIMIT)
_state = {"baseline": None}


def seal():
    """Closes the interpreter to everything but run_case. Called once, when it has booted."""
    remove_bridge()
    mute_streams()
    _state["baseline"] = Baseline()


def _enter(job):
    if job["function"] is None:
        return run_program(job["code"])
    return call_function(job["code"], job["function"], job["arguments"])


def _attempt(job):
    try:
        value = contextvars.Context().run(_enter, job)
    except MemoryError:
        return _OUT_OF_MEMORY
    except (FailedExit, UnsupportedValue) as refusal:
        return reports.report(reports.ERROR, str(refusal))
    except BaseException as error:
        # A program that replaced a part of Python is told its error all the same.
        _state["baseline"].restore_names()
        return reports.report(reports.ERROR, describe(error))
    if value is not None and len(value) > job["outputBytes"]:
        return reports.report(reports.OUTPUT_LIMIT)
    return reports.report(reports.FINISHED, value=value)


def run_case(request):
    """Runs the case that the request describes, and returns the report, both as JSON."""
    try:
        # First of all: the program before may have replaced what everything else here is made of.
        _state["baseline"].restore()
        job = _loads(request)
        packetsmith_lab.load(job["lab"])
        open_streams()
        result = _attempt(job)
        flush_streams()
        mute_streams()
        return result
    except MemoryError:
        return _OUT_OF_MEMORY
