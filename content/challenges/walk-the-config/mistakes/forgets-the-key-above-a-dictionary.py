# advice: You judge the texts in the dictionary of `secret` by their own keys, `name` and `codes`, and report none of them. A key that's secret covers everything below it.
# look: 03-everything-under-a-secret-key
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def is_harmless(text):
    """Tell whether a text is empty or a reference such as ${NAME}."""
    return text == "" or (text[:2] == "${" and text[-1] == "}")


def step_of(key):
    """Return a key as a step of a path."""
    # The tilde comes first. Afterwards, it would also replace the one that a slash brought along.
    return key.replace("~", "~0").replace("/", "~1")


def parts_of(config, is_secret):
    """Return the step and the value of each part, and whether it belongs to a secret key."""
    match config:
        case dict():
            return [(step_of(key), value, key.lower() in SECRET_KEYS) for key, value in config.items()]
        case list():
            return [(str(index), value, is_secret) for index, value in enumerate(config)]


def find_secrets(config, limit, path="", is_secret=False):
    """List the paths of all secrets in nested settings."""
    parts = parts_of(config, is_secret)
    # Everything but a list or a dictionary is the base case. It is no level, so the limit comes after it.
    if parts is None:
        if is_secret and isinstance(config, str) and not is_harmless(config):
            return [path]
        return []
    if limit == 0:
        return [f"deeper: {path}"]
    found = []
    for step, value, belongs in parts:
        found += find_secrets(value, limit - 1, f"{path}/{step}", belongs)
    return found
