"""select.select and select.poll for sockets of the simulated network."""

import select as native
import selectors

from . import clock, lab_socket
from .linux_errors import network_error
from .scheduler import Waiter
from .replacements import copy_metadata
from .suspension import suspendable, yield_point


def _channel(item):
    descriptor = item if isinstance(item, int) else item.fileno()
    if descriptor < 0:
        raise ValueError(f"file descriptor cannot be a negative integer ({descriptor})")
    found = lab_socket.find(descriptor)
    if found is None:
        raise network_error("EBADF")
    return found._require_open()


def _wait_for_change(channels, until):
    """Waits until something may have changed. Returns whether there is time left."""
    if until is not None and clock.now() >= until:
        yield yield_point()
        return False
    moments = [moment for moment in (channel.next_event() for channel in channels) if moment is not None]
    moments = [moment for moment in moments if moment > clock.now()]
    if until is not None:
        moments.append(until)
    if moments:
        yield Waiter(min(moments), is_alarm=True)
    else:
        yield Waiter(create_error=lambda: TimeoutError(
            "none of these sockets will receive more data, so this call would wait forever: "
            "give it a timeout"
        ))
    return True


def _select(rlist, wlist, xlist, timeout=None, /):
    if timeout is not None and timeout < 0:
        raise ValueError("timeout must be non-negative")
    until = clock.deadline(timeout)
    readers = [(item, _channel(item)) for item in rlist]
    writers = [(item, _channel(item)) for item in wlist]
    channels = [channel for _item, channel in readers + writers]
    is_in_time = True
    while True:
        readable = [item for item, channel in readers if channel.has_news()]
        writable = [item for item, channel in writers if channel.is_writable()]
        if readable or writable or not is_in_time:
            return readable, writable, []
        is_in_time = yield from _wait_for_change(channels, until)


class poll:
    """A replacement for select.poll()."""

    def __init__(self):
        self._watched = {}

    def register(self, item, eventmask=native.POLLIN | native.POLLPRI | native.POLLOUT):
        self._watched[item if isinstance(item, int) else item.fileno()] = eventmask

    def modify(self, item, eventmask):
        descriptor = item if isinstance(item, int) else item.fileno()
        if descriptor not in self._watched:
            raise FileNotFoundError(2, "No such file or directory")
        self._watched[descriptor] = eventmask

    def unregister(self, item):
        del self._watched[item if isinstance(item, int) else item.fileno()]

    def _poll(self, timeout=None, /):
        until = None if timeout is None or timeout < 0 else clock.deadline(timeout / 1000)
        watched = [(descriptor, _channel(descriptor), mask) for descriptor, mask in self._watched.items()]
        is_in_time = True
        while True:
            found = [(descriptor, _events(channel, mask)) for descriptor, channel, mask in watched]
            found = [pair for pair in found if pair[1]]
            if found or not is_in_time:
                return found
            is_in_time = yield from _wait_for_change([channel for _, channel, _ in watched], until)

    poll = suspendable(_poll)


def _events(channel, mask):
    events = native.POLLIN if mask & native.POLLIN and channel.has_news() else 0
    if mask & native.POLLOUT and channel.is_writable():
        events |= native.POLLOUT
    return events


def install():
    """Replaces the functions of the select and selectors modules that wait for sockets."""
    native.select = select = copy_metadata(suspendable(_select), native.select)
    native.poll = selectors.PollSelector._selector_cls = poll
    selectors.SelectSelector._select = staticmethod(select)
