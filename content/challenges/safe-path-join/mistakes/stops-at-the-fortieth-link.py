# advice: You give up at the 40th link, but 40 are allowed and the 41st isn't. Does your comparison include its number?
# look: 34-forty-links
MOST_LINKS = 40


def walk(place, path, links):
    """The place, a list of names, where a walk ends; None when it follows too many links."""
    todo = path.split("/")
    followed = 0
    while todo:
        step = todo.pop(0)
        if step == "..":
            place = place[:-1]
        elif step not in ["", "."]:
            place = place + [step]
        target = links.get("/" + "/".join(place))
        if target is not None:
            followed += 1
            if followed >= MOST_LINKS:
                return None
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
