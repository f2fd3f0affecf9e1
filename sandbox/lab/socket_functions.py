"""The functions of the socket module, for the simulated network."""

import ipaddress
import os
import socket as native

from . import arguments, hosts, lab_socket, linux_errors, network, well_known_ports
from .arguments import integer
from .replacements import replace
from .suspension import suspendable

_NOT_HERE = "The lab network has no listening sockets, so nobody can connect to you"
_native_pton, _native_ntop = native.inet_pton, native.inet_ntop
_VERSIONS = {native.AF_UNSPEC: None, native.AF_INET: 4, native.AF_INET6: 6}
_PROTOCOLS = ("tcp", "udp")
_KINDS = (
    (native.SOCK_STREAM, native.IPPROTO_TCP),
    (native.SOCK_DGRAM, native.IPPROTO_UDP),
    (native.SOCK_RAW, native.IPPROTO_IP),
)


def _create_connection(
    address, timeout=native._GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, all_errors=False
):
    host, port = address
    host = _host_or_none(host)
    number = port_number(port)
    errors = []
    for found in hosts.resolve_all(host):
        family, target = _socket_address(found, host, number)
        connection = lab_socket.socket(family)
        if timeout is not native._GLOBAL_DEFAULT_TIMEOUT:
            connection.settimeout(timeout)
        try:
            if source_address:
                connection.bind(source_address)
            yield from connection._connect(target)
        except OSError as error:
            connection.close()
            errors.append(error)
        else:
            return connection
    if all_errors:
        raise ExceptionGroup("create_connection failed", errors)
    raise errors[-1]


def _socket_address(address, name, port):
    """Returns the family and the address for a socket that connects to an address of a name."""
    if not hosts.is_ipv6(address):
        return native.AF_INET, (address, port)
    zone = name.partition("%")[2] if isinstance(name, str) else ""
    number = _interface_number(zone) if zone else 0
    return native.AF_INET6, (f"{address}%{zone}" if zone else address, port, 0, number)


_INTERFACES = {1: "lo", network.INTERFACE_NUMBER: network.INTERFACE}


def _interface_number(name, /):
    name = os.fsdecode(name)
    found = [number for number, known in _INTERFACES.items() if name in (known, str(number))]
    if not found:
        raise OSError(19, "No such device")
    return found[0]


def _interface_name(number, /):
    if integer(number) not in _INTERFACES:
        raise OSError("no interface with this index")
    return _INTERFACES[number]


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
    if port is not None and not isinstance(port, int):
        raise OSError("Int or String expected")
    return port or 0


def _host_or_none(host):
    if host is not None and not isinstance(host, (str, bytes)):
        raise TypeError("getaddrinfo() argument 1 must be string or None")
    return host


def getaddrinfo(host, port, family=0, type=0, proto=0, flags=0):
    family, type, proto, flags = map(integer, (family, type, proto, flags))
    if _host_or_none(host) is None and port is None:
        raise native.gaierror(native.EAI_NONAME, "Name or service not known")
    if family not in _VERSIONS:
        raise native.gaierror(native.EAI_FAMILY, "ai_family not supported")
    if type not in (0, *[kind for kind, _protocol in _KINDS]):
        raise native.gaierror(native.EAI_SOCKTYPE, "ai_socktype not supported")
    version = _VERSIONS[family]
    if host is None:
        own = {4: "0.0.0.0", 6: "::"} if flags & native.AI_PASSIVE else {4: "127.0.0.1", 6: "::1"}
        addresses = [own[version or 4]]
    else:
        addresses = hosts.resolve_all(host, version)
    name = str(host) if flags & native.AI_CANONNAME else ""
    kinds = [
        kind for kind in _KINDS
        if type in (0, kind[0]) and (proto in (0, kind[1]) or kind[0] == native.SOCK_RAW)
    ]
    found = [_socket_address(address, host, port_number(port)) for address in addresses]
    return [(used, kind, protocol, name, target) for used, target in found for kind, protocol in kinds]


def gethostbyname(hostname):
    return hosts.resolve(arguments.name_of_host(hostname, "gethostbyname"))


