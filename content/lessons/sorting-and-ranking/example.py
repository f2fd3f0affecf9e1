transfers = [("wren", 400), ("rook", 9100), ("heron", 1200), ("kestrel", 400)]

print("by name:", [name for name, size in sorted(transfers)])
print("by size:", [name for name, size in sorted(transfers, key=lambda pair: pair[1])])

ranked = sorted(transfers, key=lambda pair: (-pair[1], pair[0]))
for name, size in ranked:
    print(f"{size:6} {name}")
print("most:", max(transfers, key=lambda pair: pair[1])[0])
