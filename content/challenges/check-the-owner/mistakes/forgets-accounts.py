# advice: The accounts department gets a 404 for invoice 1002. The owner isn't the only one who may read it.
# look: 03-the-accounts-department
PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
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
