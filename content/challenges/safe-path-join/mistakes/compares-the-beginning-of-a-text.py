# advice: `/srv/files2/x` passes, because its text begins with `/srv/files`. Where would a comparison of the single names see the difference?
# look: 27-a-link-to-a-folder-with-the-same-beginning
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
            if followed > MOST_LINKS:
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
    if end is None:
        return None
    joined = "/" + "/".join(end)
    return joined if joined.startswith(base) and joined != base else None
