FILES = {
    "holiday.png": "4d5a90000300000004000000",
    "report.docx": "504b030414000600",
    "scan.jpg": "ffd8ffe000104a464946",
    "notes.txt": "726f6f6d2034",
}
MAGIC = {
    b"\x89PNG\r\n\x1a\n": ["png"],
    b"\xff\xd8\xff": ["jpg", "jpeg"],
    b"PK\x03\x04": ["zip", "docx", "xlsx"],
    b"MZ": ["exe", "dll"],
}

for name, digits in FILES.items():
    data = bytes.fromhex(digits)
    ending = name.split(".")[-1]
    verdict = "no signature known"
    for magic, endings in MAGIC.items():
        if data.startswith(magic):
            verdict = "as it says" if ending in endings else f"is really {endings[0]}"
    print(f"{name}: {verdict}")
