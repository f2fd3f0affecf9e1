"""The random ports of a scenario's hosts."""

from .chance import chance

_RANDOM_PORT = "random "


def choose_ports(host):
    """Chooses the random ports of a host, the same for the same seed. Returns the host."""
    for protocol in ("ports", "udp"):
        services = host.get(protocol, {})
        taken = {key for key in services if key.isdecimal()}
        for key in [key for key in services if key.startswith(_RANDOM_PORT)]:
            first, _, last = key.removeprefix(_RANDOM_PORT).partition("-")
            drawn = chance("port", host["ip"], protocol, key)
            free = [port for port in range(int(first), int(last) + 1) if str(port) not in taken]
            port = str(drawn.choice(free or [int(first)]))
            taken.add(port)
            services[port] = services.pop(key)
    return host
