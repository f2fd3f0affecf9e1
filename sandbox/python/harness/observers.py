"""What observes a program while it runs: functions of its own, and the recorder's tool of sys.monitoring."""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import ValueError, getattr, int, range, set, setattr, type
import sys
from functools import partial
from itertools import chain

# 0 is a debugger's, 1 coverage's, 2 a profiler's, 5 the optimizer's.
RECORDER_TOOL = 4
_TOOLS = range(6)

_monitoring = sys.monitoring
_set_events, _register = _monitoring.set_events, _monitoring.register_callback
_use_tool, _free_tool, _get_tool = _monitoring.use_tool_id, _monitoring.free_tool_id, _monitoring.get_tool
_restart_events = _monitoring.restart_events
_set_trace, _set_profile = sys.settrace, sys.setprofile
# The tool of the recorder while it records.
_hidden = set()
# The names of the tools that were in use when they were freed in need, and as many times None.
_left = []

# Frees all tools. It runs no line of Python, because a function of the program's that observes lines and fails makes
# every line fail, also those of the harness. It works once.
free_tools = partial(_left.extend, chain(map(_get_tool, _TOOLS), map(_free_tool, _TOOLS)))


def are_tools_left():
    """Returns whether the program had a tool when the tools were freed in need."""
    return any(name is not None for tool, name in zip(_TOOLS, _left) if tool not in _hidden)


def stop_observers():
    """Ends what the program observes itself with. It would fail once the names that it uses are gone."""
    _set_trace(None)
    _set_profile(None)
    for tool in _TOOLS:
        if tool not in _hidden:
            _free_tool(tool)


def claim_tool(callbacks):
    """Takes the recorder's tool and registers a callback per event."""
    _use_tool(RECORDER_TOOL, "recorder")
    for event, callback in callbacks.items():
        _register(RECORDER_TOOL, event, callback)
    _hidden.add(RECORDER_TOOL)


def observe(events):
    """Chooses the events that the recorder observes."""
    _restart_events()
    _set_events(RECORDER_TOOL, events)


def stop_recorder():
    """Ends what the recorder observes."""
    _set_events(RECORDER_TOOL, 0)


def _guarded(name, function):
    is_refused = name in ("set_events", "set_local_events")

    def guarded(tool_id, *arguments):
        if type(tool_id) is not int or tool_id not in _hidden:
            return function(tool_id, *arguments)
        if is_refused:
            raise ValueError(f"tool {tool_id} is not in use")
        return None

    guarded.__name__ = guarded.__qualname__ = name
    return guarded


def install():
    """Makes the tool of the recorder look unused to a program, which then can't switch it off.

    A tool of the program's sees these functions, so they are the same with and without a recorder.
    """
    for name in ("clear_tool_id", "free_tool_id", "get_tool", "register_callback", "set_events", "set_local_events"):
        setattr(_monitoring, name, _guarded(name, getattr(_monitoring, name)))
# cspell:ignore qualname setattr setprofile settrace
