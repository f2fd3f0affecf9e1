"""Decides what happens to a first packet, by port, scope and budget."""

import sys

from packetsmith_apps.addresses import LOOPBACK, OWN_ADDRESS, OWN_IPV6, OWN_LINK_LOCAL, is_link_local, own_address

from . import arguments, hosts, journal
from .linux_errors import network_error

# The learner's machine has one network interface. Linux counts the loopback interface first.
INTERFACE, INTERFACE_NUMBER = "eth0", 2
# How long Linux retransmits an unanswered SYN: 1 + 2 + 4 + ... + 64 seconds.
SILENCE_NS = 127_000_000_000

_MILLISECOND_NS = 1_000_000


def _warn_once(sentence):
    """Prints once why the lab refused, for programs that only look at error numbers."""
    warned = hosts.current().warned
    if sentence not in warned:
        warned.add(sentence)
        print(f"lab: {sentence}.", file=sys.stderr)


def warn(refusal):
    """Prints the message once if the lab itself refused the attempt."""
    if isinstance(refusal, PermissionError):
        _warn_once(refusal.strerror)


def _is_own(address):
    """Returns whether an address is one of the learner's own machine."""
    return address.startswith(LOOPBACK) or address in OWN_ADDRESSES


def _refusal(lab, address):
    """Returns why an address is off limits, as a kind and an exception, or None if it is allowed."""
    if _is_own(address):
        return None
    if not lab.scope.allows(address):
        allowed = ", ".join(map(str, lab.scope.networks))
        return "out of scope", network_error(
            "EACCES",
            f"{address} is out of scope: you are only authorized to contact {allowed}",
        )
    if lab.budget is not None and lab.spent >= lab.budget:
        return "over budget", network_error(
            "EPERM",
            f"The probe budget is spent: this engagement allows {lab.budget} probes, and you have used "
            "them all; find out more with fewer",
        )
    return None


def _delay(lab, host, service, purpose):
    """Returns the round-trip time to a host, in nanoseconds."""
    latency = service.get("latency", host.get("latency", lab.latency))
    if isinstance(latency, dict):
        jitter = latency.get("jitter", 0)
        latency = latency["ms"] + (hosts.chance("latency", *purpose).uniform(0, jitter) if jitter else 0)
    return round(latency * _MILLISECOND_NS)


class Attempt:
    """The outcome of a first packet: the service that it reaches, or the error, and the delay."""

    __slots__ = ("address", "service", "error", "outcome", "delay_ns", "record")

    def __init__(self, address):
        self.address = address
        self.service = None
        self.error = None
        self.outcome = "open"
        self.delay_ns = 0
        self.record = None

    def fail(self, outcome, error, delay_ns=0):
        self.outcome, self.error, self.delay_ns = outcome, error, delay_ns


def attempt(protocol, address, port, source):
    """Sends the first packet to a port, from a local address and port.

    Raises PermissionError if the lab does not allow it, and OSError if there is no lab.
    """
    lab = hosts.current()
    if not lab.exists and not _is_own(address):
        raise network_error("EHOSTUNREACH", f"No route to host: {hosts.NO_LAB}")
    if hosts.is_ipv6(address) and not lab.has_ipv6 and not _is_own(address):
        raise network_error("ENETUNREACH")
    found = Attempt((address, port))
    refusal = _refusal(lab, address)
    if refusal is not None:
        journal.note(protocol, source, found.address, refusal[0])
        raise refusal[1]
    lab.spent += not _is_own(address)
    _reach(lab, found, protocol)
    found.record = journal.note(protocol, source, found.address, found.outcome)
    return found


def _reach(lab, found, protocol):
    address, port = found.address
    host = lab.hosts.get(address)
    if host is None:
        found.fail(*(("closed", "ECONNREFUSED") if _is_own(address) else ("unreachable", "EHOSTUNREACH")))
        return
    service = host.get("ports" if protocol == "tcp" else "udp", {}).get(str(port))
    state = host.get("default", "closed") if service is None else service.get("state", "open")
    if state == "filtered":
        found.fail("filtered", "ETIMEDOUT", SILENCE_NS)
        return
    count = lab.attempts[found.address] = lab.attempts.get(found.address, 0) + 1
    delay = _delay(lab, host, service or {}, (protocol, address, port, count))
    if state == "closed":
        found.fail("closed", "ECONNREFUSED", delay)
    else:
        found.service, found.delay_ns = service, delay


OWN_ADDRESSES = frozenset({"0.0.0.0", "127.0.0.1", OWN_ADDRESS, "::", "::1", OWN_IPV6, OWN_LINK_LOCAL})


def target(address, function="connect", version=4):
    """Checks an address that a program passes to a socket and returns its name resolved, with its port."""
    return resolved(arguments.address(address, function, version), version)


def resolved(address, version=4):
    """Returns a checked address with its name resolved."""
    host, port, *more = address
    found = hosts.resolve(host, version)
    has_zone = len(more) == 2 and more[1] or "%" in host
    if version == 6 and is_link_local(found) and not has_zone:
        raise network_error("EINVAL")
    return (found, port)


def shown(address, version):
    """Returns the address of a socket as programs see it. In IPv6, it has a flow and the number of its interface."""
    if version == 4 or address is None:
        return address
    host, port = address
    if is_link_local(host):
        return (f"{host}%{INTERFACE}", port, 0, INTERFACE_NUMBER)
    return (host, port, 0, 0)
