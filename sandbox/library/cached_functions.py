"""functools.lru_cache in Python.

The original is written in C, so each level of a recursion through it takes space on the stack of the engine, which is
small in a browser. Python calls a function that is written in Python without it.
"""

import functools

from .recursion import STEP, hidden, lower_limit, raise_limit

_MOST = 128
_PLAIN = (int, str)
_CacheInfo, _make_key = functools._CacheInfo, functools._make_key
_missing = object()


def lru_cache(maxsize=_MOST, typed=False):
    """Least-recently-used cache decorator.

    If *maxsize* is set to None, the LRU features are disabled and the cache can grow without bound.

    If *typed* is True, arguments of different types will be cached separately. Arguments to the cached function must
    be hashable. View the cache statistics with f.cache_info(), clear it with f.cache_clear(), and access the
    underlying function with f.__wrapped__.
    """
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, _MOST, typed=False)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")
    return lambda function: _cached(function, maxsize, typed)


def cache(user_function, /):
    'Simple lightweight unbounded cache.  Sometimes called "memoize".'
    return lru_cache(maxsize=None)(user_function)


def _cached(function, maxsize, typed):
    wrapper = functools.update_wrapper(_wrapper(function, maxsize, typed), function)
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return wrapper


def _wrapper(function, maxsize, typed):
    if not callable(function):
        raise TypeError("the first argument must be callable")
    # The key that was used last is the last one.
    results = {}
    hits = misses = 0
    find, is_bounded, is_simple = results.get, maxsize is not None, not typed

    def wrapper(*args, **kwds):
        nonlocal hits, misses
        if is_simple and not kwds and len(args) == 1 and type(args[0]) in _PLAIN:
            key = args[0]
        elif maxsize == 0:
            key = None
        else:
            key = _make_key(args, kwds, typed)
            # Its message doesn't mention the dictionary.
            hash(key)
        result = find(key, _missing)
        if result is not _missing:
            hits += 1
            if is_bounded:
                results[key] = results.pop(key)
            return result
        misses += 1
        frames = hidden["frames"] + 1
        try:
            hidden["frames"] = frames
            if frames >= STEP and frames > hidden["raised"]:
                raise_limit()
            result = function(*args, **kwds)
        finally:
            hidden["frames"] = frames - 1
            if frames == 1 and hidden["raised"]:
                lower_limit()
        if is_bounded and key not in results:
            if maxsize == 0:
                return result
            if len(results) >= maxsize:
                del results[next(iter(results))]
        results[key] = result
        return result

    def cache_info():
        """Report cache statistics"""
        return _CacheInfo(hits, misses, maxsize, len(results))

    def cache_clear():
        """Clear the cache and cache statistics"""
        nonlocal hits, misses
        results.clear()
        hits = misses = 0

    wrapper.cache_info, wrapper.cache_clear = cache_info, cache_clear
    return wrapper


for _function in (lru_cache, cache):
    _function.__module__ = "functools"
