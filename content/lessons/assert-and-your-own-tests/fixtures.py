def one_short(port):
    return 0 <= port < 1023


def one_long(port):
    return 0 <= port <= 1024


def no_lower_edge(port):
    return port < 1024


def shouts(port):
    return "yes" if 0 <= port < 1024 else "no"


def at_two(results):
    return _longest(results) >= 2


def at_four(results):
    return _longest(results) >= 4


def only_exactly_three(results):
    return _longest(results) == 3


def forgives(results):
    streak = 0
    for result in results:
        streak = streak + 1 if result == "refused" else 0
    return streak >= 3


def never_starts_over(results):
    return results.count("refused") >= 3


def only_the_first_three(results):
    return results[:3] == ["refused"] * 3


def _longest(results):
    longest = streak = 0
    for result in results:
        streak = streak + 1 if result == "refused" else 0
        longest = max(longest, streak)
    return longest
