"""The options of a socket. Programs can set and read them, and none has an effect."""

import socket as native

from .arguments import bytes_of, integer
from .linux_errors import network_error

_OPTION_BYTES, _MOST_OPTION_BYTES = 4, 1024
_LEVELS = (
    native.SOL_SOCKET, native.IPPROTO_IP, native.IPPROTO_TCP, native.IPPROTO_UDP, native.IPPROTO_IPV6,
)
_BUFFER_BYTES = 131_072


class SocketOptions:
    """The methods of a socket for its options."""

    def setsockopt(self, level, option, value, *length):
        level, option = integer(level), integer(option)
        if length and value is not None:
            raise TypeError("setsockopt() takes exactly 3 arguments (4 given)")
        value = value if isinstance(value, int) else bytes_of(b"" if length else value)
        self._require_open()
        if level not in _LEVELS:
            raise network_error("ENOPROTOOPT")
        self._options[level, option] = value if isinstance(value, int) else int.from_bytes(value, "little")

    def getsockopt(self, level, option, buflen=0, /):
        level, option, length = integer(level), integer(option), integer(buflen)
        if not 0 <= length <= _MOST_OPTION_BYTES:
            raise OSError("getsockopt buflen out of range")
        self._require_open()
        if level not in _LEVELS:
            raise network_error("EOPNOTSUPP")
        found = self._option(level, option)
        return found.to_bytes(_OPTION_BYTES, "little", signed=True)[:length] if length else found

    def _option(self, level, option):
        if level == native.SOL_SOCKET:
            if option == native.SO_ERROR:
                return self._take_error()
            known = {
                native.SO_TYPE: int(self.type),
                native.SO_SNDBUF: _BUFFER_BYTES,
                native.SO_RCVBUF: _BUFFER_BYTES,
            }
            if option in known:
                return self._options.get((level, option), known[option])
        return self._options.get((level, option), 0)

    def _take_error(self):
        self._channel.is_writable()
        error, self._channel.error = self._channel.error, None
        return error.errno if error else 0
# cspell:ignore buflen
