"""The time module of a case with a lab."""

import datetime as native_datetime
import queue
import threading
import time

from . import clock, lab_dates

_STARTS_AT = "2024-05-06T09:00:00+00:00"
# The monotonic clock starts above zero, as on a machine that has been running for a while.
_UPTIME_NS = 1_000 * clock.SECOND_NS
_REAL_TIME_CLOCK = time.CLOCK_REALTIME

_native = {name: getattr(time, name) for name in ("asctime", "ctime", "gmtime", "localtime", "strftime")}
_started = {"ns": 0}


def _time_ns():
    return _started["ns"] + clock.read()


def _time():
    return _time_ns() / clock.SECOND_NS


def _monotonic_ns():
    return _UPTIME_NS + clock.read()


def _monotonic():
    return _monotonic_ns() / clock.SECOND_NS


def monotonic_now():
    """Returns the value of time.monotonic() without spending virtual time."""
    return monotonic_at(clock.now())


def monotonic_at(moment):
    """Returns the value of time.monotonic() at a moment of the clock."""
    uptime = _UPTIME_NS if clock.hand.is_virtual else 0
    return (uptime + moment) / clock.SECOND_NS


def _clock_gettime_ns(which):
    return _time_ns() if which == _REAL_TIME_CLOCK else _monotonic_ns()


def _clock_gettime(which):
    return _clock_gettime_ns(which) / clock.SECOND_NS


def _of_now(name):
    native = _native[name]

    def of_moment(seconds=None, /):
        return native(_time() if seconds is None else seconds)

    of_moment.__name__ = name
    return of_moment


def _asctime(moment=None, /):
    return _native["asctime"](_native["gmtime"](_time()) if moment is None else moment)


def _strftime(form, moment=None, /):
    return _native["strftime"](form, _native["gmtime"](_time()) if moment is None else moment)


def install(starts_at):
    """Makes the time and datetime modules use the lab's clock.

    starts_at is the date and time at which the case begins, in ISO 8601; None means an arbitrary day.
    """
    start = native_datetime.datetime.fromisoformat(starts_at or _STARTS_AT)
    _started["ns"] = int(start.timestamp()) * clock.SECOND_NS
    names = {
        "asctime": _asctime,
        "clock_gettime": _clock_gettime,
        "clock_gettime_ns": _clock_gettime_ns,
        "monotonic": _monotonic,
        "monotonic_ns": _monotonic_ns,
        "perf_counter": _monotonic,
        "perf_counter_ns": _monotonic_ns,
        "process_time": _monotonic,
        "process_time_ns": _monotonic_ns,
        "strftime": _strftime,
        "thread_time": _monotonic,
        "thread_time_ns": _monotonic_ns,
        "time": _time,
        "time_ns": _time_ns,
        **{name: _of_now(name) for name in ("ctime", "gmtime", "localtime")},
    }
    vars(time).update(names)
    threading._time = queue.time = _monotonic
    lab_dates.install(_time)
