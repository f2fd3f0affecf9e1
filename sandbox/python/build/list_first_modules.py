"""Prints the files of the library that programs often need, one per line: those of the modules that are loaded once
the common ones are imported.
"""

# datetime.strptime, errors in the syntax and names of hosts import these when they are first needed.
import _strptime
import difflib
import encodings.idna
import sys

import packetsmith_harness.preload

ARCHIVE = "/lib/python314.zip/"
files = {getattr(module, "__file__", None) or "" for module in [*sys.modules.values()]}
print("\n".join(sorted(file.removeprefix(ARCHIVE) for file in files if file.startswith(ARCHIVE))))
# cspell:ignore difflib idna strptime
