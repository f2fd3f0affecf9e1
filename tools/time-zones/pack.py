"""Packs the IANA time zone database into sandbox/tzdata/zones.bin.

Usage: python3 tools/time-zones/pack.py /usr/share/zoneinfo/tzdata.zi

The database is in the public domain (https://www.iana.org/time-zones). Its compiler, zic, must be installed.
"""

import json
import lzma
import pathlib
import subprocess
import sys
import tempfile

TARGET = pathlib.Path(__file__).parents[2] / "sandbox/tzdata/zones.bin"


def compiled_zones(source):
    """Returns the compiled files of a source by the names of their zones."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(["zic", "-b", "slim", "-d", directory, source], check=True)
        root = pathlib.Path(directory)
        files = sorted(path for path in root.rglob("*") if path.is_file())
        return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


def pack(version, zones):
    """Returns a line of JSON with the places of the zones, and their files, each of them once."""
    places, content = {}, {}
    position = 0
    for name, data in zones.items():
        if data not in content:
            content[data] = position
            position += len(data)
        places[name] = [content[data], len(data)]
    index = json.dumps({"version": version, "zones": places}, separators=(",", ":"))
    return lzma.compress(f"{index}\n".encode() + b"".join(content), preset=9)


source = pathlib.Path(sys.argv[1])
version = source.read_text().partition("\n")[0].removeprefix("# version ")
TARGET.write_bytes(pack(version, compiled_zones(source)))
