# title: Look only among what this user may see
# why: The rest of the function can't leak an invoice that it never had. A database does the same with a `WHERE` on the owner.
PREFIX = "/invoices/"


def visible(invoices, user, role):
    """The pages that exist for this user, by their path."""
    return {
        PREFIX + number: invoice
        for number, invoice in invoices.items()
        if role == "accounts" or invoice["owner"] == user
    }


def respond(invoices, user, role, path):
    """The status of one request, and the invoice to show."""
    if user is None:
        return [401, None]
    page = visible(invoices, user, role).get(path)
    return [404, None] if page is None else [200, page]


def serve(invoices, requests):
    """One answer for each request."""
    answers = []
    for user, role, path in requests:
        answers.append(respond(invoices, user, role, path))
    return answers
