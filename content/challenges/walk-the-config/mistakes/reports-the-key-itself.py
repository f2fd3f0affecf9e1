# advice: You report `/secret`, whose value is a dictionary, and not the texts inside. Only a text is a finding.
# look: 03-everything-under-a-secret-key
SECRET_KEYS = {"password", "secret", "token", "api_key"}


def is_harmless(text):
    return text == "" or (text.startswith("${") and text.endswith("}"))


def find_secrets(config, limit, path=""):
    """List the paths of all secrets in nested settings."""
    found = []
    if isinstance(config, dict):
        parts = config.items()
    else:
        parts = enumerate(config)
    for key, value in parts:
        here = f"{path}/{str(key).replace('~', '~0').replace('/', '~1')}"
        if str(key).lower() in SECRET_KEYS and not (isinstance(value, str) and is_harmless(value)):
            found.append(here)
        elif isinstance(value, (dict, list)):
            if limit == 1:
                found.append(f"deeper: {here}")
            else:
                found += find_secrets(value, limit - 1, here)
    return found
