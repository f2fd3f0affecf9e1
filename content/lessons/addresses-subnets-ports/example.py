from ipaddress import ip_address, ip_network

ZONES = {
    "office": ip_network("192.0.2.0/25"),
    "partner": ip_network("198.51.100.64/26"),
    "lab": ip_network("10.20.0.0/16"),
}

visitors = ["10.20.7.9", "192.0.2.130", "198.51.100.127", "192.0.2.9", "10.21.0.1", "192.0.2.70"]


def zone_of(address):
    """The name of the first zone that holds an address, or "outside"."""
    for name, network in ZONES.items():
        if address in network:
            return name
    return "outside"


for address in sorted(ip_address(text) for text in visitors):
    print(address, zone_of(address))
