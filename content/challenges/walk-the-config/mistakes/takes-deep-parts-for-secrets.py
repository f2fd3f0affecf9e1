# advice: A dictionary under `password` that lies too deep is in your report like a secret. Nobody has looked inside, so it needs the word `deeper:`.
# look: 16-only-the-first-level
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def walk(value, path, level, limit, secret):
    if isinstance(value, (dict, list)):
        if level > limit:
            return [path] if secret else [f"deeper: {path}"]
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        found = []
        for key, inner in pairs:
            is_key = isinstance(value, dict)
            step = key.replace("~", "~0").replace("/", "~1") if is_key else str(key)
            now = secret or (is_key and key.lower() in SECRET_KEYS)
            found += walk(inner, f"{path}/{step}", level + 1, limit, now)
        return found
    if secret and isinstance(value, str) and value and not (value.startswith("${") and value.endswith("}")):
        return [path]
    return []


def find_secrets(config, limit):
    return walk(config, "", 1, limit, False)
