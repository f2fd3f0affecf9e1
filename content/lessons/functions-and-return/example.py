def is_port(number):
    """Tell whether a number can be a port."""
    return 0 <= number <= 65535


def describe(number, limit=1024):
    """Return a word for a port, or None if it is not a port."""
    if not is_port(number):
        return None
    if number < limit:
        return "system"
    return "user"


numbers = [22, 1023, 1024, 8080, 70000]
for number in numbers:
    print(number, describe(number))

print("all ports:", all(is_port(number) for number in numbers))
print("ports:", ", ".join(str(number) for number in numbers if is_port(number)))
