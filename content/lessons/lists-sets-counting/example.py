hosts = "192.0.2.20 192.0.2.25 192.0.2.30 192.0.2.41".split()
sizes = [1200, 80, 64000, 910]
inventory = ["192.0.2.20", "192.0.2.25", "192.0.2.30", "192.0.2.35"]

for host, size in zip(hosts, sizes):
    print(f"{host} sent {size} bytes")

large = [host for host, size in zip(hosts, sizes) if size > 1000]
print("total:", sum(sizes))
print("more than 1000:", ", ".join(large))
print("unknown:", [host for host in hosts if host not in inventory])
print("silent:", [host for host in inventory if host not in hosts])
print("all known:", all([host in inventory for host in hosts]))
