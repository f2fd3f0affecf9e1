yesterday = {22, 80, 443}
today = {22, 443, 8080}
allowed = {22, 443}

print("new:", sorted(today - yesterday))
print("gone:", sorted(yesterday - today))
print("open on both days:", sorted(today & yesterday))
print("open on any day:", sorted(today | yesterday))
print("never allowed:", sorted((today | yesterday) - allowed))
print("unchanged:", today == yesterday)
