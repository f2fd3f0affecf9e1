# advice: Your function ends with a KeyError for a number that nobody has an invoice for. No path may crash it: ask first whether the number is there.
# look: 01-a-number-that-does-not-exist
PREFIX = "/invoices/"


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    if not path.startswith(PREFIX):
        return [404, None]
    number = path[len(PREFIX):]
    if not number.isdigit():
        return [404, None]
    invoice = invoices[number]
    if role == "customer" and invoice["owner"] != user:
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
