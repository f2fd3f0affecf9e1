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
        # Asked after each step and not only at the end, because a link decides where the next `..` leads.
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
    # Lists of names have no "files-old" that begins like "files", as strings do.
    if end is None or len(end) <= len(root) or end[: len(root)] != root:
        return None
    return "/" + "/".join(end)
