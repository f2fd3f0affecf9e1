LINES = [
    "192.0.2.15 GET /index.html 200 5120",
    "203.0.113.7 GET /search?q=red kite 200 880",
    "192.0.2.15 GET /logo.png 200 2048",
    "connection reset by peer",
    "203.0.113.7 GET /admin 403 310",
]


def parse(line):
    """Return the record of a request, or None for any other line."""
    address, _, rest = line.partition(" GET ")
    if not rest:
        return None
    path, status, size = rest.rsplit(" ", 2)
    return {"address": address, "path": path, "status": int(status), "size": int(size)}


total = {}
for record in [parse(line) for line in LINES]:
    if record is not None:
        total[record["address"]] = total.get(record["address"], 0) + record["size"]
        print(record["status"], record["path"])
print(total)
