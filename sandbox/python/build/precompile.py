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
                yield item.filename, standard_library.read(item)
    for path in sorted(PACKAGES.rglob("*.py")):
        yield str(path.relative_to(PACKAGES)), path.read_bytes()


with zipfile.ZipFile("/library.zip", "w", zipfile.ZIP_STORED) as archive:
    for file_name, data in _sources():
        if file_name.endswith(".py"):
            _add_source(archive, file_name, data)
        else:
            _add(archive, file_name, data)
