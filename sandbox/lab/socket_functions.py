"""The functions of the socket module, for the simulated network."""

import socket as native

from . import hosts, lab_socket, linux_errors, well_known_ports
from .stand_ins import replace
from .suspension import suspendable

_OWN_NAME = "workstation.lab"
_NOT_HERE = "The lab network has no listening sockets, so nobody can connect to you"
_KINDS = (
    (native.SOCK_STREAM, native.IPPROTO_TCP),
    (native.SOCK_DGRAM, native.IPPROTO_UDP),
    (native.SOCK_RAW, native.IPPROTO_IP),
)


def _create_connection(
    address, timeout=native._GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, all_errors=False
):
    connection = lab_socket.socket()
    if timeout is not native._GLOBAL_DEFAULT_TIMEOUT:
        connection.settimeout(timeout)
    try:
        if source_address:
            connection.bind(source_address)
        host, port = address
        yield from connection._connect((host, port_number(port)))
    except OSError as error:
        connection.close()
        if all_errors and not isinstance(error, native.gaierror):
            raise ExceptionGroup("create_connection failed", [error]) from None
        raise
    return connection


def port_number(port):
    if isinstance(port, bytes):
        port = port.decode()
    if isinstance(port, str):
        if port.isdecimal():
            return int(port)
        found = well_known_ports.number_of(port)
        if found is None:
            raise native.gaierror(native.EAI_SERVICE, "Servname not supported for ai_socktype")
        return found
    return port or 0


def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    if family not in (native.AF_UNSPEC, native.AF_INET):
        raise native.gaierror(native.EAI_ADDRFAMILY, "Address family for hostname not supported")
    if host is None:
        addresses = ["0.0.0.0" if flags & native.AI_PASSIVE else "127.0.0.1"]
    else:
        addresses = hosts.resolve_all(host)
    name = str(host) if flags & native.AI_CANONNAME else ""
    kinds = [
        kind for kind in _KINDS
        if type in (0, kind[0]) and (proto in (0, kind[1]) or kind[0] == native.SOCK_RAW)
    ]
    return [
        (native.AF_INET, kind, protocol, name, (address, port_number(port)))
        for address in addresses
        for kind, protocol in kinds
    ]


def gethostbyaddr(address):
    host = hosts.find_host(hosts.resolve(address))
    if host is None or not host.get("names"):
        raise native.herror(1, "Unknown host")
    name, *aliases = host["names"]
    return name, aliases, [host["ip"]]


def gethostbyname_ex(name):
    addresses = hosts.resolve_all(name)
    host = hosts.find_host(addresses[0])
    if name in addresses or host is None:
        return name, [], list(addresses)
    canonical, *aliases = host["names"]
    return canonical, aliases, list(addresses)


def getnameinfo(address, flags):
    host, port = address[:2]
    names = (hosts.find_host(hosts.resolve(host)) or {}).get("names")
    service = well_known_ports.name_of(port)
    is_numeric = flags & native.NI_NUMERICHOST or not names
    if is_numeric and flags & native.NI_NAMEREQD:
        raise native.gaierror(native.EAI_NONAME, "Name or service not known")
    return (
        host if is_numeric else names[0],
        str(port) if flags & native.NI_NUMERICSERV or service is None else service,
    )


def getservbyname(name, protocol="tcp", /):
    number = well_known_ports.number_of(name)
    if number is None:
        raise OSError("service/proto not found")
    return number


def getservbyport(port, protocol="tcp", /):
    name = well_known_ports.name_of(port)
    if name is None:
        raise OSError("port/proto not found")
    return name


def gethostname():
    return _OWN_NAME


def getfqdn(name=""):
    if name in ("", "0.0.0.0"):
        return _OWN_NAME
    try:
        return gethostbyaddr(name)[0]
    except OSError:
        return name


def setdefaulttimeout(seconds):
    if seconds is not None and seconds < 0:
        raise ValueError("Timeout value out of range")
    lab_socket.defaults["timeout"] = seconds


def getdefaulttimeout():
    return lab_socket.defaults["timeout"]


def refuse_to_listen(*_arguments, **_options):
    raise linux_errors.network_error("EOPNOTSUPP", _NOT_HERE)


def _refusal():
    return lambda *arguments, **options: refuse_to_listen()


def install():
    """Replaces the socket class and the functions of the socket module."""
    linux_errors.install()
    replacements = {
        "SocketType": lab_socket.socket,
        "create_connection": suspendable(_create_connection),
        "create_server": _refusal(),
        "fromfd": _refusal(),
        "getaddrinfo": getaddrinfo,
        "getdefaulttimeout": getdefaulttimeout,
        "getfqdn": getfqdn,
        "gethostbyaddr": gethostbyaddr,
        "gethostbyname": hosts.resolve,
        "gethostbyname_ex": gethostbyname_ex,
        "gethostname": gethostname,
        "getnameinfo": getnameinfo,
        "getservbyname": getservbyname,
        "getservbyport": getservbyport,
        "has_ipv6": False,
        "setdefaulttimeout": setdefaulttimeout,
        "socket": lab_socket.socket,
        "socketpair": _refusal(),
        "_blocking_errnos": {linux_errors.NUMBERS["EAGAIN"]},
    }
    replace(native, replacements)
