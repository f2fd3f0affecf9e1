# advice: `match` is content if the path begins like an invoice, so `/invoices/1001/` opens as well. The whole path has to fit.
# look: 08-a-slash-at-the-end
import re

PREFIX = "/invoices/"


def may_read(invoice, user, role):
    """Whether this user may see this invoice. Every rule about access stands here."""
    return role == "accounts" or invoice["owner"] == user


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    found = re.match(r"/invoices/([1-9][0-9]*)", path)
    if not found:
        return [404, None]
    # As text: a number may be spelled in many ways, and only one of them is the key.
    invoice = invoices.get(found.group(1))
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
