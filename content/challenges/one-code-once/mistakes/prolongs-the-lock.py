# advice: In your version, each attempt during the lock puts off its end. It ends 300 seconds after the fifth refusal, whatever is sent until then.
# look: 04-five-refusals
import hmac
import struct


def code(secret, step):
    """Return the code of a step. Leave this function as it is."""
    digest = hmac.digest(bytes.fromhex(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return f"{number % 1000000:06}"


def step_of(secret, given, time, last):
    """Return the step whose code was given, if it isn't used up, or None."""
    now = time // 30
    for step in [now - 1, now, now + 1]:
        # Texts of used codes would grow without end. The last accepted step is enough, because older ones are used up too.
        if step > last and hmac.compare_digest(code(secret, step).encode(), given.encode()):
            return step
    return None


def check(secrets, attempts):
    """Return "accepted", "refused" or "locked" for each attempt."""
    last_steps, refusals, opens = {}, {}, {}
    answers = []
    for time, user, given in attempts:
        # Before anything else: a locked attempt must not even learn whether its code is right.
        if time < opens.get(user, 0):
            opens[user] = time + 300
            answers.append("locked")
            continue
        step = None
        if user in secrets:
            step = step_of(secrets[user], given, time, last_steps.get(user, 0))
        if step is not None:
            last_steps[user] = step
            refusals[user] = 0
            answers.append("accepted")
            continue
        # A name without a secret is counted as well. Otherwise, only real users would ever be locked.
        refusals[user] = refusals.get(user, 0) + 1
        if refusals[user] == 5:
            opens[user] = time + 300
            refusals[user] = 0
        answers.append("refused")
    return answers
