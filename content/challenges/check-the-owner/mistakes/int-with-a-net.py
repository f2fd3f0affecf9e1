# advice: You catch the `ValueError`, so nothing crashes. But `int` still takes `+1001` and `01001` for other spellings of 1001.
# look: 03-a-leading-zero
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
    invoice = None
    try:
        invoice = invoices.get(str(int(path[len(PREFIX) :])))
    except ValueError:
        return [404, None]
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
