# title: Letter by letter
# why: It shows what a slice does for you: every letter goes in front of those before it.
turned = ""
for letter in input():
    turned = letter + turned
print(turned)
