SECRET_KEYS = {"password", "secret", "token", "api_key"}


def find_secrets(config, limit, path=""):
    """List the paths of all secrets in nested settings."""
    found = []
    for key, value in config.items():
        if key in SECRET_KEYS:
            found.append(f"{path}/{key}")
    return found
