"""The functions of the socket module, for the simulated network."""

import ipaddress
import socket as native

from . import hosts, lab_socket, linux_errors, network, well_known_ports
from .replacements import replace
from .suspension import suspendable

_OWN_NAME = "workstation.lab"
_NOT_HERE = "The lab network has no listening sockets, so nobody can connect to you"
_native_pton, _native_ntop = native.inet_pton, native.inet_ntop
_VERSIONS = {native.AF_UNSPEC: None, native.AF_INET: 4, native.AF_INET6: 6}
_KINDS = (
    (native.SOCK_STREAM, native.IPPROTO_TCP),
    (native.SOCK_DGRAM, native.IPPROTO_UDP),
    (native.SOCK_RAW, native.IPPROTO_IP),
)


def _create_connection(
    address, timeout=native._GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, all_errors=False
):
    host, port = address
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


def _interface_number(name, /):
    if name not in (network.INTERFACE, str(network.INTERFACE_NUMBER)):
        raise OSError(19, "No such device")
    return network.INTERFACE_NUMBER


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
    if family not in _VERSIONS:
        raise native.gaierror(native.EAI_ADDRFAMILY, "Address family for hostname not supported")
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


def gethostbyaddr(address):
    host = hosts.find_host(hosts.resolve_any(address))
    if host is None or not host.get("names"):
        raise native.herror(1, "Unknown host")
    name, *aliases = host["names"]
    return name, aliases, [host["ip"]]


def gethostbyname_ex(name):
    addresses = hosts.resolve_all(name, 4)
    host = hosts.find_host(addresses[0])
    if name in addresses or host is None:
        return name, [], list(addresses)
    canonical, *aliases = host["names"]
    return canonical, aliases, list(addresses)


def getnameinfo(address, flags):
    host, port = address[:2]
    names = (hosts.find_host(hosts.resolve_any(host)) or {}).get("names")
    service = well_known_ports.name_of(port)
    is_numeric = flags & native.NI_NUMERICHOST or not names
    if is_numeric and flags & native.NI_NAMEREQD:
        raise native.gaierror(native.EAI_NONAME, "Name or service not known")
    return (
        host if is_numeric else names[0],
        str(port) if flags & native.NI_NUMERICSERV or service is None else service,
    )


def inet_pton(address_family, ip_string, /):
    if address_family != native.AF_INET6:
        return _native_pton(address_family, ip_string)
    try:
        return ipaddress.IPv6Address(ip_string if "%" not in ip_string else "").packed
    except ValueError:
        raise OSError("illegal IP address string passed to inet_pton") from None


def inet_ntop(address_family, packed_ip, /):
    if address_family != native.AF_INET6:
        return _native_ntop(address_family, packed_ip)
    if len(packed_ip) != 16:
        raise ValueError("invalid length of packed IP address string")
    return str(ipaddress.IPv6Address(bytes(packed_ip)))


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
        "gethostbyname": hosts.resolve_ipv4,
        "gethostbyname_ex": gethostbyname_ex,
        "gethostname": gethostname,
        "getnameinfo": getnameinfo,
        "getservbyname": getservbyname,
        "getservbyport": getservbyport,
        "has_ipv6": True,
        "inet_ntop": inet_ntop,
        "inet_pton": inet_pton,
        "if_nameindex": lambda: [(1, "lo"), (network.INTERFACE_NUMBER, network.INTERFACE)],
        "if_nametoindex": _interface_number,
        "setdefaulttimeout": setdefaulttimeout,
        "socket": lab_socket.socket,
        "socketpair": _refusal(),
        "_blocking_errnos": {linux_errors.NUMBERS["EAGAIN"]},
    }
    replace(native, replacements)
