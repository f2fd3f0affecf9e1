# advice: `isdigit` is true for digits of every script, and `int` reads them: `１００１` opens invoice 1001. Look up the text itself.
# look: 13-digits-of-another-script
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
    number = path[len(PREFIX) :]
    if not number.isdigit() or number.startswith("0"):
        return [404, None]
    invoice = invoices.get(str(int(number)))
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
