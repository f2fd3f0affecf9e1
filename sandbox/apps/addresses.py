"""Addresses as both sides of the lab see them."""

import ipaddress

OWN_ADDRESS = "10.0.0.99"
OWN_IPV6, OWN_LINK_LOCAL = "2001:db8::99", "fe80::99"
_LINK_LOCAL = ipaddress.ip_network("fe80::/10")
LOOPBACK = ("127.", "::1")


def is_ipv6(address):
    """Returns whether an address is one of IPv6."""
    return ":" in address


def short(address):
    """Returns an address as programs see it: IPv6 in its short form."""
    return str(ipaddress.IPv6Address(address)) if is_ipv6(address) else address


def is_link_local(address):
    """Returns whether an IPv6 address is only valid on its own link."""
    return is_ipv6(address) and ipaddress.ip_address(address) in _LINK_LOCAL


def own_address(address):
    """Returns the learner's own address towards another one."""
    if not is_ipv6(address):
        return OWN_ADDRESS
    return OWN_LINK_LOCAL if is_link_local(address) else OWN_IPV6


class Scope:
    """The networks that a scenario allows learners to contact, besides their own machine. Without any, all of them."""

    def __init__(self, networks):
        self.networks = [ipaddress.ip_network(network) for network in networks]
        self._judged = {}

    def allows(self, address):
        """Returns whether an address may be contacted."""
        if address not in self._judged:
            parsed = ipaddress.ip_address(address)
            is_listed = not self.networks or any(parsed in network for network in self.networks)
            self._judged[address] = is_listed or address.startswith(LOOPBACK)
        return self._judged[address]
