# advice: You refuse `d/up/d/up/a`, because the walk meets one link twice. Meeting a link again doesn't make a circle; what else grows without end in a real one?
# look: 31-the-same-link-twice
def walk(place, path, links):
    """The place, a list of names, where a walk ends; None when it follows too many links."""
    todo = path.split("/")
    seen = []
    while todo:
        step = todo.pop(0)
        if step == "..":
            place = place[:-1]
        elif step not in ["", "."]:
            place = place + [step]
        target = links.get("/" + "/".join(place))
        if target is not None:
            if target in seen:
                return None
            seen.append(target)
            place = place[:-1]
            if target.startswith("/"):
                place = []
            todo = target.split("/") + todo
    return place


def safe_join(base, name, links):
    """The place inside the base where a name leads; None when it leads elsewhere."""
    if name.startswith("/") or "\\" in name or "\0" in name:
        return None
    root = [step for step in base.split("/") if step]
    end = walk(root, name, links)
    if end is None or len(end) <= len(root) or end[: len(root)] != root:
        return None
    return "/" + "/".join(end)
