# advice: You print "wren" as it came. The last letter has to come first.
# look: 01-one-word
print(input())
