"""The IANA time zone database for zoneinfo, which has none of its own (PEP 615).

All zones are in one file, because hundreds of files would make the directory of the library larger, which browsers
load from the start. tools/time-zones/pack.py made it.
"""

import functools
import io
import json
import lzma
import pkgutil


@functools.cache
def _database():
    index, _, content = lzma.decompress(pkgutil.get_data(__name__, "zones.bin")).partition(b"\n")
    return json.loads(index), content


def load_tzdata(key):
    """Returns the file of a zone (zoneinfo._common.load_tzdata)."""
    from zoneinfo import ZoneInfoNotFoundError

    index, content = _database()
    if key not in index["zones"]:
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
    start, length = index["zones"][key]
    return io.BytesIO(content[start:start + length])


def available_timezones():
    """Returns a set containing all available time zones."""
    return set(_database()[0]["zones"])


def __getattr__(name):
    if name == "IANA_VERSION":
        return _database()[0]["version"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
