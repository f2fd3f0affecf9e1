"""The pages of a web server that a scenario describes."""

import base64
import re

from .message_template import pieces

_KEY = re.compile(r"(?:([A-Z]+) )?(.+)$")
_FORBIDDEN = {"status": 403, "body": "Forbidden"}


def _as_routes(page):
    """Returns a page as a list of routes. It is given as [status, body, headers], one route, or several."""
    if isinstance(page, dict):
        return [page]
    if page and isinstance(page[0], int):
        status, body, *headers = page
        return [{"status": status, "body": body, "headers": headers[0] if headers else {}}]
    return page


def _all_match(patterns, found):
    return all(name in found and re.search(text, found[name]) for name, text in patterns.items())


def _has_credentials(request, credentials):
    expected = base64.b64encode(credentials.encode()).decode()
    return request.headers.get("authorization") == f"Basic {expected}"


def _fits(route, request):
    needs = route.get("needs", {})
    headers = {name.lower(): pattern for name, pattern in needs.get("headers", {}).items()}
    return (
        _all_match(needs.get("query", {}), request.query)
        and _all_match(needs.get("form", {}), request.form)
        and _all_match(needs.get("cookies", {}), request.cookies)
        and _all_match(headers, request.headers)
        and ("body" not in needs or re.search(needs["body"], request.body))
        and ("basicAuth" not in needs or _has_credentials(request, needs["basicAuth"]))
    )


def _refusal(routes):
    if any("basicAuth" in route.get("needs", {}) for route in routes):
        challenge = {"WWW-Authenticate": 'Basic realm="lab"'}
        return {"status": 401, "body": "Unauthorized", "headers": challenge}
    return _FORBIDDEN


def _routes_of(pages, request):
    """Returns the routes for a request's path, or one error route if there are none."""
    found, methods = [], set()
    for key, page in pages.items():
        method, path = _KEY.match(key).groups()
        if path != request.path:
            continue
        if method is None or method in (request.method, "GET" if request.method == "HEAD" else None):
            found += _as_routes(page)
        else:
            methods.add(method)
    if found:
        return found
    if methods:
        allowed = {"Allow": ", ".join(sorted(methods))}
        return [{"status": 405, "body": "Method not allowed", "headers": allowed}]
    return _as_routes(pages.get("*", [404, "Not found"]))


def _choose(pages, request):
    routes = _routes_of(pages, request)
    return next((route for route in routes if _fits(route, request)), None) or _refusal(routes)


def _cookie(name, value):
    return "Set-Cookie", f"{name}={value}" + ("" if ";" in value else "; Path=/; HttpOnly")


def answer(pages, request):
    """Returns the status, the headers as pairs, and the parts of the body with their delays in nanoseconds."""
    route = _choose(pages, request)
    is_redirect = "redirect" in route
    headers = {**({"Location": route["redirect"]} if is_redirect else {}), **route.get("headers", {})}
    cookies = [_cookie(*pair) for pair in route.get("setCookies", {}).items()]
    status = route.get("status", 302 if is_redirect else 200)
    return status, [*headers.items(), *cookies], pieces(route.get("body", ""))
