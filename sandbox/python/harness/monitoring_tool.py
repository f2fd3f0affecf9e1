"""The recorder's tool of sys.monitoring, and what a program sees of it."""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import ValueError, getattr, int, setattr, type
import sys

# 0 is a debugger's, 1 coverage's, 2 a profiler's, 5 the optimizer's.
TOOL = 4

_monitoring = sys.monitoring
_set_events, _register = _monitoring.set_events, _monitoring.register_callback
_use_tool, _restart_events = _monitoring.use_tool_id, _monitoring.restart_events


def claim_tool(callbacks):
    """Takes the tool, hides it from the program, and registers a callback per event."""
    _hide_tool()
    _use_tool(TOOL, "recorder")
    for event, callback in callbacks.items():
        _register(TOOL, event, callback)


def observe(events):
    """Chooses the events that are observed."""
    _restart_events()
    _set_events(TOOL, events)


def stop_observing():
    """Ends all observation. It can't fail."""
    _set_events(TOOL, 0)


def _hide_tool():
    """Makes the tool of the recorder look used to a program, which then can't switch it off."""
    for name in ("clear_tool_id", "free_tool_id", "get_tool", "register_callback", "set_events", "set_local_events"):
        setattr(_monitoring, name, _guarded(name, getattr(_monitoring, name)))


def _guarded(name, function):
    is_refused = name in ("set_events", "set_local_events")

    def guarded(tool_id, *arguments):
        if type(tool_id) is not int or tool_id != TOOL:
            return function(tool_id, *arguments)
        if is_refused:
            raise ValueError(f"tool {TOOL} is not in use")
        return None

    guarded.__name__ = guarded.__qualname__ = name
    return guarded
# cspell:ignore qualname setattr
