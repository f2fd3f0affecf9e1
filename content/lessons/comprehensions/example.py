log = [
    "02:11 203.0.113.66 refused",
    "02:12 192.0.2.31 accepted",
    "02:13 203.0.113.66 refused",
    "02:14 203.0.113.66 accepted",
]

records = [line.split() for line in log]
refused = [address for clock, address, result in records if result == "refused"]
accepted = {address for clock, address, result in records if result == "accepted"}

print("refused:", refused)
print("times:", ", ".join(clock for clock, address, result in records))
print("refused, then accepted:", sorted({address for address in refused} & accepted))
print("all accepted:", all(result == "accepted" for clock, address, result in records))
print("accepted logins:", sum(1 for clock, address, result in records if result == "accepted"))