def gethostbyaddr(address):
    host = hosts.find_named(hosts.resolve_any(arguments.name_of_host(address, "gethostbyaddr")))
    if host is None or not host.get("names"):
        raise native.herror(1, "Unknown host")
    name, *aliases = host["names"]
    return name, aliases, [host["ip"]]


def gethostbyname_ex(name):
    name = arguments.name_of_host(name, "gethostbyname_ex")
    addresses = hosts.resolve_all(name, 4)
    host = hosts.find_named(addresses[0])
    if name in addresses or host is None:
        return name, [], list(addresses)
    canonical, *aliases = host["names"]
    return canonical, aliases, list(addresses)


def getnameinfo(address, flags):
    if not isinstance(address, tuple):
        raise TypeError("getnameinfo() argument 1 must be a tuple")
    if len(address) < 2 or not isinstance(address[0], str):
        raise TypeError("getnameinfo(): illegal sockaddr argument")
    host, port, flags = address[0], integer(address[1]), integer(flags)
    names = (hosts.find_named(hosts.resolve_any(host)) or {}).get("names")
    service = well_known_ports.name_of(port)
    is_numeric = flags & native.NI_NUMERICHOST or not names
    if is_numeric and flags & native.NI_NAMEREQD:
        raise native.gaierror(native.EAI_NONAME, "Name or service not known")
    return (
        host if is_numeric else names[0],
        str(port) if flags & native.NI_NUMERICSERV or service is None else service,
    )


def inet_pton(address_family, ip_string, /):
    arguments.text(ip_string, "inet_pton", 2)
    if integer(address_family) == native.AF_INET:
        return _native_pton(address_family, ip_string)
    if address_family != native.AF_INET6:
        raise linux_errors.network_error("EAFNOSUPPORT")
    try:
        return ipaddress.IPv6Address(ip_string if "%" not in ip_string else "").packed
    except ValueError:
        raise OSError("illegal IP address string passed to inet_pton") from None


def inet_ntop(address_family, packed_ip, /):
    packed = arguments.bytes_of(packed_ip)
    if integer(address_family) != native.AF_INET6:
        return _native_ntop(address_family, packed)
    if len(packed) != 16:
        raise ValueError("invalid length of packed IP address string")
    return str(ipaddress.IPv6Address(packed))


def getservbyname(name, protocol="tcp", /):
    number = well_known_ports.number_of(arguments.text(name, "getservbyname", 1))
    if number is None or arguments.text(protocol, "getservbyname", 2) not in _PROTOCOLS:
        raise OSError("service/proto not found")
    return number


def getservbyport(port, protocol="tcp", /):
    name = well_known_ports.name_of(arguments.port(port, "getservbyport"))
    if name is None or arguments.text(protocol, "getservbyport", 2) not in _PROTOCOLS:
        raise OSError("port/proto not found")
    return name


def gethostname():
    return hosts.OWN_NAME


def getfqdn(name=""):
    name = name.strip()
    if name in ("", "0.0.0.0", "::"):
        return hosts.OWN_NAME
    try:
        return gethostbyaddr(name)[0]
    except OSError:
        return name


def setdefaulttimeout(seconds):
    lab_socket.defaults["timeout"] = arguments.timeout_of(seconds)


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
        "gethostbyname": gethostbyname,
        "gethostbyname_ex": gethostbyname_ex,
        "gethostname": gethostname,
        "getnameinfo": getnameinfo,
        "getservbyname": getservbyname,
        "getservbyport": getservbyport,
        "has_ipv6": True,
        "inet_ntop": inet_ntop,
        "inet_pton": inet_pton,
        "if_indextoname": _interface_name,
        "if_nameindex": lambda: [*_INTERFACES.items()],
        "if_nametoindex": _interface_number,
        "setdefaulttimeout": setdefaulttimeout,
        "socket": lab_socket.socket,
        "socketpair": _refusal(),
        "_blocking_errnos": {linux_errors.NUMBERS["EAGAIN"]},
    }
    # The interpreter's platform lacks these, which servers in books set. The numbers are Linux's.
    native.SO_REUSEADDR, native.SO_REUSEPORT = 2, 15
    replace(native, replacements)
# cspell:ignore indextoname reuseaddr reuseport
