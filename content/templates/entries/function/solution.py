def <<< function >>>(text):
    """<<< What it returns. >>>"""
    return text[::-1]
