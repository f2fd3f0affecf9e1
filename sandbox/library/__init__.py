"""The parts of Python's library that the interpreter lacks, or that work better in the sandbox this way."""

import functools
import hashlib
import os
import time

from . import cached_functions, key_derivation


def _install():
    functools.lru_cache, functools.cache = cached_functions.lru_cache, cached_functions.cache
    hashlib.pbkdf2_hmac, hashlib.scrypt = key_derivation.pbkdf2_hmac, key_derivation.scrypt
    os.geteuid, os.getegid = os.getuid, os.getgid
    os.getrandom = lambda size, flags=0: os.urandom(size)
    os.sched_getaffinity = lambda pid: {0}
    time.thread_time, time.thread_time_ns = time.process_time, time.process_time_ns
    hashlib.__all__ += ("pbkdf2_hmac", "scrypt")


_install()
# cspell:ignore getaffinity getegid geteuid getgid getuid
