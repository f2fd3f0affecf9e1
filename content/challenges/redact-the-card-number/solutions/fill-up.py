# title: Fill up from the left
# why: Decide what may be shown, and let `rjust` fill the rest: the length is right without counting.
number = input()
shown = number[-4:] if len(number) > 4 else ""
print(shown.rjust(len(number), "*"))
