"""The flight recorder: writes what a program does, step by step, to a file that the host reads.

It observes the program through sys.monitoring. After the last step that is wanted, only lines are counted.
"""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import BaseException, Exception, OSError, RecursionError, id, type
import sys

import packetsmith_lab.clock as lab_clock
import packetsmith_lab.journal as lab_journal
import packetsmith_lab.scheduler as lab_scheduler
from packetsmith_library.recursion import add_recorder_frame, remove_recorder_frame

from .observers import claim_tool, observe, stop_recorder
from .own_frames import SOLUTION
from .recorded_calls import Calls
from .recorded_changes import MODULE, changed_variables
from .recorded_values import Values
from .recording_window import Window

LINE, CALL, RETURN, YIELD, RESUME, RAISE, UNWIND = range(7)

_E = sys.monitoring.events
_DISABLE = sys.monitoring.DISABLE
_frame_at = sys._getframe
_traceback_of = BaseException.__dict__["__traceback__"].__get__
_Waiter = lab_scheduler.Waiter
_COROUTINE = 0x80 | 0x200
_GENERATOR_EXPRESSION = "<genexpr>"


class Recorder:
    """Records one case."""

    def __init__(self, request, source):
        self._window = Window(request)
        self._calls = Calls()
        self._values = Values()
        self._last_line = source.count("\n") + 1
        # Ends of calls that are written only if the program goes on: the last step of a failure is where it happened.
        self._pending = []
        self._raised = None
        self._last_step = None
        self._is_over = False

    def start(self):
        """Begins to observe."""
        add_recorder_frame()
        claim_tool(self._callbacks())
        observe(_RECORDED if self._window.is_beginning() else _COUNTED)

    def finish(self, error=None):
        """Ends the recording with the error that ended the program, or None."""
        if self._is_over:
            return
        self._is_over = True
        try:
            stop_recorder()
            remove_recorder_frame()
            if error is not None and self._window.is_open:
                self._add_failure(error)
            self._window.write_packets()
            self._window.write_end()
        except Exception:
            # What was written before is still of use.
            return

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
        window = self._window
        window.lines += 1
        try:
            if window.is_open:
                self._guard(_frame_at(1), LINE, line)
            elif window.lines >= window.next_task:
                self._count(line)
        except RecursionError:
            return

    def _count(self, line):
        window = self._window
        if window.is_wanted(line):
            self._open()
            self._guard(_frame_at(2), LINE, line)
            return
        try:
            window.count()
        except OSError:
            self._give_up()
        if window.is_beginning():
            # The next line is the first that is wanted.
            observe(_RECORDED)

    def _open(self):
        try:
            self._window.open()
            observe(_RECORDED)
        except OSError:
            self._give_up()

    def _on_start(self, code, _offset):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._window.is_open:
                self._guard(_frame_at(1), CALL, code.co_firstlineno)
            elif self._window.is_awaited(code.co_firstlineno) and code.co_name != MODULE:
                self._open()
                self._guard(_frame_at(1), CALL, code.co_firstlineno)
        except RecursionError:
            return

    def _on_resume(self, code, _offset):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._window.is_open and code.co_name != _GENERATOR_EXPRESSION:
                self._guard(_frame_at(1), RESUME, None)
        except RecursionError:
            return

    def _on_return(self, code, _offset, value):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._window.is_open:
                self._guard(_frame_at(1), RETURN, None, (value,))
        except RecursionError:
            return

    def _on_yield(self, code, _offset, value):
        if code.co_filename != SOLUTION:
            return _DISABLE
        try:
            if self._window.is_open and code.co_name != _GENERATOR_EXPRESSION:
                self._yield(_frame_at(1), value)
        except RecursionError:
            return

    def _yield(self, frame, value):
        if type(value) is not _Waiter:
            self._guard(frame, YIELD, None, () if frame.f_code.co_flags & _COROUTINE else (value,))
            return
        # A function that waits in a thread of the lab, where functions are generators.
        known = self._calls.find(frame)
        if known is not None:
            known.is_suspended = True

    def _on_raise(self, code, _offset, error):
        if code.co_filename != SOLUTION or not self._window.is_open:
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
        if code.co_filename == SOLUTION and self._window.is_open:
            try:
                self._postpone(_frame_at(1), UNWIND)
            except RecursionError:
                return

    # Steps

    def _guard(self, frame, kind, line, result=()):
        """Records a step. The program notices nothing, whatever happens."""
        known = self._calls.find(frame)
        try:
            if kind == RESUME and known is not None and known.is_suspended:
                known.is_suspended = False
                return
            if kind == CALL and frame.f_code.co_name == MODULE:
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
            known = self._calls.find(frame)
            line = frame.f_lineno
            if known is None or not self._calls.is_announced(known):
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
        known = None if kind == CALL else self._calls.find(frame)
        known = known or self._calls.enter(frame)
        self._values.begin_step()
        variables = changed_variables(frame, known.seen, self._values)
        results = [self._values.write(value) for value in result]
        changed = [change for change in self._values.changed if change is not None]
        parts = [f"{kind},{line},{known.number},{self._moment()},[{','.join(variables)}],[{','.join(changed)}]"]
        if results or self._calls.new:
            parts.append(results[0] if results else "null")
            parts.extend(self._calls.new)
        self._last_step = known.number, line
        self._add_step(f"[{','.join(parts)}]")

    def _add_step(self, text):
        # Between a step and the note that it was written, nothing may be called that is too deep for the program.
        self._window.write_steps([*self._pending, text])
        self._pending, self._raised, self._calls.new, self._values.changed = [], None, [], []
        if self._window.is_full():
            self._end_window()

    def _end_window(self):
        self._calls.forget()
        self._values = None
        self._window.close()
        observe(_COUNTED)

    def _give_up(self):
        """Records nothing more."""
        try:
            self._end_window()
        except Exception:
            stop_recorder()

    def _add_failure(self, error):
        """Makes the line of the error the last step."""
        trace, frame, line = _traceback_of(error), None, 0
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == SOLUTION:
                frame, line = trace.tb_frame, trace.tb_lineno
            trace = trace.tb_next
        known = None if frame is None else self._calls.find(frame)
        if known is not None and self._last_step != (known.number, line):
            self._pending = []
            self._record(frame, RAISE, line, (error,))


# Calls are observed, too, so that the deepest one fails where it fails without a recorder.
_COUNTED = _E.LINE | _E.PY_START | _E.RAISE | _E.PY_UNWIND
_RECORDED = (
    _E.LINE | _E.PY_START | _E.PY_RESUME | _E.PY_RETURN | _E.PY_YIELD | _E.RAISE | _E.PY_UNWIND
)
# cspell:ignore firstlineno genexpr lineno
