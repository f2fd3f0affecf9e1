"""What the access log of a web server says."""

_LONGEST_NOTED_BODY = 4_096


def access(request, status, length):
    """Returns what the access log of a server says about a request and its response."""
    return {
        "method": request.method,
        "path": request.path,
        "query": request.query_string,
        "status": status,
        "bytes": length,
        "site": request.headers.get("host", ""),
        "referer": request.headers.get("referer", ""),
        "user_agent": request.headers.get("user-agent", ""),
        "cookies": request.cookies,
        "body": request.body[:_LONGEST_NOTED_BODY],
    }
