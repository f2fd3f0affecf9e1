HEX_DIGITS = "0123456789abcdefABCDEF"


def percent_decode(text):
    """Return the decoded text, or None when it is malformed."""
    return text
