"""Hosts, names, ports and the scope of the engagement."""

import ipaddress
import socket
import sys

from .linux_errors import ACCESS_DENIED, network_error
from .services import Connection

_NO_LAB = "No route to host: this challenge has no lab network, and no other can be reached from here"
_LOOPBACK = ipaddress.ip_network("127.0.0.0/8")

_lab = {"hosts": [], "scope": [], "exists": False, "warned": set()}


def load(scenario):
    """Replaces the network by that of the scenario; None leaves nothing to reach."""
    found = scenario or {}
    _lab["hosts"] = found.get("hosts", [])
    _lab["scope"] = [ipaddress.ip_network(network) for network in found.get("scope") or []]
    _lab["exists"] = scenario is not None
    _lab["warned"] = set()


def _is_address(name):
    try:
        ipaddress.IPv4Address(name)
    except ValueError:
        return False
    return True


def find_host(name):
    """Returns the host of this address or name, or None."""
    for host in _lab["hosts"]:
        if name == host["ip"] or name in host.get("names", ()):
            return host
    return None


def resolve(name):
    """Returns the IPv4 address of a name.

    Raises socket.gaierror for a name that the network does not know.
    """
    if name in ("", "localhost"):
        return "127.0.0.1"
    if _is_address(name):
        return name
    host = find_host(name)
    if host is None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    return host["ip"]


def _require_scope(address):
    parsed = ipaddress.ip_address(address)
    scope = _lab["scope"]
    if not scope or parsed in _LOOPBACK or any(parsed in network for network in scope):
        return
    allowed = ", ".join(str(network) for network in scope)
    raise PermissionError(
        ACCESS_DENIED,
        f"{address} is out of scope: you are authorised to touch {allowed} and nothing else",
    )


def warn_once(refusal):
    """Tells a program that only looks at error numbers why it was refused."""
    if refusal.strerror not in _lab["warned"]:
        _lab["warned"].add(refusal.strerror)
        print(f"lab: {refusal.strerror}.", file=sys.stderr)


def dial(name, port):
    """Connects to a port of a host.

    Raises OSError as Linux would: refused, timed out, unreachable, or PermissionError out of scope.
    """
    if not 0 <= port <= 65535:
        raise OverflowError("connect(): port must be 0-65535.")
    address = resolve(name)
    _require_scope(address)
    host = find_host(address)
    if host is None:
        if not _lab["exists"]:
            raise network_error("EHOSTUNREACH", _NO_LAB)
        is_own = ipaddress.ip_address(address) in _LOOPBACK
        raise network_error("ECONNREFUSED" if is_own else "EHOSTUNREACH")
    service = host.get("ports", {}).get(str(port))
    is_silent = host.get("default") == "filtered" if service is None else (
        service.get("state") == "filtered"
    )
    if is_silent:
        raise network_error("ETIMEDOUT")
    if service is None:
        raise network_error("ECONNREFUSED")
    return Connection(service, (address, port))
