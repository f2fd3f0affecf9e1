# advice: You answer 401 for somebody else's invoice. That means that nobody is signed in, and it still tells them that the invoice exists.
# look: 02-somebody-elses
PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return role == "accounts" or invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    if not path.startswith(PREFIX):
        return [404, None]
    # As text: a number may be spelled in many ways, and only one of them is the key.
    invoice = invoices.get(path[len(PREFIX) :])
    if invoice is None:
        return [404, None]
    if not may_read(invoice, user, role):
        return [401, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
