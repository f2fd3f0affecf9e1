services = {22: "secure shell", 25: "mail", 443: "web"}
connections = [
    ("192.0.2.25", 25),
    ("192.0.2.20", 443),
    ("192.0.2.20", 443),
    ("192.0.2.20", 8443),
    ("192.0.2.25", 25),
    ("192.0.2.20", 443),
]

tally = {}
for target in connections:
    tally[target] = tally.get(target, 0) + 1

for target in sorted(tally, key=tally.get, reverse=True):
    host, port = target
    service = services.get(port, "unknown")
    print(f"{tally[target]} to {host} port {port} ({service})")

print("hosts:", sorted(set([host for host, port in connections])))
