"""Runs one case and reports on it."""

import contextvars
import json
import random
import sys

import packetsmith_lab
import packetsmith_lab.journal
from packetsmith_library.recursion import install as limit_recursion

from . import report as reports
from .abrupt_end import AbruptEnd, install as refuse_abrupt_ends
from .baseline import Baseline
from .canonical_value import UnsupportedValue
from .late_library import install as explain_late_library
from .observers import are_tools_left, install as hide_recorder_tool, stop_observers
from .learner_source import BYTE_ORDER_MARK
from .program import FailedExit, call_function, compile_solution, run_program
from .safety import find_escape
from .seal import remove_bridge
from .streams import flush_streams, mute_streams, open_streams
from .trace import describe

READY = ""

_OUT_OF_MEMORY = reports.report(reports.MEMORY_LIMIT)
_state = {}


def seal():
    """Seals the interpreter. Called once after booting."""
    remove_bridge()
    refuse_abrupt_ends()
    limit_recursion()
    explain_late_library()
    hide_recorder_tool()
    mute_streams()
    _state["baseline"] = Baseline()


def _refuse(error):
    return reports.report(reports.ERROR, describe(error))


def _open_log(request):
    from . import recorded_log

    random.seed(request["seed"])
    packetsmith_lab.journal.keep()
    return recorded_log.LogRecorder(request)


def _open_recorder(job):
    """Starts nothing and imports nothing unless the case, or the log of its lab, is recorded."""
    if job.get("log") is not None:
        return _open_log(job["log"])
    if job.get("record") is None:
        return None
    before = set(sys.modules)
    from . import recorder

    for name in sys.modules.keys() - before:
        package, _, module = name.rpartition(".")
        if package == __package__:
            # Nothing that a program usually looks at tells it that it is recorded.
            del sys.modules[name]
            delattr(sys.modules[package], module)
    random.seed(job["record"]["seed"])
    if job["lab"] is not None:
        packetsmith_lab.journal.keep()
    return recorder.Recorder(job["record"], job["code"])


def _check_safety(job):
    try:
        escape = find_escape(job["code"]) if job["checksSafety"] else None
    except (RecursionError, MemoryError):
        # Code that is too deep to check is confined by the sandbox all the same.
        return READY
    return READY if escape is None else reports.report(reports.ERROR, escape)


def prepare_case(request):
    """Prepares the case that the request describes as JSON.

    Returns an empty string, or the report on a syntax error or on code that tries to leave the sandbox.
    """
    try:
        # Otherwise every interpreter would start with the random state of the memory snapshot.
        random.seed()
        job = json.loads(request)
        job["code"] = job["code"].removeprefix(BYTE_ORDER_MARK)
        packetsmith_lab.load(job["lab"])
        open_streams()
        _state["job"] = job
        _state["recorder"] = _open_recorder(job)
    except MemoryError:
        return _OUT_OF_MEMORY
    try:
        _state["program"] = compile_solution(job["code"])
    except (SyntaxError, ValueError, RecursionError, OverflowError, MemoryError) as error:
        return _refuse(error)
    return _check_safety(job)


def _enter():
    job, recorder = _state["job"], _state["recorder"]
    if recorder is not None:
        recorder.start()
    try:
        if job["function"] is None:
            return run_program(_state["program"])
        return call_function(_state["program"], job["function"], job["arguments"])
    except BaseException as error:
        stop_observers()
        if recorder is not None:
            recorder.finish(error)
        raise
    finally:
        if recorder is not None:
            recorder.finish()


def _attempt():
    try:
        value = contextvars.Context().run(_enter)
    except MemoryError as error:
        # A MemoryError with a message has another cause: code that is nested too deeply.
        return _refuse(error) if type(error) is MemoryError and error.args else _OUT_OF_MEMORY
    except (AbruptEnd, FailedExit, UnsupportedValue) as refusal:
        return reports.report(reports.ERROR, str(refusal))
    except BaseException as error:
        # Programs that replaced parts of Python still get an explanation of their error.
        _state["baseline"].restore_names()
        return _refuse(error)
    if value is not None and len(value) > _state["job"]["outputBytes"]:
        return reports.report(reports.OUTPUT_LIMIT)
    return reports.report(reports.FINISHED, value=value)


def run_case():
    """Runs the prepared case and returns the report as JSON."""
    try:
        result = _attempt()
        flush_streams()
        return result
    except MemoryError:
        return _OUT_OF_MEMORY


def _first_error():
    """Returns the error that the errors of the harness followed."""
    error = sys.last_exc
    while error.__context__ is not None:
        error = error.__context__
    return error


def recover_case():
    """Reports on a case that gave no report, after its tools of sys.monitoring were freed.

    Returns an empty string if no tool was the reason.
    """
    if not are_tools_left():
        return READY
    try:
        error, recorder = _first_error(), _state["recorder"]
        if recorder is not None:
            recorder.finish(error)
        _state["baseline"].restore_names()
        return _refuse(error)
    except MemoryError:
        return _OUT_OF_MEMORY
