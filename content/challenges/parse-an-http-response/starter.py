def parse_response(text):
    """Take a response apart; None if it isn't one, or if a part of it is missing."""
    head, _, body = text.partition("\r\n\r\n")
    return {"status": 0, "reason": "", "headers": {}, "body": body}
