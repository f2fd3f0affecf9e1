# advice: You print "ner", without the w: a slice ends before its second number.
# look: 01-one-word
line = input()
print(line[:0:-1])
