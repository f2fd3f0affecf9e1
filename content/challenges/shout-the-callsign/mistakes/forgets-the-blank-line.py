# advice: For a blank line you print an empty line, because nothing is left after strip. What does the brief ask for then?
# look: 03-a-blank-line
print(input().strip().upper())
