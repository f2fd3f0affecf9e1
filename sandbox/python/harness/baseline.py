"""Puts the interpreter back to where it was before the case before."""

import gc
import os
import random
import shutil
import sys

_HOME = "/home/learner"
_WRITABLE = (_HOME, "/tmp")


def _empty(directory):
    for entry in os.scandir(directory):
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path, ignore_errors=True)
        else:
            os.unlink(entry.path)


class Baseline:
    """What every module, the environment and the import system held when it was taken."""

    def __init__(self):
        self._modules = dict(sys.modules)
        self._namespaces = [(m.__dict__, dict(m.__dict__)) for m in self._modules.values()]
        self._lists = [(items, list(items)) for items in (sys.path, sys.meta_path, sys.path_hooks)]
        self._environment = dict(os.environ)
        self._recursion_limit = sys.getrecursionlimit()

    def restore_names(self):
        """Forgets what a program replaced in the modules that were there before it."""
        for namespace, saved in self._namespaces:
            for name in namespace.keys() - saved.keys():
                del namespace[name]
            namespace.update(saved)

    def restore(self):
        """Forgets what a program replaced, imported, set or wrote."""
        self.restore_names()
        for items, saved in self._lists:
            items[:] = saved
        for name in sys.modules.keys() - self._modules.keys():
            del sys.modules[name]
        sys.modules.update(self._modules)
        self._restore_process()

    def _restore_process(self):
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(self._recursion_limit)
        os.environ.clear()
        os.environ.update(self._environment)
        os.chdir(_HOME)
        for directory in _WRITABLE:
            _empty(directory)
        gc.enable()
        gc.collect()
        random.seed()
