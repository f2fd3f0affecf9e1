# advice: The accounts department gets every invoice before you look at the path, so a number that doesn't exist crashes with `KeyError`.
# look: 11-accounts-and-a-missing-invoice
PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return role == "accounts" or invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    if role == "accounts":
        return [200, invoices[path.removeprefix(PREFIX)]]
    if not path.startswith(PREFIX):
        return [404, None]
    # As text: a number may be spelled in many ways, and only one of them is the key.
    invoice = invoices.get(path[len(PREFIX) :])
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
