"""The hosts, names and random numbers of a scenario."""

import ipaddress
import socket

from packetsmith_apps.addresses import OWN_ADDRESS, Scope, is_ipv6, short
from packetsmith_apps.chance import chance, use_seed
from packetsmith_apps.ports import choose_ports

# The learner's own machine.
OWN_NAME = "workstation.lab"
_EPHEMERAL = (32_768, 61_000)
NO_LAB = "this challenge has no lab network, and no other network can be reached from here"
# EAI_NODATA on Linux.
_NO_DATA = -5
_OWN_HOSTS = {
    **{address: {"ip": address, "names": ["localhost"]} for address in ("127.0.0.1", "::1")},
    OWN_ADDRESS: {"ip": OWN_ADDRESS, "names": [OWN_NAME]},
}


class Lab:
    """The network of a case, as its scenario describes it. Without a scenario, no host is reachable."""

    def __init__(self, scenario):
        found = scenario or {}
        self.exists = scenario is not None
        self.scope = Scope(found.get("scope", ()))
        use_seed(found.get("seed", 0))
        self.latency = found.get("latency", 0)
        self.budget = found.get("budget")
        self.spent = 0
        self.warned = set()
        self.attempts = {}
        hosts = [{**host, "ip": short(host["ip"])} for host in found.get("hosts", ())]
        self.hosts = {host["ip"]: choose_ports(host) for host in hosts}
        self.has_ipv6 = any(map(is_ipv6, self.hosts))
        self.addresses = {}
        for host in hosts:
            for name in host.get("names", ()):
                self.addresses.setdefault(name.lower(), []).append(host["ip"])
        self.next_port = chance("ports").randrange(*_EPHEMERAL) if self.exists else _EPHEMERAL[0]


_state = {"lab": Lab(None)}


def current():
    """Returns the network of this case."""
    return _state["lab"]


def load(scenario):
    """Replaces the network with the scenario's. With None, no host is reachable."""
    _state["lab"] = Lab(scenario)


def take_port():
    """Returns the next free port of the learner's own machine."""
    lab = _state["lab"]
    lab.next_port += 1
    if lab.next_port >= _EPHEMERAL[1]:
        lab.next_port = _EPHEMERAL[0]
    return lab.next_port


def _literal(name):
    """Returns the address that a name is, without a zone such as %eth0, or None."""
    try:
        return str(ipaddress.IPv6Address(name.partition("%")[0]) if is_ipv6(name) else ipaddress.IPv4Address(name))
    except ValueError:
        return None


def find_host(address):
    """Returns the host with this address, or None."""
    return _state["lab"].hosts.get(address)


def find_named(address):
    """Returns the host with this address, which may be the learner's own machine, or None."""
    return find_host(address) or _OWN_HOSTS.get(address)


def _all_addresses(name):
    lab = _state["lab"]
    if name in lab.hosts:
        return [name]
    if name in ("", "localhost"):
        return ["::1", "127.0.0.1"]
    found = lab.addresses.get(name) or lab.addresses.get(name.lower().removesuffix("."))
    if found is not None:
        return found
    if name.lower().removesuffix(".") == OWN_NAME:
        return [OWN_ADDRESS]
    literal = _literal(name)
    if literal is None:
        raise socket.gaierror(
            socket.EAI_NONAME, "Name or service not known" + ("" if lab.exists else f": {NO_LAB}"))
    return [literal]


def resolve_all(name, version=None):
    """Returns every address of a name, or only those of IPv4 or IPv6. Those of IPv6 come first, as RFC 6724 sorts them.

    Raises socket.gaierror if the network does not know the name or it has no such address.
    """
    if isinstance(name, bytes):
        name = name.decode("ascii", "replace")
    found = _all_addresses(name)
    if version is None:
        return sorted(found, key=is_ipv6, reverse=True) if len(found) > 1 else found
    kept = [address for address in found if is_ipv6(address) == (version == 6)]
    if kept:
        return kept
    if _literal(name):
        raise socket.gaierror(socket.EAI_ADDRFAMILY, "Address family for hostname not supported")
    raise socket.gaierror(_NO_DATA, "No address associated with hostname")


def known_addresses(name):
    """Returns the addresses that the scenario assigns to a name; empty if it assigns none."""
    return _state["lab"].addresses.get(name, [])


def is_lost(service, address):
    """Returns whether a datagram to a service is lost. The same seed loses the same datagrams."""
    lab = _state["lab"]
    loss = service.get("loss", 0)
    return loss > 0 and chance("loss", *address, lab.attempts[address]).random() < loss


def resolve(name, version=4):
    """Returns the first IPv4 or IPv6 address of a name. Raises the same errors as resolve_all."""
    return resolve_all(name, version)[0]


def resolve_any(name):
    """Returns an address of a name, whichever it has."""
    return resolve_all(name)[0]
