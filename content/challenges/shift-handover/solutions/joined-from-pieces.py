# title: Join the pieces with a plus sign
# why: `repr` is the function behind `!r`. Python reads the three lines from left to right, so no variable is needed.
print(input() + " -> " + input() + ": " + repr(input()) + ".")
