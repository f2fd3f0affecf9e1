# advice: Somebody who isn't signed in gets 404 for `/payments/1001`, because you look at the path first. The first question is who is asking.
# look: 12-nobody-and-a-broken-path
PREFIX = "/invoices/"


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if not path.startswith(PREFIX):
        return [404, None]
    if user is None:
        return [401, None]
    invoice = invoices.get(path[len(PREFIX) :])
    if invoice is None:
        return [404, None]
    if role == "accounts" or invoice["owner"] == user:
        return [200, invoice]
    return [404, None]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
