import posixpath


def safe_join(base, name, links):
    """The place inside the base where a name leads; None when it leads elsewhere."""
    end = posixpath.normpath(posixpath.join(base, name))
    if end.startswith(base):
        return end
    return None
