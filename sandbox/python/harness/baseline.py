"""Restores the names in modules that a program replaced."""

import sys


class Baseline:
    """A copy of every module's names."""

    def __init__(self):
        self._namespaces = [(m.__dict__, dict(m.__dict__)) for m in sys.modules.values()]

    def restore_names(self):
        """Restores the names in the modules that existed when the copy was made."""
        for namespace, saved in self._namespaces:
            for name in namespace.keys() - saved.keys():
                del namespace[name]
            namespace.update(saved)
