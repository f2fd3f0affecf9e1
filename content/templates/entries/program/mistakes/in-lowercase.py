# advice: You print "Wren" in lowercase. Only the order of the letters may change.
# look: 05-capital-letters
print(input()[::-1].lower())
