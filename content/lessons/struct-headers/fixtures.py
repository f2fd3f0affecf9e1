from pathlib import Path

night = "night"
quiet = "quiet"

FOLDERS = {
    "gauges": {
        "pier-4.bin": b"\x00\x04\x07\x14",
        "pier-3.bin": b"\x00\x03\x09\x92then the readings \xff",
        "broken.bin": b"\x00\x05\x07",
        "notes.txt": b"the gauge at pier 5 is broken",
    },
    night: {"b.bin": b"\x00\x02\x00\x00\x00\x01", "a.bin": b"\x00\x01\xff\xff", "c.bin": b"", "d.bin.old": b"\x00\x09\x00\x09"},
    quiet: {},
}
for folder, files in FOLDERS.items():
    Path(folder).mkdir()
    for name, data in files.items():
        (Path(folder) / name).write_bytes(data)
