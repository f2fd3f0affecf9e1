"""The flight recorder: writes what a program does, step by step, to a file that the host reads.

It observes the program through sys.monitoring. Every step is written at once, as one JSON array, so that a program that
is stopped keeps its recording. After the last step that is wanted, only lines are counted.
"""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import (
    BaseException, Exception, RecursionError, ValueError, dict, getattr, id, int, len, list, min, range, reversed, set,
    setattr, str, type,
)
import os
import sys
from itertools import islice

import packetsmith_lab.clock as lab_clock
import packetsmith_lab.journal as lab_journal
import packetsmith_lab.scheduler as lab_scheduler

from .own_frames import SOLUTION
from .recorded_packets import packets_as_json
from .recorded_values import SCALARS, TooMuch, Values, is_module, quote
from .recursion import add_hidden_frame, remove_hidden_frame

# 0 is a debugger's, 1 coverage's, 2 a profiler's, 5 the optimizer's.
TOOL = 4
LINE, CALL, RETURN, YIELD, RESUME, RAISE, UNWIND = range(7)

MAX_NAMES = 60
MAX_NAME_CHARACTERS = 80
# The steps of a recording take at most this many bytes, and the host refuses more.
MAX_STEP_BYTES = 300_000
# How many lines are counted between two reports, at first. The distance doubles after so many reports.
MARK_EVERY, MARKS_PER_DISTANCE = 256, 512

_write_file = os.write
_monitoring = sys.monitoring
_E = _monitoring.events
_DISABLE = _monitoring.DISABLE
_set_events, _register = _monitoring.set_events, _monitoring.register_callback
_use_tool, _restart_events = _monitoring.use_tool_id, _monitoring.restart_events
_frame_at = sys._getframe
_proxy_type = type((lambda: _frame_at().f_locals)())
_traceback_of = BaseException.__dict__["__traceback__"].__get__
_run_step_code = lab_scheduler.run_step.__code__
_Waiter = lab_scheduler.Waiter
_COROUTINE = 0x80 | 0x200
_MODULE, _GENERATOR_EXPRESSION = "<module>", "<genexpr>"


def _is_shown(name):
    return type(name) is str and name[:2] != "__" and name[:5] != "_lab_"


def _namespaces(frame):
    """Returns the namespaces that hold a frame's variables. Those that run code of the program are left out."""
    local = frame.f_locals
    if frame.f_code.co_name != _MODULE:
        return [local] if type(local) in (_proxy_type, dict) else []
    # Inside a comprehension at the top level, the locals are those of the comprehension.
    return [frame.f_globals, local] if type(local) is _proxy_type else [frame.f_globals]


class _Frame:
    """A call that is recorded."""

    __slots__ = ("number", "seen", "is_suspended")

    def __init__(self, number):
        self.number = number
        # By name: the scalar or None, and the value as it was written.
        self.seen = {}
        self.is_suspended = False


