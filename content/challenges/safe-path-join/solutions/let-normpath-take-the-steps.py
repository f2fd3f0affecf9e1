# title: Expand the path until no link is left
# why: The walk is written as a text: what was walked, and what is left. Each link found rewrites that text, and `posixpath` takes the single steps.
import posixpath


def resolve(walked, left, links, budget=40):
    """The place where a walk ends; None when it follows too many links."""
    if not left:
        return walked
    step, *left = left
    place = posixpath.normpath(posixpath.join(walked, step))
    if place not in links:
        return resolve(place, left, links, budget)
    if budget == 0:
        return None
    target = links[place]
    start = "/" if target.startswith("/") else posixpath.dirname(place)
    return resolve(start, target.split("/") + left, links, budget - 1)


def safe_join(base, name, links):
    """The place inside the base where a name leads; None when it leads elsewhere."""
    if any(mark in name for mark in ["\\", "\0"]) or posixpath.isabs(name):
        return None
    end = resolve(base, name.split("/"), links)
    if end is None or end == base or posixpath.commonpath([base, end]) != base:
        return None
    return end
