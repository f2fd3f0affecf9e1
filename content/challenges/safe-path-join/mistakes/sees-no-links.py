# advice: `normpath` cancels `current/..`, so you return `/srv/files/a.txt`, but `current` is a link and "up" starts where it leads. Which step of the walk has to look into `links`?
# look: 24-up-from-where-a-link-leads
import posixpath


def safe_join(base, name, links):
    if name.startswith("/") or "\\" in name or "\0" in name:
        return None
    end = posixpath.normpath(posixpath.join(base, name))
    if end == base or not end.startswith(base.rstrip("/") + "/"):
        return None
    return end
