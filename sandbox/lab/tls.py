"""TLS, which the lab doesn't have. Without this, the error would be about the socket's descriptor."""

import ssl

from .linux_errors import network_error

NO_TLS = "Protocol not supported: the lab network does not support TLS"


def refuse(*_arguments, **_options):
    """Raises the error for every attempt to use TLS."""
    raise network_error("EPROTONOSUPPORT", NO_TLS)


def install():
    """Makes the functions that begin TLS say so."""
    ssl.SSLContext.wrap_socket = lambda self, sock, *arguments, **options: refuse()
    ssl.get_server_certificate = lambda addr, *arguments, **options: refuse()
