PREFIX = "/invoices/"


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    number = int(path.removeprefix(PREFIX))
    invoice = invoices.get(str(number))
    if invoice is None:
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
