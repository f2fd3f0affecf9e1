# title: Keep a list of what is left
# why: A list of open places replaces the calls that wait. The function never calls itself, so the nesting can't run into Python's own limit.
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def find_secrets(config, limit):
    """List the paths of all secrets in nested settings."""
    found = []
    left = [("", 1, False, config)]
    while left:
        path, level, counts, value = left.pop()
        if isinstance(value, (dict, list)):
            if level > limit:
                found.append("deeper: " + path)
                continue
            inner = []
            for step in value if isinstance(value, dict) else range(len(value)):
                name = str(step)
                escaped = "".join({"~": "~0", "/": "~1"}.get(letter, letter) for letter in name)
                below = counts or (isinstance(value, dict) and name.lower() in SECRET_KEYS)
                inner.append((path + "/" + escaped, level + 1, below, value[step]))
            # `pop` takes the last one, so the first part has to be the last.
            left += reversed(inner)
        elif counts and isinstance(value, str) and value:
            if value[:2] != "${" or value[-1] != "}":
                found.append(path)
    return found
