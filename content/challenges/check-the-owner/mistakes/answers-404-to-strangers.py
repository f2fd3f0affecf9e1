# advice: Without a user, you answer 404 for some paths. Whether somebody is signed in comes first: 401, whatever the path is.
# look: 12-nobody-and-a-broken-path
PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return role == "accounts" or invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if not path.startswith(PREFIX) or path[len(PREFIX) :] not in invoices:
        return [404, None]
    if user is None:
        return [401, None]
    # As text: a number may be spelled in many ways, and only one of them is the key.
    invoice = invoices.get(path[len(PREFIX) :])
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
