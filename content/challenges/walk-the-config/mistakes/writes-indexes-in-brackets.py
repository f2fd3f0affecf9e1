# advice: You write `/users[1]/Api_Key`. An index is a step like any other, with a slash in front.
# look: 02-lists-and-references
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def walk(value, path, level, limit, secret):
    if isinstance(value, (dict, list)):
        if level > limit:
            return [f"deeper: {path}"]
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        found = []
        for key, inner in pairs:
            is_key = isinstance(value, dict)
            step = key.replace("~", "~0").replace("/", "~1") if is_key else str(key)
            now = secret or (is_key and key.lower() in SECRET_KEYS)
            found += walk(inner, f"{path}/{step}" if is_key else f"{path}[{step}]", level + 1, limit, now)
        return found
    if secret and isinstance(value, str) and value and not (value.startswith("${") and value.endswith("}")):
        return [path]
    return []


def find_secrets(config, limit):
    return walk(config, "", 1, limit, False)
