from random import Random

PREFIX = "10.20."


def parts(random, source, port):
    """The three conditions of the rules, each in one of several spellings."""
    web = random.choice([f"{port} == 443", f"443 == {port}"])
    office = random.choice([f'{source}.startswith("{PREFIX}")', f'{source}[:6] == "{PREFIX}"'])
    tickets = random.choice(
        [
            f"8000 <= {port} <= 8009",
            f"8000 <= {port} < 8010",
            f"7999 < {port} < 8010",
            f"{port} in range(8000, 8010)",
            f"{port} // 10 == 800",
        ]
    )
    return web, office, tickets


def broken(random, situation, source, port):
    """The same three conditions, with one thing wrong. From situation 17 on, nothing is."""
    web, office, tickets = parts(random, source, port)
    if situation == 0:
        tickets = random.choice([f"8000 < {port} <= 8009", f"{port} in range(8001, 8010)"])
    elif situation == 1:
        tickets = random.choice([f"8000 <= {port} < 8009", f"{port} in range(8000, 8009)"])
    elif situation == 2:
        tickets = random.choice([f"7999 <= {port} <= 8009", f"7998 < {port} < 8010"])
    elif situation == 3:
        tickets = random.choice([f"8000 <= {port} <= 8010", f"{port} in range(8000, 8011)"])
    elif situation == 4:
        office = f'{source}.startswith("10.20")'
    elif situation == 5:
        office = f'"{PREFIX}" in {source}'
    elif situation == 6:
        office = f'{source}.startswith("10.")'
    elif situation == 7:
        office = random.choice(["True", f'{source} != ""'])
    elif situation == 8:
        tickets = random.choice(["True", f"{port} > 0"])
    elif situation == 9:
        web = f"({office} and {port} == 443)"
    elif situation == 10:
        web = f"({port} == 443 and not {office})"
    elif situation == 11:
        web = random.choice([f"{port} <= 443", f"{port} < 444"])
    elif situation == 12:
        web = random.choice([f"443 <= {port} <= 444", f"{port} in (443, 444)"])
    elif situation == 13:
        web = random.choice([f"442 <= {port} <= 443", f"{port} in (442, 443)"])
    elif situation == 14:
        web = "False"
    elif situation == 15:
        office = f"not {office}"
    elif situation == 16:
        web = random.choice([f"{port} >= 443", f"{port} > 0", "True"])
    return web, office, tickets


def generate(seed, size=None):
    """A version of the filter with as many lines as the size says, and at most one thing wrong."""
    random = Random(seed)
    lines = size or random.randint(1, 5)
    source = random.choice(["source", "address", "client", "host"])
    port = random.choice(["port", "number", "target"])
    web, office, tickets = broken(random, seed % 23, source, port)
    head = f"def is_allowed({source}, {port}):"
    answer = f"return {web} or {office} and {tickets}"
    short = f"return is_office and {tickets}"
    bodies = [
        None,
        [answer],
        [f"is_office = {office}", f"return {web} or is_office and {tickets}"],
        [f"if {web}:", "    return True", f"return {office} and {tickets}"],
        [f"is_office = {office}", f"if {web}:", "    return True", short],
    ]
    body = bodies[lines - 1]
    if body is None:
        return f"{head} {answer}\n"
    return "\n".join([head, *(f"    {line}" for line in body)]) + "\n"
