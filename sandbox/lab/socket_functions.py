"""The functions of the socket module, for the simulated network."""

import socket as native

from . import lab_socket, linux_errors, network

_OWN_NAME = "workstation.lab"


def create_connection(
    address, timeout=native._GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, all_errors=False
):
    connection = lab_socket.socket()
    if timeout is not native._GLOBAL_DEFAULT_TIMEOUT:
        connection.settimeout(timeout)
    connection.connect(address)
    return connection


def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    address = (network.resolve(host or ""), int(port or 0))
    return [(native.AF_INET, type or native.SOCK_STREAM, native.IPPROTO_TCP, "", address)]


def gethostbyaddr(address):
    host = network.find_host(network.resolve(address))
    if host is None:
        raise native.herror(1, "Unknown host")
    name, *aliases = host.get("names") or [host["ip"]]
    return name, aliases, [host["ip"]]


def gethostbyname_ex(name):
    return name, [], [network.resolve(name)]


def getfqdn(name=""):
    return name or _OWN_NAME


def setdefaulttimeout(seconds):
    lab_socket.defaults["timeout"] = seconds


def getdefaulttimeout():
    return lab_socket.defaults["timeout"]


def _refuse(*_arguments, **_options):
    raise PermissionError(linux_errors.ACCESS_DENIED, "Not available in the lab network")


def install():
    """Puts these functions and the simulated socket into the socket module."""
    linux_errors.install()
    replacements = {
        "SocketType": lab_socket.socket,
        "create_connection": create_connection,
        "create_server": _refuse,
        "fromfd": _refuse,
        "getaddrinfo": getaddrinfo,
        "getdefaulttimeout": getdefaulttimeout,
        "getfqdn": getfqdn,
        "gethostbyaddr": gethostbyaddr,
        "gethostbyname": network.resolve,
        "gethostbyname_ex": gethostbyname_ex,
        "gethostname": getfqdn,
        "setdefaulttimeout": setdefaulttimeout,
        "socket": lab_socket.socket,
        "socketpair": _refuse,
    }
    for name, replacement in replacements.items():
        setattr(native, name, replacement)