class Recorder:
    """Records one case."""

    def __init__(self, request, source):
        self._file = request["file"]
        self._first, self._room = request["from"], request["steps"]
        self._wants_packets, self._packets = request["packets"], []
        self._last_line = source.count("\n") + 1
        self._values = Values()
        self._frames = {}
        self._frame_count = 0
        self._new_frames = []
        self._bytes = 0
        self._lines = 0
        self._next_mark, self._marks = MARK_EVERY, 0
        # Ends of calls that are written only if the program goes on: the last step of a failure is where it happened.
        self._pending = []
        self._raised = None
        self._last_step = None
        self._is_recording = self._is_over = False

    def start(self):
        """Begins to observe."""
        _hide_tool()
        add_hidden_frame()
        _use_tool(TOOL, "recorder")
        for event, callback in self._callbacks().items():
            _register(TOOL, event, callback)
        self._observe(_COUNTED if self._first > 0 or self._room == 0 else _RECORDED)

    def finish(self, error=None):
        """Ends the recording with the error that ended the program, or None."""
        if self._is_over:
            return
        self._is_over = True
        try:
            _set_events(TOOL, 0)
            remove_hidden_frame()
            if error is not None and self._is_recording:
                self._add_failure(error)
            self._send_packets()
            self._send(f'["e",{self._lines}]')
        except Exception:
            # What was sent before is still of use.
            return

    def _observe(self, events):
        _restart_events()
        _set_events(TOOL, events)

    def _send(self, text):
        _write_file(self._file, text.encode("ascii"))

    def _send_packets(self):
        """Sends the packets that have been added or changed since they were sent last."""
        if not self._wants_packets:
            return
        packets, same = packets_as_json(lab_clock.now()), 0
        while same < min(len(packets), len(self._packets)) and packets[same] == self._packets[same]:
            same += 1
        self._packets = packets
        fields = ['"p"', str(same), *packets[same:]]
        self._send(f"[{','.join(fields)}]")

    # Events

    def _callbacks(self):
        return {
            _E.LINE: self._on_line, _E.PY_START: self._on_start, _E.PY_RESUME: self._on_resume,
            _E.PY_RETURN: self._on_return, _E.PY_YIELD: self._on_yield, _E.RAISE: self._on_raise,
            _E.PY_UNWIND: self._on_unwind,
        }

    # At the program's greatest depth, a callback can be called, but it can call nothing.

    def _on_line(self, code, line):
        if code.co_filename != SOLUTION:
            return _DISABLE
        self._lines += 1
        try:
            if self._is_recording:
                self._guard(_frame_at(1), LINE, line)
            else:
                self._count(line)
        except RecursionError:
            return

    def _count(self, line):
        if self._room > 0 and self._lines > self._first:
            self._is_recording = True
            self._guard(_frame_at(2), LINE, line)
        elif self._lines >= self._next_mark:
            self._send_mark()
        if self._lines == self._first:
            # The next line is the first that is wanted.
            self._observe(_RECORDED)

    def _send_mark(self):
        self._marks += 1
        self._next_mark = self._lines + (MARK_EVERY << (self._marks // MARKS_PER_DISTANCE))
        try:
            self._send(f'["n",{self._lines}]')
        except OSError:
            self._give_up()

    def _on_start(self, code, _offset):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._is_recording:
                self._guard(_frame_at(1), CALL, code.co_firstlineno)
        except RecursionError:
            return

    def _on_resume(self, code, _offset):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._is_recording and code.co_name != _GENERATOR_EXPRESSION:
                self._guard(_frame_at(1), RESUME, None)
        except RecursionError:
            return

    def _on_return(self, code, _offset, value):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._is_recording:
                self._guard(_frame_at(1), RETURN, None, (value,))
        except RecursionError:
            return

    def _on_yield(self, code, _offset, value):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._is_recording and code.co_name != _GENERATOR_EXPRESSION:
                self._yield(_frame_at(1), value)
        except RecursionError:
            return

    def _yield(self, frame, value):
        if type(value) is not _Waiter:
            self._guard(frame, YIELD, None, () if frame.f_code.co_flags & _COROUTINE else (value,))
            return
        # A function that waits in a thread of the lab, where functions are generators.
        known = self._frames.get(id(frame))
        if known is not None:
            known.is_suspended = True

    def _on_raise(self, code, _offset, error):
        if code.co_filename != SOLUTION or not self._is_recording:
            return
        try:
            frame = _frame_at(1)
            if self._raised == id(error) and self._pending:
                self._postpone(frame, RAISE)
            else:
                self._guard(frame, RAISE, None, (error,))
                self._raised = id(error)
        except RecursionError:
            return

    def _on_unwind(self, code, _offset, _error):
        if code.co_filename == SOLUTION and self._is_recording:
            try:
                self._postpone(_frame_at(1), UNWIND)
            except RecursionError:
                return

    # Steps

    def _guard(self, frame, kind, line, result=()):
        """Records a step. The program notices nothing, whatever happens."""
        known = self._frames.get(id(frame))
        try:
            if kind == RESUME and known is not None and known.is_suspended:
                known.is_suspended = False
                return
            if kind == CALL and frame.f_code.co_name == _MODULE:
                return
            self._record(frame, kind, line, result)
        except RecursionError:
            # The program is as deep as it may be. This step is missing, and the frame's next one has all variables.
            if known is not None:
                known.seen = {}
        except Exception:
            self._give_up()

    def _postpone(self, frame, kind):
        try:
            known = self._frames.get(id(frame))
            line = frame.f_lineno
            # A frame of which no step could be recorded isn't known to the reader.
            announced = self._frame_count - len(self._new_frames) // 2
            if known is None or known.number >= announced:
                return
            if line is not None and 0 < line <= self._last_line:
                self._pending.append(f"[{kind},{line},{known.number},{self._moment()},[],[]]")
        except RecursionError:
            return
        except Exception:
            self._give_up()

    def _moment(self):
        """Returns the program's clock, and the number that the next packet gets."""
        return f"{lab_clock.hand.now_ns},{lab_journal.next_number()}"

    def _record(self, frame, kind, line, result):
        line = line or frame.f_lineno or frame.f_code.co_firstlineno
        if not 0 < line <= self._last_line:
            # Code that the program compiled itself, under the same name.
            return
        known = None if kind == CALL else self._frames.get(id(frame))
        known = known or self._enter(frame)
        self._values.begin_step()
        variables = self._changed_variables(frame, known.seen)
        results = [self._values.write(value) for value in result]
        changed = [change for change in self._values.changed if change is not None]
        parts = [f"{kind},{line},{known.number},{self._moment()},[{','.join(variables)}],[{','.join(changed)}]"]
        if results or self._new_frames:
            parts.append(results[0] if results else "null")
            parts.extend(self._new_frames)
        self._last_step = known.number, line
        self._add_step(f"[{','.join(parts)}]")

    def _add_step(self, text):
        # Between a step and the note that it was written, nothing may be called that is too deep for the program.
        for step in [*self._pending, text]:
            if self._room == 0:
                break
            self._bytes += len(step)
            if self._bytes > MAX_STEP_BYTES:
                raise TooMuch
            _write_file(self._file, step.encode("ascii"))
            self._room -= 1
        self._pending, self._raised, self._new_frames, self._values.changed = [], None, [], []
        if self._room == 0:
            self._end_window()

    def _end_window(self):
        self._is_recording = False
        self._frames = {}
        self._values = None
        self._send_packets()
        self._next_mark = self._lines + MARK_EVERY
        self._observe(_COUNTED)

    def _give_up(self):
        """Records nothing more."""
        try:
            self._room = 0
            self._end_window()
        except Exception:
            _set_events(TOOL, 0)

    def _enter(self, frame):
        """Numbers a frame, after the ones that called it."""
        calls, parent, back = [frame], -1, frame.f_back
        # Below the lab's scheduler lies whatever waits for this thread.
        while back is not None and back.f_code is not _run_step_code:
            if back.f_code.co_filename == SOLUTION:
                known = self._frames.get(id(back))
                if known is not None:
                    parent = known.number
                    break
                calls.append(back)
            back = back.f_back
        for call in reversed(calls):
            known = self._frames[id(call)] = _Frame(self._frame_count)
            self._new_frames += [quote(call.f_code.co_qualname[:MAX_NAME_CHARACTERS]), str(parent)]
            parent = self._frame_count
            self._frame_count += 1
        return known

    def _changed_variables(self, frame, seen):
        """Returns the names and values of the variables that changed since the frame's last step, as JSON."""
        changed, present = [], set()
        for space in _namespaces(frame):
            for name, value in list(islice(space.items(), MAX_NAMES * 4)):
                if not _is_shown(name) or is_module(value) or len(present) >= MAX_NAMES:
                    continue
                present.add(name)
                known = seen.get(name)
                if known is not None and known[0] is not None and known[0] is value:
                    continue
                text = self._values.write(value)
                if known is None or known[1] != text:
                    changed.append(f"{quote(name[:MAX_NAME_CHARACTERS])},{text}")
                is_kept = id(type(value)) in SCALARS and len(text) <= MAX_NAME_CHARACTERS
                seen[name] = (value if is_kept else None), text
        for name in [name for name in seen if name not in present]:
            del seen[name]
            changed.append(f"{quote(name[:MAX_NAME_CHARACTERS])},null")
        return changed

    def _add_failure(self, error):
        """Makes the line of the error the last step."""
        trace, frame, line = _traceback_of(error), None, 0
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == SOLUTION:
                frame, line = trace.tb_frame, trace.tb_lineno
            trace = trace.tb_next
        known = None if frame is None else self._frames.get(id(frame))
        if known is not None and self._last_step != (known.number, line):
            self._pending = []
            self._record(frame, RAISE, line, (error,))


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


# Calls are observed, too, so that the deepest one fails where it fails without a recorder.
_COUNTED = _E.LINE | _E.PY_START | _E.RAISE | _E.PY_UNWIND
_RECORDED = (
    _E.LINE | _E.PY_START | _E.PY_RESUME | _E.PY_RETURN | _E.PY_YIELD | _E.RAISE | _E.PY_UNWIND
)
# cspell:ignore firstlineno genexpr lineno qualname
