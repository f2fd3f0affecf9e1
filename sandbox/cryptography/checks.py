"""Checks of arguments, with PyCA's messages."""


def require_bytes(name, value):
    """Returns the value as bytes. Raises a TypeError if it isn't bytes-like."""
    try:
        return bytes(memoryview(value))
    except TypeError:
        raise TypeError(f"{name} must be bytes-like") from None
