# advice: You look only at what follows the last slash, so `/payments/1001` shows an invoice.
# look: 15-another-page
PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return role == "accounts" or invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    invoice = invoices.get(path.split("/")[-1])
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
