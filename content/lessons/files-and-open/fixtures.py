from pathlib import Path

empty = "empty.txt"
night = "night"
thursday = "thursday.txt"

Path("stops.txt").write_text("Café Quay\nHögby\nNorth Pier\n", encoding="latin-1")
Path("signs.txt").write_text("Größe\nAño\n", encoding="latin-1")
Path(empty).write_text("", encoding="latin-1")

FOLDERS = {
    "evidence": {
        "mail.log": "02:20 mail accepted\n02:21 mail accepted\n",
        "gate.log": "02:11 gate refused\n02:13 gate refused\n",
        "notes.txt": "Ask rook about the gate.\n",
    },
    "night": {
        "z.log": "last\n",
        "a.log": "first\n",
        "m.log": "\nafter an empty line\n",
        "old.log.txt": "no log\n",
    },
    "quiet": {"readme.txt": "Nothing happened.\n"},
}
for folder, files in FOLDERS.items():
    Path(folder).mkdir()
    for name, text in files.items():
        (Path(folder) / name).write_text(text, encoding="utf-8")

SCANS = {
    "monday.txt": "192.0.2.25\n192.0.2.20\n",
    "tuesday.txt": "192.0.2.99\n192.0.2.20\n192.0.2.31\n192.0.2.99\n",
    "wednesday.txt": " 192.0.2.20\n\n192.0.2.25 \n192.0.2.7\n192.0.2.20\n",
    "thursday.txt": "",
}
for name, text in SCANS.items():
    Path(name).write_text(text, encoding="utf-8")
