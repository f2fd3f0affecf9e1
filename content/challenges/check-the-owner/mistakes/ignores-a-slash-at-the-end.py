# advice: `/invoices/1001/` opens an invoice in your version, because you drop the slash at its end. What follows the prefix has to be the key, character by character.
# look: 08-a-slash-at-the-end
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
    invoice = invoices.get(path[len(PREFIX) :].rstrip("/"))
    if invoice is None or not may_read(invoice, user, role):
        return [404, None]
    return [200, invoice]


def serve(invoices, requests):
    """One answer for each request."""
    return [respond(invoices, user, role, path) for user, role, path in requests]
