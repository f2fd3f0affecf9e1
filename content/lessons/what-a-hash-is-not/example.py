import hashlib

files = {
    "invoice.txt": b"total 120.00\n",
    "invoice-copy.txt": b"total 120.00\n",
    "invoice-final.txt": b"total 120.00 \n",
    "empty.log": b"",
    "scan.tmp": b"total 120.00\n",
}

names_by_digest = {}
for name, data in files.items():
    digest = hashlib.sha256(data).hexdigest()
    if digest not in names_by_digest:
        names_by_digest[digest] = []
    names_by_digest[digest].append(name)

for digest, names in names_by_digest.items():
    print(digest[:12], ", ".join(names))
