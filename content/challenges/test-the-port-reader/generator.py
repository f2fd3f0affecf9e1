from random import Random


def parts(random, situation, turn, text, port):
    """How a version asks whether a text is a port, what it returns and how it refuses. Up to situation 15 and in 21, one is wrong."""
    same = random.choice([f"str({port}) == {text}", f"{text} == str({port})"])
    inside = random.choice([f"0 < {port} < 65536", f"1 <= {port} <= 65535", f"{port} in range(1, 65536)"])
    answer, refusal = port, "ValueError"
    if situation == 0:
        inside = random.choice([f"0 < {port} < 65535", f"{port} in range(1, 65535)"])
    elif situation == 1:
        inside = random.choice([f"0 < {port} <= 65536", f"{port} in range(1, 65537)"])
    elif situation == 2:
        inside = random.choice([f"1 < {port} < 65536", f"{port} in range(2, 65536)"])
    elif situation == 3:
        inside = random.choice([f"0 <= {port} < 65536", f"{port} in range(65536)"])
    elif situation == 4:
        same = f'str({port}) == {text}.removeprefix("+")'
    elif situation == 5:
        same = f'str({port}) == {text}.replace("_", "")'
    elif situation == 6:
        same = f"str({port}) == {text}.lstrip()"
    elif situation == 7:
        same = f"str({port}) == {text}.rstrip()"
    elif situation == 8:
        same = f"len(str({port})) == len({text})"
    elif situation == 9:
        same = f'str({port}) == {text}.lstrip("0")'
    elif situation == 10:
        answer = random.choice([text, f"str({port})", f"[{port}]"])
    elif situation == 11:
        refusal = random.choice(["KeyError", "TypeError", "IndexError"])
    elif situation == 12:
        same = f'{same} and "0" not in {text}'
    elif situation == 13:
        same = random.choice(["True", f"{text}.strip() != ''"])
    elif situation == 14:
        inside = random.choice([f"0 < {port}", f"{port} > 0", f"{port} >= 1"])
    elif situation == 15:
        answer = random.choice(["None", "0", "22", f"{port} + 1"])
    elif situation == 21:
        refusal = "None"
    return f"{same} and {inside}", answer, refusal


def number_of(situation, text):
    """How a version turns a text into a number. In situations 16 and 17, it takes one text too many."""
    if situation == 16:
        return f'int({text} or "7")'
    if situation == 17:
        return f'int({text}.replace("ssh", "22"))'
    return f"int({text})"


def generate(seed, size=None):
    """A version of the function with as many lines as the size says, and at most one thing wrong."""
    random = Random(seed)
    lines = size or random.randint(1, 5)
    situation = seed % 21
    if size and situation == 18:
        situation = 21
    text = random.choice(["text", "word", "typed", "value"])
    number = number_of(situation, text)
    name = random.choice(["port", "number"]) if lines in (3, 5) else number
    condition, answer, refusal = parts(random, situation, seed // 21, text, name)
    if situation in (16, 17):
        condition = condition.replace(f"== {text}", f"== str({name})").replace(f"{text} ==", f"str({name}) ==")
    refuse = f"[][0]" if refusal == "IndexError" else f'{{}}["port"]' if refusal == "KeyError" else "len(0)" if refusal == "TypeError" else 'int("")'
    if refusal == "None":
        refuse, raising = "None", "return None"
    else:
        raising = f"raise {refusal}({text})"
    head = f"def read_port({text}):"
    shortest = f"return {answer} if {condition} else {refuse}"
    bodies = [
        None,
        [shortest],
        [f"{name} = {number}", shortest],
        [f"if not ({condition}):", f"    {raising}", f"return {answer}"],
        [f"{name} = {number}", f"if {condition}:", f"    return {answer}", raising],
    ]
    body = bodies[lines - 1]
    if body is None:
        return f"{head} {shortest}\n"
    return "\n".join([head, *(f"    {line}" for line in body)]) + "\n"
