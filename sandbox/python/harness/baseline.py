"""Puts the names of every module back to what they were before a program replaced them."""

import sys


class Baseline:
    """What every module held when it was taken."""

    def __init__(self):
        self._namespaces = [(m.__dict__, dict(m.__dict__)) for m in sys.modules.values()]

    def restore_names(self):
        """Forgets what a program replaced in the modules that were there before it."""
        for namespace, saved in self._namespaces:
            for name in namespace.keys() - saved.keys():
                del namespace[name]
            namespace.update(saved)
