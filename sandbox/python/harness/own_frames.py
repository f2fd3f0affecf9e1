"""Reduces the tracebacks of an exception and its causes to the learner's own frames."""

SOLUTION = "solution.py"
MAX_CHAIN = 6
SHOWN_AT_EACH_END = 40

_traceback_of = BaseException.__dict__["__traceback__"].__get__
_cause_of = BaseException.__dict__["__cause__"].__get__
_context_of = BaseException.__dict__["__context__"].__get__
_members_of = BaseExceptionGroup.__dict__["exceptions"].__get__


def _own_part(trace):
    """Returns the traceback with only the learner's frames, and how many of them were left out of a deep one."""
    own = []
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == SOLUTION:
            own.append(trace)
        trace = trace.tb_next
    hidden = max(0, len(own) - 2 * SHOWN_AT_EACH_END)
    shown = own[:SHOWN_AT_EACH_END] + own[-SHOWN_AT_EACH_END:] if hidden else own
    # From the end, because setting tb_next checks all following entries for a cycle.
    following = None
    for entry in reversed(shown):
        if entry.tb_next is not following:
            entry.tb_next = following
        following = entry
    return following, hidden


def _cut(error, hidden):
    trace, count = _own_part(_traceback_of(error))
    BaseException.with_traceback(error, trace)
    hidden[id(error)] = count
    if isinstance(error, BaseExceptionGroup):
        for member in _members_of(error):
            keep_own_frames(member, hidden)


def keep_own_frames(error, hidden):
    """Reduces the tracebacks of the exception and the newest exceptions that it was raised from or raised after.

    hidden receives the number of the learner's frames that were left out, by the id of each exception.
    """
    for _ in range(MAX_CHAIN):
        if id(error) in hidden:
            return
        _cut(error, hidden)
        earlier = _cause_of(error) or _context_of(error)
        if earlier is None:
            return
        last, error = error, earlier
    BaseException.__dict__["__cause__"].__set__(last, None)
    BaseException.__dict__["__context__"].__set__(last, None)
