"""Compiles the standard library and our own packages into one archive of bytecode.

Reads /source.zip and the files in /packages, and writes /library.zip. Importing bytecode takes a tenth of the time
of importing source code.
"""

import importlib._bootstrap_external as bootstrap
import pathlib
import zipfile

ARCHIVE = "/lib/python314.zip"
PACKAGES = pathlib.Path("/packages")
TIMESTAMP = (2024, 1, 1, 0, 0, 0)
NO_SOURCE_HASH = bytes(8)
# What is added to the end of modules, so that it happens when a program imports them, and costs nothing before.
ADDITIONS = {
    "multiprocessing/context.py": "import packetsmith_lab.process_pools as _pools\n"
                                  "_pools.refuse_processes(BaseContext, process.BaseProcess)\n",
    "multiprocessing/pool.py": "from packetsmith_lab.process_pools import AsyncResult, ThreadPool\n"
                               "ApplyResult = AsyncResult\n",
    "zoneinfo/_common.py": "from tzdata import load_tzdata\n",
    "zoneinfo/_tzpath.py": "from tzdata import available_timezones\n",
}


def _add(library, name, content):
    library.writestr(zipfile.ZipInfo(name, TIMESTAMP), content)


def _add_source(library, name, source):
    try:
        code = compile(source, f"{ARCHIVE}/{name}", "exec", dont_inherit=True)
    except SyntaxError:
        _add(library, name, source)
    else:
        _add(library, f"{name}c", bytes(bootstrap._code_to_hash_pyc(code, NO_SOURCE_HASH, False)))


def _sources():
    with zipfile.ZipFile("/source.zip") as standard_library:
        for item in standard_library.infolist():
            if not item.is_dir():
                source = standard_library.read(item)
                yield item.filename, source + ADDITIONS.pop(item.filename, "").encode()
    for path in sorted(PACKAGES.rglob("*.*")):
        yield str(path.relative_to(PACKAGES)), path.read_bytes()


with zipfile.ZipFile("/library.zip", "w", zipfile.ZIP_STORED) as archive:
    for file_name, data in _sources():
        if file_name.endswith(".py"):
            _add_source(archive, file_name, data)
        else:
            _add(archive, file_name, data)

if ADDITIONS:
    raise ValueError(f"The library has no {', '.join(ADDITIONS)} to add something to.")
# cspell:ignore tzpath
