# Line 1: expected "null", got ""/srv/files/logo/passwd"".
import posixpath


def safe_join(base, name, links):
    if name.startswith("/") or "\\" in name or "\0" in name:
        return None
    end = posixpath.normpath(posixpath.join(base, name))
    if end == base or not end.startswith(base.rstrip("/") + "/"):
        return None
    return end
