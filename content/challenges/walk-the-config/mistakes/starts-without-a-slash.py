# advice: Your path is `mail/password`. There's a slash before each step, also before the first one.
# look: 01-two-levels
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def is_harmless(text):
    """Tell whether a text is empty or a reference such as ${NAME}."""
    return text == "" or (text.startswith("${") and text.endswith("}"))


def step_of(key):
    """Return a key as a step of a path."""
    return key.replace("~", "~0").replace("/", "~1")


def parts_of(config, is_secret):
    """Return the step and the value of each part, and whether it belongs to a secret key."""
    match config:
        case dict():
            return [(step_of(key), value, is_secret or key.lower() in SECRET_KEYS) for key, value in config.items()]
        case list():
            return [(str(index), value, is_secret) for index, value in enumerate(config)]


def find_secrets(config, limit, path="", is_secret=False):
    """List the paths of all secrets in nested settings."""
    parts = parts_of(config, is_secret)
    if parts is None:
        if is_secret and isinstance(config, str) and not is_harmless(config):
            return [path[1:]]
        return []
    if limit == 0:
        return [f"deeper: {path[1:]}"]
    found = []
    for step, value, belongs in parts:
        found += find_secrets(value, limit - 1, f"{path}/{step}", belongs)
    return found
